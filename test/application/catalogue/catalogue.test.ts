import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, statusOnly, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const catalogue = suite('catalogue (requirement S7, api.md 2)')
const row = (id: number, change: Readonly<Record<string, unknown>> = {}) => ({
  product_id: id,
  mer_id: 3,
  sales: '12',
  goods: {
    product_id: id,
    title: 'Kopi',
    title_en: 'Coffee',
    image: '/a.webp,/b.webp',
    sales_price: '12.50',
    market_price: '20.00',
    category_key: 'food',
    rate: '4.8',
    stock: 5,
    ...change,
  },
})
const detail = {
  ...row(1, {
    images: '/a.webp,/b.webp',
    content: '<p>x</p>',
    use_spec: 1,
    specList: [{ name: 'Colour', child: ['Red', 'Blue'] }],
    specTableList: [{ value: ['Red'], spec: 'Merah', sales_price: '12.50', stock: '5', image: '' }],
  }),
  is_like: 1,
  reply_list: [{ reply_id: 1, nickname: 'S***', rate: '4.5', comment: 'ok', pics: '/p.webp', createtime: 1 }],
  merchant: { mer_id: 3, mer_name: 'Toko', mer_avatar: '', follow_count: 4, good_rate: '98', total_price: 9 },
}

catalogue(
  'reads the colours of options where the server sends one for each, and no invalid colour',
  async () => {
    const { app, http } = createFakeApp()
    const coloursFor = async (child_color: unknown): Promise<unknown> => {
      const goods = { ...detail.goods, specList: [{ name: 'Colour', child: ['Red', 'Blue'], child_color }] }
      http.answer('/api/product/detail', () => accepted({ ...detail, goods }))
      const product = await app.catalogue.loadProduct({ productId: '1', shopId: '3' })
      return product.ok && product.value.options[0]?.colours
    }
    assert.equal(await coloursFor(['#C62F34', 'url(//elsewhere/a)']), ['#C62F34', undefined])
    assert.is(await coloursFor(['#c62f34']), undefined)
    assert.is(await coloursFor('#c62f34,#2f63c4'), undefined)
  },
)

catalogue(
  'recommends goods of its category on a product’s page, and nothing that the page shows',
  async () => {
    const { app, http } = createFakeApp()
    const goods = { ...detail.goods, category_id: 5 }
    http.answer('/api/product/detail', () => accepted({ ...detail, goods, other: [row(2)] }))
    const product = await app.catalogue.loadProduct({ productId: '1', shopId: '3' })
    if (!product.ok) throw new Error('the product did not load')
    let alike = 8
    http.answer('/api/product/recommend', ({ url }) => {
      const ids = url.includes('category_id=5') ? [1, 2, 3, 4, 5, 6, 7, 8].slice(0, alike) : [1, 21, 22]
      return accepted({ total: ids.length, list: ids.map((id) => row(id)) })
    })
    const related = async (): Promise<unknown> => {
      const found = await app.catalogue.loadRelated(product.value)
      return found.ok && found.value.map(({ productId }) => productId)
    }
    assert.equal(await related(), ['3', '4', '5', '6', '7', '8'])
    // Of a category with too few of them the general ones are better than a row that is not full.
    alike = 4
    assert.equal(await related(), ['21', '22'])
    // The same goods in another shop are another offer.
    http.answer('/api/product/recommend', () => accepted({ total: 1, list: [{ ...row(1), mer_id: 4 }] }))
    assert.equal(await related(), ['1'])
  },
)

catalogue(
  'lists ordinary products where the server has no call for popular, recommended or found ones',
  async () => {
    const { app, http } = createFakeApp()
    for (const path of ['/api/index/hot_product', '/api/product/recommend', '/api/product/search'])
      http.answer(path, () => statusOnly(404))
    http.answer('/api/index/product', () => accepted({ total: 1, list: [row(1)] }))
    const query = { page: 1, title: 'kopi' }
    for (const answer of [
      await app.catalogue.loadHotProducts(query),
      await app.catalogue.loadRecommendations(1),
      await app.catalogue.searchProducts(query),
    ])
      assert.is(answer.ok && answer.value.rows.length, 1)
    assert.match(http.sentTo('/api/index/product').at(-1)?.url ?? '', 'title=kopi')
    assert.equal(app.notices.notices$.value, [])
  },
)

catalogue('reports a failing call, and does not replace it', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/hot_product', () => statusOnly(500))
  const answer = await app.catalogue.loadHotProducts({ page: 1 })
  assert.equal(!answer.ok && answer.fault, { kind: 'status', status: 500 })
  assert.equal(http.sentTo('/api/index/product'), [])
})

catalogue('reports an unexpected answer for an invalid platform text', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/index', () => accepted([]))
  assert.equal(await app.catalogue.loadPlatform(), {
    ok: false,
    fault: { kind: 'unexpected-answer', path: '/api/index/index' },
  })
})

