import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const shelves = suite('a shop’s page and the shopper’s own lists (api.md 2)')

const product = (id: number) => ({
  product_id: id,
  mer_id: 3,
  sales: 4,
  goods: { product_id: id, title: `P${id}`, title_en: '', image: '/a.webp', sales_price: '5.00' },
})
const shop = {
  mer_id: 3,
  mer_name: 'Toko',
  follow_count: '4',
  good_rate: '98',
  total_sales: 9,
  is_follow: 1,
  banner: '/b.webp',
  mer_info: 'Sejak 1990',
  grade: '4.6',
  level: { level_id: 2, name: 'Level 2', image: '' },
  visit: 50,
}

shelves('reads a shop with fans, rate, sales and one page of its products', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/merchant/detail', () =>
    accepted({ ...shop, product_list: { list: [product(1), product(2)], count: 3 } }),
  )
  const loaded = await app.catalogue.loadShop('3', { page: 1, limit: 2, categoryId: '5', sort: 'price-up' })
  assert.ok(loaded.ok)
  const { name, fans, goodRate, totalSales, isFollowed, grade, level, products, about } = loaded.value
  assert.equal([name, fans, goodRate, totalSales, isFollowed], ['Toko', 4, 98, 9, true])
  assert.equal([grade, level, about], [4.6, 'Level 2', 'Sejak 1990'])
  assert.equal([products.rows.length, products.total, products.hasMore], [2, 3, true])
  const { searchParams } = new URL(http.sentTo('/api/merchant/detail')[0]?.url ?? '', 'http://shop')
  assert.equal(
    ['mer_id', 'category_id', 'sort', 'order', 'page'].map((name) => searchParams.get(name)),
    ['3', '5', 'price', 'asc', '1'],
  )
})

shelves('shows a shop whose server sends no products', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/merchant/detail', () => accepted({ mer_id: 3, mer_name: 'Toko' }))
  const loaded = await app.catalogue.loadShop('3', { page: 1 })
  assert.ok(loaded.ok)
  const { products, grade, goodRate, banner } = loaded.value
  assert.equal(
    [products, grade, goodRate, banner],
    [{ rows: [], total: 0, isTotalGiven: false, page: 1, hasMore: false }, undefined, undefined, ''],
  )
})

shelves('lists followed shops as followed, and favourite products', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/follow_list', () =>
    accepted({ count: 1, list: [{ mer_id: 3, merchant: { ...shop, is_follow: 0 } }] }),
  )
  http.answer('/api/user/like_list', () =>
    accepted({ count: 1, list: [{ product_id: 1, mer_id: 3, product: product(1).goods }] }),
  )
  const followed = await app.catalogue.loadFollowed(1)
  assert.equal(followed.ok && followed.value.rows.map(({ name, isFollowed }) => [name, isFollowed]), [
    ['Toko', true],
  ])
  const favourites = await app.catalogue.loadFavourites(1)
  assert.equal(favourites.ok && favourites.value.rows.map(({ title, price }) => [title, price]), [
    ['P1', 500],
  ])
})

shelves.run()
