import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shortfallOf } from '../../../domain/orders/payable.ts'
import { cents } from '../../../domain/shared/money.ts'

const shortfall = suite('missing amount of a payment')

shortfall('is the difference to the balance', () => assert.is(shortfallOf(cents(1250), cents(1000)), 250))
shortfall('is zero when the balance is just enough', () =>
  assert.is(shortfallOf(cents(1000), cents(1000)), 0),
)
shortfall('is zero when the balance is higher', () => assert.is(shortfallOf(cents(1), cents(1000)), 0))

shortfall.run()