catalogue('leaves out products with a negative or an unusably high price', async () => {
  const { app, http } = createFakeApp()
  const prices = ['-1.00', '9999999999999.00', '0.00', '90000000.00']
  const list = prices.map((sales_price, at) => row(at + 1, { sales_price }))
  http.answer('/api/index/product', () => accepted({ total: '4', list }))
  const page = await app.catalogue.loadProducts({ page: 1 })
  assert.equal(page.ok && page.value.rows.map(({ productId }) => productId), ['3', '4'])
})

catalogue('assumes a next page after a full one when the server sends no total', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/product', () => accepted([row(1), row(2)]))
  const more: unknown[] = []
  for (const limit of [2, 3]) {
    const page = await app.catalogue.loadProducts({ page: 1, limit })
    more.push(page.ok && page.value.hasMore)
  }
  assert.equal(more, [true, false])
})

catalogue('reads a banner of three pictures, and one of a single picture and text', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/banner', () =>
    accepted([
      { title: 'Alam', text: 'Tenda dan ransel', images: ['/a.webp', '/b.webp'], link: '/explore?cat=3' },
      { text: 'Pekan kopi', image: '/c.webp' },
    ]),
  )
  const banners = await app.catalogue.loadBanners()
  assert.equal(banners.ok && banners.value, [
    { title: 'Alam', text: 'Tenda dan ransel', images: ['/a.webp', '/b.webp'], link: '/explore?cat=3' },
    { title: 'Pekan kopi', text: '', images: ['/c.webp'], link: undefined },
  ])
})

catalogue('leaves out a banner without a picture', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/banner', () =>
    accepted(['/a.webp', { image: '', text: 'none' }, { url: '/b.webp' }, '']),
  )
  const banners = await app.catalogue.loadBanners()
  assert.equal(banners.ok && banners.value.map(({ images }) => images[0]), ['/a.webp', '/b.webp'])
})

catalogue('reads a row as the server sends it', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/product', () => accepted({ total: '21', list: [row(1)] }))
  const page = await app.catalogue.loadProducts({ page: 1 })
  assert.ok(page.ok)
  assert.equal([page.value.total, page.value.hasMore], [21, true])
  assert.equal(page.value.rows[0], {
    productId: '1',
    shopId: '3',
    title: 'Kopi',
    titleEn: 'Coffee',
    image: '/a.webp',
    price: 1250,
    marketPrice: 2000,
    sold: 12,
    rating: 4.8,
    stock: 5,
    categoryKey: 'food',
    origin: undefined,
  })
})

catalogue('shows no market price that is not higher than the price', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/product', () =>
    accepted([row(1, { market_price: '12.50' }), row(2, { market_price: '' })]),
  )
  const page = await app.catalogue.loadProducts({ page: 1 })
  assert.equal(page.ok && page.value.rows.map(({ marketPrice }) => marketPrice), [undefined, undefined])
})

catalogue('sends only the filters that are set, prices as decimals', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/product/search', () => accepted([]))
  await app.catalogue.searchProducts({
    title: 'red shoes',
    sort: 'price-down',
    minPrice: 1000 as never,
    page: 2,
  })
  assert.is(
    http.requests[0]?.url,
    '/api/product/search?title=red%20shoes&sort=price&order=desc&min_price=10.00&page=2&limit=10',
  )
})

catalogue('requests page 1 with the eight hot shops', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/hot_merchant', () => accepted({ total: 1, list: [detail.merchant] }))
  const shops = await app.catalogue.loadHotShops()
  assert.is(http.requests[0]?.url, '/api/index/hot_merchant?page=1&limit=8')
  assert.equal(shops.ok && shops.value[0]?.goodRate, 98)
})

catalogue('requests the first page of a list once, however many callers ask at the same time', async () => {
  const { app, http } = createFakeApp()
  const held = createHeldAnswer()
  http.answer('/api/index/product', () => held.sent)
  const asks = Promise.all([1, 2, 3].map(() => app.catalogue.loadProducts({ page: 1 })))
  held.give(accepted([row(1)]))
  await asks
  assert.is(http.requests.length, 1)
})

catalogue(
  'reads a product with options, variants, reviews and shop, and adds it to the viewed ones',
  async () => {
    const { app, http, reload } = createFakeApp()
    http.answer('/api/product/detail', () => accepted(detail))
    const loaded = await app.catalogue.loadProduct({ productId: '1', shopId: '3' })
    assert.ok(loaded.ok)
    const { images, options, variants, isFavourite, reviews, shop } = loaded.value
    assert.equal(images, ['/a.webp', '/b.webp'])
    assert.equal(options, [{ name: 'Colour', values: ['Red', 'Blue'] }])
    assert.equal([variants[0]?.spec, variants[0]?.values, variants[0]?.stock], ['Merah', ['Red'], 5])
    assert.equal([isFavourite, reviews[0]?.rating, shop.name], [true, 4.5, 'Toko'])
    assert.equal(
      app.catalogue.recentlyViewed$.value.map(({ productId }) => productId),
      ['1'],
    )
    assert.equal(reload().catalogue.recentlyViewed$.value[0]?.price, 1250)
  },
)

