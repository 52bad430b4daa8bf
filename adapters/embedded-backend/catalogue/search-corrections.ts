import { type KnownWord, typedTerms, wordsMeant } from '../../../domain/catalogue/search-terms.ts'
import { nearRun, runsQuery } from './search-terms.ts'

/** Full-text queries for corrected searches. */
export type SearchCorrections = {
  /** Matches any likely correction. */
  readonly any: string
  /** Matches the most likely correction. */
  readonly best: string
}

/**
 * Corrections for a search with words unknown to the shop; undefined when all are known, or none is similar. Words
 * without a similar one are ignored. An unspaced run may have one wrong letter.
 */
export const searchCorrections = (
  text: string,
  known: readonly KnownWord[],
): SearchCorrections | undefined => {
  const { words, runs } = typedTerms(text)
  const choices = words.map((word) => wordsMeant(word, known))
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
