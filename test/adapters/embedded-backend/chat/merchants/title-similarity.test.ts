import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  likeness,
  withoutAsking,
} from '../../../../../adapters/embedded-backend/chat/merchants/title-similarity.ts'
import type { DemoProduct } from '../../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { startMerchantChat } from '../../../../support/backend/chat/merchant-chat.ts'
import { demoData } from '../../../../support/backend/world/demo-world.ts'

const naming = suite('product named in a question')

const titles = ({ title }: DemoProduct) => Object.values(title).join(' ')

/** The products of the whole demo that a question names best. */
const named = (text: string): readonly string[] => {
  const scored = demoData.products.map((product) => ({
    product,
    score: likeness(withoutAsking(text), titles(product)),
  }))
  const max = Math.max(...scored.map(({ score }) => score))
  return max === 0 ? [] : scored.filter(({ score }) => score === max).map(({ product }) => titles(product))
}

const QUESTIONS: readonly (readonly [string, RegExp])[] = [
  ['这个耳机有现货吗', /耳机/],
  ['請問這個耳機還有貨嗎', /耳机/],
  ['イヤホンありますか', /イヤホン/],
  ['ワイヤレスのイヤホンの在庫は？', /イヤホン/],
  ['この腕時計の色は？', /腕時計/],
  ['이어폰이 있나요', /이어폰/],
  ['무선이어폰 재고 있어요?', /이어폰/],
  ['Headphonenya ada dan bisa dikirim hari ini?', /headphone/i],
  ['มีหูฟังไหมคะ', /หูฟัง/],
  ['หูฟังราคาเท่าไหร่', /หูฟัง/],
]
for (const [text, title] of QUESTIONS) {
  naming(`is a product in ${text}`, () => {
    const found = named(text)
    assert.ok(found.length > 0)
    for (const one of found) assert.match(one, title, one)
  })
}

const EMPTY = [
  '有现货吗',
  '请问什么时候发货',
  '可以便宜一点吗',
  'これはまだありますか',
  'いつ届きますか',
  '재고 있나요?',
  '언제 도착하나요',
  'มีสินค้าไหมครับ',
  'ส่งวันไหนคะ',
  'masih ada?',
  'Apakah ukuran XL masih ada dan bisa dikirim hari ini?',
  'Yang satu ini untuk anak saya, bisa dengan warna lain?',
  'Is it there in a size for one adult, and with a picture?',
]
for (const text of EMPTY) {
  naming(`is nothing in ${text}`, () => assert.equal(named(text).slice(0, 3), []))
}

naming('is answered in the question’s language with the product and its title', async () => {
  const chat = await startMerchantChat({ world: demoData })
  const shopOf = new Map(demoData.shops.map(({ key }, at) => [key, `m${at + 1}`]))
  const product = demoData.products.find(({ title }) => title['zh-cn']?.includes('耳机'))
  assert.ok(product)
  const peer = shopOf.get(product.shop) ?? ''
  await chat.ask('这个耳机有现货吗', peer)
  const [answer] = chat.texts(peer)
  assert.match(answer ?? '', /耳机.*(?:库存|现货|缺货|售罄)/)
  await chat.close()
})

naming.run()
