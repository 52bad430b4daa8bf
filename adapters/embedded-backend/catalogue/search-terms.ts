import { nearRuns, pairs, typedTerms } from '../../../domain/catalogue/search-terms.ts'
import { createSearchReader, type ReadSearch, wordStem } from '../../../domain/catalogue/search-words.ts'
import { plainSpelling } from '../../../domain/catalogue/spelling.ts'
import table from './search-words.json'

const MAX_PIECES = 24

/**
 * The index terms that a product must have for a typed run: its bigrams; a single letter matches the beginning of a
 * term.
 */
const wantedPieces = (run: string): readonly string[] => {
  const letters = [...run]
  return letters.length === 1 ? [`${run}:*`] : pairs(letters)
}

/** Matches a prefix of some word of a product, with or without Indonesian and English suffixes: sepatunya, shoes. */
const wordQuery = (word: string): string => {
  const stem = wordStem(word)
  return stem === word ? `${word}:*` : `(${word}:* | ${stem}:*)`
}

/** Matches all terms of the typed runs. */
export const runsQuery = (runs: readonly string[]): readonly string[] =>
  [...new Set(runs.flatMap(wantedPieces))].slice(0, MAX_PIECES)

/** A query for corrections of a run (`nearRuns`); undefined when there are none. */
export const nearRun = (run: string): string | undefined => {
  const ways = new Set(nearRuns(run).map((way) => `(${way.join(' & ')})`))
  return ways.size === 0 ? undefined : `(${[...ways].join(' | ')})`
}

/**
 * A full-text query for a search: every word must be a prefix of some word of the product, and unspaced runs must
 * match by bigrams. Only letters and digits are used, so the text cannot contain operators. '' when nothing
 * searchable was typed.
 */
export const prefixQuery = (text: string): string => {
  const { words, runs } = typedTerms(text)
  return [...words.map(wordQuery), ...runsQuery(runs)].join(' & ')
}

/** Parses a search and adds synonyms (search-words.json). */
export const readSearch: (text: string) => ReadSearch = createSearchReader(table, plainSpelling)

const MAX_TERMS = 8

/**
 * Like `prefixQuery`, but each word may also match a synonym. Synonyms match whole words, because nobody is typing
 * them, and only those that occur in products (`lexemes`), because each one is compared with every product. '' when
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
    .slice(0, MAX_TERMS)
    .map(({ typed, others }) => [prefixQuery(typed), ...others.map(nameQuery)].filter((one) => one !== ''))
    .filter((names) => names.length > 0)
    .map((names) => `(${[...new Set(names)].map((name) => `(${name})`).join(' | ')})`)
    .join(' & ')
}

/** The Thai title of products `p`. */
export const TONED_TITLE = "concat_ws(' ', p.title, p.title_others->>'tai')"

const MARKS_OF_TONE = /[\u0e48-\u0e4b]/

/**
 * An ILIKE pattern for Thai typed with tone marks: they distinguish กล้อง (a camera) from กล่อง (a box), which the
 * search normally ignores because many people leave them out. Undefined without tone marks.
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

/** An ILIKE pattern that matches the text anywhere; its own wildcards are escaped. */
export const anywherePattern = (text: string): string =>
  `%${text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Whether a trigram index supports the text: it has three letters or digits in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)
