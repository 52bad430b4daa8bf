import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { estimateOrder } from '../../../domain/orders/estimate.ts'
import type { OrderPreview } from '../../../domain/orders/order.ts'
import type { Voucher } from '../../../domain/orders/voucher-offers.ts'
import { cents } from '../../../domain/shared/money.ts'

const estimates = suite('estimate of a cart')

const NOW = 1_000
const aruna = { shopId: '1', name: 'Aruna Audio', avatar: '', country: 'CN' }
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
  isClaimed: true,
  isUsed: false,
  isGone: false,
  ...given,
})

const group = (shopId: string, total: number, freight: number) =>
  ({
    shop: { shopId, name: shopId },
    lines: [{ total: cents(total) }],
    freight: cents(freight),
    courier: '',
  }) as unknown as OrderPreview['groups'][number]
const PREVIEW: OrderPreview = {
  groups: [group('1', 18_380, 620), group('2', 2_400, 390)],
  address: undefined,
  quantity: 4,
  subtotal: cents(20_780),
  freight: cents(1_010),
  promo: { kind: 'none' },
  promos: [],
  total: cents(21_790),
}

estimates('adds products and freight, and subtracts the vouchers that save most', () => {
  const { subtotal, freight, discount, total, parcels, vouchers } = estimateOrder(
    PREVIEW,
    [
      voucher('SHOP', { shop: aruna, kind: 'percent', value: 10, cap: cents(1_200) }),
      voucher('SMALL', { shop: aruna, value: 300 }),
      voucher('ALL', { kind: 'freight', value: 0, cap: cents(600) }),
    ],
    NOW,
  )
  assert.equal(
    { subtotal, freight, discount, total, parcels: parcels.length, vouchers },
    { subtotal: 20_780, freight: 1_010, discount: 1_800, total: 19_990, parcels: 2, vouchers: 2 },
  )
})

estimates('says of each shop who brings its parcel, for how much, and what its vouchers take off', () => {
  const [first, second] = PREVIEW.groups
  assert.ok(first && second)
  const arrival = { first: '2026-11-24', last: '2026-11-28' }
  const preview = { ...PREVIEW, groups: [{ ...first, courier: 'Lintas Express', arrival }, second] }
  const { parcels } = estimateOrder(
    preview,
    [voucher('SHOP', { shop: aruna, value: 1_200 }), voucher('ALL', { value: 300 })],
    NOW,
  )
  assert.equal(
    parcels.map(({ shopId, courier, freight, discount }) => [shopId, courier, freight, discount]),
    [
      ['1', 'Lintas Express', 620, 1_200],
      ['2', '', 390, 0],
    ],
  )
  assert.equal(parcels[0]?.arrival, arrival)
})

estimates('shows what is missing for the nearest voucher, and for no other', () => {
  const near = voucher('NEAR', { minimum: cents(22_000), value: 1_000 })
  const far = voucher('FAR', { minimum: cents(90_000), value: 9_000 })
  const found = estimateOrder(PREVIEW, [far, near], NOW).near
  assert.equal([found?.voucher.code, found?.missing, found?.amount], ['NEAR', 1_220, 1_000])
  assert.is(estimateOrder(PREVIEW, [far], NOW).near, undefined)
})

estimates('suggests no voucher that would save less than the applied one', () => {
  const used = voucher('USED', { value: 1_500 })
  const less = voucher('LESS', { minimum: cents(21_000), value: 1_000 })
  assert.is(estimateOrder(PREVIEW, [used, less], NOW).near, undefined)
})

estimates('is never below zero', () => {
  assert.is(estimateOrder(PREVIEW, [voucher('HUGE', { value: 99_999 })], NOW).total, 0)
})

estimates.run()
