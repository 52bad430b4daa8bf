import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { goodsTotal, orderTotals } from '../../../domain/orders/totals.ts'
import { cents } from '../../../domain/shared/money.ts'

const totals = suite('total of an order')

const shop = (subtotal: number, freight: number) => ({ subtotal: cents(subtotal), freight: cents(freight) })

totals('of products is price times number, and zero for none', () => {
  const lines = [
    { price: cents(1_999), quantity: 3 },
    { price: cents(5), quantity: 100 },
  ]
  assert.is(goodsTotal(lines), 6_497)
  assert.is(goodsTotal([]), 0)
})

totals('is never rounded', () => {
  assert.throws(
    () => goodsTotal([{ price: cents(Number.MAX_SAFE_INTEGER), quantity: 2 }]),
    (cause: unknown) => cause instanceof RangeError,
  )
})

totals('is products and delivery less the discount', () => {
  const { subtotal, freight, discount, total } = orderTotals([shop(5_000, 620)], cents(500))
  assert.equal([subtotal, freight, discount, total], [5_000, 620, 500, 5_120])
})

totals('over several shops is the sum of their orders, each with its share', () => {
  const whole = orderTotals([shop(10_000, 0), shop(5_000, 620), shop(380, 0)], cents(1_600))
  assert.equal(
    whole.shops.map(({ discount, total }) => [discount, total]),
    [
      [1_000, 9_000],
      [562, 5_058],
      [38, 342],
    ],
  )
  assert.is(
    whole.shops.reduce((sum, { total }) => sum + total, 0),
    whole.total,
  )
})

totals('may be zero', () => {
  const free = orderTotals([shop(300, 200), shop(100, 0)], cents(600))
  assert.equal([free.total, free.shops.map(({ total }) => total)], [0, [0, 0]])
})

totals.run()
