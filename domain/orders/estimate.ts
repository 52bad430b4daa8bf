import { addCents, type Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { OrderPreview } from './order.ts'
import {
  bestVouchers,
  type JudgedVoucher,
  joinDiscounts,
  judgeVouchers,
  type ShopPart,
  sumsFor,
  type Voucher,
} from './voucher.ts'

/** A voucher that little is missing of (cents), and what it would then take off. */
export type NearVoucher = { readonly voucher: Voucher; readonly missing: Cents; readonly amount: Cents }

/** What a cart will come to: the server's preview, less the vouchers that save most. Amounts are cents. */
export type OrderEstimate = {
  readonly quantity: number
  readonly subtotal: Cents
  readonly freight: Cents
  readonly parcels: number
  readonly discount: Cents
  /** How many vouchers take part in the discount. */
  readonly vouchers: number
  readonly total: Cents
  readonly near: NearVoucher | undefined
}

/** "Nearly reached": no more than a third of what has to be bought is missing. */
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
    // It would take the place of the one that counts already.
    if (worth.amount > savedBy(voucher.shop?.shopId))
      return { voucher, missing: worth.missing, amount: worth.amount }
  }
  return undefined
}

/** What the lines of a preview come to with the best vouchers; `now` is the server's time. */
export const estimateOrder = (
  preview: OrderPreview,
  vouchers: readonly Voucher[],
  now: Seconds,
): OrderEstimate => {
  const parts: readonly ShopPart[] = preview.groups.map(({ shop, lines, freight }) => ({
    shopId: shop.shopId,
    subtotal: addCents(...lines.map(({ total }) => total)),
    freight,
  }))
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
    parcels: parts.length,
    discount,
    vouchers: chosen.length,
    total: addCents(subtotal, freight, -discount as Cents),
    near: nearOf(judged, chosen),
  }
}
