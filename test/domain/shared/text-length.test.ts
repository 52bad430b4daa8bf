import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { maskEmail } from '../../../domain/account/mask-email.ts'
import { soughtText } from '../../../domain/shared/sought-text.ts'
import { codePointsOf, firstOf, fitted, isTooLong, lengthOf } from '../../../domain/shared/text-length.ts'

const length = suite('characters are counted one way (issue 36, 12)')

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇮🇩'
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const THAI = 'น้ำ'
const ACCENT = 'e\u0301'
const ONES = [FAMILY, FLAG, SCOTLAND, THAI, ACCENT, 'a', '鯨', '👍🏽']

length('a family, a flag, a Thai syllable and a letter with its accent are one each', () => {
  for (const one of ONES) assert.is(lengthOf(one), 1, one)
  assert.is(lengthOf(ONES.join('')), ONES.length)
  assert.equal([lengthOf('a\r\nb'), lengthOf(''), codePointsOf(FAMILY)], [3, 0, 7])
})

length('a cut parts none of them', () => {
  for (const one of ONES) {
    assert.is(firstOf(one.repeat(5), 3), one.repeat(3))
    assert.is(firstOf(`x${one}${one}`, 2), `x${one}`)
    assert.is(soughtText(`x${one}${one}`, 2), `x${one}`)
  }
  assert.is(maskEmail(`${ACCENT}va@contoh.id`), `${ACCENT}•••@contoh.id`)
})

length('a limit holds for characters, and for letters under a heap of marks', () => {
  assert.equal([isTooLong(SCOTLAND.repeat(40), 40), isTooLong(SCOTLAND.repeat(41), 40)], [false, true])
  const heap = `a${'\u0301'.repeat(1000)}`
  assert.equal([lengthOf(heap), isTooLong(heap, 40), firstOf(heap, 40)], [1, true, ''])
})

length('what is put into a full field is cut, not what stood there', () => {
  assert.equal(fitted('abcd', 'abXYcd', 5), { text: 'abXcd', caret: 3 })
  assert.equal(fitted('', FAMILY.repeat(3), 2), { text: FAMILY.repeat(2), caret: FAMILY.length * 2 })
  assert.equal(fitted('abcdef', 'abcde', 3), { text: 'abcde', caret: 5 })
  assert.equal(fitted('aa', 'aaa', 2), { text: 'aa', caret: 2 })
})

length.run()
