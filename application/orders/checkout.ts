import { estimateOrder, partsOf } from '../../domain/orders/estimate.ts'
import type { OrderSource } from '../../domain/orders/order.ts'
import type { Voucher } from '../../domain/orders/voucher-offers.ts'
import { bestVouchers, judgeVouchers } from '../../domain/orders/voucher-savings.ts'
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

/**
 * Loads the price of an order with the vouchers applied that save most, unless others were chosen. Claimed or not, as the
 * cart's estimate counts them, so that both name one total: the server claims a voucher that is used. Vouchers are
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
    let available: readonly Voucher[] = []
    const loading = vouchers.load({ kind: 'shops', shopIds }).then((loaded) => {
      if (loaded.ok) available = loaded.value
    })
    await withinTime(clock, loading, VOUCHERS_WAIT_MS)
    return available
  }

  return async ({ source, addressId, codes }) => {
    const previewWith = (promoCodes: readonly string[]) => preview(source, promoCodes.join(','), addressId)
    const known = shopsOf(source)
    const [previewed, preloaded] = await Promise.all([previewWith(codes ?? []), load(known)])
    if (!previewed.ok) return previewed
    const available =
      known.length > 0 ? preloaded : await load(previewed.value.groups.map(({ shop }) => shop.shopId))
    const judged = judgeVouchers(available, partsOf(previewed.value), Math.floor(clock.now() / 1000))
    const best = codes === undefined ? bestVouchers(judged) : []
    const better = best.length === 0 ? previewed : await previewWith(best)
    return ok({
      ...(better.ok ? better.value : previewed.value),
      choice: { addressId, codes },
      vouchers: judged,
    })
  }
}

/**
 * Estimates the price of lines of the cart before it is checked out: the server's preview with the best vouchers,
 * claimed or not.
 */
export const createLoadEstimate =
  ({ preview, vouchers, clock }: Omit<Deps, 'cart'>): OrdersContext['loadEstimate'] =>
  async (lines) => {
    if (lines.length === 0) return ok(undefined)
    const shopIds = [...new Set(lines.map(({ shopId }) => shopId))]
    const [previewed, available] = await Promise.all([
      preview({ kind: 'cart', lineIds: lines.map(({ id }) => id) }, ''),
      vouchers.load({ kind: 'shops', shopIds }),
    ])
    if (!previewed.ok) return previewed
    const now = Math.floor(clock.now() / 1000)
    return ok(estimateOrder(previewed.value, available.ok ? available.value : [], now))
  }
