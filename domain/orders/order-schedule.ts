import type { Seconds } from '../shared/time.ts'
import { type OrderState, OrderStatus, RefundStatus } from './order-status.ts'

/** How long an order rests in a state before it moves by itself, in seconds. */
export type OrderDelays = {
  /** From payment to the parcel leaving. */
  readonly ship: Seconds
  /** Between two steps of a parcel's way. */
  readonly parcelStep: Seconds
  /** From leaving, or from the last step, to counting as received without the shopper's word. */
  readonly autoReceive: Seconds
  /** From receipt to being completed. */
  readonly autoFinish: Seconds
}

/** What tells when an order moves next: its state, whether its parcel has steps before it, whether all is reviewed. */
export type OrderProgress = OrderState & {
  readonly hasStepsLeft?: boolean
  readonly isReviewed?: boolean
}

/**
 * When an order that came into this state at `now` is looked at next, in seconds since 1970; null when nothing happens to
 * it by itself. A refund that is open holds it up, an unpaid one has a time of its own (`expiresAt`).
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