catalogue('a preload of a product neither counts as viewed nor shows an error', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/product/detail', () => accepted(detail))
  const peeked = await app.catalogue.peekProduct({ productId: '1', shopId: '3' })
  assert.is(peeked.ok && peeked.value.productId, '1')
  assert.equal(app.catalogue.recentlyViewed$.value, [])
  http.answer('/api/product/detail', () => unreachable)
  assert.is((await app.catalogue.peekProduct({ productId: '1', shopId: '3' })).ok, false)
  assert.equal(app.notices.notices$.value, [])
})

catalogue('reports a product without a price as unexpected, instead of crashing', async () => {
  const { app, http, log } = createFakeApp()
  http.answer('/api/product/detail', () => accepted({ product_id: 1, goods: {} }))
  const loaded = await app.catalogue.loadProduct({ productId: '1', shopId: '3' })
  assert.equal(loaded.ok ? '' : loaded.fault.kind, 'unexpected-answer')
  assert.is(log.written[0]?.fields?.['path'], '/api/product/detail')
})

catalogue('caches categories per language, but not a failure', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/category', () => unreachable)
  await app.catalogue.loadCategories()
  http.answer('/api/index/category', () =>
    accepted([{ category_id: 1, name: 'Ponsel', name_en: 'Mobile phone' }]),
  )
  await app.catalogue.loadCategories()
  const known = await app.catalogue.loadCategories()
  assert.is(http.requests.length, 2)
  assert.equal(known.ok && known.value[0]?.key, 'phone')
  app.account.chooseLanguage('en')
  await app.catalogue.loadCategories()
  assert.is(http.sentTo('/api/index/category').length, 3)
})

catalogue('sends the server’s id of a category, even where the address has our key', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/category', () =>
    accepted([{ category_id: 17, name: 'Ponsel', name_en: 'Mobile phone' }]),
  )
  for (const path of ['/api/index/product', '/api/product/search']) http.answer(path, () => accepted([]))
  http.answer('/api/merchant/detail', () => accepted({ mer_id: 3, mer_name: 'Toko' }))
  await app.catalogue.loadProducts({ page: 1, categoryId: 'phone' })
  await app.catalogue.searchProducts({ page: 1, title: 'x', categoryId: 'phone' })
  await app.catalogue.loadShop('3', { page: 1, categoryId: '17' })
  const asked = http.requests.filter(({ url }) => url.includes('category_id'))
  assert.equal(
    asked.map(({ url }) => new URL(url, 'http://shop').searchParams.get('category_id')),
    ['17', '17', '17'],
  )
})

catalogue('cancels an older suggestion request when a newer one is made', async () => {
  const { app, http } = createFakeApp()
  const slow = createHeldAnswer()
  const answer = (text: string) => accepted([{ text, type: 'product', id: 1 }])
  http.answer('/api/product/suggest', ({ url }) => (url.includes('title=ko&') ? slow.sent : answer('kopi')))
  const old = app.catalogue.suggest('ko')
  const fresh = app.catalogue.suggest('kop')
  assert.is(http.requests[0]?.signal?.isCancelled, true)
  slow.give(answer('kota'))
  assert.equal(await old, [])
  assert.equal(await fresh, [
    { kind: 'product', text: 'kopi', id: '1', image: '', price: undefined, categoryKey: undefined },
  ])
})

catalogue('shows no error when the server has no suggestions or hot terms', async () => {
  const { app } = createFakeApp()
  assert.equal(await app.catalogue.suggest('kopi'), [])
  assert.equal(await app.catalogue.loadHotTerms(), [])
  assert.equal(app.notices.notices$.value, [])
})

catalogue('reads popular searches, with a picture where the server has one', async () => {
  const { app, http } = createFakeApp()
  const rows = [
    { keyword: 'tenda', image: '/art/tenda.webp', category_key: 'outdoor' },
    { keyword: 'kopi' },
    { image: '/art/x.webp' },
  ]
  http.answer('/api/product/index', () => accepted(rows))
  assert.equal(await app.catalogue.loadHotTerms(), [
    { text: 'tenda', image: '/art/tenda.webp', categoryKey: 'outdoor' },
    { text: 'kopi', image: '', categoryKey: undefined },
  ])
})

catalogue('stores searches on the device', () => {
  const { app, reload } = createFakeApp()
  app.catalogue.rememberSearch('kopi')
  app.catalogue.rememberSearch('teh')
  app.catalogue.forgetSearch('KOPI')
  assert.equal(reload().catalogue.searchHistory$.value, ['teh'])
})

catalogue('reads the shop of a viewed product that one of the first builds has stored', () => {
  const { device, reload } = createFakeApp()
  device.write('lintas_viewed.1', '[{"productId":"1","merId":"7","title":"Kopi","price":500}]', 1)
  const [product] = reload().catalogue.recentlyViewed$.value
  assert.equal([product?.shopId, product?.title], ['7', 'Kopi'])
})

catalogue('ignores unreadable data in device storage', () => {
  const { device, reload } = createFakeApp()
  device.write('lintas_searches.1', '{broken', 1)
  device.write('lintas_viewed.1', '[{"productId":1},null,7]', 1)
  const app = reload()
  assert.equal(app.catalogue.searchHistory$.value, [])
  assert.equal(app.catalogue.recentlyViewed$.value, [])
})

catalogue.run()
