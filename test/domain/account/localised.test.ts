import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES } from '../../../domain/account/language.ts'
import { type Localised, localisedIn, localisedTag } from '../../../domain/account/localised.ts'

const texts = suite('a text in the reader’s language')

/** What readers of dgn, en, zh-cn, ri, han and tai see, and in which language it is. */
const TABLE: readonly (readonly [what: string, text: Localised, shown: string, tags: string])[] = [
  ['both', { indonesian: 'Tas', english: 'Bag' }, 'Tas Bag Bag Bag Bag Bag', 'id en en en en en'],
  [
    'one of the others',
    { indonesian: 'Tas', english: 'Bag', others: { ri: '袋' } },
    'Tas Bag Bag 袋 Bag Bag',
    'id en en ja en en',
  ],
  ['no English', { indonesian: 'Tas', english: '' }, 'Tas Tas Tas Tas Tas Tas', 'id id id id id id'],
  ['no Indonesian', { indonesian: '', english: 'Bag' }, 'Bag Bag Bag Bag Bag Bag', 'en en en en en en'],
  ['the same in both', { indonesian: 'USB', english: 'USB' }, 'USB USB USB USB USB USB', 'en en en en en en'],
  [
    'an empty other',
    { indonesian: 'Tas', english: 'Bag', others: { han: '' } },
    'Tas Bag Bag Bag Bag Bag',
    'id en en en en en',
  ],
]
for (const [what, text, shown, tags] of TABLE)
  texts(`that has ${what} is shown, with its language`, () => {
    assert.equal(LANGUAGES.map((language) => localisedIn(text, language)).join(' '), shown)
    assert.equal(LANGUAGES.map((language) => localisedTag(text, language)).join(' '), tags)
  })

texts.run()
