import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hotTermOf } from '../../../domain/catalogue/search.ts'
import { nearRuns, piecesOf, typedTerms, wordsMeant } from '../../../domain/catalogue/search-terms.ts'

const terms = suite('terms of a search')

const TYPED: readonly (readonly [text: string, words: readonly string[], runs: readonly string[]])[] = [
  ['Sepatu  LARI!', ['sepatu', 'lari'], []],
  ['无线耳机 pro', ['pro'], ['无线耳机']],
  ['usb-c イヤホン', ['usb', 'c'], ['いやほん']],
  ['หูฟัง', [], ['หูฟัง']],
  ['  -- ', [], []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], []],
]
for (const [text, words, runs] of TYPED)
  terms(`of "${text}" are words, and runs of text without spaces`, () =>
    assert.equal(typedTerms(text), { words, runs }),
  )

terms('search a run by its letter pairs and its last letter, each once', () => {
  assert.equal(piecesOf(['耳机壳', '壳 Aura']), ['壳', '机壳', '耳机'].sort())
  assert.equal(piecesOf(['Aura H2']), [])
})

terms('of a run may have one wrong letter, if two letters remain', () => {
  assert.equal(nearRuns('耳机'), [])
  assert.equal(nearRuns('耳几壳'), [['几壳'], ['耳几']])
})

const KNOWN = [
  { word: 'sepatu', sold: 9_000 },
  { word: 'sepak', sold: 1_750 },
  { word: 'headphone', sold: 2_300 },
  { word: 'tenda', sold: 860 },
]
const MEANT: readonly (readonly [typed: string, meant: readonly string[]])[] = [
  ['sepatu', ['sepatu']],
  ['sep', ['sep']],
  ['sepau', ['sepatu', 'sepak']],
  ['tnda', ['tenda']],
  ['hesdphone', ['headphone']],
  ['haedph', ['headphone']],
  ['s3patu', []],
  ['tnd', []],
  ['zzqxw', []],
]
for (const [typed, meant] of MEANT)
  terms(`are corrected from "${typed}" to: ${meant.join(', ') || 'nothing known'}`, () =>
    assert.equal(wordsMeant(typed, KNOWN), meant),
  )

terms('are published without capitals and extra spaces, from two letters to forty', () => {
  assert.equal([hotTermOf('  Sepatu   LARI '), hotTermOf('耳机')], ['sepatu lari', '耳机'])
  assert.equal(
    [hotTermOf(' a '), hotTermOf('x'.repeat(40)), hotTermOf('x'.repeat(41))],
    [undefined, 'x'.repeat(40), undefined],
  )
})

terms.run()
