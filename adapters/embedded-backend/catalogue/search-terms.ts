import { nearRuns, pairs, typedTerms } from '../../../domain/catalogue/search-terms.ts'
import { createSearchReader, type ReadSearch, wordStem } from '../../../domain/catalogue/search-words.ts'
import { plainSpelling } from '../../../domain/catalogue/spelling.ts'
import table from './search-words.json'

const MOST_PIECES = 24

/** The pieces that a product must have for a run that was typed: a letter alone begins one. */
const wantedPieces = (run: string): readonly string[] => {
  const letters = [...run]
  return letters.length === 1 ? [`${run}:*`] : pairs(letters)
}

/** A word begins some word of a product, with or without what Indonesian and English hang on it: sepatunya, shoes. */
const wordQuery = (word: string): string => {
  const stem = wordStem(word)
  return stem === word ? `${word}:*` : `(${word}:* | ${stem}:*)`
}

/** All pieces of the runs that were typed. */
export const runsQuery = (runs: readonly string[]): readonly string[] =>
  [...new Set(runs.flatMap(wantedPieces))].slice(0, MOST_PIECES)

/** A query for what a run may have been meant to be (`nearRuns`); undefined when nothing is near it. */
export const nearRun = (run: string): string | undefined => {
  const ways = new Set(nearRuns(run).map((way) => `(${way.join(' & ')})`))
  return ways.size === 0 ? undefined : `(${[...ways].join(' | ')})`
}

/**
 * A full-text query for what a shopper typed: every word must begin some word of the product, and every pair of
 * letters be in it where words are not set apart. Only letters and digits get in, so the text can hold no operator.
 * '' when nothing searchable was typed.
 */
export const prefixQuery = (text: string): string => {
  const { words, runs } = typedTerms(text)
  return [...words.map(wordQuery), ...runsQuery(runs)].join(' & ')
}

/** What a shopper typed, with the other names of the goods (search-words.json). */
export const readSearch: (text: string) => ReadSearch = createSearchReader(table, plainSpelling)

const MOST_TERMS = 8

/**
 * As `prefixQuery`, each word or any other name of the same goods. Other names are whole words, since nobody is still
 * typing them, and only those that goods bear (`lexemes`): every name more is compared with every product. '' when
 * nothing searchable was typed.
 */
export const widenedQuery = ({ terms }: ReadSearch, lexemes: ReadonlySet<string>): string => {
  const wordBorne = (word: string): string | undefined =>
    [word, `${word}s`].filter((form) => lexemes.has(form)).join(' | ') || undefined
  const nameQuery = (name: string): string => {
    const { words, runs } = typedTerms(name)
    const found = words.map(wordBorne)
    const pieces = runsQuery(runs)
    if (found.includes(undefined) || !pieces.every((piece) => lexemes.has(piece))) return ''
    return [...found.map((forms) => `(${forms})`), ...pieces].join(' & ')
  }
  return terms
    .slice(0, MOST_TERMS)
    .map(({ typed, others }) => [prefixQuery(typed), ...others.map(nameQuery)].filter((one) => one !== ''))
    .filter((names) => names.length > 0)
    .map((names) => `(${[...new Set(names)].map((name) => `(${name})`).join(' | ')})`)
    .join(' & ')
}

/** Where a Thai title stands, of products `p`. */
export const TONED_TITLE = "concat_ws(' ', p.title, p.title_others->>'tai')"

const MARKS_OF_TONE = /[\u0e48-\u0e4b]/

/**
 * A pattern for ILIKE of Thai that was typed with its marks of tone: these tell กล้อง (a camera) from กล่อง (a box), which a
 * search takes for one word, since many leave them out. Undefined where no mark says what is meant.
 */
export const tonedPattern = (text: string): string | undefined =>
  MARKS_OF_TONE.test(text)
    ? `%${text
        .normalize('NFC')
        .replace(/\p{Cf}/gu, '')
        .trim()
        .replace(/[\\%_]/g, (character) => `\\${character}`)
        .replace(/\s+/gu, '%')}%`
    : undefined

/** A pattern for ILIKE that finds the text anywhere, its own wildcards taken literally. */
export const anywherePattern = (text: string): string =>
  `%${text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Whether an index of trigrams can answer for the text: three letters or digits stand in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)
