import type { Route } from './route.ts'

type Look = Omit<Route, 'path' | 'name' | 'titleKey'>

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

const route = (path: string, name: string, base: Look, change: Partial<Look> = {}): Route => ({
  path,
  name,
  titleKey: `core.title.${name}`,
  ...base,
  ...change,
})

/** Every path of spec storefront 2. The first match wins; matching ignores case and a last slash. */
export const ROUTES: readonly Route[] = [
  route('/home', 'home', shop, { tab: 'home', kind: 'root' }),
  route('/explore', 'explore', shop, { kind: 'root' }),
  route('/chatRoom/:merId?', 'chatRoom', chat, { kind: 'root', isOnePage: true }),
  route('/chatRoomDetail/:merId?', 'chatRoomDetail', chat),
  route('/bag', 'bag', shop, { words: ['cart'], tab: 'bag', kind: 'root', surface: 'canvas' }),
  route('/order', 'order', order, { words: ['orders', 'addresses'], tab: 'bag' }),
  route('/orderInfo/:id?', 'orderInfo', order),
  route('/myPurchases/:status?', 'myPurchases', order, { isOnePage: true }),
  route('/comment', 'comment', afterSale),
  route('/refund/:id?/:sn?/:product_ids?/:amount?', 'refund', afterSale),
  route('/checkout', 'checkout', order, { tab: 'bag' }),
  route('/payment', 'payment', order, { tab: 'bag' }),
  route('/language', 'language', account),
  route('/notification', 'notification', account, { words: ['reading'] }),
  route('/profile', 'profile', account, {
    words: ['account', 'profile', 'forms'],
    surface: 'bg',
    column: 'form',
  }),
  route('/forgotPassword', 'forgotPassword', entry, { words: ['session', 'passwords', 'forms'] }),
  route('/changePassword', 'changePassword', entry, { words: ['session', 'passwords', 'forms'] }),
  route('/changePayPwd', 'changePayPwd', wallet, {
    words: ['wallet', 'forms'],
    surface: 'bg',
    column: 'form',
  }),
  route('/passwords', 'passwords', account, { words: ['account', 'passwords'] }),
  route('/security', 'security', account, { words: ['account', 'passwords'] }),
  route('/helpAndSupport', 'helpAndSupport', reading),
  route('/withDraw', 'withDraw', wallet, { words: ['money'], surface: 'bg', column: 'form' }),
  route('/depositRecord', 'depositRecord', wallet, { words: ['records'] }),
  route('/topUp', 'topUp', wallet, { words: ['money'] }),
  route('/walletTopUp', 'walletTopUp', wallet, { words: ['money'], column: 'form' }),
  route('/cardTopUp', 'cardTopUp', wallet, { words: ['money'], surface: 'bg', column: 'form' }),
  route('/topUpRecord', 'topUpRecord', wallet, { words: ['records'] }),
  route('/capitalRecord', 'capitalRecord', wallet, { words: ['records'] }),
  route('/myFavourite', 'myFavourite', saved, { column: 'col' }),
  route('/heart', 'heart', saved),
  route('/filter', 'filter', account, { words: ['account', 'orders', 'addresses'], kind: 'root' }),
  route('/setting', 'setting', account),
  route('/search', 'search', shop, { words: ['catalogue', 'search'] }),
  route('/popular', 'popular', shop),
  route('/detail/:product?/:mer?', 'detail', shop, { words: ['catalogue', 'detail'], isKept: false }),
  route('/login', 'login', entry),
  route('/register', 'register', entry, { words: ['session', 'forms'] }),
  route('/platform', 'platform', reading),
  route('/law', 'law', reading),
  route('/address', 'address', account, { words: ['addresses'] }),
  route('/addressForm/:id?', 'addressForm', account, { words: ['addresses'], surface: 'bg', column: 'form' }),
  route('/shop/:id?', 'shop', shop, { words: ['catalogue', 'shops'] }),
  route('/products', 'products', shop),
  route('/service', 'service', chat),
  route('/complaint/:id?', 'complaint', afterSale),
  route('/platformComplaint', 'platformComplaint', afterSale),
]
