import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settlementOf } from '../../../domain/orders/refund-settlement.ts'
import { cents } from '../../../domain/shared/money.ts'

const settlement = suite('the settlement of a refund')

const TABLE: readonly (readonly [
  what: string,
  status: number,
  total: number,
  amount: number,
  from: string,
  toShop: number,
  isRestocked: boolean,
])[] = [
  ['the whole before it has left', 1, 5_000, 5_000, 'escrow', 0, true],
  ['a part on its way, of which the shop gets the rest', 2, 5_000, 1_200, 'escrow', 3_800, false],
  ['the whole on its way', 2, 5_000, 5_000, 'escrow', 0, false],
  ['a part after receipt, from the shop that was paid', 3, 5_000, 1_200, 'shop', 0, false],
  ['the whole after receipt', 3, 5_000, 5_000, 'shop', 0, false],
  ['a completed order', 4, 5_000, 100, 'shop', 0, false],
]

for (const [what, status, total, amount, from, toShop, isRestocked] of TABLE)
  settlement(`gives back ${what}`, () => {
    const settled = settlementOf({ status, total: cents(total) }, cents(amount))
    assert.equal(settled, { from, back: amount, toShop, isRestocked })
    // Nothing is left in escrow, and nothing is taken from it that is not there.
    if (settled.from === 'escrow') assert.is(settled.back + settled.toShop, total)
  })

settlement.run()
