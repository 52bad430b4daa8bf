/**
 * Which responses may be cached on the device, and in which cache (docs/decisions/0010): `file` of the build, `page`
 * that starts the app with its settings, `picture` of the shop, API answer `shared` by all visitors, API answer of
 * one's `own`.
 */
export type Keeping = 'file' | 'page' | 'picture' | 'shared' | 'own' | 'none'

/** A request reduced to what decides whether its response is cached. */
export type CacheableRequest = {
  readonly method: string
  readonly path: string
  readonly isOwnOrigin: boolean
  /** Whether the browser navigates to a page. */
  readonly isPage: boolean
  readonly hasToken: boolean
}

// An allow list: the server also has GET calls that change data or return a token.
const SHARED = new Set([
  '/api/index/banner',
  '/api/index/category',
  '/api/index/product',
  '/api/index/hot_product',
  '/api/index/hot_merchant',
  '/api/index/index',
  '/api/product/search',
  '/api/product/searchs',
  '/api/product/recommend',
  '/api/product/detail',
  '/api/product/reply_list',
  '/api/merchant/detail',
  '/api/user/help_support',
  '/api/user/law',
])

const OWN = new Set([
  '/api/user/getUserInfo',
  '/api/user/order_list',
  '/api/order/detail',
  '/api/order/counts',
  '/api/cart/index',
  '/api/user/address_list',
  '/api/user/address',
  '/api/user/like_list',
  '/api/user/follow_list',
  '/api/user/notice',
])

/** Paths of the server that are not pages of the app; the counter belongs to the staff. */
const NO_PAGE = /^\/(?:api|assets|art|goods|upload|private|dev|icons|counter)(?:\/|$)|\.[a-z][a-z0-9]*$/i

/** Requests with a token are personal, even for the catalogue: they show what this shopper likes and follows. */
export const keepingOf = ({ method, path, isOwnOrigin, isPage, hasToken }: CacheableRequest): Keeping => {
  if (method !== 'GET' || !isOwnOrigin) return 'none'
  if (isPage) return NO_PAGE.test(path) ? 'none' : 'page'
  if (path === '/lintas.config.json') return 'page'
  if (path.startsWith('/assets/')) return 'file'
  if (path.startsWith('/art/') || path.startsWith('/goods/')) return 'picture'
  if (SHARED.has(path)) return hasToken ? 'own' : 'shared'
  return hasToken && OWN.has(path) ? 'own' : 'none'
}

/** Whether a personal answer may be replaced by the one that visitors get. */
export const isForEverybody = (path: string): boolean => SHARED.has(path)

/** Calls after which all personal data must be deleted, whatever the server answers. */
export const endsSession = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/user/logout'

/** The cache key of an answer. `owner` is derived from the token, so that a different session never finds it. */
export const keptName = (path: string, search: string, owner = ''): string =>
  `/kept/${owner === '' ? 'everybody' : `of-${owner}`}${path}${search}`
