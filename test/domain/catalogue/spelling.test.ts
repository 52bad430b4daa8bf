import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainSpelling } from '../../../domain/catalogue/spelling.ts'

const spelling = suite('spelling variants')

const SAME: readonly (readonly [string, string, string])[] = [
  ['full width and half width', 'Ａｕｒａ　Ｈ２', 'aura h2'],
  ['half-width katakana', 'ﾍｯﾄﾞﾎﾝ', 'へっどほん'],
  ['the two kana', 'イヤホン', 'いやほん'],
  ['sounds from abroad', 'イヤフォン', 'イヤホン'],
  ['sounds with v', 'ヴァイオリン', 'バイオリン'],
  ['a long end that is left out', 'プリンター', 'プリンタ'],
  ['a dot between two words', 'ブルー・レイ', 'ブルーレイ'],
  ['traditional and simplified characters', '無線耳機', '无线耳机'],
  ['Thai with and without marks of tone', 'ที่นอน ก้อง', 'ทีนอน กอง'],
  ['a silenced letter in Thai', 'การ์ด', 'การด'],
  ['two เ for one แ', 'เเว่น', 'แว่น'],
  ['what cannot be seen', 'ten\u200bda\u00ad \u2066biru\u2069', 'tenda biru'],
  ['Hangul in parts', '이어폰'.normalize('NFD'), '이어폰'],
]
for (const [name, one, other] of SAME) {
  spelling(`are one term: ${name}`, () => assert.is(plainSpelling(one), plainSpelling(other)))
}

spelling('do not merge differences within a word', () => {
  assert.is.not(plainSpelling('ビール'), plainSpelling('ビル'))
  assert.is.not(plainSpelling('カメラ'), plainSpelling('ガメラ'))
})

spelling.run()
