import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { orderTotals } from '../../../domain/orders/totals.ts'
import { usableFirst, type Voucher, voucherStateOf } from '../../../domain/orders/voucher-offers.ts'
import {
  bestVouchers,
  joinDiscounts,
  judgeVouchers,
  type ShopPart,
  savedBy,
  toggleVoucher,
  vouchersOf,
  withTypedCode,
  worthOf,
} from '../../../domain/orders/voucher-savings.ts'
import { cents } from '../../../domain/shared/money.ts'

const vouchers = suite('a voucher')

const NOW = 1_000
const part = (shopId: string, subtotal: number, freight = 500): ShopPart => ({
  shopId,
  subtotal: cents(subtotal),
  freight: cents(freight),
})
const aruna = { shopId: '1', name: 'Aruna Audio', avatar: '', country: 'CN' }
const kaya = { shopId: '2', name: 'Kaya Living', avatar: '', country: 'TH' }
const voucher = (code: string, given: Partial<Voucher> = {}): Voucher => ({
  code,
  title: code,
  kind: 'amount',
  value: 800,
  minimum: cents(0),
  cap: undefined,
  startsAt: 500,
  endsAt: 2_000,
  shop: undefined,
  isClaimed: false,
  isUsed: false,
  isGone: false,
  ...given,
})
const ORDER = [part('1', 18_380, 620), part('2', 2_400, 390)]

const STATES: readonly (readonly [state: string, given: Partial<Voucher>])[] = [
  ['claimable', {}],
  ['claimed', { isClaimed: true }],
  ['to-come', { startsAt: NOW + 1 }],
  ['claimable', { startsAt: NOW }],
  ['over', { endsAt: NOW, isClaimed: true }],
  ['used', { isUsed: true, isClaimed: true }],
  ['gone', { isGone: true, isClaimed: true }],
]
for (const [state, given] of STATES)
  vouchers(`is ${state} with ${JSON.stringify(given)}`, () => {
    assert.is(voucherStateOf(voucher('A', given), NOW), state)
  })

vouchers('are listed with claimable and usable ones first, otherwise in order', () => {
  const shown = usableFirst(
    [
      voucher('LATER', { startsAt: NOW + 1 }),
      voucher('A', { isClaimed: true }),
      voucher('GONE', { isGone: true }),
      voucher('B'),
    ],
    NOW,
  )
  assert.equal(
    shown.map(({ code }) => code),
    ['A', 'B', 'LATER', 'GONE'],
  )
})

vouchers('applies to its own shop alone, or to all shops where it names none', () => {
  const ten = { kind: 'percent', value: 10, cap: cents(1_200) } as const
  assert.equal(worthOf(voucher('A', { ...ten, shop: aruna }), ORDER, NOW), { kind: 'saves', amount: 1_200 })
  assert.equal(worthOf(voucher('B', { ...ten, shop: kaya }), ORDER, NOW), { kind: 'saves', amount: 240 })
  assert.equal(worthOf(voucher('C', { kind: 'freight', value: 0, cap: cents(600) }), ORDER, NOW), {
    kind: 'saves',
    amount: 600,
  })
})

vouchers('below its minimum shows what is missing and what it would save', () => {
  const three = voucher('A', { value: 300, minimum: cents(3_000), shop: kaya })
  assert.equal(worthOf(three, ORDER, NOW), { kind: 'short', missing: 600, amount: 300 })
  assert.equal(worthOf({ ...three, minimum: cents(2_400) }, ORDER, NOW), { kind: 'saves', amount: 300 })
})

vouchers('has no effect for a shop of which nothing is ordered, or for free delivery', () => {
  assert.equal(worthOf(voucher('A', { shop: { ...aruna, shopId: '9' } }), ORDER, NOW), { kind: 'nothing' })
  const free = voucher('B', { kind: 'freight', value: 0 })
  assert.equal(worthOf(free, [part('1', 1_000, 0)], NOW), { kind: 'nothing' })
})

vouchers('that cannot be used gives the reason', () => {
  assert.equal(worthOf(voucher('A', { isUsed: true }), ORDER, NOW), { kind: 'unusable', state: 'used' })
})

const SEVERAL = [
  voucher('FAR', { minimum: cents(90_000) }),
  voucher('GONE', { isGone: true, value: 9_000 }),
  voucher('EIGHT', { shop: aruna, minimum: cents(10_000) }),
  voucher('TEN', { shop: aruna, kind: 'percent', value: 10, cap: cents(1_200) }),
  voucher('NEAR', { shop: kaya, value: 300, minimum: cents(3_000) }),
  voucher('ONGKIR', { kind: 'freight', value: 0, cap: cents(600) }),
  voucher('FOUR', { value: 400 }),
]

