import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { titleIn, titleTag } from '../../../domain/catalogue/product.ts'

const titles = suite('title of a product')

const BOTH = { title: 'Kursi makan', titleEn: 'Dining chair' }
const OWN = { title: 'Kursi makan', titleEn: '' }
const SIX = { ...BOTH, titleOthers: { ri: '食卓椅子' } }
const BROKEN = { ...BOTH, titleOthers: { ri: {} } }

for (const [language, product, title, tag] of [
  ['dgn', BOTH, 'Kursi makan', undefined],
  ['en', BOTH, 'Dining chair', undefined],
  ['ri', BOTH, 'Dining chair', 'en'],
  ['zh-cn', BOTH, 'Dining chair', 'en'],
  // Which language a server wrote its own title in, nobody says.
  ['zh-cn', OWN, 'Kursi makan', undefined],
  ['ri', SIX, '食卓椅子', undefined],
  ['zh-cn', SIX, 'Dining chair', 'en'],
  ['dgn', SIX, 'Kursi makan', undefined],
  ['ri', BROKEN, 'Dining chair', 'en'],
] as const) {
  titles(
    `in ${language} is "${title}" of ${JSON.stringify(product)}, read out as ${tag ?? 'the page is'}`,
    () => {
      assert.is(titleIn(product, language), title)
      assert.is(titleTag(product, language), tag)
    },
  )
}

titles.run()
