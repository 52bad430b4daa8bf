import { nearRun, runsQuery, typedTerms } from './search-terms.ts'

/** A word of the shop, and how much of what bears it was sold. */
export type KnownWord = { readonly word: string; readonly sold: number }

const LEAST_LETTERS = 4
/** From this length on a whole word may be two slips away. */
const LONG_WORD = 8
/** As many words as may have been meant by one. */
const MOST_MEANT = 3

/**
 * How many slips lie between what was typed and the word, and between it and a beginning of the word: a letter too
 * many, too few, another one, or two neighbours swapped (optimal string alignment). Undefined when more than `most`.
 */
const slips = (typed: string, word: string, most: number) => {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  let leastBefore = 0
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at]
    let least = at
    for (let to = 1; to <= word.length; to += 1) {
      const other = typed[at - 1] === word[to - 1] ? 0 : 1
      let count = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + other)
      if (typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]) {
        count = Math.min(count, (before[to - 2] ?? 0) + 1)
      }
      next.push(count)
      if (count < least) least = count
    }
    // A swap still counts from the row before; nothing else makes less of what there is.
    if (least > most && leastBefore >= most) return undefined
    leastBefore = least
    before = row
    row = next
  }
  return { whole: row[word.length] ?? 0, start: Math.min(...row.slice(typed.length)) }
}

/** Hands seldom slip at the first letter: it was left out, typed beside another or swapped, but not another one. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0]

/** How far off a word is, the nearest first; undefined for one that was hardly meant. */
const distance = (typed: string, word: string): number | undefined => {
  const most = typed.length < LONG_WORD ? 1 : 2
  if (word.length < typed.length - most || !beginsAlike(typed, word)) return undefined
  // No more letters than slips can move count for the beginning of a longer word.
  const found = slips(typed, word.slice(0, typed.length + most + 1), most)
  if (found === undefined) return undefined
  const isWhole = found.whole <= most
  if (!isWhole && found.start > 1) return undefined
  // A whole word is likelier than a beginning of one, and one with the same first letter than another.
  const edits = isWhole ? found.whole * 2 : found.start * 2 + 1
  return edits + (typed[0] === word[0] ? 0 : 1)
}

/** The words that may have been meant, equally near, what sold most first; none when one begins as typed. */
const meant = (typed: string, known: readonly KnownWord[]): readonly string[] => {
  if (known.some(({ word }) => word.startsWith(typed))) return [typed]
  if (typed.length < LEAST_LETTERS || /\p{N}/u.test(typed)) return []
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
    .slice(0, MOST_MEANT)
    .map(({ word }) => word)
}

/** Full-text queries for what was probably meant. */
export type Likely = {
  /** Finds whatever may have been meant. */
  readonly any: string
  /** Finds what was meant most probably. */
  readonly best: string
}

/**
 * What somebody meant who typed words that the shop does not know; undefined when it knows them all, or nothing like
 * them. A word like no other is passed over. A run of a script without blanks may have one letter wrong.
 */
export const likely = (text: string, known: readonly KnownWord[]): Likely | undefined => {
  const { words, runs } = typedTerms(text)
  const choices = words.map((word) => meant(word, known))
  const near = runs.map((run) => nearRun(run))
  const isMended = choices.some(([best], at) => best !== undefined && best !== words[at])
  if (!isMended && near.every((run) => run === undefined)) return undefined
  const some = choices.filter((found) => found.length > 0)
  const runTerms = runs.flatMap((run, at) => near[at] ?? runsQuery([run]))
  return {
    any: [...some.map((found) => `(${found.map((word) => `${word}:*`).join(' | ')})`), ...runTerms].join(
      ' & ',
    ),
    best: [...some.map(([best]) => `${best}:*`), ...runTerms].join(' & '),
  }
}
