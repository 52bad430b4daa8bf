import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  checkPaymentCode,
  checkPaymentCodeForm,
  checkPaymentCodeReset,
  PAYMENT_CODE_MAX_LENGTH,
  TYPED_CODE_MAX_LENGTH,
  typedCodeFault,
} from '../../../domain/wallet/payment-code.ts'

const code = suite('payment code (requirement S5)')
const kinds = (form: Parameters<typeof checkPaymentCodeForm>[0], isFirst: boolean) => {
  const checked = checkPaymentCodeForm(form, isFirst)
  return checked.ok ? [] : checked.fault.map((fault) => `${fault.field}: ${fault.kind}`)
}

code('is set the first time with no old code', () => {
  assert.equal(kinds({ old: '', next: '123465', repeat: '123465' }, true), [])
})

code('is changed only with the old one', () => {
  assert.equal(kinds({ old: '', next: '123465', repeat: '123465' }, false), ['old: old-code-required'])
})

code('has at least six digits and nothing else', () => {
  assert.equal(kinds({ old: '', next: '12345', repeat: '12345' }, true), ['next: code-too-short'])
  assert.equal(kinds({ old: '', next: '12345a', repeat: '12345a' }, true), ['next: code-not-digits'])
  assert.equal(kinds({ old: '', next: '12345687', repeat: '12345687' }, true), [])
})

code('must be different from the old one, and typed twice alike', () => {
  assert.equal(kinds({ old: '123465', next: '123465', repeat: '123475' }, false), [
    'next: code-unchanged',
    'repeat: codes-differ',
  ])
})

code('is reset with a mailed one, of digits only, without spaces', () => {
  const reset = (mailed: string, next = '222223', repeat = next) => {
    const checked = checkPaymentCodeReset({ mailed, next, repeat })
    return checked.ok ? checked.value.mailed : checked.fault.map(({ field, kind }) => `${field}: ${kind}`)
  }
  assert.is(reset(' 123 465 '), '123465')
  assert.equal(reset(' '), ['mailed: mailed-code-required'])
  assert.equal(reset('一二三四五六'), ['mailed: mailed-code-not-digits'])
  assert.equal(reset('', '12a', '1'), [
    'mailed: mailed-code-required',
    'next: code-not-digits',
    'repeat: codes-differ',
  ])
})

code('can be entered completely, up to the longest allowed code', () => {
  for (const length of [6, 24, 25, PAYMENT_CODE_MAX_LENGTH]) {
    const code = '70'.repeat(length).slice(0, length)
    assert.ok(checkPaymentCode(code, 'next').ok, `${length}`)
    assert.is(typedCodeFault(code), undefined, `${length}`)
  }
})

code('that is too long is refused when it is chosen, but not when an older one is entered', () => {
  const long = '7'.repeat(PAYMENT_CODE_MAX_LENGTH + 1)
  assert.equal(checkPaymentCode(long, 'next'), {
    ok: false,
    fault: { kind: 'code-too-long', field: 'next', max: PAYMENT_CODE_MAX_LENGTH },
  })
  assert.ok(checkPaymentCode('7'.repeat(TYPED_CODE_MAX_LENGTH), 'old').ok)
  assert.not(checkPaymentCode('7'.repeat(TYPED_CODE_MAX_LENGTH + 1), 'old').ok)
})

code(
  'of ascending or equal digits is refused when it is chosen, but not when an older one is entered',
  () => {
    for (const simple of ['123456', '654321', '000000', '99999999', '3456789', '01234567']) {
      assert.equal(kinds({ old: '', next: simple, repeat: simple }, true), ['next: code-too-simple'], simple)
      assert.ok(checkPaymentCode(simple, 'old').ok, simple)
    }
    for (const good of ['112233', '123455', '890123', '246810'])
      assert.equal(kinds({ old: '', next: good, repeat: good }, true), [], good)
  },
)

code.run()
