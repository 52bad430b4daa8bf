import { type OrderState, RefundStatus, transition } from './order-status.ts'

/** An action of the shopper on an order that the server has accepted. */
export type AcceptedAct =
  | 'paid'
  | 'cancelled'
  | 'received'
  | 'refund-applied'
  | 'refund-withdrawn'
  /** Followed by the line's id. */
  | `reviewed ${string}`

/** The actions accepted since the page was opened, in order, by order id. */
export type AcceptedActs = ReadonlyMap<string, readonly AcceptedAct[]>

type KnownOrder = OrderState & {
  readonly hasRefund: boolean
  readonly lines?: readonly { readonly id: string; readonly isReviewed: boolean }[]
}

const REVIEWED = 'reviewed '

const isReview = (act: AcceptedAct): act is `reviewed ${string}` => act.startsWith(REVIEWED)

const reviewed = <T extends KnownOrder>(order: T, lineId: string): T => ({
  ...order,
  lines: order.lines?.map((line) => (line.id === lineId ? { ...line, isReviewed: true } : line)),
})

const step = <T extends KnownOrder>(order: T, act: AcceptedAct): T => {
  if (isReview(act)) return reviewed(order, act.slice(REVIEWED.length))
  // Only one application per order: where one exists already, this answer is newer than the action.
  if (act === 'refund-applied' && order.hasRefund && order.refundStatus !== RefundStatus.underWay)
    return order
  const next = transition(order, act)
  return next === undefined
    ? order
    : { ...order, ...next, hasRefund: order.hasRefund || act === 'refund-applied' }
}

/**
 * An order after accepted actions, in case an older answer does not contain them yet. An action that is impossible in
 * the order's state is already contained in it.
 */
export const afterAccepted = <T extends KnownOrder>(order: T, acts: readonly AcceptedAct[] = []): T =>
  acts.reduce(step<T>, order)
