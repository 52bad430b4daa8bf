import type { BackendDeps } from '../backend-part.ts'
import type { KnownWord } from './likely-words.ts'

// Two thousand products bear some six thousand words.
const MOST_PRODUCTS = 2_000
export const MOST_SHOPS = 500
const LIFE_MS = 60_000

/** The words of the products that sell most. A lexeme of a full-text index is a word in small letters. */
const PRODUCT_WORDS = `select lexeme as word, sum(sales)::bigint as sold
  from (select sales, search from products where is_on_sale order by sales desc, id limit ${MOST_PRODUCTS}) p,
    unnest(p.search) group by lexeme`

/** The words that categories and the shops followed most are called by. */
const NAME_WORDS = `select lexeme as word, sum(weight)::bigint as sold from (
    select follow_count as weight, to_tsvector('simple', name) as words from
      (select name, follow_count from shops order by follow_count desc, id limit ${MOST_SHOPS}) s
    union all
    select 0, to_tsvector('simple', name || ' ' || name_en) from categories) n,
  unnest(n.words) group by lexeme`

/** Reads a list of words when it is asked for, once a minute at most. */
const createKnownWords = ({ database, clock }: Pick<BackendDeps, 'database' | 'clock'>, sql: string) => {
  let kept: { readonly words: Promise<readonly KnownWord[]>; readonly untilMs: number } | undefined
  return (): Promise<readonly KnownWord[]> => {
    if (kept && clock.now() < kept.untilMs) return kept.words
    const words = database
      .query<KnownWord>(sql)
      .then((rows) => rows.filter(({ word }) => /^\p{L}{3,}$/u.test(word)))
    const reading = { words, untilMs: clock.now() + LIFE_MS }
    kept = reading
    words.catch(() => {
      if (kept === reading) kept = undefined
    })
    return words
  }
}

export type KnownWords = ReturnType<typeof createKnownWords>

export const createProductWords = (deps: BackendDeps): KnownWords => createKnownWords(deps, PRODUCT_WORDS)
export const createNameWords = (deps: BackendDeps): KnownWords => createKnownWords(deps, NAME_WORDS)
