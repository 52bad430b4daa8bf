const REFUSED_CENTS = 13

/** The demo's rule: amounts that end in 13 cents are refused, so that both outcomes can be tried. */
export const isRefusedByRule = (cents: number): boolean => cents % 100 === REFUSED_CENTS
