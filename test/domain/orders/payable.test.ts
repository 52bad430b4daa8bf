import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { afterAccepted } from '../../../domain/orders/accepted-acts.ts'
import { payableOf, payStepOf } from '../../../domain/orders/payable.ts'
import { cents } from '../../../domain/shared/money.ts'

const payable = suite('payable amount of several orders (api.md 4)')
const NOW = 1_000
const order = (status: number, expiresAt: number | undefined = 2_000) => ({
  status,
  total: cents(100),
  expiresAt,
})

const TABLE = [
  ['one order, unpaid', [order(0)], [false, false, 100, 1]],
  ['its time is over', [order(0, 1_000)], [false, true, 100, 1]],
  ['no time is told', [order(0, undefined)], [false, false, 100, 1]],
  ['paid', [order(1)], [true, false, 100, 1]],
  ['paid, and its time over', [order(1, 500)], [true, false, 100, 1]],
  ['refunded: it was paid', [order(-2)], [true, false, 100, 1]],
  ['cancelled', [order(-1)], [false, true, 100, 1]],
  ['one of two cancelled: the rest can be paid', [order(0), order(-1)], [false, false, 100, 1]],
  ['one of two paid: the rest is owed', [order(0), order(1)], [false, false, 100, 1]],
  ['one paid, one cancelled: nothing is owed', [order(1), order(-1)], [true, false, 100, 1]],
  ['two unpaid', [order(0), order(0)], [false, false, 200, 2]],
  ['two unpaid, one over', [order(0), order(0, 900)], [false, true, 200, 2]],
  ['both cancelled', [order(-1), order(-1)], [false, true, 200, 2]],
] as const

for (const [name, orders, [isPaid, isClosed, amount, count]] of TABLE) {
  payable(name, () => {
    const found = payableOf(orders, NOW)
    assert.equal(
      [found.isPaid, found.isClosed, found.amount, found.orders.length],
      [isPaid, isClosed, amount, count],
    )
  })
}

const after = suite('an order after accepted actions')
const state = (status: number, refundStatus = 0, hasRefund = false) => ({ status, refundStatus, hasRefund })

const ACTS = [
  [state(0), ['paid'], state(1)],
  [state(1), ['paid'], state(1)],
  [state(2), ['paid'], state(2)],
  [state(0), ['cancelled'], state(-1)],
  [state(2), ['received'], state(3)],
  [state(4), ['received'], state(4)],
  [state(1), ['refund-applied'], state(1, 1, true)],
  [state(1, 3, true), ['refund-applied'], state(1, 3, true)],
  [state(1, 0, true), ['refund-applied'], state(1, 0, true)],
  [state(1, 1, true), ['refund-applied', 'refund-withdrawn'], state(1, 0, true)],
  [state(1), ['refund-applied', 'refund-withdrawn'], state(1, 0, true)],
] as const
for (const [before, acts, wanted] of ACTS) {
  after(`${JSON.stringify(before)} ${acts.join(', ')}`, () => {
    assert.equal(afterAccepted(before, acts), wanted)
  })
}

const STEPS = [
  ['paid already', { amount: cents(100), isPaid: true }, cents(0), false, { kind: 'paid' }],
  ['closed', { amount: cents(100), isClosed: true }, cents(900), true, { kind: 'closed' }],
  ['a balance of a cent too little', { amount: cents(100) }, cents(99), true, { kind: 'top-up', missing: 1 }],
  ['too little, and no code', { amount: cents(100) }, cents(0), false, { kind: 'top-up', missing: 100 }],
  ['just enough', { amount: cents(100) }, cents(100), true, { kind: 'enter-code' }],
  ['enough, and no code', { amount: cents(100) }, cents(100), false, { kind: 'set-code' }],
  ['a balance that nobody knows', { amount: cents(100) }, undefined, undefined, { kind: 'enter-code' }],
] as const
for (const [what, owed, balance, hasCode, step] of STEPS)
  payable(`is paid next by ${step.kind}: ${what}`, () => {
    assert.equal(payStepOf(owed, balance, hasCode), step)
  })

payable.run()
after.run()
