import { plainSpelling } from './spelling.ts'

const MAX_WORDS = 8

/** The first eight words of a text, in lower case. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)

/**
 * A run of a script that does not separate words by spaces, or that shoppers often type without: 耳机, イヤホン, 이어폰,
 * หูฟัง.
 */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu

/** The runs of such scripts in a text; the rest are words. */
const runsOf = (text: string): readonly string[] => text.match(UNSPACED) ?? []

/** Pairs of neighbouring letters (bigrams). */
export const pairs = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)

/**
 * The index terms of a product's titles in such scripts: bigrams, and each run's last letter, so that every letter
 * begins a term.
 */
export const piecesOf = (titles: readonly string[]): readonly string[] => {
  const pieces = titles.flatMap((title) =>
    runsOf(plainSpelling(title)).flatMap((run) => {
      const letters = [...run]
      return [...pairs(letters), ...letters.slice(-1)]
    }),
  )
  return [...new Set(pieces)].sort()
}

/** A search as it is compared: words, and unspaced runs. */
export const typedTerms = (
  text: string,
): { readonly words: readonly string[]; readonly runs: readonly string[] } => {
  const typed = plainSpelling(text)
  return { words: wordsOf(typed.replace(UNSPACED, ' ')), runs: runsOf(typed) }
}

const MAX_LETTERS = 24

/**
 * Alternatives for a run with one wrong letter: for each letter, the bigrams without that letter. None for a run of
 * two letters, of which nothing would be left.
 */
export const nearRuns = (run: string): readonly (readonly string[])[] => {
  const letters = [...run].slice(0, MAX_LETTERS)
  if (letters.length < 3) return []
  const all = pairs(letters)
  return letters
    .map((_, wrong) => all.filter((_, at) => at !== wrong && at !== wrong - 1))
    .filter((way) => way.length > 0)
}

/** A word that occurs in the shop, and the sales of the products that contain it. */
export type KnownWord = { readonly word: string; readonly sold: number }

const MIN_LETTERS = 4
/** From this length on a whole word may differ by two edits. */
const LONG_WORD = 8
/** Most corrections of one word. */
const MAX_MEANT = 3

/**
 * The edit distance (optimal string alignment: insert, delete, replace, swap neighbours) between a typed word and a
 * word, and the smallest one to a prefix of it. Undefined when more than `most`.
 */
const slips = (typed: string, word: string, max: number) => {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  let minBefore = 0
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at]
    let min = at
    for (let to = 1; to <= word.length; to += 1) {
      const other = typed[at - 1] === word[to - 1] ? 0 : 1
      let count = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + other)
      if (typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]) {
        count = Math.min(count, (before[to - 2] ?? 0) + 1)
      }
      next.push(count)
      if (count < min) min = count
    }
    // A swap still refers to the row before, so both rows must exceed the limit.
    if (min > max && minBefore >= max) return undefined
    minBefore = min
    before = row
    row = next
  }
  return { whole: row[word.length] ?? 0, start: Math.min(...row.slice(typed.length)) }
}

/** Typing errors rarely replace the first letter: it may be missing, doubled or swapped. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0]

/** The distance of a word for ranking, smallest first; undefined for an unlikely one. */
const distance = (typed: string, word: string): number | undefined => {
  const max = typed.length < LONG_WORD ? 1 : 2
  if (word.length < typed.length - max || !beginsAlike(typed, word)) return undefined
  // At most this many letters can matter for a prefix of a longer word.
  const found = slips(typed, word.slice(0, typed.length + max + 1), max)
  if (found === undefined) return undefined
  const isWhole = found.whole <= max
  if (!isWhole && found.start > 1) return undefined
  // A whole word is likelier than a prefix, and the same first letter likelier than another.
  const edits = isWhole ? found.whole * 2 : found.start * 2 + 1
  return edits + (typed[0] === word[0] ? 0 : 1)
}

/** The nearest known words, best-selling first; none when a known word begins as typed. */
export const wordsMeant = (typed: string, known: readonly KnownWord[]): readonly string[] => {
  if (known.some(({ word }) => word.startsWith(typed))) return [typed]
  if (typed.length < MIN_LETTERS || /\p{N}/u.test(typed)) return []
  let nearest = Number.POSITIVE_INFINITY
  let found: KnownWord[] = []
  for (const each of known) {
    const away = distance(typed, each.word)
    if (away === undefined || away > nearest) continue
    if (away < nearest) found = []
    nearest = away
    found.push(each)
  }
  return found
    .sort((one, other) => other.sold - one.sold || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_MEANT)
    .map(({ word }) => word)
}
