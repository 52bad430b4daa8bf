import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nextLook, type OrderProgress } from '../../../domain/orders/order-schedule.ts'

const schedule = suite('schedule of an order')

const delays = { ship: 10, parcelStep: 20, autoReceive: 300, autoFinish: 400 }

const TABLE: readonly (readonly [what: string, order: OrderProgress, at: number | null])[] = [
  ['a paid order is sent', { status: 1, refundStatus: 0 }, 1_010],
  ['a parcel takes its next step', { status: 2, refundStatus: 0, hasStepsLeft: true }, 1_020],
  ['a parcel that is there counts as received', { status: 2, refundStatus: 0, hasStepsLeft: false }, 1_300],
  ['a received order is finished', { status: 3, refundStatus: 0 }, 1_400],
  [
    'a received order whose lines are all reviewed is finished at once',
    { status: 3, refundStatus: 0, isReviewed: true },
    1_000,
  ],
  ['one whose refund was refused goes on', { status: 2, refundStatus: 3, hasStepsLeft: true }, 1_020],
  ['one whose refund is open waits', { status: 1, refundStatus: 1 }, null],
  ['an unpaid one has a time of its own', { status: 0, refundStatus: 0 }, null],
  ['a completed one rests', { status: 4, refundStatus: 0 }, null],
  ['a cancelled one rests', { status: -1, refundStatus: 0 }, null],
  ['a refunded one rests', { status: -2, refundStatus: 2 }, null],
]

for (const [what, order, at] of TABLE) schedule(what, () => assert.is(nextLook(order, delays, 1_000), at))

schedule.run()
