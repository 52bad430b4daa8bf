import type { BackendDeps } from '../backend-part.ts'
import type { Sql } from '../database/database.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import { createProductWords } from './known-words.ts'
import { findProducts, readProductFilter, searchProducts } from './product-query.ts'
import { findShops } from './shop-query.ts'
import { suggest } from './suggest.ts'

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

/** Search for products and shops, its recent words, and completions (api.md 2). */
export const searchRoutes = (deps: BackendDeps): readonly Route[] => {
  const { database, clock } = deps
  const productWords = createProductWords(deps)
  return [
    visitorRoute('GET', '/api/product/index', async () =>
      ok(
        await database.query(
          `select keyword, num, last_at as createtime from searches
           order by last_at desc, keyword limit ${RECENT_TERMS}`,
        ),
      ),
    ),
    visitorRoute('GET', '/api/product/search', async (call) => {
      const { input } = call
      const filter = readProductFilter(call, 'default')
      const page = input.page(CATALOGUE_LIMIT)
      const found = await searchProducts(database, productWords, filter, page)
      if (filter.title && page.page === 1 && found.total > 0 && !found.is_near) {
        await rememberTerm(database, filter.title, secondsOf(clock))
      }
      return ok(found)
    }),
    visitorRoute('GET', '/api/product/searchs', async ({ input, shopper }) => {
      const title = input.optionalText('title', 100)
      return ok(await findShops(database, { title, shopperId: shopper?.id }, input.page(CATALOGUE_LIMIT)))
    }),
    visitorRoute('GET', '/api/product/suggest', suggest(deps, productWords)),
    visitorRoute('GET', '/api/product/recommend', async (call) =>
      ok(
        await findProducts(database, readProductFilter(call, 'recommend'), call.input.page(CATALOGUE_LIMIT)),
      ),
    ),
  ]
}
