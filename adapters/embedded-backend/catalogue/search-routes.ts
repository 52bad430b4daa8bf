import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import type { Sql } from '../database/database.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { pickText } from '../reading-language.ts'
import { findProducts, readProductFilter, searchProducts } from './product-query.ts'
import { anywherePattern, prefixQuery } from './search-terms.ts'
import { findShops } from './shop-query.ts'

const CATALOGUE_LIMIT = 10
const RECENT_TERMS = 10
const TERM_LENGTHS = { least: 2, most: 40 }

/** Remembers a search that found something, so that nobody can put words of their own on the list. */
const rememberTerm = async (sql: Sql, title: string, atSeconds: number): Promise<void> => {
  const keyword = title.trim().toLowerCase().replace(/\s+/g, ' ')
  if (keyword.length < TERM_LENGTHS.least || keyword.length > TERM_LENGTHS.most) return
  await sql.query(
    `insert into searches (keyword, num, last_at) values ($1, 1, $2)
     on conflict (keyword) do update set num = searches.num + 1, last_at = excluded.last_at`,
    [keyword, atSeconds],
  )
}

type Found = { readonly id: number; readonly name: string; readonly name_en: string }

const suggest =
  ({ database }: BackendDeps) =>
  async (call: Call) => {
    const title = call.input.optionalText('title', 100) ?? ''
    const limit = call.input.optionalInteger('limit', 1, 20) ?? 8
    if (title === '') return ok([])
    const pattern = anywherePattern(title)
    const categories = await database.query<Found>(
      'select id, name, name_en from categories where name ilike $1 or name_en ilike $1 order by sort limit 2',
      [pattern],
    )
    const shops = await database.query<Found>(
      "select id, name, '' as name_en from shops where name ilike $1 order by follow_count desc, id limit 2",
      [pattern],
    )
    const query = prefixQuery(title)
    const products =
      query === ''
        ? []
        : await database.query<Found>(
            `select id, title as name, title_en as name_en from products
           where is_on_sale and search @@ to_tsquery('simple', $1) order by sales desc, id limit $2`,
            [query, limit],
          )
    const as = (type: 'product' | 'shop' | 'category') => (row: Found) => ({
      text: pickText(call.language, row.name, row.name_en),
      type,
      id: row.id,
    })
    const few = [...categories.map(as('category')), ...shops.map(as('shop'))]
    return ok([...few, ...products.map(as('product'))].slice(0, limit))
  }

/** Search for products and shops, its recent words, and completions (api.md 2). */
export const searchRoutes = (deps: BackendDeps): readonly Route[] => {
  const { database, clock } = deps
  return [
    visitorRoute('GET', '/api/product/index', async () =>
      ok(
        await database.query(
          `select keyword, num, last_at as createtime from searches
           order by last_at desc, keyword limit ${RECENT_TERMS}`,
        ),
      ),
    ),
    visitorRoute('GET', '/api/product/search', async ({ input }) => {
      const filter = readProductFilter(input, 'default')
      const page = input.page(CATALOGUE_LIMIT)
      const found = await searchProducts(database, filter, page)
      if (filter.title && page.page === 1 && found.total > 0 && !found.is_near) {
        await rememberTerm(database, filter.title, secondsOf(clock))
      }
      return ok(found)
    }),
    visitorRoute('GET', '/api/product/searchs', async ({ input, shopper }) => {
      const title = input.optionalText('title', 100)
      return ok(await findShops(database, { title, shopperId: shopper?.id }, input.page(CATALOGUE_LIMIT)))
    }),
    visitorRoute('GET', '/api/product/suggest', suggest(deps)),
    visitorRoute('GET', '/api/product/recommend', async ({ input }) =>
      ok(await findProducts(database, readProductFilter(input, 'recommend'), input.page(CATALOGUE_LIMIT))),
    ),
  ]
}
