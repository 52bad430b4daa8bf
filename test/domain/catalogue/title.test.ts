import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { titleIn, titleTag } from '../../../domain/catalogue/product.ts'

const titles = suite('title of a product')

const BOTH = { title: 'Kursi makan', titleEn: 'Dining chair' }
const OWN = { title: 'Kursi makan', titleEn: '' }

for (const [language, product, title, tag] of [
  ['dgn', BOTH, 'Kursi makan', undefined],
  ['en', BOTH, 'Dining chair', undefined],
  ['ri', BOTH, 'Dining chair', 'en'],
  ['zh-cn', BOTH, 'Dining chair', 'en'],
  // Which language a host wrote its own title in, nobody says.
  ['zh-cn', OWN, 'Kursi makan', undefined],
] as const) {
  titles(`in ${language} is "${title}", read out as ${tag ?? 'the page is'}`, () => {
    assert.is(titleIn(product, language), title)
    assert.is(titleTag(product, language), tag)
  })
}

titles.run()
