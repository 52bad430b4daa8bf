import { type KnownWord, typedTerms, wordsMeant } from '../../../domain/catalogue/search-terms.ts'
import { nearRun, runsQuery } from './search-terms.ts'

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
