const MOST_WORDS = 8

/** The words of a text in small letters, the first eight of them. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/**
 * A full-text query for what a shopper typed: every word must begin some word of the product. Only
 * letters and digits get in, so the text can hold no operator. '' when nothing searchable was typed.
 */
export const prefixQuery = (text: string): string =>
  wordsOf(text)
    .map((word) => `${word}:*`)
    .join(' & ')

/** A pattern for ILIKE that finds the text anywhere, its own wildcards taken literally. */
export const anywherePattern = (text: string): string =>
  `%${text.trim().replace(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Whether an index of trigrams can answer for the text: three letters or digits stand in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)
