const MOST_WORDS = 8
const MOST_PIECES = 24

/** The words of a text in small letters, the first eight of them. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/** A run of a script that puts no space between words, or seldom where a shopper would: 耳机, イヤホン, 이어폰, หูฟัง. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu

/** Letters of full and half width are the same to whoever searches. */
const plain = (text: string): string => text.normalize('NFKC')

/** The pairs of neighbouring letters. */
const pairs = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)

/**
 * What a product of these titles is found by in such scripts: the pairs, and each run's last letter, so that every
 * letter begins a piece.
 */
export const piecesOf = (titles: readonly string[]): readonly string[] => [
  ...new Set(
    titles.flatMap((title) =>
      (plain(title).match(UNSPACED) ?? []).flatMap((run) => {
        const letters = [...run]
        return [...pairs(letters), ...letters.slice(-1)]
      }),
    ),
  ),
]

/** The pieces that a product must have for a run that was typed: a letter alone begins one. */
const wantedPieces = (run: string): readonly string[] => {
  const letters = [...run]
  return letters.length === 1 ? [`${run}:*`] : pairs(letters)
}

/**
 * A full-text query for what a shopper typed: every word must begin some word of the product, and every pair of
 * letters be in it where words are not set apart. Only letters and digits get in, so the text can hold no operator.
 * '' when nothing searchable was typed.
 */
export const prefixQuery = (text: string): string => {
  const typed = plain(text)
  const pieces = new Set((typed.match(UNSPACED) ?? []).flatMap(wantedPieces))
  const words = wordsOf(typed.replace(UNSPACED, ' ')).map((word) => `${word}:*`)
  return [...words, ...[...pieces].slice(0, MOST_PIECES)].join(' & ')
}

/** A pattern for ILIKE that finds the text anywhere, its own wildcards taken literally. */
export const anywherePattern = (text: string): string =>
  `%${text.trim().replace(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Whether an index of trigrams can answer for the text: three letters or digits stand in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)
