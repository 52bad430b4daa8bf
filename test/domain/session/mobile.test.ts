import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { abroadForm, homeForm, isMobile, joinMobile } from '../../../domain/session/mobile.ts'

const mobile = suite('mobile number')

mobile('accepts Indonesian numbers of ten to thirteen digits, with 0 or with the calling code', () => {
  for (const text of ['0812345678', '0812-3456-7890-1', '+62 812 345 678', '62081234567890', '0062812345678'])
    assert.ok(isMobile(text), text)
})

mobile('refuses Indonesian numbers with too few or too many digits', () => {
  for (const text of ['0812', '+620812', '+62812', '6281234567', '081234567', '08123456789012'])
    assert.not(isMobile(text), text)
})

mobile('refuses a landline number of the home country', () => {
  for (const text of ['0212345678', '+62 21 2345 6789', '0000000000']) assert.not(isMobile(text), text)
})

mobile('accepts numbers of other countries from six to fifteen digits', () => {
  for (const text of ['+65 9123 4567', '85291234567', '123456', `1${'2'.repeat(14)}`])
    assert.ok(isMobile(text), text)
  for (const text of ['+6512', '12345', `1${'2'.repeat(15)}`]) assert.not(isMobile(text), text)
})

mobile('refuses what is no number', () => {
  for (const text of ['', ' ', '+', '0812345678x', '++6281234567', 'sari@contoh.id'])
    assert.not(isMobile(text), text)
})

mobile('ignores a leading zero and a repeated calling code after the chosen one', () => {
  assert.is(joinMobile('+62', '0812 5550 0142'), '+62812 5550 0142')
  assert.is(joinMobile('+62', '+65 9123 4567'), '+65 9123 4567')
  assert.is(joinMobile('+62', '0065 9123 4567'), '+65 9123 4567')
  assert.is(joinMobile('+62', '  '), '')
})

mobile('keeps a number that contains its own country code', () => {
  assert.is(joinMobile('+', '85291234567'), '85291234567')
})

mobile('has an international and a national form', () => {
  for (const digits of ['081255500142', '6281255500142', '006281255500142', '62081255500142']) {
    assert.equal([abroadForm(digits), homeForm(digits)], ['6281255500142', '081255500142'], digits)
  }
})

mobile('keeps numbers of other countries as they are', () => {
  assert.equal([abroadForm('6591234567'), homeForm('6591234567')], ['6591234567', '6591234567'])
  assert.is(abroadForm('006591234567'), '6591234567')
})

mobile.run()
