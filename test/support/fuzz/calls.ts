import fc from 'fast-check'
import type { App } from '../../../application/app.ts'
import { BAD_VALUES, FIELD_NAMES } from '../backend/shoppers/bad-values.ts'
import { PNG } from '../backend/shoppers/wallet-calls.ts'
import { CODE } from '../chaos/chaos-acts.ts'
import { itemOf } from '../ui/journey.ts'

const RADIO = { productId: '2', shopId: '1' }
const BUY = { kind: 'product', productId: '3', shopId: '2', spec: '', quantity: 1 } as const
const CARD = { kind: 'card', holder: 'Dewi', number: '8810 2455 00', bank: 'Bank Cendana' } as const
const picture = () => ({
  fileName: 'bukti.png',
  mediaType: 'image/png',
  size: PNG.length,
  modifiedAt: 1,
  content: new Blob([PNG.slice()], { type: 'image/png' }),
  head: PNG,
})

/** What the calls need to know about the shopper in whose name they are made. */
export type Whose = { readonly addressId: string; readonly orderId: string; readonly email: string }

/** Every use-case of the app that asks the server for something, as a screen would call it. */
export const EVERY_CALL: Readonly<Record<string, (app: App, whose: Whose) => Promise<unknown>>> = {
  banners: ({ catalogue }) => catalogue.loadBanners(),
  categories: ({ catalogue }) => catalogue.loadCategories(),
  products: ({ catalogue }) => catalogue.loadProducts({ page: 1, limit: 4 }),
  'hot products': ({ catalogue }) => catalogue.loadHotProducts({ page: 1, limit: 4 }),
  'hot shops': ({ catalogue }) => catalogue.loadHotShops(),
  'found products': ({ catalogue }) => catalogue.searchProducts({ title: 'a', page: 1, limit: 4 }),
  'found shops': ({ catalogue }) => catalogue.searchShops('a', 1),
  'hot terms': ({ catalogue }) => catalogue.loadHotTerms(),
  suggestions: ({ catalogue }) => catalogue.suggest('au'),
  recommendations: ({ catalogue }) => catalogue.loadRecommendations(1),
  'a product': ({ catalogue }) => catalogue.loadProduct(RADIO),
  'a peek': ({ catalogue }) => catalogue.peekProduct(RADIO),
  reviews: ({ catalogue }) => catalogue.loadReviews({ ...RADIO, page: 1, filter: 'all' }),
  'a translated review': ({ catalogue }) => catalogue.loadReviewTranslation('1'),
  platform: ({ catalogue }) => catalogue.loadPlatform(),
  'a shop': ({ catalogue }) => catalogue.loadShop('1', { page: 1, limit: 4 }),
  followed: ({ catalogue }) => catalogue.loadFollowed(1),
  favourites: ({ catalogue }) => catalogue.loadFavourites(1),
  favour: ({ catalogue }) => catalogue.toggleFavourite(RADIO, true),
  follow: ({ catalogue }) => catalogue.toggleFollow('1', true),
  'add to cart': async ({ catalogue, cart }) => {
    const product = await catalogue.loadProduct(RADIO)
    return product.ok ? cart.add(itemOf(product.value, 1)) : product
  },
  cart: async ({ cart }) => {
    const end = await cart.refresh()
    return end.ok ? { ok: true, value: cart.cart$.value } : end
  },
  addresses: ({ addresses }) => addresses.refresh(),
  'an address': ({ addresses }, { addressId }) => addresses.loadAddress(addressId),
  'the default address': ({ addresses }, { addressId }) => addresses.setDefault(addressId),
  provinces: ({ addresses }) => addresses.loadRegions(),
  preview: ({ orders }, { addressId }) => orders.preview(BUY, '', addressId),
  'submit and pay': async ({ orders }, { addressId }) => {
    const group = await orders.submit({ source: BUY, addressId, promoCode: '', note: '' })
    const payable = group.ok ? await orders.loadPayable(group.value.target) : group
    return payable.ok ? orders.pay(payable.value, CODE) : payable
  },
  orders: ({ orders }) => orders.loadOrders('all', 1),
  counts: ({ orders }) => orders.loadCounts(),
  'an order': ({ orders }, { orderId }) => orders.loadOrder(orderId),
  'buy again': ({ orders }, { orderId }) => orders.buyAgain(orderId),
  'a refund': ({ orders }, { orderId }) => orders.loadRefund(orderId),
  complaints: ({ orders }) => orders.loadComplaints({ kind: 'all' }, 1),
  user: ({ session }) => session.refreshUser(),
  guard: ({ session }) => session.guard('/user'),
  notices: ({ account }) => account.loadNotices(1),
  'unread notices': ({ account }) => account.refreshNotices(),
  help: ({ account }) => account.loadHelp(),
  law: ({ account }) => account.loadLaw(),
  languages: ({ account }) => account.loadLanguages(),
  picture: ({ account }) => account.uploadImage(picture()),
  networks: ({ wallet }) => wallet.loadNetworks(),
  evidence: ({ account }) => account.uploadImage(picture(), { isPrivate: true }),
  recharge: ({ wallet }) => wallet.recharge({ ...CARD, method: 'card', amount: '5', evidence: '' }),
  recharges: ({ wallet }) => wallet.loadRecharges('all', 1),
  terms: ({ wallet }) => wallet.loadWithdrawalTerms(),
  withdraw: async ({ wallet }) => {
    const terms = await wallet.loadWithdrawalTerms()
    if (!terms.ok) return terms
    return wallet.withdraw({ amount: '10', recipient: CARD, serviceCharge: terms.value.serviceCharge }, CODE)
  },
  withdrawals: ({ wallet }) => wallet.loadWithdrawals('all', 1),
  bill: ({ wallet }) => wallet.loadBill('all', 1),
}

