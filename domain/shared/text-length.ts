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

/** The characters of a text, one after the other. */
function* charactersOf(text: string): Generator<string> {
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

/** Code points of a text: the unit in which messages of a chat are limited, as their size on the wire is. */
export const codePointsOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
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
