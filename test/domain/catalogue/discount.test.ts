import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { discountPercent } from '../../../domain/catalogue/product.ts'
import { cents } from '../../../domain/shared/money.ts'

const discounts = suite('a discount')

for (const [price, market, percent] of [
  [10_965, 12_900, 15],
  [10_000, 20_000, 50],
  // 9.9 percent is not ten.
  [9_010, 10_000, 9],
  // Less than one percent is none, and a price that is not lower has none.
  [9_901, 10_000, undefined],
  [10_000, 10_000, undefined],
  [12_000, 10_000, undefined],
  [0, 500, 100],
  [0, 0, undefined],
  [500, undefined, undefined],
] as const)
  discounts(`of ${market} to ${price} is ${percent ?? 'none'}`, () => {
    const marketPrice = market === undefined ? undefined : cents(market)
    assert.is(discountPercent({ price: cents(price), marketPrice }), percent)
  })

discounts('never exceeds the real one, and is never zero', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (price, market) => {
      const percent = discountPercent({ price: cents(price), marketPrice: cents(market) })
      if (percent === undefined) return
      assert.ok(percent >= 1)
      assert.ok(market - price >= (market * percent) / 100)
    }),
  )
})

discounts.run()
