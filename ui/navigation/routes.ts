import { parse } from 'regexparam'
import { matchRoute as matchPattern, type Parser } from 'wouter'
import type { ProductDetail, ProductRef } from '../../domain/catalogue/product.ts'
import { isOpenToVisitors } from '../../domain/session/navigation-guard.ts'
import { unescaped } from '../../domain/shared/url.ts'
import { displaySettings } from '../i18n/format.ts'
import type { Screen, ScreenProps } from './screen.ts'

/** The tab that is highlighted for a page. */
export type TabName = 'home' | 'explore' | 'messages' | 'bag' | 'me'

/** Text files other than base, which is always loaded: `ui/i18n/locales/<language>/<context>.json`. */
export type TextContext =
  | 'account'
  | 'addresses'
  | 'profile'
  | 'passwords'
  | 'reading'
  | 'shops'
  | 'forms'
  | 'afterSale'
  | 'cart'
  | 'catalogue'
  | 'chat'
  | 'chatList'
  | 'detail'
  | 'search'
  | 'orders'
  | 'session'
  | 'vouchers'
  | 'wallet'
  | 'money'
  | 'records'

/** One chunk per context: its screens are likely to be needed together. */
const CONTEXTS = {
  home: () => import('../app/contexts/home.ts'),
  catalogue: () => import('../app/contexts/catalogue.ts'),
  product: () => import('../app/contexts/product.ts'),
  messaging: () => import('../app/contexts/messaging.ts'),
  cart: () => import('../app/contexts/cart.ts'),
  orders: () => import('../app/contexts/orders.ts'),
  account: () => import('../app/contexts/account.ts'),
  session: () => import('../app/contexts/session.ts'),
  wallet: () => import('../app/contexts/wallet.ts'),
  addresses: () => import('../app/contexts/addresses.ts'),
}

type ContextName = keyof typeof CONTEXTS

/** One page of the app, as data. */
export type Route = {
  /** wouter's pattern: ":id" is a parameter, ":id?" an optional one. Case and a trailing slash are ignored. */
  readonly path: string
  /** The first part of the path; also used for the title and in the build's list of styles. */
  readonly name: string
  /** Locale key: `X` of the document title "X - Lintas". */
  readonly titleKey: string
  /** Who may open it. The rule is `domain/session/navigation-guard.ts`, applied by `createNavigator`. */
  readonly guard: 'anybody' | 'signed-in'
  /** Loads the screen's code, a chunk, when the page is first needed. */
  readonly lazy: () => Promise<Screen>
  /** The context: code and styles of a context are loaded together (`ui/app/contexts`). */
  readonly context: ContextName
  readonly texts: readonly TextContext[]
  readonly tab: TabName
  /** Roots have tabs on phones, inner pages a back arrow. */
  readonly kind: 'root' | 'inner'
  /** Kept alive when left: every page except product detail (requirement S2). */
  readonly isKept: boolean
  /** Its tabs are in the path: replacing one path of it by another keeps the page and its focus. */
  readonly isOnePage?: boolean
  readonly surface: 'bg' | 'canvas'
  readonly column: 'wide' | 'col' | 'form'
}

type Look = Omit<Route, 'path' | 'name' | 'titleKey' | 'guard' | 'lazy'>

const look = (
  context: ContextName,
  texts: Route['texts'],
  tab: Route['tab'],
  kind: Route['kind'],
  surface: Route['surface'],
  column: Route['column'],
): Look => ({ context, texts, tab, kind, surface, column, isKept: true })

const shop = look('catalogue', ['catalogue'], 'explore', 'inner', 'bg', 'wide')
const order = look('orders', ['orders'], 'me', 'inner', 'canvas', 'col')
const afterSale = look('orders', ['orders', 'afterSale', 'forms'], 'me', 'inner', 'bg', 'form')
const wallet = look('wallet', ['wallet'], 'me', 'inner', 'canvas', 'col')
const chat = look('messaging', ['chat', 'chatList'], 'messages', 'inner', 'bg', 'wide')
const entry = look('session', ['session'], 'me', 'inner', 'bg', 'form')
const account = look('account', ['account'], 'me', 'inner', 'canvas', 'col')
const saved = look('catalogue', ['catalogue', 'shops'], 'me', 'inner', 'bg', 'wide')
const reading = look('account', ['account', 'reading'], 'me', 'inner', 'bg', 'col')

const route = (path: string, base: Look, change: Partial<Look> = {}): Route => {
  const name = path.split('/')[1] ?? ''
  const guard = isOpenToVisitors(path) ? 'anybody' : 'signed-in'
  const all = { ...base, ...change }
  const lazy = async (): Promise<Screen> => (await CONTEXTS[all.context]()).screens[name] as Screen
  return { path, name, titleKey: `core.title.${name}`, guard, lazy, ...all }
}

