import { addCents, type Cents, timesCents } from '../shared/money.ts'
import { shareDiscount } from './promo.ts'

type PricedLine = { readonly price: Cents; readonly quantity: number }

/** What goods cost without delivery. Throws RangeError when that is no whole number of cents any more. */
export const goodsTotal = (lines: readonly PricedLine[]): Cents =>
  addCents(...lines.map(({ price, quantity }) => timesCents(price, quantity)))

/** What one shop's part of an order costs, in cents. */
export type ShopSums = { readonly subtotal: Cents; readonly freight: Cents }

/** What one shop's order costs, in cents, and its share of a discount. */
export type ShopTotals = ShopSums & {
  /** Its share of the discount. */
  readonly discount: Cents
  readonly total: Cents
}

/** What all orders of a submit cost together, in cents. */
export type OrderTotals = ShopTotals & {
  /** In the order in which they were given: each is an order of its own, and they add up to the whole. */
  readonly shops: readonly ShopTotals[]
}

/**
 * What an order over several shops costs, and each shop's part of it: goods and delivery less its own discount (`own`, in
 * the order of the shops) and its share of the one for all.
 */
export const orderTotals = (
  shops: readonly ShopSums[],
  shared: Cents,
  own: readonly Cents[] = [],
): OrderTotals => {
  const ownOf = (at: number): Cents => own[at] ?? (0 as Cents)
  const shares = shareDiscount(
    shared,
    shops.map(({ subtotal, freight }, at) => (subtotal + freight - ownOf(at)) as Cents),
  )
  const parts = shops.map(({ subtotal, freight }, at) => {
    const discount = addCents(ownOf(at), shares[at] ?? (0 as Cents))
    return { subtotal, freight, discount, total: (subtotal + freight - discount) as Cents }
  })
  const subtotal = addCents(...shops.map((shop) => shop.subtotal))
  const freight = addCents(...shops.map((shop) => shop.freight))
  const discount = addCents(shared, ...own)
  return { subtotal, freight, discount, total: (subtotal + freight - discount) as Cents, shops: parts }
}
