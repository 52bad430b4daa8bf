import type { BackendDeps } from '../backend-deps.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import type { ProductWords } from './known-words.ts'
import { createPopularSearches } from './popular-searches.ts'
import { findProducts, readProductFilter, searchProducts } from './product-query.ts'
import { findShops } from './shop-query.ts'
import { suggest } from './suggest.ts'

const CATALOGUE_LIMIT = 10

/** Search for products and shops, popular searches, and completions (api.md 2). */
export const searchRoutes = (deps: BackendDeps, productWords: ProductWords): readonly Route[] => {
  const { database, clock } = deps
  const askedWords = createPopularSearches(database)
  return [
    visitorRoute('GET', '/api/product/index', async ({ language }) => ok(await askedWords.list(language))),
    visitorRoute('GET', '/api/product/search', async (call) => {
      const { input } = call
      const filter = readProductFilter(call, 'default')
      const page = input.page(CATALOGUE_LIMIT)
      const found = await searchProducts(database, productWords, filter, page)
      if (filter.title && page.page === 1 && found.total > 0 && !found.is_near) {
        const first = found.list[0]?.goods
        await askedWords.remember(call, { title: filter.title, first, atSeconds: secondsOf(clock) })
      }
      return ok(found)
    }),
    visitorRoute('GET', '/api/product/searchs', async ({ input, shopper }) => {
      const title = input.searchTerm('title', 100) || undefined
      return ok(await findShops(database, { title, shopperId: shopper?.id }, input.page(CATALOGUE_LIMIT)))
    }),
    visitorRoute('GET', '/api/product/suggest', suggest(deps, productWords)),
    visitorRoute('GET', '/api/product/recommend', async (call) =>
      ok(
        await findProducts(
          database,
          readProductFilter(call, 'recommend'),
          call.input.page(CATALOGUE_LIMIT),
          productWords.lexemes,
        ),
      ),
    ),
  ]
}
