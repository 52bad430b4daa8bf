import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkAccount } from '../../../domain/account/password.ts'
import { checkReturnParcel } from '../../../domain/orders/refund-progress.ts'
import { checkCredentials } from '../../../domain/session/credentials.ts'
import { isMobile, joinMobile } from '../../../domain/session/mobile.ts'
import { plainTyped } from '../../../domain/shared/plain-typed.ts'
import { bareCardNumber } from '../../../domain/wallet/bank-card.ts'
import { checkPaymentCodeForm, checkPaymentCodeReset } from '../../../domain/wallet/payment-code.ts'

const typed = suite('what an input method or a clipboard gave')

typed('is read as the plain letters and digits it stands for', () => {
  assert.is(plainTyped('　ＡＢｃ－１２３　'), 'ABc-123')
  assert.is(plainTyped('๑๒๓'), '123')
  assert.is(plainTyped('\u2066rani@contoh.id\u2069\u200b\ufeff'), 'rani@contoh.id')
  assert.is(plainTyped('０９０ー１２３４ー５６７８'), '090-1234-5678')
})

typed('keeps other letters, and what only looks like a digit', () => {
  assert.is(plainTyped('コーヒー ² ½ 三 ١٢'), 'コーヒー ² ½ 三 ١٢')
})

typed('may be a mobile number', () => {
  assert.ok(isMobile('０８１２３４５６７８９０'))
  assert.is(joinMobile('+81', '０９０-１２３４-５６７８'), '+8190-1234-5678')
})

typed('may be the account of whoever signs in or has forgotten the password', () => {
  const signIn = checkCredentials({ account: '\u200brani＠contoh.id ', password: ' １ ' })
  assert.equal(signIn, { ok: true, value: { account: 'rani@contoh.id', password: ' １ ' } })
  assert.equal(checkAccount('rani@contoh.id\u200b'), { ok: true, value: 'rani@contoh.id' })
})

typed('may be a payment code or the one that was mailed', () => {
  const form = checkPaymentCodeForm({ old: '', next: '２４６８１０', repeat: '246810' }, true)
  assert.equal(form.ok && form.value.next, '246810')
  const reset = checkPaymentCodeReset({ mailed: '１２３ ４５６', next: '246810', repeat: '２４６８１０' })
  assert.equal(reset.ok && reset.value, { mailed: '123456', next: '246810', repeat: '246810' })
})

typed('may be the number of a card or of a parcel', () => {
  assert.is(bareCardNumber('８８１０ー0000 0000'), '881000000000')
  const parcel = checkReturnParcel({ courier: 'ヤマト', number: 'ｌｘ1234' })
  assert.equal(parcel.ok && parcel.value.number, 'LX1234')
})

typed.run()
