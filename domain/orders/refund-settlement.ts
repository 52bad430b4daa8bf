import type { Cents } from '../shared/money.ts'
import type { OrderSummary } from './order.ts'
import { OrderStatus, RefundStatus } from './order-status.ts'

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

/** What of one line was asked back, or came back. */
export type LineRefund = {
  readonly kind: 'asked' | 'back' | 'refused'
  readonly quantity: number
  /** The line's share of the refund; undefined when the server does not say how much. */
  readonly amount: Cents | undefined
}

/** What of an order tells which of its lines were refunded. */
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

/** Splits an amount in proportion, to the cent; what is over the whole goes with the last, nothing is lost. */
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

/** The refunds of an order by the id of the line; each line has its share of the amount, by what it cost. */
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
