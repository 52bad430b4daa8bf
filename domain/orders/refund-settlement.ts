import type { Cents } from '../shared/money.ts'
import type { OrderSummary } from './order.ts'
import { OrderStatus, RefundStatus } from './order-status.ts'

/** The bookings of a granted refund, in cents. */
export type RefundSettlement = {
  /** The account that pays: money of orders not yet received is in escrow, afterwards the shop has it. */
  readonly from: 'escrow' | 'shop'
  /** Refunded to the shopper. */
  readonly back: Cents
  /** The rest of the payment, which goes from escrow to the shop; zero where the shop has been paid. */
  readonly toShop: Cents
  /** Whether the goods return to stock, because they were never shipped. */
  readonly isRestocked: boolean
}

/** The bookings for a refund of `amount`, by the order's state when it was requested. */
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

/** The refund of one order line. */
export type LineRefund = {
  readonly kind: 'asked' | 'back' | 'refused'
  readonly quantity: number
  /** The line's share of the refund; undefined when the server does not say how much. */
  readonly amount: Cents | undefined
}

/** The parts of an order that decide which lines were refunded. */
type RefundedOrder = Pick<OrderSummary, 'lines' | 'refundStatus' | 'refundAmount' | 'refundLines'>

const kindOf = (refundStatus: number): LineRefund['kind'] | undefined => {
  switch (refundStatus) {
    case RefundStatus.underWay:
      return 'asked'
    case RefundStatus.refunded:
      return 'back'
    case RefundStatus.refused:
      return 'refused'
    default:
      return undefined
  }
}

/** Splits an amount in proportion, exact to the cent; a rounding remainder goes to the last part. */
const proportions = (amount: Cents, worths: readonly Cents[]): readonly Cents[] => {
  let left: number = amount
  let rest = worths.reduce<number>((sum, worth) => sum + worth, 0)
  return worths.map((worth) => {
    const share = rest === 0 ? left : Math.round((left * worth) / rest)
    left -= share
    rest -= worth
    return share as Cents
  })
}

/** The refund by line id; each line has its share of the amount in proportion to its price. */
export const refundsByLine = (order: RefundedOrder): ReadonlyMap<string, LineRefund> => {
  const kind = kindOf(order.refundStatus)
  const lines = order.lines.filter(({ id }) => id !== '' && order.refundLines?.includes(id))
  if (kind === undefined) return new Map()
  const shares =
    order.refundAmount === undefined
      ? []
      : proportions(
          order.refundAmount,
          lines.map(({ total }) => total),
        )
  return new Map(
    lines.map((line, at): [string, LineRefund] => [
      line.id,
      { kind, quantity: line.quantity, amount: kind === 'refused' ? undefined : shares[at] },
    ]),
  )
}
