/**
 * What may be kept on the device, and where (docs/decisions/0016): `file` of the build, `page` that starts the app with its settings,
 * `picture` of the shop, answer `shared` by everybody, answer of one's `own`.
 */
export type Keeping = 'file' | 'page' | 'picture' | 'shared' | 'own' | 'none'

/** A request as the service worker sees it, reduced to what decides whether its answer is kept. */
export type Asked = {
  readonly method: string
  readonly path: string
  readonly isOwnOrigin: boolean
  /** Whether the browser wants a page to show. */
  readonly isPage: boolean
  readonly hasToken: boolean
}

// Lists of what may, not of what may not: a server has GET calls that change things, or that answer with a token.
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

/** Everything of the server that is no page of the app, though a browser may go there; the counter is the staff's own. */
const NO_PAGE = /^\/(?:api|assets|art|goods|upload|private|dev|icons|counter)(?:\/|$)|\.[a-z][a-z0-9]*$/i

/** With a token even the catalogue is one's own: it says what this shopper likes and follows. */
export const keepingOf = ({ method, path, isOwnOrigin, isPage, hasToken }: Asked): Keeping => {
  if (method !== 'GET' || !isOwnOrigin) return 'none'
  if (isPage) return NO_PAGE.test(path) ? 'none' : 'page'
  if (path === '/lintas.config.json') return 'page'
  if (path.startsWith('/assets/')) return 'file'
  if (path.startsWith('/art/') || path.startsWith('/goods/')) return 'picture'
  if (SHARED.has(path)) return hasToken ? 'own' : 'shared'
  return hasToken && OWN.has(path) ? 'own' : 'none'
}

/** Whether an answer of one's own may be stood in for by the one that visitors get. */
export const isForEverybody = (path: string): boolean => SHARED.has(path)

/** Calls after which nothing of a shopper may stay, whatever the server answers. */
export const endsSession = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/user/logout'

/**
 * The name of a kept answer. `owner` is made from the token: who comes with another one finds nothing, even if
 * nothing had been wiped.
 */
export const keptName = (path: string, search: string, owner = ''): string =>
  `/kept/${owner === '' ? 'everybody' : `of-${owner}`}${path}${search}`
