import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isOver, type OrderEvent, type OrderState, transition } from '../../../domain/orders/order-status.ts'
import { paidFor } from '../../../domain/orders/refund-terms.ts'
import type { Cents } from '../../../domain/shared/money.ts'

const properties = suite('invariants of any order')

const price = fc.integer({ min: 0, max: 10_000_000 })
const prices = fc.array(price, { minLength: 1, maxLength: 12 })
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

properties('two partial refunds return at most what was paid, and more lines never less', () => {
  fc.assert(
    fc.property(prices, price, fc.double({ min: 0, max: 1, noNaN: true }), (totals, freight, share) => {
      const lines = totals.map((total, at) => ({ id: String(at), total: total as Cents }))
      const paid = sum(totals) + freight
      const order = { lines, total: (paid - Math.floor(paid * share)) as Cents }
      const ids = lines.map(({ id }) => id)
      for (let at = 0; at <= ids.length; at += 1) {
        const [some, rest] = [paidFor(order, ids.slice(0, at)), paidFor(order, ids.slice(at))]
        assert.ok(some >= 0 && some + rest <= order.total)
        assert.ok(some <= paidFor(order, ids.slice(0, at + 1)))
      }
    }),
  )
})

const EVENTS: readonly OrderEvent[] = [
  ...(['paid', 'cancelled', 'expired', 'shipped', 'received', 'finished'] as const),
  ...(['refund-applied', 'refund-approved', 'refund-refused', 'refund-withdrawn'] as const),
]

properties('it is paid once, refunded once, and nothing follows its end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
      let state: OrderState = { status: 0, refundStatus: 0 }
      const happened: OrderEvent[] = []
      for (const event of events) {
        const next = transition(state, event)
        if (next === undefined) continue
        assert.not.ok(isOver(state), `${event} after the end`)
        happened.push(event)
        state = next
      }
      const times = (wanted: OrderEvent) => happened.filter((event) => event === wanted).length
      for (const once of ['paid', 'cancelled', 'expired', 'shipped', 'received', 'refund-approved'] as const)
        assert.ok(times(once) <= 1, once)
      assert.ok(times('refund-approved') <= times('paid'))
      assert.ok(times('paid') + times('cancelled') + times('expired') <= 1)
    }),
  )
})

properties.run()
