// What a reader sees something of: neither blanks nor characters that leave no mark (a zero-width space, a Hangul filler).
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

// Pasted from a word processor or a terminal: no server keeps them, and nobody has typed them. Line ends and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Half of a pair, as a cut text ends in. */
const HALF = /\p{Surrogate}/gu

/** A text without the characters that no server keeps: control characters and halves of pairs. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '').replace(HALF, '')

/** A typed text without the blanks around it; empty when a reader would see nothing of it. */
export const visibleText = (text: string): string => {
  const kept = withoutControlCharacters(text)
  return SHOWN.test(kept) ? kept.trim() : ''
}

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
export const normaliseInput = (text: string): string =>
  withoutThaiDigits(narrowed(withoutControlCharacters(text)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\u3000/g, ' ')
    .replace(/(\d)[ー‐‑–](?=\d)/g, '$1-')
    .trim()

/** A whole number from 0 on as somebody typed it, in any of the digits that `normaliseInput` reads; undefined for anything else. */
export const parseWholeNumber = (text: string): number | undefined => {
  const digits = normaliseInput(text)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/**
 * How long a text is, in the one unit of all limits that people meet: characters as a reader sees them (grapheme clusters).
 * A family of emoji, a flag, a letter with its marks and a Thai syllable's vowel are one. Where the platform cannot
 * part them (browsers before 2024), code points are counted instead: never fewer, so that what is taken here is taken there.
 */

/** UTF-16 units that a character may have at most on average: longest are the flags of regions with 14. */
const UNITS_PER_CHARACTER = 16

const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined
const segmenter = Segmenter && new Segmenter('und', { granularity: 'grapheme' })

// Nothing of it joins: each unit is a character.
const PLAIN = /^[\n\x20-\x7e\u4e00-\u9fff]*$/

/** The characters of a text as a reader sees them, one after the other. */
export function* charactersOf(text: string): Generator<string> {
  if (!segmenter || PLAIN.test(text)) yield* text
  else for (const { segment } of segmenter.segment(text)) yield segment
}

/** Characters of a text. */
export const lengthOf = (text: string): number => {
  if (PLAIN.test(text)) return text.length
  let length = 0
  for (const _ of charactersOf(text)) length += 1
  return length
}

/** Whether a text has more than `most` characters, or more units than so many characters can need. */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most && (text.length > most * UNITS_PER_CHARACTER || lengthOf(text) > most)

/** The first `most` characters of a text that `isTooLong` lets pass; none is parted. */
export const firstOf = (text: string, most: number): string => {
  if (text.length <= most) return text
  let kept = ''
  let count = 0
  for (const character of charactersOf(text)) {
    count += 1
    if (count > most || kept.length + character.length > most * UNITS_PER_CHARACTER) break
    kept += character
  }
  return kept
}

/**
 * What stays of `typed` in a field for `most` characters that held `before`: of what was put in, as much as there is room
 * for, and what stood around it. `caret` is where writing goes on, in units.
 */
export const fitted = (
  before: string,
  typed: string,
  most: number,
): { readonly text: string; readonly caret: number } => {
  let head = 0
  while (head < before.length && head < typed.length && before[head] === typed[head]) head += 1
  let tail = 0
  const shorter = Math.min(before.length, typed.length) - head
  while (tail < shorter && before.at(-1 - tail) === typed.at(-1 - tail)) tail += 1
  const [start, end] = [typed.slice(0, head), typed.slice(typed.length - tail)]
  const put = typed.slice(head, typed.length - tail)
  const characters = [...charactersOf(put)]
  while (characters.length > 0 && isTooLong(start + characters.join('') + end, most)) characters.pop()
  const kept = start + characters.join('')
  return { text: kept + end, caret: kept.length }
}

/**
 * What is looked for, as it can be found: inner blanks single, at most `most` characters, and none that nobody types on
 * purpose: control characters, half an emoji. A server that refuses those could only be asked the same again.
 */
export const normaliseSearchTerm = (text: string, most: number): string =>
  firstOf(
    text
      .replace(/(?!\s)\p{Cc}|\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  ).trim()

/** Half an emoji, as a cut text ends in, has no place in an address: encoding it throws. A sign stands for it. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

const BEFORE_UNIT = /(\d) (?=[a-z°µ]{1,3}(?![a-z]))/gi
/** From one figure to another: browsers end lines after the hyphen. */
const RANGE = /(\d)-(?=\d)/g
const WORD_JOINER = '\u2060'

/** A figure and the unit after it in one piece: "16-50 mm", "24 MP". No line ends between them. */
export const joinUnits = (text: string): string =>
  text.replace(BEFORE_UNIT, '$1\u00a0').replace(RANGE, `$1-${WORD_JOINER}`)

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

/** What a server says a text's language is, when it is a tag; undefined when it says nothing or nonsense. */
export const languageTag = (text: string | undefined): string | undefined =>
  text !== undefined && LANGUAGE_TAG.test(text) ? text : undefined
