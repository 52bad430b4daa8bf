import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { COURIER_MOST, checkReturnParcel, refundActions } from '../../../domain/orders/refund-progress.ts'

const progress = suite('a refund under way')

progress('wants a parcel number only after a return was approved (api.md 5)', () => {
  assert.equal(refundActions({ status: 1, stage: 'asked' }), ['withdraw'])
  assert.equal(refundActions({ status: 1, stage: 'return-wanted' }), ['send-parcel', 'withdraw'])
  const wanted = { status: 1, stage: 'return-wanted', returnBefore: 100 } as const
  assert.equal(refundActions(wanted, 99), ['send-parcel', 'withdraw'])
  assert.equal(refundActions(wanted, 100), ['withdraw'])
})

progress('can be withdrawn until the goods are on their way, and not once it is settled', () => {
  assert.equal(refundActions({ status: 1, stage: 'return-sent' }), [])
  for (const status of [0, 2, 3]) assert.equal(refundActions({ status, stage: 'asked' }), [])
})

progress('cleans the number of a parcel and refuses what is none', () => {
  assert.equal(checkReturnParcel({ courier: ' JNE ', number: ' jp 884-02 ' }), {
    ok: true,
    value: { courier: 'JNE', number: 'JP884-02' },
  })
  const kinds = (courier: string, number: string) => {
    const checked = checkReturnParcel({ courier, number })
    return checked.ok ? [] : checked.fault.map(({ kind, field }) => `${field} ${kind}`)
  }
  for (const nothing of ['', ' ', '\u200b', '\u3164']) {
    assert.equal(kinds(nothing, ''), ['courier required', 'number required'])
  }
  assert.equal(kinds('x'.repeat(COURIER_MOST + 1), 'a/b?c'), [
    'courier too-long',
    'number parcel-number-not-valid',
  ])
})

progress.run()
