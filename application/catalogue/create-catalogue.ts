import type { ApiFault } from '../../domain/api/fault.ts'
import { findCategory } from '../../domain/catalogue/category.ts'
import {
  isFullRow,
  notShownBeside,
  type ProductQuery,
  type ProductSummary,
} from '../../domain/catalogue/product.ts'
import { productKey, rememberViewed } from '../../domain/catalogue/recently-viewed.ts'
import { forgetTerm, rememberTerm } from '../../domain/catalogue/search.ts'
import { mapResult, type Result } from '../../domain/shared/result.ts'
import type { LanguageState } from '../account/language-state.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { SessionState } from '../session/session-state.ts'
import { callLate, createCancellation, type Late } from '../shared/async.ts'
import { type DeviceMemory, keptFields, PERSONAL } from '../shared/device-memory.ts'
import type { Notices } from '../shared/notices.ts'
import type { CatalogueApi } from './catalogue-api.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { createMarks } from './marks.ts'
import type { ShelvesApi } from './shelves-api.ts'

type Deps = {
  readonly catalogueApi: CatalogueApi
  readonly shelvesApi: Late<ShelvesApi>
  readonly sessionState: SessionState
  readonly languageState: LanguageState
  readonly notices: Notices
  readonly deviceMemory: DeviceMemory
}

/** Two rows of five, and twice as many again for those that the page already shows. */
const RELATED_LIMIT = 30

const readTerm = (item: unknown): string | undefined => (typeof item === 'string' ? item : undefined)

const readViewed = (item: unknown): ProductSummary | undefined => {
  const fields = keptFields(item)
  const isWhole =
    typeof fields['productId'] === 'string' &&
    typeof fields['shopId'] === 'string' &&
    typeof fields['title'] === 'string' &&
    Number.isSafeInteger(fields['price'])
  return isWhole ? (fields as ProductSummary) : undefined
}

/** Caches the answer for each language, because it contains texts. Failures are not cached. */
const oncePerLanguage = <T>(
  languageState: LanguageState,
  load: (callOptions?: Quietly) => Promise<Result<T, ApiFault>>,
): ((callOptions?: Quietly) => Promise<Result<T, ApiFault>>) => {
  const known = new Map<string, Promise<Result<T, ApiFault>>>()
  return (callOptions) => {
    const language = languageState.language$.value
    const cached = known.get(language)
    if (cached) return cached
    const loading = load(callOptions).then((answer) => {
      if (!answer.ok) known.delete(language)
      return answer
    })
    known.set(language, loading)
    return loading
  }
}

/** Products, shops, search, and what this device remembers (requirement S1, api.md 2). */
export const createCatalogue = (deps: Deps): CatalogueContext => {
  const { catalogueApi, shelvesApi, sessionState, languageState, notices, deviceMemory } = deps
  const favourites = createMarks({ sessionState, notices })
  const follows = createMarks({ sessionState, notices })
  const history = deviceMemory.remember(PERSONAL.searches, readTerm)
  const viewed = deviceMemory.remember(PERSONAL.viewed, readViewed)
  // A sign-out in another tab has cleared them on the device.
  sessionState.session$.subscribe(({ kind }) => {
    if (kind === 'visitor' && sessionState.hasSignedOut()) deviceMemory.reread()
  })
  let typing = createCancellation()
  const loadCategories = oncePerLanguage(languageState, catalogueApi.loadCategories)
  /** With the server's category id, where an address has our key. */
  const withServerId = async (query: ProductQuery): Promise<ProductQuery> => {
    if (query.categoryId === undefined) return query
    const known = await loadCategories()
    const category = known.ok ? findCategory(known.value, query.categoryId) : undefined
    return { ...query, categoryId: category?.id ?? query.categoryId }
  }
  /** The answer of a call beyond home page and lists. */
  const ask = <T>(call: (api: ShelvesApi) => Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> =>
    callLate(shelvesApi, call)

  return {
    loadBanners: catalogueApi.loadBanners,
    loadCategories,
    loadPlatform: oncePerLanguage(languageState, catalogueApi.loadPlatform),
    loadProducts: async (query) => catalogueApi.loadProducts(await withServerId(query)),
    loadHotProducts: catalogueApi.loadHotProducts,
    loadHotShops: catalogueApi.loadHotShops,
    searchProducts: async (query) => catalogueApi.searchProducts(await withServerId(query)),
    searchShops: (...args) => ask((api) => api.searchShops(...args)),
    loadFollowed: (page) => ask((api) => api.loadFollowed(page)),
    loadFavourites: (page) => ask((api) => api.loadFavourites(page)),
    loadReviews: (query) => ask((api) => api.loadReviews(query)),
    loadReviewTranslation: (reviewId) => ask((api) => api.loadReviewTranslation(reviewId)),
    loadShop: async (shopId, query) => {
      const known = await withServerId(query)
      return ask((api) => api.loadShop(shopId, known))
    },
    loadRecommendations: (page, categoryId) => catalogueApi.loadRecommendations({ page, categoryId }),
    loadRelated: async (product) => {
      const load = async (categoryId?: string) => {
        const found = await catalogueApi.loadRecommendations({ page: 1, limit: RELATED_LIMIT, categoryId })
        return mapResult(found, ({ rows }) => notShownBeside(product, rows))
      }
      const alike = product.categoryId === undefined ? undefined : await load(product.categoryId)
      return alike?.ok && isFullRow(alike.value) ? alike : load()
    },
    loadHotTerms: async () => {
      const terms = await ask((api) => api.loadHotTerms())
      return terms.ok ? terms.value : []
    },
    suggest: async (text) => {
      typing.cancel()
      typing = createCancellation()
      const mine = typing
      if (text.trim() === '') return []
      const found = await ask((api) => api.suggest(text.trim(), mine))
      return found.ok && !mine.isCancelled ? found.value : []
    },
    loadProduct: async (product) => {
      const detail = await ask((api) => api.loadProduct(product))
      if (detail.ok) viewed.update((list) => rememberViewed(list, detail.value))
      return detail
    },
    peekProduct: (product) => ask((api) => api.loadProduct(product, QUIET)),

    searchHistory$: history.list$,
    rememberSearch: (text) => history.update((list) => rememberTerm(list, text)),
    forgetSearch: (text) => history.update((list) => forgetTerm(list, text)),
    clearSearchHistory: () => history.update(() => []),

    favourites$: favourites.marks$,
    toggleFavourite: (product, isFavourite) =>
      favourites.toggle(productKey(product), isFavourite, () =>
        ask((api) => api.markFavourite(product, isFavourite)),
      ),
    followed$: follows.marks$,
    toggleFollow: (shopId, isFollowed) =>
      follows.toggle(shopId, isFollowed, () => ask((api) => api.markFollowed(shopId, isFollowed))),
    recentlyViewed$: viewed.list$,
  }
}
