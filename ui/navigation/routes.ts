import { parse } from 'regexparam'
import { matchRoute as matchPattern, type Parser } from 'wouter'
import type { ProductRef } from '../../domain/catalogue/product.ts'
import { isOpenToVisitors } from '../../domain/session/navigation-guard.ts'
import { displaySettings } from '../i18n/display-settings.ts'
import type { Screen, ScreenProps } from './screen.ts'

/** The bottom tab that is lit while a page is displaySettings. */
export type TabName = 'home' | 'explore' | 'messages' | 'bag' | 'me'

/** Locale files other than core and kit, which are always loaded: `ui/i18n/locales/<language>/<context>.json`. */
export type WordsContext =
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
  | 'wallet'
  | 'money'
  | 'records'

/** One page of the app, as data. */
export type Route = {
  /** wouter's pattern: ":id" is a part, ":id?" one that may be missing. Case and a last slash are ignored. */
  readonly path: string
  /** The first part of the path, also the name of the title and in the build's list of styles. */
  readonly name: string
  /** Key of the locale files: `X` of the document title "X - Lintas". */
  readonly titleKey: string
  /** Who may open it. The rule is `domain/session/navigation-guard.ts`; `createNavigator` asks it. */
  readonly guard: 'anybody' | 'signed-in'
  /** The code of the screen, a chunk that is loaded when the page is first needed. */
  readonly lazy: () => Promise<Screen>
  readonly words: readonly WordsContext[]
  readonly tab: TabName
  /** Roots show the tabs on phones, inner pages a back arrow instead. */
  readonly kind: 'root' | 'inner'
  /** Kept alive when left. Every page but the product detail (spec storefront 2). */
  readonly isKept: boolean
  /** Its tabs live in the path: replacing one path of it by another keeps the page and its focus. */
  readonly isOnePage?: boolean
  readonly surface: 'bg' | 'canvas'
  readonly column: 'wide' | 'col' | 'form'
}

type Look = Omit<Route, 'path' | 'name' | 'titleKey' | 'guard' | 'lazy'>

const look = (
  words: Route['words'],
  tab: Route['tab'],
  kind: Route['kind'],
  surface: Route['surface'],
  column: Route['column'],
): Look => ({ words, tab, kind, surface, column, isKept: true })

const shop = look(['catalogue'], 'explore', 'inner', 'bg', 'wide')
const order = look(['orders'], 'me', 'inner', 'canvas', 'col')
const afterSale = look(['orders', 'afterSale', 'forms'], 'me', 'inner', 'bg', 'form')
const wallet = look(['wallet'], 'me', 'inner', 'canvas', 'col')
const chat = look(['chat', 'chatList'], 'messages', 'inner', 'bg', 'wide')
const entry = look(['session'], 'me', 'inner', 'bg', 'form')
const account = look(['account'], 'me', 'inner', 'canvas', 'col')
const saved = look(['catalogue', 'shops'], 'me', 'inner', 'bg', 'wide')
const reading = look(['account', 'reading'], 'me', 'inner', 'bg', 'col')

const route = (path: string, base: Look, lazy: Route['lazy'], change: Partial<Look> = {}): Route => {
  const name = path.split('/')[1] ?? ''
  const guard = isOpenToVisitors(path) ? 'anybody' : 'signed-in'
  return { path, name, titleKey: `core.title.${name}`, guard, lazy, ...base, ...change }
}

