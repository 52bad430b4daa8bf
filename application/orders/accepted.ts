import { BehaviorSubject } from 'rxjs'
import { type AcceptedAct, type AcceptedActs, afterAccepted } from '../../domain/orders/accepted-acts.ts'
import type { OrderSummary, Payable, PayTarget } from '../../domain/orders/order.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'

/**
 * What the server has accepted since the page was opened. Later answers that are stale or unreadable do not undo it.
 */
export type Accepted = {
  readonly acts$: StateStream<AcceptedActs>
  readonly note: (orderId: string, act: AcceptedAct) => void
  readonly notePaid: (payable: Payable) => void
  /** The payment of this target, or of a group that contains it. */
  readonly paymentOf: (target: PayTarget) => Payable | undefined
  /** The order with the accepted changes applied. */
  readonly applyTo: <T extends OrderSummary>(order: T) => T
}

const covers = (paid: Payable, target: PayTarget): boolean =>
  target.kind === 'order'
    ? paid.orderIds.includes(target.orderId)
    : paid.target.kind === 'group' && paid.target.tradeNumber === target.tradeNumber

/** What the server has accepted in this page, applied over older answers (decision 4). */
export const createAccepted = (): Accepted => {
  const acts$ = new BehaviorSubject<AcceptedActs>(new Map())
  const payments: Payable[] = []
  const note: Accepted['note'] = (orderId, act) =>
    acts$.next(new Map([...acts$.value, [orderId, [...(acts$.value.get(orderId) ?? []), act]]]))
  return {
    acts$: stateOf(acts$),
    note,
    notePaid: (payable) => {
      payments.push({ ...payable, isPaid: true, isClosed: false })
      for (const orderId of payable.orderIds) note(orderId, 'paid')
    },
    paymentOf: (target) => {
      const paid = payments.find((payment) => covers(payment, target))
      return paid && { ...paid, target }
    },
    applyTo: (order) => afterAccepted(order, acts$.value.get(order.id)),
  }
}