vouchers('that saves most comes first, then those nearly reached, and last the unusable ones', () => {
  const judged = judgeVouchers(SEVERAL, ORDER, NOW)
  assert.equal(
    judged.map((one) => one.voucher.code),
    ['TEN', 'EIGHT', 'ONGKIR', 'FOUR', 'NEAR', 'FAR', 'GONE'],
  )
})

vouchers('is preselected when it is the best of its shop, or of those for all shops', () => {
  assert.equal(bestVouchers(judgeVouchers(SEVERAL, ORDER, NOW)), ['TEN', 'ONGKIR'])
  assert.equal(bestVouchers(judgeVouchers(SEVERAL, [part('7', 100, 0)], NOW)), ['FOUR'])
  assert.equal(bestVouchers([]), [])
})

vouchers('replaces the other one of its shop when picked', () => {
  const [, , eight, ten, , ongkir] = SEVERAL
  assert.ok(eight && ten && ongkir)
  assert.equal(toggleVoucher(['TEN', 'ONGKIR'], eight, SEVERAL), ['ONGKIR', 'EIGHT'])
  assert.equal(toggleVoucher(['TEN', 'ONGKIR'], ten, SEVERAL), ['ONGKIR'])
  assert.equal(toggleVoucher(['TYPED'], ongkir, SEVERAL), ['TYPED', 'ONGKIR'])
})

vouchers('reduces its shop’s order, and one for all shops is shared by the others', () => {
  const joined = joinDiscounts(
    [
      { code: 'TEN', shopId: '1', amount: cents(1_200) },
      { code: 'ONGKIR', shopId: undefined, amount: cents(600) },
    ],
    ORDER,
  )
  assert.equal([joined.own, joined.shared], [[1_200, 0], 600])
  const totals = orderTotals(ORDER, joined.shared, joined.own)
  assert.equal([totals.discount, totals.total], [1_800, 19_990])
  assert.equal(
    totals.shops.map(({ discount }) => discount),
    [1_719, 81],
  )
  assert.is(
    totals.shops.reduce((sum, { total }) => sum + total, 0),
    totals.total,
  )
})

vouchers('never makes an order cost less than zero, alone or with others', () => {
  const joined = joinDiscounts(
    [
      { code: 'ALL', shopId: undefined, amount: cents(5_000) },
      { code: 'OWN', shopId: '1', amount: cents(900) },
    ],
    [part('1', 500, 100), part('2', 300, 0)],
  )
  assert.equal(
    [...joined.byCode],
    [
      ['OWN', 600],
      ['ALL', 300],
    ],
  )
  const totals = orderTotals([part('1', 500, 100), part('2', 300, 0)], joined.shared, joined.own)
  assert.equal([totals.total, totals.shops.map(({ total }) => total)], [0, [0, 0]])
})

vouchers('of shops are listed apart from those for all shops, without those that have no effect', () => {
  const judged = judgeVouchers(
    [voucher('ALL'), voucher('OWN', { shop: aruna }), voucher('FAR', { shop: { ...aruna, shopId: '9' } })],
    ORDER,
    NOW,
  )
  const codesOf = (shopId: string | undefined) => vouchersOf(shopId, judged).map((one) => one.voucher.code)
  assert.equal([codesOf(undefined), codesOf('1'), codesOf('2'), codesOf('9')], [['ALL'], ['OWN'], [], []])
})

vouchers('save together the sum of their savings, which is hidden when it is zero', () => {
  const judged = judgeVouchers([voucher('ALL'), voucher('OWN', { shop: aruna })], ORDER, NOW)
  assert.is(savedBy(['ALL', 'OWN'], judged), 1_600)
  assert.is(savedBy(['ALL'], judged), 800)
  assert.is(savedBy([], judged), undefined)
})

vouchers('are replaced by a typed code only when they are for all shops', () => {
  const applied = [
    { code: 'ALL', shopId: undefined },
    { code: 'OWN', shopId: '1' },
  ]
  assert.equal(withTypedCode('HEMAT', applied), ['HEMAT', 'OWN'])
  assert.equal(withTypedCode('OWN', applied), ['OWN'])
  assert.equal(withTypedCode('HEMAT', []), ['HEMAT'])
})

vouchers.run()
