import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSearchReader, type GoodsWords, wordStem } from '../../../domain/catalogue/search-words.ts'

const NONE: GoodsWords = { dgn: [], en: [], 'zh-cn': [], ri: [], han: [], tai: [] }
const read = createSearchReader(
  {
    goods: {
      phone: { ...NONE, dgn: ['hp', 'ponsel'], en: ['phone'], 'zh-cn': ['手机'] },
      case: { ...NONE, dgn: ['casing hp'], en: ['phone case'], 'zh-cn': ['手机壳'] },
      shoe: { ...NONE, en: ['shoe'], 'zh-cn': ['鞋'], kinds: ['boot'] },
      boot: { ...NONE, en: ['boot'], kinds: ['shoe'] },
    },
    cheap: { ...NONE, dgn: ['murah'], 'zh-cn': ['便宜'], han: ['싼'], tai: ['ราคาถูก'] },
    praise: { ...NONE, dgn: ['bagus'], en: ['best'] },
  },
  (text) => text.toLowerCase(),
)
const typed = (text: string) => read(text).terms.map((term) => term.typed)

const words = suite('search parser')

words('adds the synonyms of products', () => {
  assert.equal(read('Phones red').terms, [
    { typed: 'phones', others: ['hp', 'ponsel', 'phone', '手机'] },
    { typed: 'red', others: [] },
  ])
})

words('prefers the longest name: a phone case is no phone', () => {
  assert.equal(typed('phone case'), ['phone case'])
  assert.equal(typed('手机壳'), ['手机壳'])
  assert.equal(typed('红手机支架'), ['红', '手机', '支架'])
})

words('skips words that name no product, and recognises a wish for the cheapest', () => {
  const cheap = read('hp murah')
  assert.equal([cheap.named, cheap.isCheap, cheap.isShortened], ['hp', true, true])
  assert.equal([read('便宜的手机').named, read('便宜的手机').isCheap], ['手机', true])
  assert.equal([read('best hp').named, read('best hp').isCheap], ['hp', false])
  assert.equal([read('murah').named, read('murah').terms.length], ['', 0])
})

words('treats a word of one letter as a word only where it stands alone: expensive is not cheap', () => {
  assert.is(read('비싼').isCheap, false)
  assert.is(read('싼').isCheap, true)
  assert.equal(read('红鞋').terms, [{ typed: '红鞋', others: [] }])
  assert.equal(read('鞋').terms[0]?.others, ['shoe', 'boot'])
})

words('ends where categories refer to each other', () => {
  assert.equal(read('boot').terms[0]?.others, ['shoe'])
})

words('keeps together what was typed together', () => {
  assert.is(read('红手机支架').named, '红手机支架')
  assert.is(read('Nira X5  LITE').named, 'nira x5 lite')
  assert.equal([wordStem('sepatunya'), wordStem('shoes'), wordStem('dress')], ['sepatu', 'shoe', 'dress'])
})

words.run()
