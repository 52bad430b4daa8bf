import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DemoData, DemoText } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { smallWorld } from '../../../support/backend/world/small-world.ts'

const WORDS: Readonly<Record<string, string>> = {
  'Headphone nirkabel Aura H2': '無線ヘッドホン Aura H2',
  'Suara jernih.': 'クリアな音。',
  Bahan: '素材',
  Baja: 'スチール',
  Warna: 'カラー',
  Hitam: 'ブラック',
}

const inJapanese = (text: DemoText): DemoText => {
  const ri = WORDS[text.dgn]
  return ri === undefined ? text : { ...text, ri }
}

const world: DemoData = {
  ...smallWorld,
  products: smallWorld.products.map((product) => ({
    ...product,
    title: inJapanese(product.title),
    description: inJapanese(product.description),
    attributes: product.attributes.map(({ name, value }) => ({
      name: inJapanese(name),
      value: inJapanese(value),
    })),
    options: product.options.map(({ name, values }) => ({
      name: inJapanese(name),
      values: values.map(inJapanese),
    })),
    variants: product.variants.map((variant) => ({
      ...variant,
      spec: inJapanese(variant.spec),
      values: variant.values.map(inJapanese),
    })),
  })),
}

const words = suite('goods in the reader’s own language')
let shop: TestBackend

words.before(async () => {
  shop = await startBackend({ world })
})
words.after(() => shop.close())

const OWN = { ri: '無線ヘッドホン Aura H2' }
const DETAIL = '/api/product/detail?product_id=1&mer_id=1'

words('have their title in the reader’s language in a list, besides Indonesian and English', async () => {
  const goodsFor = async (language: string) =>
    (await shop.get('/api/product/search?title=aura', undefined, language)).data.list[0].goods
  assert.equal((await goodsFor('ri')).title_others, OWN)
  assert.is((await goodsFor('ri')).title_en, 'Aura H2 wireless headphones')
  assert.not.ok('title_others' in (await goodsFor('en')))
  assert.not.ok('title_others' in (await goodsFor('han')))
})

words('have every text of their page in the reader’s language', async () => {
  const { goods, reply_list: reviews } = (await shop.get(DETAIL, undefined, 'ri')).data
  assert.is(goods.content, 'クリアな音。')
  assert.equal([goods.attributes[0].name, goods.attributes[0].value], ['素材', 'スチール'])
  assert.equal([goods.specList[0].name, goods.specList[0].child], ['カラー', ['ブラック', 'White']])
  assert.equal(goods.specTableList[0].value, ['ブラック'])
  assert.is(goods.specTableList[0].spec, 'Hitam')
  assert.is(reviews[0].spec, 'ブラック')
})

words(
  'include all titles in their page data, since devices remember products over a change of language',
  async () => {
    assert.equal((await shop.get(DETAIL, undefined, 'en')).data.goods.title_others, OWN)
  },
)

words('keep the reader’s language in cart, preview and order', async () => {
  const token = await shop.signIn()
  await shop.post('/api/cart/add', { product_id: 1, mer_id: 1, spec: 'Hitam', num: 1 }, token)
  const cart = (await shop.get('/api/cart/index', token, 'ri')).data.carts[0]
  assert.equal([cart.goods.title_others, cart.spec_text], [OWN, 'ブラック'])
  const asked = { cart_id: String(cart.cart_id) }
  const preview = (await shop.post('/api/order/merCreate', asked, token, 'ri')).data.product[0]
  assert.equal([preview.title_others, preview.spec_text], [OWN, 'ブラック'])
  const address = (await shop.get('/api/user/address_list', token)).data
  const addressId = (address.list ?? address)[0].address_id
  const submit = { cart_ids: String(cart.cart_id), address_id: addressId, request_id: 'words-1' }
  assert.is((await shop.post('/api/order/merSubmit', submit, token, 'ri')).code, 1)
  const ordered = async (language: string) =>
    (await shop.get('/api/user/order_list', token, language)).data.list[0].product[0]
  assert.equal([(await ordered('ri')).title_others, (await ordered('ri')).spec_text], [OWN, 'ブラック'])
  assert.is((await ordered('han')).spec_text, 'Black')
})

words('keep the reader’s language among the favourites', async () => {
  const token = await shop.signIn()
  await shop.post('/api/product/like', { product_id: 1, mer_id: 1, is_like: 1 }, token)
  const { list } = (await shop.get('/api/user/like_list', token, 'ri')).data
  assert.ok(list.some(({ product }: { product: object }) => 'title_others' in product))
})

for (const typed of [
  'ヘッドホン',
  'ﾍｯﾄﾞﾎﾝ',
  '無線',
  'ホン',
  '線',
  'ヘッドホン aura',
  'へっどほん',
  'ヘッドフォン',
  '无线',
  'ＡＵＲＡ',
]) {
  words(`are found by ${typed}, also inside text without spaces`, async () => {
    const { list } = (await shop.get(`/api/product/search?title=${encodeURIComponent(typed)}`)).data
    assert.equal(
      list.map(({ product_id }: { product_id: number }) => product_id),
      [1],
    )
  })
}

words('are not found by the same letters in another order', async () => {
  const { total } = (await shop.get(`/api/product/search?title=${encodeURIComponent('ホドッヘ')}`)).data
  assert.is(total, 0)
})

words('are found with one wrong letter, and the answer says that the match is inexact', async () => {
  const { data } = await shop.get(`/api/product/search?title=${encodeURIComponent('無線ヘットホン')}`)
  assert.equal([data.total, data.is_near], [1, 1])
})

words('are suggested by their title, and a category by its name, in the reader’s language', async () => {
  const suggested = async (typed: string) =>
    (await shop.get(`/api/product/suggest?title=${encodeURIComponent(typed)}`, undefined, 'ri')).data
  assert.equal(
    (await suggested('ヘッド')).map(({ text }: { text: string }) => text),
    ['無線ヘッドホン Aura H2'],
  )
  assert.is((await suggested('electric'))[0].text, 'electric')
})

words.run()
