import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Millionths } from '../../../domain/wallet/fee.ts'
import {
  startWithdrawal,
  stepWithdrawal,
  type WithdrawalEvent,
} from '../../../domain/wallet/withdrawal-steps.ts'

const withdrawal = suite('a withdrawal, step by step')

const OLD = 10_000 as Millionths
const NEW = 30_000 as Millionths

const after = (...events: readonly WithdrawalEvent[]) => events.reduce(stepWithdrawal, startWithdrawal(OLD))
const SENT = { kind: 'form-sent' } as const
const TO_CODE = { kind: 'moved', to: 'code', serviceCharge: OLD } as const
const refused = (fault: { readonly kind: string; readonly field?: string }) =>
  after(SENT, TO_CODE, { kind: 'refused', fault })

withdrawal('is confirmed before the code is asked for', () => {
  assert.is(after().stage, 'form')
  assert.is(after(SENT).stage, 'confirm')
  assert.is(after(SENT, TO_CODE).stage, 'code')
  assert.is(after(SENT, TO_CODE, { kind: 'accepted' }).stage, 'form')
})

withdrawal('agrees to the service charge on the screen when the shopper goes on', () => {
  assert.is(after(SENT, { ...TO_CODE, serviceCharge: NEW }).agreed, NEW)
  assert.is(after(SENT, TO_CODE, { kind: 'refused', fault: { kind: 'wrong-code' } }).agreed, OLD)
})

withdrawal('goes back to the form, and says so, when the service charge has changed', () => {
  const stopped = refused({ kind: 'charge-changed' })
  assert.equal([stopped.stage, stopped.isChargeNew], ['form', true])
  assert.is(stepWithdrawal(stopped, SENT).isChargeNew, false)
})

for (const fault of [{ kind: 'form' }, { kind: 'rejected', field: 'number' }]) {
  withdrawal(`goes back to the form when a field was refused: ${JSON.stringify(fault)}`, () => {
    assert.is(refused(fault).stage, 'form')
  })
}

for (const kind of [
  'wrong-code',
  'rejected',
  'offline',
  'timed-out',
  'no-payment-code',
  'duplicate-submit',
]) {
  withdrawal(`lets the code be typed again after "${kind}"`, () => {
    assert.equal(refused({ kind }), { stage: 'code', agreed: OLD, isChargeNew: false })
  })
}

withdrawal('closes the sheets when new terms make the form invalid', () => {
  assert.is(after(SENT, { kind: 'form-invalid' }).stage, 'form')
})

withdrawal.run()
