import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ORDER_FILTERS } from '../../../domain/orders/order.ts'
import {
  hasBeenPaid,
  isInFilter,
  type OrderEvent,
  OrderStatus,
  RefundStatus,
  statusKeyOf,
  transition,
} from '../../../domain/orders/order-status.ts'

const machine = suite('order status')

const EVENTS: readonly OrderEvent[] = [
  'paid',
  'cancelled',
  'expired',
  'shipped',
  'received',
  'finished',
  'refund-applied',
  'refund-approved',
  'refund-refused',
  'refund-withdrawn',
]
const { none, underWay, refunded, refused } = RefundStatus

// api.md 4: every pair that is not here cannot happen.
const TABLE: readonly (readonly [number, number, OrderEvent, number, number])[] = [
  [0, none, 'paid', 1, none],
  [0, none, 'cancelled', -1, none],
  [0, none, 'expired', -1, none],
  [1, none, 'shipped', 2, none],
  [2, none, 'received', 3, none],
  [3, none, 'finished', 4, none],
  [1, none, 'refund-applied', 1, underWay],
  [2, none, 'refund-applied', 2, underWay],
  [3, none, 'refund-applied', 3, underWay],
  [1, refused, 'shipped', 2, refused],
  [2, refused, 'received', 3, refused],
  [3, refused, 'finished', 4, refused],
  ...[1, 2, 3].flatMap((status) => [
    [status, underWay, 'refund-approved', -2, refunded] as const,
    [status, underWay, 'refund-refused', status, refused] as const,
    [status, underWay, 'refund-withdrawn', status, none] as const,
  ]),
]

machine('changes exactly as the table says', () => {
  // Of all pairs, those that can come up: a refund exists only for what has been paid.
  const states = [
    [0, none],
    [1, none],
    [2, none],
    [3, none],
    [4, none],
    [-1, none],
    [1, underWay],
    [2, underWay],
    [3, underWay],
    [1, refused],
    [2, refused],
    [3, refused],
    [4, refused],
    [-2, refunded],
  ] as const
  const moves = states.flatMap(([status, refundStatus]) =>
    EVENTS.flatMap((event) => {
      const next = transition({ status, refundStatus }, event)
      return next ? [[status, refundStatus, event, next.status, next.refundStatus].join(' ')] : []
    }),
  )
  assert.equal([...moves].sort(), TABLE.map((row) => row.join(' ')).sort())
})

machine('ignores a state that a newer server may send', () => {
  for (const event of EVENTS) assert.is(transition({ status: 9, refundStatus: none }, event), undefined)
  assert.is(statusKeyOf({ status: 9, refundStatus: none }), 'unknown')
})

machine('names every state, with a refund before the state beneath it', () => {
  const named = Object.values(OrderStatus).map((status) => statusKeyOf({ status, refundStatus: none }))
  assert.equal(named, ['unpaid', 'toShip', 'shipped', 'received', 'completed', 'cancelled', 'refunded'])
  assert.is(statusKeyOf({ status: 2, refundStatus: underWay }), 'refunding')
  assert.is(statusKeyOf({ status: 3, refundStatus: refunded }), 'refunded')
  const granted = { status: -2, refundStatus: refunded, total: 18_500 }
  assert.is(statusKeyOf({ ...granted, refundAmount: 12_900 }), 'partlyRefunded')
  assert.is(statusKeyOf({ ...granted, refundAmount: 18_500 }), 'refunded')
  assert.is(statusKeyOf(granted), 'refunded')
  assert.is(statusKeyOf({ status: 3, refundStatus: refused }), 'received')
})

machine('counts a refunded order as paid, and a cancelled one not', () => {
  const { unpaid, toShip, completed, cancelled, refunded: returned } = OrderStatus
  assert.equal([toShip, completed, returned].map(hasBeenPaid), [true, true, true])
  assert.equal([unpaid, cancelled].map(hasBeenPaid), [false, false])
})

const FILTERED: readonly (readonly [status: number, refundStatus: number, filters: readonly string[]])[] = [
  [0, 0, ['all', '0']],
  [1, 0, ['all', '1']],
  [1, 3, ['all', '1']],
  [1, 1, ['all', '-4']],
  [2, 0, ['all', '2']],
  [3, 3, ['all', '3']],
  [3, 1, ['all', '-4']],
  [4, 0, ['all', '4']],
  [-1, 0, ['all', '-1']],
  [-2, 2, ['all', '-4']],
]

machine('puts an order in one tab besides "all"; after-sale has open or granted refunds', () => {
  for (const [status, refundStatus, filters] of FILTERED)
    assert.equal(
      ORDER_FILTERS.filter((filter) => isInFilter({ status, refundStatus }, filter)),
      filters,
      `${status}, ${refundStatus}`,
    )
})

machine.run()
