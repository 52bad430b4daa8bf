import type { App } from '../../../application/app.ts'
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
  reviews: ({ catalogue }) => catalogue.loadReviews({ ...RADIO, page: 1, onlyWithPictures: false }),
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
