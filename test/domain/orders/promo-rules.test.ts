import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  discountOf,
  judgePromo,
  type PromoRules,
  promoCodeOf,
  shareDiscount,
} from '../../../domain/orders/promo-rules.ts'
import { cents } from '../../../domain/shared/money.ts'

const promos = suite('a promo code')

const sums = (subtotal: number, freight = 500) => ({ subtotal: cents(subtotal), freight: cents(freight) })
const rules = (given: Partial<PromoRules> = {}): PromoRules => ({
  kind: 'amount',
  value: 500,
  minimum: cents(2_000),
  cap: undefined,
  startsAt: 100,
  endsAt: 200,
  usageLimit: undefined,
  used: 0,
  perPerson: 1,
  ...given,
})

promos('is the same with spaces, lower-case letters and full-width forms', () => {
  for (const typed of ['HEMAT10', ' hemat10 ', 'Hemat10', 'ｈｅｍａｔ１０'])
    assert.is(promoCodeOf(typed), 'HEMAT10', typed)
  assert.is(promoCodeOf('  '), '')
})

const GIVES: readonly (readonly [
  what: string,
  promo: Pick<PromoRules, 'kind' | 'value' | 'cap'>,
  subtotal: number,
  freight: number,
  discount: number,
])[] = [
  ['an amount', { kind: 'amount', value: 500, cap: undefined }, 5_000, 620, 500],
  ['no more than the order costs', { kind: 'amount', value: 9_000, cap: undefined }, 5_000, 620, 5_620],
  ['a percentage of the goods alone', { kind: 'percent', value: 10, cap: undefined }, 5_000, 620, 500],
  ['a percentage cut to the cent', { kind: 'percent', value: 15, cap: undefined }, 999, 0, 149],
  ['a percentage up to its cap', { kind: 'percent', value: 50, cap: cents(2_000) }, 100_000, 0, 2_000],
  ['all of it', { kind: 'percent', value: 100, cap: undefined }, 999, 0, 999],
  ['the delivery', { kind: 'freight', value: 0, cap: undefined }, 5_000, 620, 620],
  ['the delivery up to its cap', { kind: 'freight', value: 0, cap: cents(300) }, 5_000, 620, 300],
  ['nothing of a free delivery', { kind: 'freight', value: 0, cap: undefined }, 5_000, 0, 0],
  ['nothing below zero', { kind: 'amount', value: -5, cap: undefined }, 5_000, 0, 0],
]
for (const [what, promo, subtotal, freight, discount] of GIVES)
  promos(`gives ${what}`, () => assert.is(discountOf(promo, sums(subtotal, freight)), discount))

const REFUSALS: readonly (readonly [
  why: string,
  promo: PromoRules | undefined,
  subtotal: number,
  times: number,
  kind: string,
])[] = [
  ['is not there', undefined, 5_000, 0, 'promo-unknown'],
  ['has not begun', rules({ startsAt: 151 }), 5_000, 0, 'promo-unknown'],
  ['ends this second', rules({ endsAt: 150 }), 5_000, 0, 'promo-over'],
  ['is used up', rules({ usageLimit: 3, used: 3 }), 5_000, 0, 'promo-used-up'],
  ['was used by this shopper', rules({ perPerson: 2 }), 5_000, 2, 'promo-used'],
  ['wants a larger order', rules(), 1_999, 0, 'promo-too-small'],
  ['gives nothing', rules({ kind: 'freight' }), 5_000, 0, 'promo-nothing'],
  // The first reason is told: what is over is not also called used.
  ['is over and used up', rules({ endsAt: 120, usageLimit: 1, used: 1 }), 10, 9, 'promo-over'],
]
for (const [why, promo, subtotal, times, kind] of REFUSALS)
  promos(`is refused when it ${why}`, () => {
    const judged = judgePromo(promo, sums(subtotal, 0), times, 150)
    assert.is(judged.ok ? 'given' : judged.fault.kind, kind)
  })

promos('applies from its first second, from its minimum, to the last use', () => {
  const edge = rules({ startsAt: 150, usageLimit: 3, used: 2, perPerson: 2 })
  assert.equal(judgePromo(edge, sums(2_000), 1, 150), { ok: true, value: 500 })
  const small = judgePromo(edge, sums(1_999), 1, 150)
  assert.equal(small, { ok: false, fault: { kind: 'promo-too-small', minimum: 2_000 } })
})

const shares = (discount: number, worths: readonly number[]) =>
  shareDiscount(cents(discount), worths.map(cents))

promos('is shared by value, each part to the nearest cent and the last the rest', () => {
  assert.equal(shares(100, [100, 100, 100]), [33, 34, 33])
  assert.equal(shares(7, [2, 5]), [2, 5])
  assert.equal(shares(3, [200, 400]), [1, 2])
  assert.equal(shares(5, [199, 101]), [3, 2])
  assert.equal(shares(0, [0, 0]), [0, 0])
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

promos('is shared completely, and no part gets more than its value', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (worths, share) => {
        const discount = Math.floor(sum(worths) * share)
        const parts = shares(discount, worths)
        assert.is(sum(parts), discount)
        assert.ok(parts.every((part, at) => part >= 0 && part <= (worths[at] ?? 0)))
      },
    ),
  )
})

promos.run()
