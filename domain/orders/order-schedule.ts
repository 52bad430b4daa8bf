import type { Seconds } from '../shared/time.ts'
import { type OrderState, OrderStatus, RefundStatus } from './order-status.ts'

/** How long an order stays in a state before it advances automatically, in seconds. */
export type OrderDelays = {
  /** From payment to shipment. */
  readonly ship: Seconds
  /** Between two tracking events of a parcel. */
  readonly parcelStep: Seconds
  /** From shipment, or the last tracking event, to being received automatically. */
  readonly autoReceive: Seconds
  /** From receipt to completion. */
  readonly autoFinish: Seconds
}

/** The parts of an order that decide when it advances next. */
export type OrderProgress = OrderState & {
  readonly hasStepsLeft?: boolean
  readonly isReviewed?: boolean
}

/**
 * When an order that entered this state at `now` is processed next, in seconds since 1970; null when nothing happens
 * automatically. An open refund suspends it; unpaid orders expire at `expiresAt` instead.
 */
export const nextLook = (
  { status, refundStatus, hasStepsLeft = false, isReviewed = false }: OrderProgress,
  delays: OrderDelays,
  now: Seconds,
): Seconds | null => {
  if (refundStatus === RefundStatus.underWay) return null
  switch (status) {
    case OrderStatus.toShip:
      return now + delays.ship
    case OrderStatus.shipped:
      return now + (hasStepsLeft ? delays.parcelStep : delays.autoReceive)
    case OrderStatus.received:
      return isReviewed ? now : now + delays.autoFinish
    default:
      return null
  }
}
