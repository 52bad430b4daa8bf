import { addCents, type Cents, timesCents } from '../shared/money.ts'
import { shareDiscount } from './promo-rules.ts'

type PricedLine = { readonly price: Cents; readonly quantity: number }

/** The price of goods without shipping. Throws RangeError when it is not a safe integer of cents. */
export const goodsTotal = (lines: readonly PricedLine[]): Cents =>
  addCents(...lines.map(({ price, quantity }) => timesCents(price, quantity)))

/** The price of one shop's part of an order, in cents. */
export type ShopSums = { readonly subtotal: Cents; readonly freight: Cents }

/** The price of one shop's order, in cents, with its share of the discount. */
export type ShopTotals = ShopSums & {
  /** Its share of the discount. */
  readonly discount: Cents
  readonly total: Cents
}

/** The price of all orders of one submit together, in cents. */
export type OrderTotals = ShopTotals & {
  /** One entry for each shop, in the given order; they add up to the whole. */
  readonly shops: readonly ShopTotals[]
}

/**
 * The price of an order over several shops, and each shop's part: goods and shipping less its own discount (`own`, in
 * the order of the shops) and its share of the common one.
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
