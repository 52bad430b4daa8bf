import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrivalOf, deliveryDays } from '../../../../domain/orders/delivery-quote.ts'
import manifest from '../../../../package.json' with { type: 'json' }
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const catalogue = suite('catalogue calls')
let shop: TestBackend

catalogue.before(async () => {
  shop = await startBackend()
})
catalogue.after(() => shop.close())

const titles = (answer: { data: { list: { goods: { title: string } }[] } }) =>
  answer.data.list.map((row) => row.goods.title)

catalogue('lists the ten categories with their keys', async () => {
  const { data } = await shop.get('/api/index/category')
  assert.is(data.length, 10)
  assert.equal(data[0], {
    category_id: 1,
    key: 'phone',
    name: 'Kategori phone',
    name_en: 'Category phone',
    image: '/art/1f4f1.webp',
    sort: 1,
  })
})

catalogue('lists only recommended products when no category is given', async () => {
  const answer = await shop.get('/api/index/product')
  assert.is(answer.data.total, 2)
  assert.equal(titles(answer), ['Headphone nirkabel Aura H2', 'Tenda kubah 100%'])
})

catalogue('lists every product on sale of a category', async () => {
  const answer = await shop.get('/api/index/product?category_id=4&sort=price&order=asc')
  assert.equal(titles(answer), ['Senter isi ulang', 'Tenda kubah 100%'])
})

catalogue('sends prices as decimal texts and never the cost price', async () => {
  const { data } = await shop.get('/api/index/hot_product?limit=1')
  const [row] = data.list
  assert.is(row.goods.sales_price, '129.00')
  assert.is(row.goods.market_price, '159.00')
  assert.is(row.goods.rate, '4.7')
  assert.is(row.goods.stock, 5)
  assert.is(row.goods.category_key, 'electric')
  assert.not('cost_price' in row.goods)
})

catalogue('ignores control characters in a search term', async () => {
  const found = ['Headphone nirkabel Aura H2']
  assert.equal(titles(await shop.get('/api/product/search?title=ni%00rka%07bel')), found)
  const [completed] = (await shop.get('/api/product/suggest?title=nir%1bka')).data
  assert.is(completed.type, 'product')
  assert.is((await shop.get('/api/product/searchs?title=%00')).code, 1)
})

catalogue('finds products by the beginning of any word in either language', async () => {
  assert.equal(titles(await shop.get('/api/product/search?title=nirk')), ['Headphone nirkabel Aura H2'])
  assert.equal(titles(await shop.get('/api/product/search?title=wireless%20aura')), [
    'Headphone nirkabel Aura H2',
  ])
})

catalogue('searches inside words when no word begins with the term', async () => {
  assert.equal(titles(await shop.get('/api/product/search?title=phones')), ['Headphone nirkabel Aura H2'])
})

catalogue('treats SQL wildcards in a search term as plain characters', async () => {
  assert.equal(titles(await shop.get('/api/product/search?title=%25')), ['Tenda kubah 100%'])
  assert.is((await shop.get('/api/product/search?title=_')).data.total, 0)
})

catalogue('finds nothing that is not on sale', async () => {
  assert.is((await shop.get('/api/product/search?title=teropong')).data.total, 0)
})

catalogue('filters by price, both bounds included', async () => {
  const answer = await shop.get('/api/product/search?min_price=54.00&max_price=118&sort=price_desc')
  assert.equal(titles(answer), ['Tenda kubah 100%', 'Senter isi ulang'])
})

catalogue('sorts by sales, price and age', async () => {
  assert.is(titles(await shop.get('/api/product/search?sort=sales'))[0], 'Headphone nirkabel Aura H2')
  assert.is(titles(await shop.get('/api/product/search?sort=createtime&order=desc'))[0], 'Tenda kubah 100%')
  assert.is(titles(await shop.get('/api/product/search?sort=price&order=asc'))[0], 'Radio saku')
})

catalogue('pages without repeating or skipping a row', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => shop.get(`/api/product/search?limit=2&page=${page}`)),
  )
  const ids = pages.flatMap(({ data }) => data.list.map((row: { product_id: number }) => row.product_id))
  assert.equal([...ids].sort(), [1, 2, 3, 4])
  assert.is(pages[0]?.data.total, 4)
})

catalogue('finds similar names when a word was mistyped, and says so in the answer', async () => {
  const near = await shop.get('/api/product/search?title=haedphone')
  assert.equal(titles(near), ['Headphone nirkabel Aura H2'])
  assert.is(near.data.is_near, 1)
  assert.equal(titles(await shop.get('/api/product/search?title=tnda')), ['Tenda kubah 100%'])
  const exact = await shop.get('/api/product/search?title=headphone')
  assert.not('is_near' in exact.data)
  assert.is((await shop.get('/api/product/search?title=zzqxw')).data.total, 0)
})

catalogue('never counts a mistyped word as a popular search', async () => {
  await shop.get('/api/product/search?title=haedphone')
  const { data } = await shop.get('/api/product/index')
  assert.not(data.some(({ keyword }: { keyword: string }) => keyword === 'haedphone'))
})

