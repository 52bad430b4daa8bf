import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkAccount } from '../../../domain/account/password.ts'
import { checkReturnParcel } from '../../../domain/orders/refund-progress.ts'
import { checkCredentials, maskEmail } from '../../../domain/session/credentials.ts'
import { isMobile, joinMobile } from '../../../domain/session/mobile.ts'
import {
  firstOf,
  fitted,
  isTooLong,
  joinUnits,
  lengthOf,
  normaliseInput,
  normaliseSearchTerm,
  visibleText,
} from '../../../domain/shared/text.ts'
import { bareCardNumber } from '../../../domain/wallet/bank-card.ts'
import { checkPaymentCodeForm, checkPaymentCodeReset } from '../../../domain/wallet/payment-code.ts'

const shown = suite('visible text')

shown('is empty when nothing in it is visible', () => {
  for (const text of ['', ' \n\t', '\u00a0', '\u200b\u200d', '\u2060', '\ufeff', '\u3164', '\u00ad']) {
    assert.is(visibleText(text), '', JSON.stringify(text))
  }
})

shown('is trimmed and otherwise unchanged', () => {
  assert.is(visibleText('  Rani Prameswari '), 'Rani Prameswari')
  assert.is(visibleText('👨‍👩‍👧'), '👨‍👩‍👧')
  assert.is(visibleText('ที่\u200bอยู่'), 'ที่\u200bอยู่')
})

shown.run()

const typed = suite('input of input methods and clipboards')

typed('is normalised to plain letters and digits', () => {
  assert.is(normaliseInput('　ＡＢｃ－１２３　'), 'ABc-123')
  assert.is(normaliseInput('๑๒๓'), '123')
  assert.is(normaliseInput('\u2066rani@contoh.id\u2069\u200b\ufeff'), 'rani@contoh.id')
  assert.is(normaliseInput('０９０ー１２３４ー５６７８'), '090-1234-5678')
})

typed('keeps other letters, and characters that only look like digits', () => {
  assert.is(normaliseInput('コーヒー ² ½ 三 ١٢'), 'コーヒー ² ½ 三 ١٢')
})

typed('is accepted as a mobile number', () => {
  assert.ok(isMobile('０８１２３４５６７８９０'))
  assert.is(joinMobile('+81', '０９０-１２３４-５６７８'), '+8190-1234-5678')
})

typed('is accepted as the account at sign-in and password reset', () => {
  const signIn = checkCredentials({ account: '\u200brani＠contoh.id ', password: ' １ ' })
  assert.equal(signIn, { ok: true, value: { account: 'rani@contoh.id', password: ' １ ' } })
  assert.equal(checkAccount('rani@contoh.id\u200b'), { ok: true, value: 'rani@contoh.id' })
})

typed('is accepted as a payment code or a mailed code', () => {
  const form = checkPaymentCodeForm({ old: '', next: '２４６８１０', repeat: '246810' }, true)
  assert.equal(form.ok && form.value.next, '246810')
  const reset = checkPaymentCodeReset({ mailed: '１２３ ４５６', next: '246810', repeat: '２４６８１０' })
  assert.equal(reset.ok && reset.value, { mailed: '123456', next: '246810', repeat: '246810' })
})

typed('is accepted as a card number or a parcel number', () => {
  assert.is(bareCardNumber('８８１０ー0000 0000'), '881000000000')
  const parcel = checkReturnParcel({ courier: 'ヤマト', number: 'ｌｘ1234' })
  assert.equal(parcel.ok && parcel.value.number, 'LX1234')
})

typed.run()

const length = suite('characters are counted one way')

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇮🇩'
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const THAI = 'น้ำ'
const ACCENT = 'e\u0301'
const ONES = [FAMILY, FLAG, SCOTLAND, THAI, ACCENT, 'a', '鯨', '👍🏽']

length('a family, a flag, a Thai syllable and a letter with its accent are one each', () => {
  for (const one of ONES) assert.is(lengthOf(one), 1, one)
  assert.is(lengthOf(ONES.join('')), ONES.length)
  assert.equal([lengthOf('a\r\nb'), lengthOf('')], [3, 0])
})

length('cutting splits none of them', () => {
  for (const one of ONES) {
    assert.is(firstOf(one.repeat(5), 3), one.repeat(3))
    assert.is(firstOf(`x${one}${one}`, 2), `x${one}`)
    assert.is(normaliseSearchTerm(`x${one}${one}`, 2), `x${one}`)
  }
  assert.is(maskEmail(`${ACCENT}va@contoh.id`), `${ACCENT}•••@contoh.id`)
})

length('a limit counts characters, also letters with many marks', () => {
  assert.equal([isTooLong(SCOTLAND.repeat(40), 40), isTooLong(SCOTLAND.repeat(41), 40)], [false, true])
  const heap = `a${'\u0301'.repeat(1000)}`
  assert.equal([lengthOf(heap), isTooLong(heap, 40), firstOf(heap, 40)], [1, true, ''])
})

length('inserting into a full field cuts the inserted text, not the existing one', () => {
  assert.equal(fitted('abcd', 'abXYcd', 5), { text: 'abXcd', caret: 3 })
  assert.equal(fitted('', FAMILY.repeat(3), 2), { text: FAMILY.repeat(2), caret: FAMILY.length * 2 })
  assert.equal(fitted('abcdef', 'abcde', 3), { text: 'abcde', caret: 5 })
  assert.equal(fitted('aa', 'aaa', 2), { text: 'aa', caret: 2 })
})

length.run()

const units = suite('joinUnits')

units('keeps a number and its unit on one line, also in other scripts', () => {
  assert.is(joinUnits('Lensa 16-50 mm, 4 K'), 'Lensa 16-\u206050\u00a0mm, 4\u00a0K')
  assert.is(joinUnits('16-50 mmレンズ'), '16-\u206050\u00a0mmレンズ')
})

units('leaves separate words and numbers unchanged', () => {
  assert.is(joinUnits('Tiba dalam 3 hari, isi 2'), 'Tiba dalam 3 hari, isi 2')
})

units.run()