/** A body as it goes over the line. */
export type FuzzBody = { readonly type: string | undefined; readonly text: string }

/** One call that no app of ours would make. `who` picks a caller, `at` a route. */
export type FuzzCall = {
  readonly at: number
  readonly who: number
  readonly method: string | undefined
  readonly query: string
  readonly body: FuzzBody
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_VALUES.map(([, bad]) => bad)) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(1, '1', 2, '1,2', '10.00', 'all', 0, [1], 'Hitam') },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

const fields = fc.dictionary(fc.constantFrom(...FIELD_NAMES), value, { maxKeys: 14 })

/** Under the 16 KB of a request's head, which are HTTP's own limit. */
const MAX_QUERY = 8_000

const asQuery = (names: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(names).flatMap(([name, one]) =>
      one === undefined
        ? []
        : [[name, (typeof one === 'object' ? JSON.stringify(one) : String(one)).slice(0, 600)]],
    ),
  ).toString()

const multipart = (names: Readonly<Record<string, unknown>>): string =>
  `${Object.entries(names)
    .map(([name, one]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(one)}\r\n`)
    .join('')}--x--\r\n`

const body: fc.Arbitrary<FuzzBody> = fc.oneof(
  { weight: 6, arbitrary: fields.map((names) => ({ type: JSON_TYPE, text: JSON.stringify(names) })) },
  { weight: 2, arbitrary: fields.map((names) => ({ type: FORM_TYPE, text: asQuery(names) })) },
  {
    weight: 1,
    arbitrary: fields.map((names) => ({ type: 'multipart/form-data; boundary=x', text: multipart(names) })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        undefined,
        '',
        JSON_TYPE,
        FORM_TYPE,
        'multipart/form-data',
        'text/plain',
        'x/y;;=',
      ),
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('['.repeat(20_000))),
    }),
  },
)

/** Calls with any field, any value, any body and any caller. */
export const fuzzCalls: fc.Arbitrary<FuzzCall> = fc.record({
  at: fc.nat(10_000),
  who: fc.nat(9),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'), {
    freq: 8,
    nil: undefined,
  }),
  query: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fields.map((names) => asQuery(names).slice(0, MAX_QUERY)) },
  ),
  body,
})
