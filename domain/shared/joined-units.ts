const BEFORE_UNIT = /(\d) (?=[a-z°µ]{1,3}(?![a-z]))/gi

/** A figure and the unit after it in one piece: "16-50 mm", "24 MP". No line ends between them. */
export const joinUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0')
