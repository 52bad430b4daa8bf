import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderSummary } from '../../../domain/orders/order.ts'
import { type ActionInput, allowedActions, runningOrders } from '../../../domain/orders/order-actions.ts'
import { isOver } from '../../../domain/orders/order-status.ts'
import { cents } from '../../../domain/shared/money.ts'

const actions = suite('what a shopper may do with an order')
const NOW = 1_000

const of = (status: number, change: Partial<ActionInput> = {}) =>
  allowedActions({ status, refundStatus: 0, hasUnreviewed: true, expiresAt: undefined, ...change }, NOW)

// api.md 4, allowed actions.
for (const [what, status, change, expected] of [
  ['unpaid', 0, {}, ['pay', 'cancel']],
  ['unpaid with time left', 0, { expiresAt: NOW + 1 }, ['pay', 'cancel']],
  ['unpaid and out of time', 0, { expiresAt: NOW }, ['cancel']],
  ['to ship', 1, {}, ['refund', 'chat']],
  ['shipped', 2, {}, ['receive', 'logistics', 'refund']],
  ['to ship, and cost nothing', 1, { total: 0 }, ['cancel', 'chat']],
  ['shipped, and cost nothing', 2, { total: 0 }, ['receive', 'logistics']],
  ['unpaid, and costs nothing', 0, { total: 0 }, ['pay', 'cancel']],
  ['received, and cost nothing', 3, { total: 0 }, ['again']],
  ['to ship, and cost something', 1, { total: 1 }, ['refund', 'chat']],
  ['received: a review comes after completion', 3, {}, ['again', 'refund']],
  ['received and reviewed', 3, { hasUnreviewed: false }, ['again', 'refund']],
  ['completed', 4, {}, ['review', 'again', 'delete']],
  ['completed and reviewed', 4, { hasUnreviewed: false }, ['again', 'delete']],
  ['cancelled', -1, {}, ['again', 'delete']],
  ['refunded', -2, { refundStatus: 2 }, ['view-after-sale', 'again', 'delete']],
  ['in after-sale', 2, { refundStatus: 1 }, ['view-after-sale', 'chat']],
  ['shipped, its refund refused', 2, { refundStatus: 3 }, ['receive', 'logistics', 'view-after-sale']],
  ['shipped, its refund withdrawn', 2, { hasRefund: true }, ['receive', 'logistics', 'view-after-sale']],
  ['in a state nobody knows', 9, {}, []],
] as const) {
  actions(`when it is ${what}: ${expected.join(', ') || 'nothing'}`, () => {
    assert.equal(of(status, change), expected)
  })
}

actions('offer to put away just the orders of which nothing more comes', () => {
  for (const status of [0, 1, 2, 3, 4, -1, -2, 9]) {
    for (const refundStatus of [0, 1, 2, 3]) {
      const canPutAway = of(status, { refundStatus }).includes('delete')
      assert.is(canPutAway, isOver({ status, refundStatus }), `status ${status}, refund ${refundStatus}`)
    }
  }
})

const order = (id: string, status: number, change: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  number: `LT${id}`,
  shop: { shopId: '1', name: 'Kaya Living', avatar: '' },
  status,
  refundStatus: 0,
  hasRefund: false,
  quantity: 1,
  total: cents(2940),
  lines: [{ isReviewed: false } as OrderSummary['lines'][number]],
  createdAt: NOW - 100,
  expiresAt: undefined,
  parcel: [],
  ...change,
})

actions('name the next act of each order that is under way, what has to be paid first', () => {
  const found = runningOrders(
    [
      order('done', 4, { lines: [] }),
      order('rate', 4),
      order('sent', 2),
      order('there', 2, { hasArrived: true }),
      order('back', 1, { refundStatus: 1, hasRefund: true }),
      order('pack', 1),
      order('late', 0, { expiresAt: NOW }),
      order('due', 0, { expiresAt: NOW + 1 }),
      order('off', -1),
    ],
    NOW,
  )
  assert.equal(
    found.map(({ order: { id }, act }) => `${id} ${act}`),
    ['due pay', 'sent logistics', 'there receive', 'back view-after-sale', 'pack view', 'rate review'],
  )
})

actions.run()
