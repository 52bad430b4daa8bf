import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { searchCorrections } from '../../../../adapters/embedded-backend/catalogue/search-corrections.ts'
import { prefixQuery } from '../../../../adapters/embedded-backend/catalogue/search-terms.ts'
import { piecesOf } from '../../../../domain/catalogue/search-terms.ts'

const spelling = suite('spelling variants in a search')

spelling('finds a title by each of its spellings', () => {
  const pieces = new Set(piecesOf(['ワイヤレスイヤホン 無線', '手机壳']))
  for (const typed of ['いやほん', 'イヤフォン', '无线', '手機殼']) {
    for (const piece of prefixQuery(typed).split(' & ')) assert.ok(pieces.has(piece), `${typed}: ${piece}`)
  }
})

spelling('ignores the word endings of Indonesian and English', () => {
  assert.is(prefixQuery('sepatunya'), '(sepatunya:* | sepatu:*)')
  assert.is(prefixQuery('Headphones'), '(headphones:* | headphone:*)')
  assert.is(prefixQuery('punya gas dress'), 'punya:* & gas:* & dress:*')
})

spelling('allows one wrong letter in text without spaces', () => {
  assert.is(searchCorrections('耳几', []), undefined)
  assert.is(searchCorrections('无线耳几', [])?.any, '((线耳 & 耳几) | (耳几) | (无线) | (无线 & 线耳))')
})

spelling.run()