const asked = async (language?: string): Promise<readonly string[]> =>
  (await shop.get('/api/product/index', undefined, language)).data.map(
    (row: { keyword: string }) => row.keyword,
  )

catalogue('lists as popular what several people searched for and found, in their language', async () => {
  const people = [undefined, await shop.signIn(), await shop.signIn('budi@example.com')]
  for (const token of people) {
    await shop.get('/api/product/search?title=Radio', token, 'dgn')
    await shop.get('/api/product/search?title=rubbish', token, 'dgn')
  }
  assert.equal(await asked('dgn'), ['radio'])
  assert.equal(await asked('ri'), [])
})

catalogue('shows a popular search with the picture of its first result', async () => {
  const found = await shop.get('/api/product/search?title=radio')
  const { data } = await shop.get('/api/product/index', undefined, 'dgn')
  assert.is(data[0].keyword, 'radio')
  const { image, category_key } = found.data.list[0].goods
  assert.equal([data[0].image, data[0].category_key], [image, category_key])
})

catalogue('never publishes what a single person searches for, however often', async () => {
  const token = await shop.signIn()
  for (const title of ['tenda', 'Tenda', ' tenda ', 'tenda'])
    await shop.get(`/api/product/search?title=${title}`, token, 'en')
  await shop.get('/api/product/search?title=tenda', undefined, 'en')
  assert.not((await asked('en')).includes('tenda'))
})

const AVATAR = '/art/1f3a7.webp#electric'
const TENT = {
  text: 'Tenda kubah 100%',
  type: 'product',
  id: 3,
  image: '/art/1f3a7.webp',
  sales_price: '118.00',
  category_key: 'outdoor',
}

catalogue('suggests categories, shops and products', async () => {
  assert.equal((await shop.get('/api/product/suggest?title=aru')).data, [
    { text: 'Aruna Audio', type: 'shop', id: 1, image: AVATAR },
  ])
  assert.equal((await shop.get('/api/product/suggest?title=tenda', undefined, 'dgn')).data, [TENT])
  assert.is((await shop.get('/api/product/suggest?title=outdoor')).data[0].type, 'category')
  assert.equal((await shop.get('/api/product/suggest')).data, [])
})

catalogue('suggests corrections for a mistyped word', async () => {
  assert.equal((await shop.get('/api/product/suggest?title=tnda', undefined, 'dgn')).data, [TENT])
  assert.equal((await shop.get('/api/product/suggest?title=aruan')).data, [
    { text: 'Aruna Audio', type: 'shop', id: 1, image: AVATAR },
  ])
  assert.equal((await shop.get('/api/product/suggest?title=zzqxw')).data, [])
})

catalogue('filters by stock and rating, and counts only the filtered products', async () => {
  const all = (await shop.get('/api/index/product?sort=sales')).data
  const inStock = (await shop.get('/api/index/product?sort=sales&in_stock=1')).data
  const stocked = all.list.filter((row: { goods: { stock: number } }) => row.goods.stock > 0)
  assert.is(inStock.total, stocked.length)
  assert.ok(inStock.total < all.total)
  const rated = (await shop.get('/api/index/product?sort=sales&min_rating=4.5')).data
  const best = all.list.filter((row: { goods: { rate: string } }) => Number(row.goods.rate) >= 4.5)
  assert.is(rated.total, best.length)
  assert.ok(rated.total > 0 && rated.total < all.total)
  assert.is((await shop.get('/api/product/search?title=zz&min_rating=lots')).code, 0)
})

catalogue('searches shops by name', async () => {
  const { data } = await shop.get('/api/product/searchs?title=outdoor')
  assert.is(data.total, 1)
  assert.is(data.list[0].mer_name, 'Lintang Outdoor')
  assert.is(data.list[0].good_rate, 97)
})

catalogue('shows a product with options, reviews, shop and neighbours', async () => {
  const { data } = await shop.get('/api/product/detail?product_id=1&mer_id=1')
  assert.equal(data.goods.specList, [
    {
      name: 'Colour',
      name_en: 'Colour',
      child: ['Black', 'White'],
      child_en: ['Black', 'White'],
      child_color: ['#26262b', '#f5f5f7'],
    },
  ])
  assert.is(data.goods.specTableList[1].spec, 'Putih')
  assert.equal(data.goods.specTableList[1].value, ['White'])
  assert.is(data.goods.specTableList[1].stock, 0)
  assert.is(data.goods.stock, 5)
  assert.is(data.reply_list[0].rate, '4.7')
  assert.is(data.merchant.mer_name, 'Aruna Audio')
  assert.equal(
    data.other.map((row: { id: number }) => row.id),
    [2],
  )
})

