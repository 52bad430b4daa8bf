import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'

/** What is typed, and beginnings of English titles that must be among the first ten. */
const QUESTIONS: readonly (readonly [typed: string, ...titles: string[]])[] = [
  ['headphone', 'Aura H2 wireless', 'Hana Buds', 'Wireless gaming headset'],
  ['earbuds', 'Hana Buds', 'Aura H2 wireless'],
  ['耳机', 'Aura H2 wireless', 'Hana Buds', 'Wireless gaming headset'],
  ['イヤホン', 'Hana Buds', 'Aura H2 wireless', 'Wireless gaming headset'],
  ['헤드폰', 'Aura H2 wireless', 'Hana Buds'],
  ['หูฟัง', 'Aura H2 wireless', 'Hana Buds', 'Wireless gaming headset'],
  ['headphone murah', 'Hana Buds', 'Aura H2 wireless'],
  ['cheap headphones', 'Hana Buds', 'Aura H2 wireless'],
  ['便宜的耳机', 'Hana Buds', 'Aura H2 wireless'],
  ['安いイヤホン', 'Hana Buds'],
  ['싼 이어폰', 'Hana Buds'],
  ['หูฟังราคาถูก', 'Hana Buds', 'Aura H2 wireless'],
  ['wireless headphones', 'Aura H2 wireless', 'Wireless gaming headset'],
  ['无线耳机', 'Aura H2 wireless', 'Wireless gaming headset'],
  ['hp', 'Nira X 5G phone', 'Nira Lite phone'],
  ['handphone', 'Nira X 5G phone', 'Nira Lite phone'],
  ['cellphone', 'Nira X 5G phone'],
  ['스마트폰', 'Nira X 5G phone', 'Nira Lite phone'],
  ['casing hp', 'Phone case with real', 'Wave pattern phone case'],
  ['手机壳', 'Phone case with real', 'Wave pattern phone case'],
  ['powerbank', 'Power bank 20,000', 'Lipstick-size power bank'],
  ['充电宝', 'Power bank 20,000', 'Lipstick-size power bank'],
  ['cas hp', 'GaN charger'],
  ['notebook', 'Slim 14-inch laptop', '16-inch gaming laptop'],
  ['ノートパソコン', 'Slim 14-inch laptop', '16-inch gaming laptop'],
  ['keyboard', 'Mechanical keyboard'],
  ['鼠标', 'Silent wireless mouse'],
  ['tv', '43-inch 4K smart television'],
  ['電視', '43-inch 4K smart television'],
  ['speaker', 'Waterproof Bluetooth speaker', 'Desktop speakers'],
  ['magic jar', 'Digital rice cooker'],
  ['电饭锅', 'Digital rice cooker'],
  ['arloji', 'Steel analogue watch'],
  ['baju', 'Heavy cotton crew-neck', 'Easy-iron long-sleeve'],
  ['baju murah', 'Heavy cotton crew-neck'],
  ['clothes', 'Heavy cotton crew-neck', 'Easy-iron long-sleeve'],
  ['衣服', 'Heavy cotton crew-neck'],
  ['옷', 'Heavy cotton crew-neck'],
  ['เสื้อผ้า', 'Heavy cotton crew-neck'],
  ['baju renang', 'Swim top and skirt'],
  ['kaos', 'Heavy cotton crew-neck'],
  ['tシャツ', 'Heavy cotton crew-neck'],
  ['sneakers', 'Light running shoes'],
  ['운동화', 'Light running shoes'],
  ['sepatu', 'Light running shoes', 'Leather hiking boots'],
  ['鞋', 'Light running shoes'],
  ['靴', 'Light running shoes'],
  ['รองเท้า', 'Light running shoes'],
  ['tas', 'Real leather handbag', 'Daypack 26 litres'],
  ['包', 'Real leather handbag'],
  ['가방', 'Real leather handbag'],
  ['kosmetik', 'Long-lasting matte lipstick'],
  ['sunblock', 'Sunscreen SPF 50'],
  ['スキンケア', 'Sunscreen SPF 50', 'Cherry blossom'],
  ['cemilan', 'Lampung banana chips', 'Bali dark chocolate'],
  ['零食', 'Lampung banana chips'],
  ['과자', 'Pineapple nastar'],
  ['ขนม', 'Lampung banana chips'],
  ['mie', 'Instant ramen'],
  ['소파', 'Two-seat sofa'],
  ['自転車', 'City bicycle'],
  ['toys', 'Soft teddy bear', 'Wooden puzzle map'],
]

const words = suite('search synonyms of goods in six languages')
let shop: TestBackend

words.before(async () => {
  shop = await startBackend({ world: demoData })
})
words.after(() => shop.close())

const search = async (typed: string, more = '') =>
  (await shop.get(`/api/product/search?title=${encodeURIComponent(typed)}&limit=10${more}`)).data
type Row = { readonly goods: { readonly title_en: string; readonly sales_price: string } }
const titlesOf = ({ list }: { list: readonly Row[] }) => list.map(({ goods }) => goods.title_en)

for (const [typed, ...titles] of QUESTIONS) {
  words(`find what "${typed}" means among the first ten`, async () => {
    const found = await search(typed)
    const shown = titlesOf(found)
    const missing = titles.filter((title) => !shown.some((each) => each.startsWith(title)))
    assert.equal(missing, [], `shown: ${shown.join(' | ')}`)
    assert.not.ok(found.is_near, 'said to be only like it')
  })
}

const CHEAP = ['murah', 'cheap', '便宜', '安い', '싼', 'ถูก'] as const

for (const cheap of CHEAP) {
  words(`read "${cheap}" as an order by price instead of goods`, async () => {
    const found = await search(cheap)
    const prices = (found.list as readonly Row[]).map(({ goods }) => Number(goods.sales_price))
    assert.is(prices.length, 10)
    assert.equal(
      prices,
      [...prices].sort((one, other) => one - other),
    )
    assert.not.ok(found.is_near, 'corrected into goods')
    const suggested = await shop.get(`/api/product/suggest?title=${encodeURIComponent(cheap)}`)
    assert.equal(suggested.data, [])
  })
}

words('do not change a requested order', async () => {
  const found = await search('sepatu murah', '&sort=price_desc')
  const prices = (found.list as readonly Row[]).map(({ goods }) => Number(goods.sales_price))
  assert.equal(
    prices,
    [...prices].sort((one, other) => other - one),
  )
  assert.ok(prices.length > 4)
})

words('find nothing unrelated: cards and packs are no bags, a bag is no ramen', async () => {
  const bags = titlesOf(await search('handbag'))
  assert.not.ok(
    bags.some((title) => /ramen|cards|balm/i.test(title)),
    bags.join(' | '),
  )
  const computers = titlesOf(await search('คอมพิวเตอร์'))
  assert.not.ok(
    computers.some((title) => /socks/i.test(title)),
    computers.join(' | '),
  )
})

words('are suggested in the same way as they are searched', async () => {
  const { data } = await shop.get(`/api/product/suggest?title=${encodeURIComponent('耳机')}`, undefined, 'en')
  const texts = data.map(({ text }: { text: string }) => text)
  assert.ok(texts.includes('Aura H2 wireless noise-cancelling headphones'), texts.join(' | '))
})

words.run()
