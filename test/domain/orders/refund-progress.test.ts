import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  COURIER_MAX_LENGTH,
  checkReturnParcel,
  RETURN_SECONDS,
  type RefundEvent,
  refundActions,
  refundRouteOf,
  refundStateOf,
  stepRefund,
} from '../../../domain/orders/refund-progress.ts'

const progress = suite('a refund under way')

progress('asks for a parcel number only after a return was approved (api.md 5)', () => {
  assert.equal(refundActions({ status: 1, stage: 'asked' }), ['withdraw'])
  assert.equal(refundActions({ status: 1, stage: 'return-wanted' }), ['send-parcel', 'withdraw'])
  const wanted = { status: 1, stage: 'return-wanted', returnBefore: 100 } as const
  assert.equal(refundActions(wanted, 99), ['send-parcel', 'withdraw'])
  assert.equal(refundActions(wanted, 100), ['withdraw'])
})

progress('can be withdrawn until the goods are shipped, and not once it is settled', () => {
  assert.equal(refundActions({ status: 1, stage: 'return-sent' }), [])
  for (const status of [0, 2, 3]) assert.equal(refundActions({ status, stage: 'asked' }), [])
})

progress('is shown by its stage while it is open, and by its end afterwards', () => {
  assert.is(refundStateOf({ status: 1, stage: 'return-sent' }), 'return-sent')
  const ends = [0, 2, 3].map((status) => refundStateOf({ status, stage: 'return-wanted' }))
  assert.equal(ends, ['withdrawn', 'refunded', 'refused'])
})

progress('with a return has the parcel among its steps, and shows the current one', () => {
  const routeAt = (stage: 'asked' | 'return-wanted' | 'return-sent', status = 1) =>
    refundRouteOf({ status, stage, withReturn: true })
  assert.equal(routeAt('asked'), { steps: ['asked', 'review', 'sent', 'refunded'], current: 1 })
  assert.equal(routeAt('return-wanted'), { steps: ['asked', 'approved', 'sent', 'refunded'], current: 2 })
  assert.equal(routeAt('return-sent'), { steps: ['asked', 'approved', 'sent', 'refunded'], current: 3 })
  assert.equal(routeAt('asked', 2), { steps: ['asked', 'approved', 'sent', 'refunded'], current: 4 })
})

progress('without return is under review until the money is back', () => {
  const steps = ['asked', 'review', 'refunded']
  assert.equal(refundRouteOf({ status: 1, stage: 'asked', withReturn: false }), { steps, current: 1 })
  assert.equal(refundRouteOf({ status: 1, stage: 'return-sent', withReturn: false }), { steps, current: 1 })
  assert.equal(refundRouteOf({ status: 2, stage: 'asked', withReturn: false }), { steps, current: 3 })
})

progress('that ended without money shows no steps', () => {
  for (const status of [0, 3])
    assert.is(refundRouteOf({ status, stage: 'return-wanted', withReturn: true }), undefined)
})

const EVENTS: readonly RefundEvent[] = [
  'accepted',
  'refused',
  'returned',
  'parcel-sent',
  'withdrawn',
  'return-late',
]

const STEPS: readonly (readonly [
  stage: 'asked' | 'return-wanted' | 'return-sent',
  withReturn: boolean,
  told: readonly string[],
])[] = [
  ['asked', false, ['refunded', 'refused', '-', '-', 'withdrawn', '-']],
  ['asked', true, ['return-wanted', 'refused', '-', '-', 'withdrawn', '-']],
  // Goods may come back without a word of the shopper's.
  ['return-wanted', true, ['-', 'refused', 'refunded', 'return-sent', 'withdrawn', 'refused']],
  ['return-sent', true, ['-', 'refused', 'refunded', '-', '-', '-']],
]

for (const [stage, withReturn, told] of STEPS)
  progress(`goes from ${stage}${withReturn ? ' with a return' : ''} by each event to its next stage`, () => {
    const next = EVENTS.map((event) => {
      const step = stepRefund({ status: 1, stage, withReturn }, event)
      if (step === undefined) return '-'
      return step.kind === 'stage' ? step.stage : step.end
    })
    assert.equal(next, told)
  })

progress('no longer changes once it is over', () => {
  for (const status of [0, 2, 3])
    for (const event of EVENTS) assert.is(stepRefund({ status, stage: 'asked' }, event), undefined)
  for (const event of EVENTS) assert.is(stepRefund({ status: 1, stage: 'over' }, event), undefined)
})

progress('accepts a parcel up to the last of seven days, and its return may still be refused later', () => {
  assert.is(RETURN_SECONDS, 604_800)
  const wanted = { status: 1, stage: 'return-wanted', withReturn: true, returnBefore: 100 } as const
  assert.equal(stepRefund(wanted, 'parcel-sent', 99), { kind: 'stage', stage: 'return-sent' })
  assert.is(stepRefund(wanted, 'parcel-sent', 100), undefined)
  assert.equal(stepRefund(wanted, 'return-late', 100), { kind: 'over', end: 'refused' })
})

progress('cleans the number of a parcel and refuses an invalid one', () => {
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
  assert.equal(kinds('x'.repeat(COURIER_MAX_LENGTH + 1), 'a/b?c'), [
    'courier too-long',
    'number parcel-number-not-valid',
  ])
})

progress.run()
