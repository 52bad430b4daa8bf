import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const words = suite('products of servers with other field names (api.md 2)')

const GOODS = { title: 'Kopi', image: '/a.webp', sales_price: '12.50' }
const MERCHANT = { mer_id: 3, mer_name: 'Toko' }

/** What the app makes of an answer to the page of one product; undefined when it is none. */
const detailOf = async (answer: object): Promise<ProductDetail | undefined> => {
  const { app, http } = createFakeApp()
  http.answer('/api/product/detail', () => accepted(answer))
  const product = await app.catalogue.loadProduct({ productId: '1', shopId: '3' })
  return product.ok ? product.value : undefined
}
const detailWith = (goods: object, row: object = {}) =>
  detailOf({ product_id: 1, merchant: MERCHANT, goods: { ...GOODS, ...goods }, ...row })

const reviewOf = async (review: object) =>
  (await detailWith({}, { reply_list: [{ id: 9, ...review }] }))?.reviews[0]

words('may be sent without a wrapper', async () => {
  const detail = await detailOf({ ...GOODS, product_id: 1, merchant: MERCHANT, content: 'Robusta' })
  assert.equal([detail?.productId, detail?.title, detail?.content], ['1', 'Kopi', 'Robusta'])
})

words('may have their id in the wrapper only', async () => {
  assert.is((await detailOf({ merchant: MERCHANT, goods: { ...GOODS, product_id: 8 } }))?.productId, '8')
})

words('are unexpected without a shop', async () => {
  assert.is(await detailWith({}, { merchant: undefined }), undefined)
})

words('have their sales under one of three names, that of the offer first', async () => {
  const sold = async (goods: object, row: object = {}) => (await detailWith(goods, row))?.sold
  assert.is(await sold({ real_sales: 5, sales: 4 }, { sales: 6 }), 6)
  assert.is(await sold({ real_sales: 5, sales: 4 }), 5)
  assert.is(await sold({ sales: 4 }), 4)
})

words('have their category as a key, or as an English name in a wrapper', async () => {
  const keyOf = async (goods: object) => (await detailWith(goods))?.categoryKey
  assert.is(await keyOf({ category_key: 'food', category: 'toys' }), 'food')
  assert.is(await keyOf({ category: { key: 'toys' } }), 'toys')
  assert.is(await keyOf({ category: 'toys' }), 'toys')
})

words('have their review count under two names, or else the number of reviews sent', async () => {
  const count = async (row: object) =>
    (await detailWith({}, { reply_list: [{ id: 9, comment: 'ok' }], ...row }))?.reviewCount
  assert.is(await count({ reply_count: 7, comment_count: 6 }), 7)
  assert.is(await count({ comment_count: 6 }), 6)
  assert.is(await count({}), 1)
})

words('have stars, pictures and text of a review under either name', async () => {
  const ours = await reviewOf({ rate: 4.5, product_score: 2, comment: 'baik', pics: '/p.webp' })
  assert.equal([ours?.rating, ours?.text, ours?.pictures], [4.5, 'baik', ['/p.webp']])
  const other = await reviewOf({ product_score: 2, content: 'biasa', images: '/q.webp' })
  assert.equal([other?.rating, other?.text, other?.pictures], [2, 'biasa', ['/q.webp']])
  assert.is((await reviewOf({ comment: 'tanpa bintang' }))?.rating, 5)
})

const VARIANT = { spec: 'Merah', sales_price: '12.50', stock: 5 }
const OPTION = { name: 'Warna', values: ['Merah'] }

words('have variants only where the server says so, or does not say', async () => {
  const variants = async (goods: object) =>
    (await detailWith({ specTableList: [VARIANT], ...goods }))?.variants.length
  assert.equal(
    [await variants({}), await variants({ use_spec: 1 }), await variants({ use_spec: 0 })],
    [1, 1, 0],
  )
})

words('have no options where no variant can be bought, and none without name or values', async () => {
  const options = async (goods: object) => (await detailWith(goods))?.options
  assert.equal(await options({ specList: [OPTION] }), [])
  const kept = await options({
    specTableList: [VARIANT],
    specList: [OPTION, { name: '', values: ['Biru'] }, { name: 'Ukuran', values: [] }],
  })
  assert.equal(kept, [{ name: 'Warna', values: ['Merah'] }])
})

words('lose a variant without values or price', async () => {
  const detail = await detailWith({
    specTableList: [VARIANT, { sales_price: '1.00', stock: 1 }, { spec: 'Biru', stock: 1 }],
  })
  assert.equal(
    detail?.variants.map(({ spec }) => spec),
    ['Merah'],
  )
})

words('may have variants without a list of options, or neither', async () => {
  const detail = await detailWith({ specTableList: [VARIANT], specList: null })
  assert.equal([detail?.variants.length, detail?.options], [1, []])
  assert.equal((await detailWith({}))?.variants, [])
})

words('rate their shop in percent, or as a share of one', async () => {
  const rate = async (good_rate: unknown) =>
    (await detailWith({}, { merchant: { ...MERCHANT, good_rate } }))?.shop.goodRate
  assert.equal([await rate('98'), await rate(0.98), await rate(1), await rate(0)], [98, 98, 100, 0])
  assert.is(await rate(undefined), undefined)
})

words.run()
