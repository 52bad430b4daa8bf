import { addCents, type Cents, ZERO_CENTS } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { Arrival } from './delivery-quote.ts'
import type { OrderPreview } from './order.ts'
import type { Voucher } from './voucher-offers.ts'
import {
  bestVouchers,
  type JudgedVoucher,
  joinDiscounts,
  judgeVouchers,
  type ShopPart,
  sumsFor,
} from './voucher-savings.ts'

/** A voucher whose minimum is almost reached: the missing amount (cents), and what it would take off. */
export type NearVoucher = { readonly voucher: Voucher; readonly missing: Cents; readonly amount: Cents }

/** What one shop sends: by whom, when, and for how much. Amounts are cents. */
export type EstimatedParcel = {
  readonly shopId: string
  readonly shopName: string
  /** '' where the server does not say. */
  readonly courier: string
  readonly arrival: Arrival | undefined
  readonly freight: Cents
  /** What vouchers of this shop take off. */
  readonly discount: Cents
}

/** The estimated price of a cart: the server's preview, less the best vouchers. Amounts are cents. */
export type OrderEstimate = {
  readonly quantity: number
  readonly subtotal: Cents
  readonly freight: Cents
  /** One for each shop, in the order of the preview. */
  readonly parcels: readonly EstimatedParcel[]
  readonly discount: Cents
  /** How many vouchers contribute to the discount. */
  readonly vouchers: number
  readonly total: Cents
  readonly near: NearVoucher | undefined
}

/** "Nearly reached": at most a third of the minimum is missing. */
const NEAR_SHARE = 3

const nearOf = (
  judged: readonly JudgedVoucher[],
  chosen: readonly JudgedVoucher[],
): NearVoucher | undefined => {
  const savedBy = (shopId: string | undefined): number =>
    chosen.reduce(
      (sum, { voucher, worth }) =>
        worth.kind === 'saves' && voucher.shop?.shopId === shopId ? sum + worth.amount : sum,
      0,
    )
  for (const { voucher, worth } of judged) {
    if (worth.kind !== 'short' || worth.missing * NEAR_SHARE > voucher.minimum) continue
    // It would replace a voucher that already counts.
    if (worth.amount > savedBy(voucher.shop?.shopId))
      return { voucher, missing: worth.missing, amount: worth.amount }
  }
  return undefined
}

/** Each shop's part of a preview. */
export const partsOf = ({ groups }: Pick<OrderPreview, 'groups'>): readonly ShopPart[] =>
  groups.map(({ shop, lines, freight }) => ({
    shopId: shop.shopId,
    subtotal: addCents(...lines.map(({ total }) => total)),
    freight,
  }))

/** The price of a preview with the best vouchers; `now` is the server's time. */
export const estimateOrder = (
  preview: OrderPreview,
  vouchers: readonly Voucher[],
  now: Seconds,
): OrderEstimate => {
  const parts = partsOf(preview)
  const judged = judgeVouchers(vouchers, parts, now)
  const best = new Set(bestVouchers(judged))
  const chosen = judged.filter(({ voucher }) => best.has(voucher.code))
  const { own, shared } = joinDiscounts(
    chosen.flatMap(({ voucher: { code, shop }, worth }) =>
      worth.kind === 'saves' ? [{ code, shopId: shop?.shopId, amount: worth.amount }] : [],
    ),
    parts,
  )
  const { subtotal, freight } = sumsFor(undefined, parts) ?? preview
  const discount = addCents(...own, shared)
  return {
    quantity: preview.quantity,
    subtotal,
    freight,
    parcels: preview.groups.map(({ shop, courier, arrival, freight: fee }, at) => ({
      shopId: shop.shopId,
      shopName: shop.name,
      courier,
      arrival,
      freight: fee,
      discount: own[at] ?? ZERO_CENTS,
    })),
    discount,
    vouchers: chosen.length,
    total: addCents(subtotal, freight, -discount as Cents),
    near: nearOf(judged, chosen),
  }
}
