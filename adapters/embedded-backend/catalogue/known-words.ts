import type { KnownWord } from '../../../domain/catalogue/search-terms.ts'
import type { BackendDeps } from '../backend-deps.ts'

// Two thousand products contain about six thousand words.
const MAX_PRODUCTS = 2_000
/** Most shop names used to correct a search. */
export const MAX_SHOPS = 500
const LIFE_MS = 60_000

/** The words of the best-selling products. A lexeme of the full-text index is a word in lower case. */
const PRODUCT_WORDS = `select lexeme as word, sum(sales)::bigint as sold
  from (select sales, search from products where is_on_sale order by sales desc, id limit ${MAX_PRODUCTS}) p,
    unnest(p.search) group by lexeme`

/** The names of categories and of the shops with most followers. */
const NAME_WORDS = `select lexeme as word, sum(weight)::bigint as sold from (
    select follow_count as weight, to_tsvector('simple', name) as words from
      (select name, follow_count from shops order by follow_count desc, id limit ${MAX_SHOPS}) s
    union all
    select 0, to_tsvector('simple', name || ' ' || name_en) from categories) n,
  unnest(n.words) group by lexeme`

/** Caches a list of words for a minute. */
const createCachedQuery = <T>(
  { database, clock }: Pick<BackendDeps, 'database' | 'clock'>,
  sql: string,
  read: (rows: readonly KnownWord[]) => T,
) => {
  let cached: { readonly known: Promise<T>; readonly untilMs: number } | undefined
  return (): Promise<T> => {
    if (cached && clock.now() < cached.untilMs) return cached.known
    const known = database.query<KnownWord>(sql).then(read)
    const reading = { known, untilMs: clock.now() + LIFE_MS }
    cached = reading
    known.catch(() => {
      if (cached === reading) cached = undefined
    })
    return known
  }
}

const wholeWords = (rows: readonly KnownWord[]): readonly KnownWord[] =>
  rows.filter(({ word }) => /^\p{L}{3,}$/u.test(word))

/** Words in names of goods or shops, refreshed once a minute at most. */
export type KnownWords = () => Promise<readonly KnownWord[]>
/** All index terms of the best-selling products: words and bigrams. */
export type KnownLexemes = () => Promise<ReadonlySet<string>>
/** Words and index terms of the best-selling products. */
export type ProductWords = { readonly words: KnownWords; readonly lexemes: KnownLexemes }

/** Creates the cached words of the best-selling products. */
export const createProductWords = (deps: BackendDeps): ProductWords => {
  const known = createCachedQuery(deps, PRODUCT_WORDS, (rows) => ({
    words: wholeWords(rows),
    lexemes: new Set(rows.map(({ word }) => word)),
  }))
  return { words: async () => (await known()).words, lexemes: async () => (await known()).lexemes }
}
/** Creates the cached names of categories and shops. */
export const createNameWords = (deps: BackendDeps): KnownWords =>
  createCachedQuery(deps, NAME_WORDS, wholeWords)
