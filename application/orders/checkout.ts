import type { OrderPreview, OrderSource } from '../../domain/orders/order.ts'
import type { Voucher } from '../../domain/orders/voucher-offers.ts'
import { bestVouchers, judgeVouchers, type ShopPart } from '../../domain/orders/voucher-savings.ts'
import { addCents } from '../../domain/shared/money.ts'
import { ok } from '../../domain/shared/result.ts'
import type { CartContext } from '../cart/cart-context.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import { withinTime } from '../shared/async.ts'
import type { VouchersContext } from '../vouchers/vouchers-context.ts'
import type { LoadCheckout, OrdersContext } from './orders-context.ts'

type Deps = {
  readonly preview: OrdersContext['preview']
  readonly cart: Pick<CartContext, 'cart$'>
  readonly vouchers: Pick<VouchersContext, 'load'>
  /** The server's time. */
  readonly clock: ClockPort
}

/** How long, in milliseconds, to wait for vouchers; after that the order is shown without them. */
const VOUCHERS_WAIT_MS = 2_000

/** Each shop's part of a preview. */
const partsOf = ({ groups }: OrderPreview): readonly ShopPart[] =>
  groups.map(({ shop, lines, freight }) => ({
    shopId: shop.shopId,
    subtotal: addCents(...lines.map(({ total }) => total)),
    freight,
  }))

/**
 * Loads the price of an order with the shopper's claimed vouchers applied, unless others were chosen. Vouchers are
 * requested in parallel where the shops are known from the cart, and their failure does not fail the checkout.
 */
export const createLoadCheckout = ({ preview, cart, vouchers, clock }: Deps): LoadCheckout => {
  /** The shops of an order; none where the cart is not loaded yet. */
  const shopsOf = (source: OrderSource): readonly string[] => {
    if (source.kind === 'product') return [source.shopId]
    const lines = cart.cart$.value.lines.filter(({ id }) => source.lineIds.includes(id))
    return lines.length < source.lineIds.length ? [] : [...new Set(lines.map(({ shopId }) => shopId))]
  }

  const load = async (shopIds: readonly string[]): Promise<readonly Voucher[]> => {
    if (shopIds.length === 0) return []
    let found: readonly Voucher[] = []
    const loading = vouchers.load({ kind: 'shops', shopIds }).then((loaded) => {
      if (loaded.ok) found = loaded.value
    })
    await withinTime(clock, loading, VOUCHERS_WAIT_MS)
    return found
  }

  return async ({ source, addressId, codes }) => {
    const ask = (wanted: readonly string[]) => preview(source, wanted.join(','), addressId)
    const known = shopsOf(source)
    const [previewed, early] = await Promise.all([ask(codes ?? []), load(known)])
    if (!previewed.ok) return previewed
    const found = known.length > 0 ? early : await load(previewed.value.groups.map(({ shop }) => shop.shopId))
    const judged = judgeVouchers(found, partsOf(previewed.value), Math.floor(clock.now() / 1000))
    const claimed = codes === undefined ? judged.filter(({ voucher }) => voucher.isClaimed) : []
    const best = bestVouchers(claimed)
    const better = best.length === 0 ? previewed : await ask(best)
    return ok({ ...(better.ok ? better.value : previewed.value), vouchers: judged })
  }
}
