import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { itemOf, need, openDevice, registration, toasts } from '../support/ui/journey.ts'
import { until } from '../support/until.ts'

const journey = suite<{ backend: TestBackend }>('a visitor looks around, fills a cart and signs in')

journey.before(async (context) => {
  context.backend = await startBackend()
})
journey.after(async ({ backend }) => {
  await backend.close()
})

journey(
  'the board, the lists and the detail of a product can be read without an account',
  async ({ backend }) => {
    const { app } = openDevice(backend)
    assert.is(need(await app.catalogue.loadCategories()).length, 10)
    assert.ok(need(await app.catalogue.loadCategories()).every(({ key }) => key !== undefined))
    assert.ok(need(await app.catalogue.loadHotShops()).length > 0)
    const hot = need(await app.catalogue.loadHotProducts({ page: 1 }))
    const first = hot.rows[0]
    assert.ok(first)
    const detail = need(await app.catalogue.loadProduct(first))
    assert.ok(detail.images.length > 0 && detail.shop.name !== '')
    need(await app.catalogue.loadReviews({ ...first, page: 1, filter: 'all' }))
    need(await app.catalogue.loadRecommendations(1))
    need(await app.catalogue.loadPlatform())
    need(await app.catalogue.loadBanners())
    assert.is(app.catalogue.recentlyViewed$.value[0]?.productId, detail.productId)
    assert.equal(toasts(app), [])
  },
)

journey('the same home page is in the language of the reader', async ({ backend }) => {
  const { app } = openDevice(backend, 'en')
  const first = need(await app.catalogue.loadHotProducts({ page: 1 })).rows[0]
  assert.ok(first && first.title !== '' && first.titleEn !== '')
  const words = await app.catalogue.suggest(first.titleEn.slice(0, 4))
  assert.ok(words.length > 0)
})

journey('protected pages lead to sign-in and back', async ({ backend }) => {
  const { app } = openDevice(backend)
  assert.equal(await app.session.guard('/bag?from=home'), {
    kind: 'redirect',
    to: '/login',
    notice: 'loginFirst',
  })
  need(await app.session.register(registration('return@example.com')))
  assert.is(app.session.takeReturnPath(), '/bag?from=home')
  assert.equal(await app.session.guard('/bag?from=home'), { kind: 'open' })
})

journey('a visitor’s cart is there after registering, once', async ({ backend }) => {
  const { app, storage } = openDevice(backend)
  const products = need(await app.catalogue.loadHotProducts({ page: 1 })).rows
  const details = []
  for (const product of products.slice(0, 2)) details.push(need(await app.catalogue.loadProduct(product)))
  for (const detail of details) need(await app.cart.add(itemOf(detail, 2)))
  assert.is(app.cart.count$.value, 4)
  need(await app.session.register(registration('merge@example.com')))
  await until(() => app.cart.cart$.value.phase === 'ready' && storage.read('lintas_cart.1') === undefined)
  await until(() => app.cart.count$.value === 4)
  assert.ok(app.cart.cart$.value.lines.every(({ id }) => !id.startsWith('local:')))
  assert.equal(toasts(app), [])
})

journey('a second device adds to the same cart, and quantities sum up', async ({ backend }) => {
  const phone = openDevice(backend)
  const product = need(await phone.app.catalogue.loadHotProducts({ page: 1 })).rows[0]
  assert.ok(product)
  const item = itemOf(need(await phone.app.catalogue.loadProduct(product)), 1)
  need(await phone.app.session.register(registration('two@example.com')))
  await until(() => phone.app.cart.cart$.value.phase === 'ready')
  need(await phone.app.cart.add(item))
  const laptop = openDevice(backend)
  need(await laptop.app.cart.add({ ...item, quantity: 2 }))
  need(await laptop.app.session.signIn({ account: 'two@example.com', password: 'rahasia1' }))
  await until(() => laptop.storage.read('lintas_cart.1') === undefined)
  await until(() => laptop.app.cart.cart$.value.phase === 'ready')
  assert.is(laptop.app.cart.count$.value, 3)
})

