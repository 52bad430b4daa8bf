import { plainSpelling } from '../../../domain/catalogue/spelling.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { type Call, ok } from '../http/route.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'
import {
  createNameWords,
  type KnownLexemes,
  type KnownWords,
  MAX_SHOPS,
  type ProductWords,
} from './known-words.ts'
import { searchCorrections } from './search-corrections.ts'
import { anywherePattern, readSearch, TONED_TITLE, tonedPattern, widenedQuery } from './search-terms.ts'

/** How many of the best-selling matches are ranked by likelihood. */
const MAX_NEAR = 200

/** The columns read of a product. */
const READ = 'id, category_id, title, title_en, title_others, image, price_cents'
const SEEN = 'p.image, p.price_cents, c.key as category_key'

type Found = {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly name_others?: OtherWords
  readonly image?: string
  readonly price_cents?: number
  readonly category_key?: string
}
type Suggested = { readonly type: 'product' | 'shop' | 'category'; readonly row: Found }

const as =
  (type: Suggested['type']) =>
  (row: Found): Suggested => ({ type, row })

/** Completions that match as typed: categories and shops anywhere in their names, products by word prefixes. */
const completions = async (
  { database }: BackendDeps,
  lexemes: KnownLexemes,
  title: string,
  limit: number,
) => {
  const pattern = anywherePattern(title)
  const typed = plainSpelling(title).trim()
  // Few rows, so all are read and matched here: the database does not know that 手機 is 手机.
  const categories = (
    await database.query<Found>('select id, name, name_en, name_others from categories order by sort')
  )
    .filter(({ name, name_en, name_others = {} }) =>
      [name, name_en, ...Object.values(name_others)].some((one) => plainSpelling(one).includes(typed)),
    )
    .slice(0, 2)
  const shops = await database.query<Found>(
    "select id, name, '' as name_en, avatar as image from shops where name ilike $1 order by follow_count desc, id limit 2",
    [pattern],
  )
  const query = widenedQuery(readSearch(title), await lexemes())
  const toned = tonedPattern(title)
  const products =
    query === ''
      ? []
      : await database.query<Found>(
          `select p.id, title as name, title_en as name_en, title_others as name_others, ${SEEN}
           from (select ${READ}, sales from products
                 where is_on_sale and search @@ $1::tsquery order by sales desc, id limit $2) p
           join categories c on c.id = p.category_id
           order by ${toned ? `(${TONED_TITLE} ilike $4) desc, ` : ''}sales desc, p.id limit $3`,
          toned ? [query, MAX_NEAR, limit, toned] : [query, limit, limit],
        )
  return [...categories.map(as('category')), ...shops.map(as('shop')), ...products.map(as('product'))]
}

/** Corrections where nothing matches as typed. */
const nearly =
  ({ database }: BackendDeps, productWords: KnownWords, nameWords: KnownWords) =>
  async (title: string, limit: number): Promise<readonly Suggested[]> => {
    const names = searchCorrections(title, await nameWords())
    const categories = names
      ? await database.query<Found>(
          `select id, name, name_en, name_others from categories
           where to_tsvector('simple', name || ' ' || name_en) @@ to_tsquery('simple', $1) order by sort limit 2`,
          [names.any],
        )
      : []
    const shops = names
      ? await database.query<Found>(
          `select id, name, '' as name_en, avatar as image from
             (select id, name, avatar, follow_count from shops order by follow_count desc, id limit ${MAX_SHOPS}) s
           where to_tsvector('simple', name) @@ to_tsquery('simple', $1) order by follow_count desc, id limit 2`,
          [names.any],
        )
      : []
    const words = searchCorrections(title, await productWords())
    const products = words
      ? await database.query<Found>(
          `with found as materialized (
             select ${READ}, sales, search from products
             where is_on_sale and search @@ $1::tsquery order by sales desc, id limit ${MAX_NEAR})
           select p.id, title as name, title_en as name_en, title_others as name_others, ${SEEN} from found p
           join categories c on c.id = p.category_id
           order by (search @@ $2::tsquery) desc, sales desc, p.id limit $3`,
          [words.any, words.best, limit],
        )
      : []
    return [...categories.map(as('category')), ...shops.map(as('shop')), ...products.map(as('product'))]
  }

/** Completions of the typed text; without any, likely corrections. */
export const suggest = (deps: BackendDeps, { words, lexemes }: ProductWords) => {
  const guess = nearly(deps, words, createNameWords(deps))
  return async (call: Call) => {
    const title = call.input.searchTerm('title', 100)
    const limit = call.input.optionalInteger('limit', 1, 20) ?? 8
    if (title === '') return ok([])
    const called = await completions(deps, lexemes, title, limit)
    const found = called.length > 0 ? called : await guess(readSearch(title).named, limit)
    return ok(
      found.slice(0, limit).map(({ type, row }) => ({
        text: pickText(call.language, row.name, row.name_en, row.name_others),
        type,
        id: row.id,
        ...(row.image && { image: row.image }),
        ...(row.price_cents !== undefined && { sales_price: amount(row.price_cents) }),
        ...(row.category_key !== undefined && { category_key: row.category_key }),
      })),
    )
  }
}