catalogue('describes a product in the language of the cookie', async () => {
  const { data } = await shop.get('/api/product/detail?product_id=1', undefined, 'dgn')
  assert.is(data.goods.content, 'Suara jernih.')
  assert.equal(data.goods.attributes, [
    { name: 'Bahan', name_en: 'Material', value: 'Baja', value_en: 'Steel' },
  ])
  assert.equal(data.goods.specList[0].child, ['Hitam', 'Putih'])
})

catalogue('does not find a product under a shop that does not sell it', async () => {
  const answer = await shop.get('/api/product/detail?product_id=1&mer_id=2')
  assert.equal([answer.status, answer.code, answer.msg], [200, 0, 'Product not found'])
})

catalogue('gives the delivery fee, the arrival days and the return period of a product', async () => {
  const { data } = await shop.get('/api/product/detail?product_id=1&mer_id=1')
  const basket = await shop.post(
    '/api/order/merCreate',
    { product_id: 1, spec: 'Hitam' },
    await shop.signIn(),
  )
  assert.is(data.delivery.fee, basket.data.merchant[0].freight)
  const now = shop.clock.now() / 1_000
  const days = deliveryDays(data.merchant.country)
  assert.ok(days)
  const { first, last } = arrivalOf(days, now)
  assert.equal([data.delivery.arrives_first, data.delivery.arrives_last], [first, last])
  assert.is(data.return_days, 7)
  assert.equal([data.goods.country, data.goods.town], [data.merchant.country, data.merchant.town])
})

catalogue('counts reviews by stars and pictures, and filters them by stars', async () => {
  const counts = { all: 1, pictures: 1, 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 }
  assert.equal((await shop.get('/api/product/detail?product_id=1')).data.reply_counts, counts)
  // 4.7 stars are five.
  const five = await shop.get('/api/product/reply_list?product_id=1&rate=5')
  assert.equal([five.data.total, five.data.counts], [1, counts])
  assert.is((await shop.get('/api/product/reply_list?product_id=1&rate=4')).data.total, 0)
})

catalogue(
  'returns a review with the shop’s answer, and translated for a reader of another language',
  async () => {
    const review = async (language: string) =>
      (await shop.get('/api/product/reply_list?product_id=1', undefined, language)).data.list[0]
    const own = await review('ri')
    assert.equal([own.language, own.has_translation, own.reply.comment], ['ri', 0, 'Thank you.'])
    const foreign = await review('dgn')
    assert.equal([foreign.has_translation, foreign.reply.comment], [1, 'Terima kasih.'])
    assert.is(foreign.reply.createtime, foreign.createtime + 86_400)
    const call = `/api/product/reply_translation?reply_id=${own.reply_id}`
    const translated = async (language: string) => (await shop.get(call, undefined, language)).data
    assert.equal(await translated('dgn'), { language: 'dgn', comment: 'Suaranya jernih.' })
    assert.equal(await translated('han'), { language: 'en', comment: 'It sounds clear.' })
    const refused = await shop.get(call, undefined, 'ri')
    assert.equal([refused.code, refused.msg], [0, 'このレビューの翻訳はまだありません'])
    assert.is((await shop.get('/api/product/reply_translation?reply_id=999')).code, 0)
  },
)

catalogue('lists reviews, with pictures only when asked', async () => {
  assert.is((await shop.get('/api/product/reply_list?product_id=1&mer_id=1&has_pic=1')).data.total, 1)
  assert.is((await shop.get('/api/product/reply_list?product_id=2&mer_id=1')).data.total, 0)
})

catalogue('shows a shop with its products', async () => {
  const { data } = await shop.get('/api/merchant/detail?mer_id=2')
  assert.is(data.mer_name, 'Lintang Outdoor')
  assert.is(data.product_list.count, 2)
  assert.equal(data.level, { level_id: 3, name: 'Level 3', image: '' })
  assert.is((await shop.get('/api/merchant/detail?mer_id=99')).msg, 'Shop not found')
})

catalogue('lists the eight most followed shops and the text about the platform', async () => {
  const shops = await shop.get('/api/index/hot_merchant?page=1&limit=8')
  assert.equal(
    shops.data.list.map((row: { mer_id: number }) => row.mer_id),
    [1, 2],
  )
  assert.is((await shop.get('/api/index/index')).data.about, 'We.')
  assert.is((await shop.get('/api/index/banner')).data[0].image, '/art/1f3a7.webp#electric')
})

catalogue('returns the address of the merchants’ entry when one is configured', async () => {
  assert.is((await shop.get('/api/index/index')).data.merchant_link, '')
  const merchantLink = 'https://seller.shop.example/login'
  const other = await startBackend({ config: { merchantLink } })
  assert.is((await other.get('/api/index/index')).data.merchant_link, merchantLink)
  await other.close()
  const own = await startBackend({ config: { merchantLink: '/counter' } })
  const told = (await own.get('/api/index/index')).data.merchant_link
  assert.match(told, /^https?:\/\/[^/]+\/counter$/)
  await own.close()
})

catalogue('returns the version of the package', async () => {
  assert.is((await shop.get('/api/index/index')).data.version, manifest.version)
})

catalogue.run()
