import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPaymentCodeForm } from '../../../domain/wallet/payment-code.ts'

const code = suite('payment code (spec storefront 5)')
const kinds = (form: Parameters<typeof checkPaymentCodeForm>[0], isFirst: boolean) => {
  const checked = checkPaymentCodeForm(form, isFirst)
  return checked.ok ? [] : checked.fault.map((fault) => `${fault.field}: ${fault.kind}`)
}

code('is set the first time with no old code', () => {
  assert.equal(kinds({ old: '', next: '123456', repeat: '123456' }, true), [])
})

code('is changed only with the old one', () => {
  assert.equal(kinds({ old: '', next: '123456', repeat: '123456' }, false), ['old: old-code-required'])
})

code('has at least six digits and nothing else', () => {
  assert.equal(kinds({ old: '', next: '12345', repeat: '12345' }, true), ['next: code-too-short'])
  assert.equal(kinds({ old: '', next: '12345a', repeat: '12345a' }, true), ['next: code-not-digits'])
  assert.equal(kinds({ old: '', next: '12345678', repeat: '12345678' }, true), [])
})

code('must be another one, typed twice alike', () => {
  assert.equal(kinds({ old: '123456', next: '123456', repeat: '123457' }, false), [
    'next: code-unchanged',
    'repeat: codes-differ',
  ])
})

code.run()