/** Every page of the app (spec storefront 2). The first match wins. */
export const ROUTES: readonly Route[] = [
  route('/home', shop, async () => (await import('../catalogue/HomeScreen.tsx')).HomeScreen, {
    tab: 'home',
    kind: 'root',
  }),
  route('/explore', shop, async () => (await import('../catalogue/ExploreScreen.tsx')).ExploreScreen, {
    kind: 'root',
  }),
  route(
    '/chatRoom/:merId?',
    chat,
    async () => (await import('../messaging/ChatListScreen.tsx')).ChatListScreen,
    { kind: 'root', isOnePage: true },
  ),
  route(
    '/chatRoomDetail/:merId?',
    chat,
    async () => (await import('../messaging/ChatRoomScreen.tsx')).ChatRoomScreen,
  ),
  route('/bag', shop, async () => (await import('../cart/BagScreen.tsx')).BagScreen, {
    words: ['cart'],
    tab: 'bag',
    kind: 'root',
    surface: 'canvas',
  }),
  route('/order', order, async () => (await import('../orders/OrderConfirmScreen.tsx')).OrderConfirmScreen, {
    words: ['orders', 'addresses'],
    tab: 'bag',
  }),
  route(
    '/orderInfo/:id?',
    order,
    async () => (await import('../orders/OrderInfoScreen.tsx')).OrderInfoScreen,
  ),
  route(
    '/myPurchases/:status?',
    order,
    async () => (await import('../orders/MyPurchasesScreen.tsx')).MyPurchasesScreen,
    { isOnePage: true },
  ),
  route('/comment', afterSale, async () => (await import('../orders/CommentScreen.tsx')).CommentScreen),
  route(
    '/refund/:id?/:sn?/:product_ids?/:amount?',
    afterSale,
    async () => (await import('../orders/RefundScreen.tsx')).RefundScreen,
  ),
  route('/checkout', order, async () => (await import('../orders/CheckoutScreen.tsx')).CheckoutScreen, {
    tab: 'bag',
  }),
  route('/payment', order, async () => (await import('../orders/PaymentScreen.tsx')).PaymentScreen, {
    tab: 'bag',
  }),
  route('/language', account, async () => (await import('../account/LanguageScreen.tsx')).LanguageScreen),
  route(
    '/notification',
    account,
    async () => (await import('../account/NotificationScreen.tsx')).NotificationScreen,
    { words: ['reading'] },
  ),
  route('/profile', account, async () => (await import('../account/ProfileScreen.tsx')).ProfileScreen, {
    words: ['account', 'profile', 'forms'],
    surface: 'bg',
    column: 'form',
  }),
  route(
    '/forgotPassword',
    entry,
    async () => (await import('../session/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    { words: ['session', 'passwords', 'forms'] },
  ),
  route(
    '/changePassword',
    entry,
    async () => (await import('../session/ChangePasswordScreen.tsx')).ChangePasswordScreen,
    { words: ['session', 'passwords', 'forms'] },
  ),
  route(
    '/changePayPwd',
    wallet,
    async () => (await import('../wallet/PaymentCodeScreen.tsx')).PaymentCodeScreen,
    {
      words: ['wallet', 'forms'],
      surface: 'bg',
      column: 'form',
    },
  ),
  route('/passwords', account, async () => (await import('../account/PasswordsScreen.tsx')).PasswordsScreen, {
    words: ['account', 'passwords'],
  }),
  route('/security', account, async () => (await import('../account/SecurityScreen.tsx')).SecurityScreen, {
    words: ['account', 'passwords'],
  }),
  route('/helpAndSupport', reading, async () => (await import('../account/HelpScreen.tsx')).HelpScreen),
  route('/withDraw', wallet, async () => (await import('../wallet/WithDrawScreen.tsx')).WithDrawScreen, {
    words: ['money'],
    surface: 'bg',
    column: 'form',
  }),
  route(
    '/depositRecord',
    wallet,
    async () => (await import('../wallet/DepositRecordScreen.tsx')).DepositRecordScreen,
    { words: ['records'] },
  ),
  route('/topUp', wallet, async () => (await import('../wallet/TopUpScreen.tsx')).TopUpScreen, {
    words: ['money'],
  }),
  route(
    '/walletTopUp',
    wallet,
    async () => (await import('../wallet/WalletTopUpScreen.tsx')).WalletTopUpScreen,
    { words: ['money'], column: 'form' },
  ),
  route('/cardTopUp', wallet, async () => (await import('../wallet/CardTopUpScreen.tsx')).CardTopUpScreen, {
    words: ['money'],
    surface: 'bg',
    column: 'form',
  }),
  route(
    '/topUpRecord',
    wallet,
    async () => (await import('../wallet/TopUpRecordScreen.tsx')).TopUpRecordScreen,
    { words: ['records'] },
  ),
  route(
    '/capitalRecord',
    wallet,
    async () => (await import('../wallet/CapitalRecordScreen.tsx')).CapitalRecordScreen,
    { words: ['records'] },
  ),
  route('/myFavourite', saved, async () => (await import('../catalogue/FollowedScreen.tsx')).FollowedScreen, {
    column: 'col',
  }),
  route('/heart', saved, async () => (await import('../catalogue/FavouritesScreen.tsx')).FavouritesScreen),
  route('/filter', account, async () => (await import('../account/MeScreen.tsx')).MeScreen, {
    words: ['account', 'orders', 'addresses'],
    kind: 'root',
  }),
  route('/setting', account, async () => (await import('../account/SettingsScreen.tsx')).SettingsScreen),
  route('/search', shop, async () => (await import('../catalogue/SearchScreen.tsx')).SearchScreen, {
    words: ['catalogue', 'search'],
  }),
  route('/popular', shop, async () => (await import('../catalogue/PopularScreen.tsx')).PopularScreen),
  route(
    '/detail/:product?/:mer?',
    shop,
    async () => (await import('../catalogue/DetailScreen.tsx')).DetailScreen,
    { words: ['catalogue', 'detail'], isKept: false },
  ),
  route('/login', entry, async () => (await import('../session/LoginScreen.tsx')).LoginScreen),
  route('/register', entry, async () => (await import('../session/RegisterScreen.tsx')).RegisterScreen, {
    words: ['session', 'forms'],
  }),
  route('/platform', reading, async () => (await import('../account/PlatformScreen.tsx')).PlatformScreen),
  route('/law', reading, async () => (await import('../account/LawScreen.tsx')).LawScreen),
  route(
    '/address',
    account,
    async () => (await import('../addresses/AddressListScreen.tsx')).AddressListScreen,
    { words: ['addresses'] },
  ),
  route(
    '/addressForm/:id?',
    account,
    async () => (await import('../addresses/AddressFormScreen.tsx')).AddressFormScreen,
    { words: ['addresses'], surface: 'bg', column: 'form' },
  ),
  route('/shop/:id?', shop, async () => (await import('../catalogue/ShopScreen.tsx')).ShopScreen, {
    words: ['catalogue', 'shops'],
  }),
  route('/products', shop, async () => (await import('../catalogue/ProductsScreen.tsx')).ProductsScreen),
  route('/service', chat, async () => (await import('../messaging/ServiceScreen.tsx')).ServiceScreen),
  route(
    '/complaint/:id?',
    afterSale,
    async () => (await import('../orders/ComplaintScreen.tsx')).ComplaintScreen,
  ),
  route(
    '/platformComplaint',
    afterSale,
    async () => (await import('../orders/PlatformComplaintScreen.tsx')).PlatformComplaintScreen,
  ),
]

const compiled = new Map<string, ReturnType<Parser>>()

/** wouter's own parser of patterns; each pattern is compiled once. */
export const parser: Parser = (pattern, isLoose) => {
  const key = `${isLoose === true}${pattern}`
  const known = compiled.get(key) ?? parse(pattern, isLoose)
  compiled.set(key, known)
  return known
}

export type RouteMatch = { readonly route: Route; readonly params: ScreenProps<string>['params'] }

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The named parts that wouter has found in a path as it stands in the address bar, decoded. */
export const paramsOf = (found: Readonly<Record<string, string | undefined>>): RouteMatch['params'] =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, part]) =>
      // wouter names each part by its position too.
      part === undefined || /^\d+$/.test(name) ? [] : [[name, decode(part)]],
    ),
  )

/** Splits "/path?query#hash"; the hash plays no part in routing. `search` keeps its question mark. */
export const splitUrl = (url: string): { readonly pathname: string; readonly search: string } => {
  const [bare = ''] = url.split('#', 1)
  const at = bare.indexOf('?')
  return at < 0 ? { pathname: bare, search: '' } : { pathname: bare.slice(0, at), search: bare.slice(at) }
}

/** The address without its hash: what makes a page. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] ?? ''

/** The route of a path with its query; undefined when there is none, or the shop has switched it off. */
export const matchRoute = (url: string): RouteMatch | undefined => {
  const { pathname } = splitUrl(url)
  for (const route of ROUTES) {
    const [isMatch, found] = matchPattern(parser, route.path, pathname)
    if (isMatch && !displaySettings.off.has(route.name)) return { route, params: paramsOf(found) }
  }
  return undefined
}

/** Whether a link to the path leads to a screen; links to screens that the host has switched off are left out. */
export const hasScreen = (url: string): boolean => matchRoute(url) !== undefined

/** The page of a product in its shop. */
export const hrefOfProduct = ({ productId, shopId }: ProductRef): string =>
  `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(shopId)}`
