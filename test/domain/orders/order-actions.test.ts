import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderSummary } from '../../../domain/orders/order.ts'
import {
  type ActionInput,
  allowedActions,
  runningOrders,
  stageActs,
  stageOf,
} from '../../../domain/orders/order-actions.ts'
import { isOver } from '../../../domain/orders/order-status.ts'
import { cents } from '../../../domain/shared/money.ts'

const actions = suite('actions on an order')
const NOW = 1_000

const of = (status: number, change: Partial<ActionInput> = {}) =>
  allowedActions({ status, refundStatus: 0, hasUnreviewed: true, expiresAt: undefined, ...change }, NOW)

// api.md 4, allowed actions.
for (const [what, status, change, expected] of [
  ['unpaid', 0, {}, ['pay', 'cancel']],
  ['unpaid with time left', 0, { expiresAt: NOW + 1 }, ['pay', 'cancel']],
  ['unpaid and out of time', 0, { expiresAt: NOW }, ['cancel']],
  ['to ship', 1, {}, ['refund', 'remind', 'chat']],
  ['shipped', 2, {}, ['receive', 'logistics', 'refund', 'chat']],
  ['to ship, and cost nothing', 1, { total: 0 }, ['cancel', 'remind', 'chat']],
  ['shipped, and cost nothing', 2, { total: 0 }, ['receive', 'logistics', 'chat']],
  ['unpaid, and costs nothing', 0, { total: 0 }, ['pay', 'cancel']],
  ['received, and cost nothing', 3, { total: 0 }, ['again', 'chat']],
  ['to ship, and cost something', 1, { total: 1 }, ['refund', 'remind', 'chat']],
  ['received: a review comes after completion', 3, {}, ['again', 'refund', 'chat']],
  ['received and reviewed', 3, { hasUnreviewed: false }, ['again', 'refund', 'chat']],
  ['completed', 4, {}, ['review', 'again', 'chat', 'delete']],
  ['completed and reviewed', 4, { hasUnreviewed: false }, ['again', 'chat', 'delete']],
  ['cancelled', -1, {}, ['again', 'delete']],
  ['refunded', -2, { refundStatus: 2 }, ['view-after-sale', 'again', 'delete']],
  ['in after-sale', 2, { refundStatus: 1 }, ['view-after-sale', 'chat']],
  [
    'shipped, its refund refused',
    2,
    { refundStatus: 3 },
    ['receive', 'logistics', 'view-after-sale', 'chat'],
  ],
  [
    'shipped, its refund withdrawn',
    2,
    { hasRefund: true },
    ['receive', 'logistics', 'view-after-sale', 'chat'],
  ],
  ['in a state nobody knows', 9, {}, []],
] as const) {
  actions(`when it is ${what}: ${expected.join(', ') || 'nothing'}`, () => {
    assert.equal(of(status, change), expected)
  })
}

actions('include deletion exactly for finished orders', () => {
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

const NEWS = [{ text: 'Paket tiba di gudang', language: undefined, at: NOW }]

// One act stands out, one stands beside it at its left, the others are quiet.
for (const [stage, given, main, second, quiet] of [
  ['unpaid', order('1', 0), 'pay', 'cancel', []],
  ['unpaid', order('1', 0, { expiresAt: NOW }), 'cancel', undefined, []],
  ['to-ship', order('1', 1), 'remind', 'chat', ['refund']],
  ['to-ship', order('1', 1, { total: cents(0) }), 'remind', 'chat', ['cancel']],
  ['shipped', order('1', 2, { parcel: NEWS }), 'logistics', 'chat', ['receive', 'refund']],
  ['arrived', order('1', 2, { parcel: NEWS, hasArrived: true }), 'receive', 'logistics', ['refund']],
  ['arrived', order('1', 2), 'receive', 'logistics', ['refund']],
  ['received', order('1', 3), 'again', 'chat', ['refund']],
  ['completed', order('1', 4), 'review', 'again', ['delete']],
  ['completed', order('1', 4, { lines: [] }), 'again', 'chat', ['delete']],
  ['after-sale', order('1', 2, { refundStatus: 1, hasRefund: true }), 'view-after-sale', 'chat', []],
  ['closed', order('1', -1), 'again', 'delete', []],
  ['closed', order('1', -2, { refundStatus: 2, hasRefund: true }), 'again', 'view-after-sale', ['delete']],
] as const) {
  actions(`for ${stage} are: ${main ?? 'nothing'}, secondary ${second ?? 'nothing'}`, () => {
    assert.is(stageOf(given), stage)
    assert.equal(stageActs(given, NOW), { main, second, quiet })
  })
}

actions('do not include a chat when the shop is unknown', () => {
  const nameless = order('1', 1, { shop: { shopId: '', name: '', avatar: '' } })
  assert.equal(stageActs(nameless, NOW), { main: undefined, second: undefined, quiet: ['refund'] })
})

actions('give the next step of each order under way, payment first', () => {
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