/** All pages of the app (requirement S2). The first match wins. */
export const ROUTES: readonly Route[] = [
  route('/home', shop, {
    context: 'home',
    texts: ['catalogue', 'vouchers'],
    tab: 'home',
    kind: 'root',
  }),
  route('/explore', shop, {
    kind: 'root',
  }),
  route('/chatRoom/:merId?', chat, { kind: 'root', isOnePage: true }),
  route('/chatRoomDetail/:merId?', chat),
  route('/bag', shop, {
    context: 'cart',
    texts: ['cart', 'vouchers'],
    tab: 'bag',
    kind: 'root',
    surface: 'canvas',
  }),
  route('/order', order, {
    texts: ['orders', 'addresses', 'vouchers'],
    tab: 'bag',
  }),
  route('/orderInfo/:id?', order),
  route('/myPurchases/:status?', order, { isOnePage: true }),
  route('/comment', afterSale),
  route('/refund/:id?/:sn?/:product_ids?/:amount?', afterSale),
  route('/checkout', order, {
    tab: 'bag',
  }),
  route('/payment', order, {
    tab: 'bag',
  }),
  route('/language', account),
  route('/notification', account, { texts: ['reading'] }),
  route('/profile', account, {
    texts: ['account', 'profile', 'forms'],
    surface: 'bg',
    column: 'form',
  }),
  route('/forgotPassword', entry, { texts: ['session', 'passwords', 'forms'] }),
  route('/changePassword', entry, { texts: ['session', 'passwords', 'forms'] }),
  route('/changePayPwd', wallet, {
    texts: ['wallet', 'forms'],
    surface: 'bg',
    column: 'form',
  }),
  route('/passwords', account, {
    texts: ['account', 'passwords'],
  }),
  route('/security', account, {
    texts: ['account', 'passwords'],
  }),
  route('/helpAndSupport', reading),
  route('/withDraw', wallet, {
    texts: ['money'],
    surface: 'bg',
    column: 'form',
  }),
  route('/depositRecord', wallet, { texts: ['records'] }),
  route('/topUp', wallet, {
    texts: ['money'],
  }),
  route('/walletTopUp', wallet, { texts: ['money'], column: 'form' }),
  route('/cardTopUp', wallet, {
    texts: ['money'],
    surface: 'bg',
    column: 'form',
  }),
  route('/topUpRecord', wallet, { texts: ['records'] }),
  route('/capitalRecord', wallet, { texts: ['records'] }),
  route('/myFavourite', saved, {
    column: 'col',
  }),
  route('/heart', saved),
  route('/filter', account, {
    texts: ['account', 'orders', 'addresses', 'vouchers'],
    kind: 'root',
  }),
  route('/setting', account),
  route('/search', shop, {
    texts: ['catalogue', 'search'],
  }),
  route('/popular', shop),
  route('/detail/:product?/:mer?', shop, {
    context: 'product',
    texts: ['catalogue', 'detail', 'vouchers'],
    isKept: false,
  }),
  route('/login', entry),
  route('/register', entry, {
    texts: ['session', 'forms'],
  }),
  route('/platform', reading),
  route('/law', reading),
  route('/address', account, { context: 'addresses', texts: ['addresses'] }),
  route('/addressForm/:id?', account, {
    context: 'addresses',
    texts: ['addresses'],
    surface: 'bg',
    column: 'form',
  }),
  route('/shop/:id?', shop, {
    texts: ['catalogue', 'shops', 'vouchers'],
  }),
  route('/products', shop),
  route('/service', chat),
  route('/complaint/:id?', afterSale),
  route('/platformComplaint', afterSale),
]

const compiled = new Map<string, ReturnType<Parser>>()

/** wouter's own pattern parser, with each pattern compiled once. */
export const parser: Parser = (pattern, isLoose) => {
  const key = `${isLoose === true}${pattern}`
  const known = compiled.get(key) ?? parse(pattern, isLoose)
  compiled.set(key, known)
  return known
}

export type RouteMatch = { readonly route: Route; readonly params: ScreenProps<string>['params'] }

/** The named parameters of a path from the address bar, decoded. */
export const paramsOf = (found: Readonly<Record<string, string | undefined>>): RouteMatch['params'] =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, part]) =>
      // wouter also numbers each parameter.
      part === undefined || /^\d+$/.test(name) ? [] : [[name, unescaped(part)]],
    ),
  )

/** Splits "/path?query#hash"; the hash is irrelevant for routing. `search` keeps its question mark. */
export const splitUrl = (url: string): { readonly pathname: string; readonly search: string } => {
  const [bare = ''] = url.split('#', 1)
  const at = bare.indexOf('?')
  return at < 0 ? { pathname: bare, search: '' } : { pathname: bare.slice(0, at), search: bare.slice(at) }
}

/** The address without its hash, which identifies a page. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] ?? ''

/** The route of a path with its query; undefined when there is none, or it is switched off. */
export const matchRoute = (url: string): RouteMatch | undefined => {
  const { pathname } = splitUrl(url)
  for (const route of ROUTES) {
    const [isMatch, found] = matchPattern(parser, route.path, pathname)
    if (isMatch && !displaySettings.off.has(route.name)) return { route, params: paramsOf(found) }
  }
  return undefined
}

/** Whether a path leads to a screen; links to screens that are switched off are left out. */
export const hasScreen = (url: string): boolean => matchRoute(url) !== undefined

/** The page of a product in its shop. */
export const hrefOfProduct = ({ productId, shopId }: ProductRef): string =>
  `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(shopId)}`

/** The path of a shop's page. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`

/** The best sellers, on a page that visitors may open too. */
export const BEST_SELLING = '/explore?sort=sales'

/** The conversation with a product's seller, offering to send the product's card. */
export const sellerChatOf = ({ shopId, productId }: ProductDetail): string =>
  `/chatRoomDetail/${encodeURIComponent(shopId)}?product=${encodeURIComponent(productId)}`
