import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { titleIn, titleTag } from '../../../domain/catalogue/product.ts'

const titles = suite('title of a product')

const BOTH = { title: 'Kursi makan', titleEn: 'Dining chair' }
const OWN = { title: 'Kursi makan', titleEn: '' }
const ENGLISH = { title: '', titleEn: 'Dining chair' }
const SAME = { title: 'Canon EOS', titleEn: 'Canon EOS' }
const SIX = { ...BOTH, titleOthers: { ri: '食卓椅子' } }
const BROKEN = { ...BOTH, titleOthers: { ri: {} } }

for (const [language, product, title, tag] of [
  ['dgn', BOTH, 'Kursi makan', undefined],
  ['en', BOTH, 'Dining chair', undefined],
  ['ri', BOTH, 'Dining chair', 'en'],
  ['zh-cn', BOTH, 'Dining chair', 'en'],
  // A title without its English is in the language of the shop (api.md 2).
  ['zh-cn', OWN, 'Kursi makan', 'id'],
  ['en', OWN, 'Kursi makan', 'id'],
  ['dgn', OWN, 'Kursi makan', undefined],
  ['dgn', ENGLISH, 'Dining chair', 'en'],
  ['dgn', SAME, 'Canon EOS', undefined],
  ['en', SAME, 'Canon EOS', undefined],
  ['ri', SIX, '食卓椅子', undefined],
  ['zh-cn', SIX, 'Dining chair', 'en'],
  ['dgn', SIX, 'Kursi makan', undefined],
  ['ri', BROKEN, 'Dining chair', 'en'],
] as const) {
  titles(
    `in ${language} is "${title}" of ${JSON.stringify(product)}, with the language tag ${tag ?? 'of the page'}`,
    () => {
      assert.is(titleIn(product, language), title)
      assert.is(titleTag(product, language), tag)
    },
  )
}

titles.run()
