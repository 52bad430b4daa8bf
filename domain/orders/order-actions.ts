import type { Seconds } from '../shared/time.ts'
import { type OrderState, OrderStatus, RefundStatus } from './order-status.ts'
import { isPayTimeOver } from './payable.ts'

export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'chat'
  | 'refund'
  | 'logistics'
  | 'receive'
  | 'review'
  | 'again'
  | 'delete'
  | 'view-after-sale'

export type ActionInput = OrderState & {
  /** Whether a refund was applied for, also one that was withdrawn. */
  readonly hasRefund?: boolean
  /** Whether a line still waits for its review. */
  readonly hasUnreviewed: boolean
  /** Seconds since 1970; an unpaid order cannot be paid any more after this. */
  readonly expiresAt: Seconds | undefined
}

/**
 * What a shopper may do with an order, the most important act first (api.md 4, allowed actions).
 * One refund application per order: a refused or withdrawn one is looked at, not repeated (spec storefront 4).
 */
export const allowedActions = (order: ActionInput, nowSeconds: number): readonly OrderAction[] => {
  const { status, refundStatus, hasRefund = false, hasUnreviewed, expiresAt } = order
  if (refundStatus === RefundStatus.underWay) return ['view-after-sale', 'chat']
  const canRefund = refundStatus === RefundStatus.none && !hasRefund
  const afterSale: readonly OrderAction[] = canRefund ? ['refund'] : ['view-after-sale']
  switch (status) {
    case OrderStatus.unpaid: {
      return isPayTimeOver(expiresAt, nowSeconds) ? ['cancel'] : ['pay', 'cancel']
    }
    case OrderStatus.toShip:
      return [...afterSale, 'chat']
    case OrderStatus.shipped:
      return ['receive', 'logistics', ...afterSale]
    case OrderStatus.received:
      return [...(hasUnreviewed ? (['review'] as const) : []), 'again', ...afterSale]
    case OrderStatus.completed:
      return [
        ...(hasUnreviewed ? (['review'] as const) : []),
        'again',
        ...(canRefund ? [] : (['view-after-sale'] as const)),
        'delete',
      ]
    case OrderStatus.cancelled:
      return ['again', 'delete']
    case OrderStatus.refunded:
      return ['view-after-sale', 'again', 'delete']
    default:
      return []
  }
}
