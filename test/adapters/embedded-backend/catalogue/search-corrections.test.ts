import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { searchCorrections } from '../../../../adapters/embedded-backend/catalogue/search-corrections.ts'

const corrections = suite('search corrections')

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

corrections('puts what sells most first among the words equally near', () => {
  assert.equal(searchCorrections('sepau', KNOWN), { any: '(sepatu:* | sepak:*)', best: 'sepatu:*' })
})

corrections('mends a letter too few, too many or other, and two that were swapped', () => {
  for (const [typed, meant] of [
    ['tnda', 'tenda'],
    ['kopii', 'kopi'],
    ['hesdphone', 'headphone'],
    ['speatu', 'sepatu'],
  ] as const) {
    assert.is(searchCorrections(typed, KNOWN)?.best, `${meant}:*`)
  }
})

corrections('takes a word with the same first letter before one with another', () => {
  assert.is(searchCorrections('tendq', KNOWN)?.any, '(tenda:*)')
})

corrections('knows the beginning of a long word by one slip', () => {
  assert.is(searchCorrections('haedph', KNOWN)?.best, 'headphone:*')
})

corrections('mends each word by itself and leaves those that are known', () => {
  assert.is(searchCorrections('sepatu lrai', KNOWN)?.any, '(sepatu:*) & (lari:*)')
})

corrections('passes over a word like no other', () => {
  assert.is(searchCorrections('zzqxw tnda', KNOWN)?.any, '(tenda:*)')
})

corrections('has nothing to say where all words are known, or none is like any', () => {
  assert.is(searchCorrections('sepatu lari', KNOWN), undefined)
  assert.is(searchCorrections('zzqxw', KNOWN), undefined)
})

corrections('leaves short words and numbers as they are', () => {
  assert.is(searchCorrections('lri', KNOWN), undefined)
  assert.is(searchCorrections('s3patu', KNOWN), undefined)
})

corrections.run()