journey('quantities are batched, limited to the stock, and lines deleted together', async ({ backend }) => {
  const { app, calls } = openDevice(backend)
  need(await app.session.register(registration('edit@example.com')))
  await until(() => app.cart.cart$.value.phase === 'ready')
  const products = need(await app.catalogue.loadHotProducts({ page: 1 })).rows.slice(0, 2)
  for (const product of products)
    need(await app.cart.add(itemOf(need(await app.catalogue.loadProduct(product)), 1)))
  const [line] = app.cart.cart$.value.lines
  assert.ok(line)
  for (const quantity of [2, 3, 100_000]) app.cart.setQuantity(line.id, quantity)
  await app.cart.settled()
  need(await app.cart.refresh())
  assert.is(app.cart.cart$.value.lines.find(({ id }) => id === line.id)?.quantity, line.stock)
  assert.is(calls.filter((path) => path === '/api/cart/set_num').length, 1)
  need(await app.cart.remove(app.cart.cart$.value.lines.map(({ id }) => id)))
  need(await app.cart.refresh())
  assert.is(app.cart.count$.value, 0)
})

journey('a favourite and a followed shop are marked by the server too', async ({ backend }) => {
  const { app } = openDevice(backend)
  need(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  const product = need(await app.catalogue.loadHotProducts({ page: 1 })).rows[0]
  assert.ok(product)
  const before = need(await app.catalogue.loadProduct(product))
  need(await app.catalogue.toggleFavourite(product, !before.isFavourite))
  need(await app.catalogue.toggleFollow(product.shopId, !before.shop.isFollowed))
  const after = need(await app.catalogue.loadProduct(product))
  assert.is(after.isFavourite, !before.isFavourite)
  assert.is(after.shop.isFollowed, !before.shop.isFollowed)
})

journey('addresses can be written, chosen as default and removed', async ({ backend }) => {
  const { app } = openDevice(backend)
  need(await app.session.register(registration('address@example.com')))
  const province = need(await app.addresses.loadRegions())[0]
  assert.ok(province)
  const city = need(await app.addresses.loadRegions(province.id))[0]
  assert.ok(city)
  const area = need(await app.addresses.loadRegions(province.id, city.id))[0]
  const draft = {
    name: 'Dewi',
    mobile: '+62 812 0000 9999',
    province,
    city,
    area,
    detail: 'Jl. Kenanga 1',
    tag: 'Rumah',
    isDefault: false,
  }
  need(await app.addresses.save(draft))
  need(await app.addresses.save({ ...draft, detail: 'Jl. Kenanga 2', tag: 'Kantor' }))
  const [first, second] = app.addresses.addresses$.value.addresses
  assert.ok(first && second)
  assert.is(first.area.name, area?.name)
  need(await app.addresses.setDefault(second.id))
  assert.is(app.session.user$.value?.defaultAddress?.id, second.id)
  need(await app.addresses.remove(second.id))
  assert.equal(
    app.addresses.addresses$.value.addresses.map(({ id }) => id),
    [first.id],
  )
})

journey(
  'a session that the server ended leads to sign-in once, and back to the page',
  async ({ backend }) => {
    const { app, storage, reload } = openDevice(backend)
    need(await app.session.signIn({ account: 'budi@example.com', password: 'rahasia1' }))
    await app.session.guard('/address')
    storage.write('admin_token', 'f'.repeat(32), 3)
    const stale = reload()
    assert.equal(await stale.session.guard('/address'), { kind: 'redirect', to: '/login' })
    assert.is(stale.session.redirect$.value?.id, 1)
    assert.is(stale.session.session$.value.kind, 'visitor')
    assert.is(stale.session.takeReturnPath(), '/address')
  },
)

journey.run()
