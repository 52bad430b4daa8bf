import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderLine } from '../../../domain/orders/order.ts'
import { refundsByLine, settlementOf } from '../../../domain/orders/refund-settlement.ts'
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

const line = (id: string, quantity: number, total: number) =>
  ({ id, quantity, total: cents(total) }) as unknown as OrderLine
const LINES = [line('1', 1, 12_900), line('2', 2, 5_480), line('3', 1, 1_000)]

settlement('is listed by line: number of pieces, and each line’s share of the money', () => {
  const given = { lines: LINES, refundStatus: 2, refundAmount: cents(6_001), refundLines: ['2', '3'] }
  const back = refundsByLine(given)
  assert.equal([...back.keys()], ['2', '3'])
  assert.equal(back.get('2'), { kind: 'back', quantity: 2, amount: 5_075 })
  assert.equal(back.get('3'), { kind: 'back', quantity: 1, amount: 926 })
  assert.equal([...refundsByLine({ ...given, refundStatus: 1 }).values()][0]?.kind, 'asked')
})

settlement('of a refused refund has lines and no money; without a refund it has neither', () => {
  const given = { lines: LINES, refundStatus: 3, refundAmount: undefined, refundLines: ['1'] }
  assert.equal([...refundsByLine(given)], [['1', { kind: 'refused', quantity: 1, amount: undefined }]])
  assert.is(refundsByLine({ ...given, refundStatus: 0 }).size, 0)
  assert.is(refundsByLine({ ...given, refundLines: [] }).size, 0)
})

settlement.run()
