import type { Cents } from '../shared/money.ts'
import { OrderStatus } from './order-status.ts'

/** What granting a refund moves, in cents. */
export type RefundSettlement = {
  /** Who gives the money back: what was not received yet lies in escrow, afterwards the shop has it. */
  readonly from: 'escrow' | 'shop'
  /** To the shopper. */
  readonly back: Cents
  /** What of the payment is left for the shop and goes there from escrow; nothing where the shop has been paid. */
  readonly toShop: Cents
  /** What never left the shop goes back on its shelf. */
  readonly isRestocked: boolean
}

/** How a refund of `amount` is settled for an order in the state in which it was asked for. */
export const settlementOf = (
  { status, total }: { readonly status: number; readonly total: Cents },
  amount: Cents,
): RefundSettlement => {
  const isSettled = status === OrderStatus.received || status === OrderStatus.completed
  return {
    from: isSettled ? 'shop' : 'escrow',
    back: amount,
    toShop: (isSettled ? 0 : Math.max(0, total - amount)) as Cents,
    isRestocked: status === OrderStatus.toShip,
  }
}
