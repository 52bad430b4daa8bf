import { keptText } from './shown-text.ts'

/** Letters, digits and marks as wide as a Chinese character, which an input method gives: １２３ and ＡＢＣ. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const TO_ASCII = 0xfee0
const THAI_DIGIT = /[\u0e50-\u0e59]/g
const TO_DIGIT = 0x0e50 - 0x30

const moved = (pattern: RegExp, by: number) => (text: string) =>
  text.replace(pattern, (letter) => String.fromCharCode(letter.charCodeAt(0) - by))

const narrowed = moved(FULL_WIDTH, TO_ASCII)
const withoutThaiDigits = moved(THAI_DIGIT, TO_DIGIT)

/**
 * What was typed or pasted where only plain letters and digits count (amounts, numbers, codes, accounts): full width
 * and Thai digits become those that are meant, the long mark of an input method between digits a dash, and what
 * nobody sees is left out with the blanks around.
 */
export const plainTyped = (text: string): string =>
  withoutThaiDigits(narrowed(keptText(text)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\u3000/g, ' ')
    .replace(/(\d)[ー‐‑–](?=\d)/g, '$1-')
    .trim()

/** A whole number from 0 on as somebody typed it, in any of the digits that `plainTyped` reads; undefined for anything else. */
export const wholeTyped = (text: string): number | undefined => {
  const digits = plainTyped(text)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
