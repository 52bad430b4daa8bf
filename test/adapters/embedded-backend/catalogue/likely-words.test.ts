import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { likely } from '../../../../adapters/embedded-backend/catalogue/likely-words.ts'

const likelyWords = suite('likely words')

const KNOWN = [
  { word: 'sepatu', sold: 9000 },
  { word: 'sepak', sold: 1750 },
  { word: 'tenda', sold: 860 },
  { word: 'etnda', sold: 900 },
  { word: 'headphone', sold: 2300 },
  { word: 'phone', sold: 5000 },
  { word: 'kopi', sold: 4800 },
  { word: 'lari', sold: 5200 },
]

likelyWords('puts what sells most first among the words equally near', () => {
  assert.equal(likely('sepau', KNOWN), { any: '(sepatu:* | sepak:*)', best: 'sepatu:*' })
})

likelyWords('mends a letter too few, too many or other, and two that were swapped', () => {
  for (const [typed, meant] of [
    ['tnda', 'tenda'],
    ['kopii', 'kopi'],
    ['hesdphone', 'headphone'],
    ['speatu', 'sepatu'],
  ] as const) {
    assert.is(likely(typed, KNOWN)?.best, `${meant}:*`)
  }
})

likelyWords('takes a word with the same first letter before one with another', () => {
  assert.is(likely('tendq', KNOWN)?.any, '(tenda:*)')
})

likelyWords('knows the beginning of a long word by one slip', () => {
  assert.is(likely('haedph', KNOWN)?.best, 'headphone:*')
})

likelyWords('mends each word by itself and leaves those that are known', () => {
  assert.is(likely('sepatu lrai', KNOWN)?.any, '(sepatu:*) & (lari:*)')
})

likelyWords('passes over a word like no other', () => {
  assert.is(likely('zzqxw tnda', KNOWN)?.any, '(tenda:*)')
})

likelyWords('has nothing to say where all words are known, or none is like any', () => {
  assert.is(likely('sepatu lari', KNOWN), undefined)
  assert.is(likely('zzqxw', KNOWN), undefined)
})

likelyWords('leaves short words and numbers as they are', () => {
  assert.is(likely('lri', KNOWN), undefined)
  assert.is(likely('s3patu', KNOWN), undefined)
})

likelyWords.run()
