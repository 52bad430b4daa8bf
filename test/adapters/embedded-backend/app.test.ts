import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApp } from '../../../adapters/container/create-app.ts'
import { createNodeHost } from '../../../adapters/container/node-host.ts'
import type { App } from '../../../application/app.ts'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { startBackend, type TestBackend } from '../../support/backend/backend.ts'

const understanding = suite('App and backend')
let shop: TestBackend
let app: App

understanding.before.each(async () => {
  shop = await startBackend()
  const intoBackend = (url: string | URL | Request, init?: RequestInit) =>
    shop.fetch(new Request(new URL(String(url), 'http://shop.test'), init))
  const host = createNodeHost({ fetchSource: () => intoBackend as typeof fetch, clock: shop.clock })
  app = createApp(host, { baseUrl: 'http://shop.test' })
})
understanding.after.each(() => shop.close())

const value = <T, F>(result: Result<T, F>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault))
  return result.value
}

const itemOf = (product: ProductDetail, quantity: number): CartItem => ({
  productId: product.productId,
  shopId: product.shopId,
  title: product.title,
  titleEn: product.titleEn,
  shopName: product.shop.name,
  shopAvatar: product.shop.avatar,
  image: product.image,
  categoryKey: product.categoryKey,
  spec: product.variants[0]?.spec ?? '',
  price: product.price,
  quantity,
  stock: product.variants[0]?.stock,
})

const signIn = async () =>
  value(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))

understanding('agree on the catalogue', async () => {
  const { catalogue } = app
  assert.is(value(await catalogue.loadCategories())[3]?.key, 'outdoor')
  const page = value(await catalogue.searchProducts({ title: 'radio', page: 1 }))
  assert.equal(
    [page.total, page.rows[0]?.title, page.rows[0]?.price, page.rows[0]?.stock],
    [1, 'Radio saku', 2450, 3],
  )
  const product = value(await catalogue.loadProduct({ productId: '1', shopId: '1' }))
  assert.equal(
    product.variants.map(({ spec, stock }) => [spec, stock]),
    [
      ['Hitam', 5],
      ['Putih', 0],
    ],
  )
  assert.equal(
    [product.reviewCount, product.rating, product.marketPrice, product.shop.name],
    [1, 4.7, 15900, 'Aruna Audio'],
  )
  assert.is(
    value(await catalogue.loadReviews({ productId: '1', shopId: '1', page: 1, filter: 'pictures' })).total,
    1,
  )
  assert.is(value(await catalogue.loadHotShops())[0]?.fans, 12_400)
  for (const email of ['sari@example.com', 'budi@example.com'])
    await shop.get('/api/product/search?title=radio', await shop.signIn(email), 'dgn')
  const [term] = await catalogue.loadHotTerms()
  assert.is(term?.text, 'radio')
  assert.match(term?.image ?? '', /^\/art\//)
  assert.is((await catalogue.suggest('aruna'))[0]?.kind, 'shop')
  assert.is(value(await catalogue.loadBanners())[0]?.link, '/detail/1/1')
  assert.is(value(await catalogue.loadPlatform()).name, 'Lintas')
})

understanding('agree on session, addresses and favourites', async () => {
  await signIn()
  value(await app.session.refreshUser())
  const user = app.session.user$.value
  assert.equal([user?.familyName, user?.defaultAddress?.area.name, user?.likeCount], ['Wijaya', 'Tebet', 1])
  const [jakarta] = value(await app.addresses.loadRegions())
  assert.is(jakarta?.name, 'DKI Jakarta')
  assert.is(value(await app.addresses.refresh())[0]?.tag, 'Rumah')
  value(await app.catalogue.toggleFavourite({ productId: '3', shopId: '2' }, true))
  value(await app.catalogue.toggleFollow('2', true))
  value(await app.session.refreshUser())
  assert.equal([app.session.user$.value?.likeCount, app.session.user$.value?.followCount], [2, 2])
  assert.is(value(await app.account.refreshNotices()), 1)
  assert.is((await app.account.loadLanguages()).length, 6)
})

understanding('agree on the cart', async () => {
  await signIn()
  const product = value(await app.catalogue.loadProduct({ productId: '1', shopId: '1' }))
  assert.equal(value(await app.cart.add(itemOf(product, 2))), { quantity: 2, isCut: false })
  assert.equal(value(await app.cart.add(itemOf(product, 9))), { quantity: 5, isCut: true })
  value(await app.cart.refresh())
  const [line] = app.cart.cart$.value.lines
  assert.equal(
    [line?.quantity, line?.price, line?.shopName, line?.categoryKey, line?.fault],
    [5, 12_900, 'Aruna Audio', 'electric', undefined],
  )
})

understanding('agree on refusals', async () => {
  const wrong = await app.session.signIn({ account: 'sari@example.com', password: 'wrong-one' })
  assert.is(wrong.ok, false)
  const missing = await app.catalogue.loadProduct({ productId: '99', shopId: '1' })
  assert.equal(missing.ok ? 'found' : missing.fault.kind, 'rejected')
})

understanding.run()
