// Visible characters: neither spaces nor invisible ones (a zero-width space, a Hangul filler).
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

// Pasted from a word processor or a terminal: no server keeps them, and nobody has typed them. Line ends and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** A lone surrogate, as left at the end of a cut text. */
const HALF = /\p{Surrogate}/gu

/** A text without characters that servers reject: control characters and lone surrogates. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '').replace(HALF, '')

/** A typed text, trimmed; empty when it has no visible character. */
export const visibleText = (text: string): string => {
  const kept = withoutControlCharacters(text)
  return SHOWN.test(kept) ? kept.trim() : ''
}

/** Full-width letters, digits and punctuation of input methods: １２３ and ＡＢＣ. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const TO_ASCII = 0xfee0
const THAI_DIGIT = /[\u0e50-\u0e59]/g
const TO_DIGIT = 0x0e50 - 0x30

const moved = (pattern: RegExp, by: number) => (text: string) =>
  text.replace(pattern, (letter) => String.fromCharCode(letter.charCodeAt(0) - by))

const narrowed = moved(FULL_WIDTH, TO_ASCII)
const withoutThaiDigits = moved(THAI_DIGIT, TO_DIGIT)

/**
 * Normalises typed or pasted text for fields of plain letters and digits (amounts, numbers, codes, accounts):
 * full-width and Thai digits become ASCII, the long vowel mark between digits a dash, and invisible characters and
 * surrounding spaces are removed.
 */
export const normaliseInput = (text: string): string =>
  withoutThaiDigits(narrowed(withoutControlCharacters(text)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\u3000/g, ' ')
    .replace(/(\d)[ー‐‑–](?=\d)/g, '$1-')
    .trim()

/** A typed whole number from 0, in any digits that `normaliseInput` reads; undefined for anything else. */
export const parseWholeNumber = (text: string): number | undefined => {
  const digits = normaliseInput(text)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/**
 * The unit of all length limits that people see: characters as a reader sees them (grapheme clusters). An emoji
 * family, a flag, a letter with its marks and a Thai syllable's vowel are one. Platforms that cannot split them
 * (browsers before 2024) count code points instead, which are never fewer, so that accepted text is accepted
 * everywhere.
 */

/** Most UTF-16 units of a character on average; the longest are regional flags with 14. */
const UNITS_PER_CHARACTER = 16

const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined
const segmenter = Segmenter && new Segmenter('und', { granularity: 'grapheme' })

// Text without combining characters: each unit is one character.
const PLAIN = /^[\n\x20-\x7e\u4e00-\u9fff]*$/

/** Iterates over the characters of a text as a reader sees them. */
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

/** Whether a text has more than `most` characters, or more units than that many characters can need. */
export const isTooLong = (text: string, max: number): boolean =>
  text.length > max && (text.length > max * UNITS_PER_CHARACTER || lengthOf(text) > max)

/** The first `most` characters of a text that passes `isTooLong`; none is split. */
export const firstOf = (text: string, max: number): string => {
  if (text.length <= max) return text
  let kept = ''
  let count = 0
  for (const character of charactersOf(text)) {
    count += 1
    if (count > max || kept.length + character.length > max * UNITS_PER_CHARACTER) break
    kept += character
  }
  return kept
}

/**
 * Limits a text field to `most` characters after an input: the inserted part is cut, the text around it stays.
 * `before` is the previous value, `caret` the new caret position in units.
 */
export const fitted = (
  before: string,
  typed: string,
  max: number,
): { readonly text: string; readonly caret: number } => {
  let head = 0
  while (head < before.length && head < typed.length && before[head] === typed[head]) head += 1
  let tail = 0
  const shorter = Math.min(before.length, typed.length) - head
  while (tail < shorter && before.at(-1 - tail) === typed.at(-1 - tail)) tail += 1
  const [start, end] = [typed.slice(0, head), typed.slice(typed.length - tail)]
  const put = typed.slice(head, typed.length - tail)
  const characters = [...charactersOf(put)]
  while (characters.length > 0 && isTooLong(start + characters.join('') + end, max)) characters.pop()
  const kept = start + characters.join('')
  return { text: kept + end, caret: kept.length }
}

/** A text to compare with what is searched for: letters of any case and width are the same. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * A search text, normalised: single spaces, at most `most` characters, no control characters or lone surrogates,
 * which servers reject.
 */
export const normaliseSearchTerm = (text: string, max: number): string =>
  firstOf(
    text
      .replace(/(?!\s)\p{Cc}|\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  ).trim()

/** Replaces lone surrogates, which cannot be URL-encoded (encoding them throws). */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

const BEFORE_UNIT = /(\d) (?=[a-z°µ]{1,3}(?![a-z]))/gi
/** A number range: browsers break lines after the hyphen. */
const RANGE = /(\d)-(?=\d)/g
const WORD_JOINER = '\u2060'

/** Keeps numbers and their units together with non-breaking characters: "16-50 mm", "24 MP". */
export const joinUnits = (text: string): string =>
  text.replace(BEFORE_UNIT, '$1\u00a0').replace(RANGE, `$1-${WORD_JOINER}`)

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

/** A server's language value, if it is a valid tag; else undefined. */
export const languageTag = (text: string | undefined): string | undefined =>
  text !== undefined && LANGUAGE_TAG.test(text) ? text : undefined
