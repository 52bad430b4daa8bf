const REFUSED_CENTS = 13

/** The rule of the demo: amounts that end in 13 cents are refused, so that both ends can be seen. */
export const isRefusedByRule = (cents: number): boolean => cents % 100 === REFUSED_CENTS
