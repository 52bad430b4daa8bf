import { type OrderState, RefundStatus, transition } from './order-status.ts'

/** What a shopper does to an order and the server accepts. */
export type AcceptedAct =
  | 'paid'
  | 'cancelled'
  | 'received'
  | 'refund-applied'
  | 'refund-withdrawn'
  /** With the line's id. */
  | `reviewed ${string}`

/** The acts that were accepted since the page was opened, in their order, by order id. */
export type AcceptedActs = ReadonlyMap<string, readonly AcceptedAct[]>

type Known = OrderState & {
  readonly hasRefund: boolean
  readonly lines?: readonly { readonly id: string; readonly isReviewed: boolean }[]
}

const REVIEWED = 'reviewed '

const isReview = (act: AcceptedAct): act is `reviewed ${string}` => act.startsWith(REVIEWED)

const reviewed = <T extends Known>(order: T, lineId: string): T => ({
  ...order,
  lines: order.lines?.map((line) => (line.id === lineId ? { ...line, isReviewed: true } : line)),
})

const step = <T extends Known>(order: T, act: AcceptedAct): T => {
  if (isReview(act)) return reviewed(order, act.slice(REVIEWED.length))
  // One application per order: where one was made already, this answer is younger than the act.
  if (act === 'refund-applied' && order.hasRefund && order.refundStatus !== RefundStatus.underWay)
    return order
  const next = transition(order, act)
  return next === undefined
    ? order
    : { ...order, ...next, hasRefund: order.hasRefund || act === 'refund-applied' }
}

/**
 * An order as it stands after acts that were accepted, whatever an older answer says of it. An order that has moved on
 * by itself is left as it is: an act that cannot happen in a state has happened before it.
 */
export const afterAccepted = <T extends Known>(order: T, acts: readonly AcceptedAct[] = []): T =>
  acts.reduce(step<T>, order)
