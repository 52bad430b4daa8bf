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

corrections('rank the best-selling of equally similar words first', () => {
  assert.equal(searchCorrections('sepau', KNOWN), { any: '(sepatu:* | sepak:*)', best: 'sepatu:*' })
})

corrections('correct one missing, added, wrong or swapped letter', () => {
  for (const [typed, meant] of [
    ['tnda', 'tenda'],
    ['kopii', 'kopi'],
    ['hesdphone', 'headphone'],
    ['speatu', 'sepatu'],
  ] as const) {
    assert.is(searchCorrections(typed, KNOWN)?.best, `${meant}:*`)
  }
})

corrections('prefer a word with the same first letter', () => {
  assert.is(searchCorrections('tendq', KNOWN)?.any, '(tenda:*)')
})

corrections('recognise the beginning of a long word with one slip', () => {
  assert.is(searchCorrections('haedph', KNOWN)?.best, 'headphone:*')
})

corrections('correct each word by itself and leave known words alone', () => {
  assert.is(searchCorrections('sepatu lrai', KNOWN)?.any, '(sepatu:*) & (lari:*)')
})

corrections('skip a word that resembles no known one', () => {
  assert.is(searchCorrections('zzqxw tnda', KNOWN)?.any, '(tenda:*)')
})

corrections('return nothing when all words are known or none is similar', () => {
  assert.is(searchCorrections('sepatu lari', KNOWN), undefined)
  assert.is(searchCorrections('zzqxw', KNOWN), undefined)
})

corrections('leave short words and numbers unchanged', () => {
  assert.is(searchCorrections('lri', KNOWN), undefined)
  assert.is(searchCorrections('s3patu', KNOWN), undefined)
})

corrections.run()
