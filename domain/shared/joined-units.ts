const BEFORE_UNIT = /(\d) (?=[a-z°µ]{1,3}(?![a-z]))/gi
/** From one figure to another: browsers end lines after the hyphen. */
const RANGE = /(\d)-(?=\d)/g
const WORD_JOINER = '\u2060'

/** A figure and the unit after it in one piece: "16-50 mm", "24 MP". No line ends between them. */
export const joinUnits = (text: string): string =>
  text.replace(BEFORE_UNIT, '$1\u00a0').replace(RANGE, `$1-${WORD_JOINER}`)
