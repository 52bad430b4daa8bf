import { addCents, type Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import { hasBeenPaid, OrderStatus } from './order-status.ts'

/** The parts of an order that its payment depends on. */
type PayableOrder = {
  readonly status: number
  readonly total: Cents
  /** Undefined when the server does not say. */
  readonly expiresAt: Seconds | undefined
}

/** The payment state of orders that are paid together. */
type PayableState<T> = {
  /** The unpaid orders; if there are none, the paid ones; else all. */
  readonly orders: readonly T[]
  /** The sum of `orders`, in cents. */
  readonly amount: Cents
  readonly isPaid: boolean
  /** Neither paid nor payable any more: cancelled or expired. */
  readonly isClosed: boolean
  /** The earliest expiry. */
  readonly expiresAt: Seconds | undefined
}

/** Whether an unpaid order has expired; `now` is the server's time, in seconds since 1970. */
export const isPayTimeOver = (expiresAt: Seconds | undefined, now: Seconds): boolean =>
  expiresAt !== undefined && expiresAt <= now

/**
 * Whether orders can still be paid, and the amount. The same rule serves the server, the page, and a group kept on
 * the device. A cancelled order does not close the other orders of its group. `now` is the server's time.
 */
export const payableOf = <T extends PayableOrder>(orders: readonly T[], now: Seconds): PayableState<T> => {
  const owed = orders.filter(({ status }) => status === OrderStatus.unpaid)
  const paid = orders.filter(({ status }) => hasBeenPaid(status))
  const shown = [owed, paid].find((some) => some.length > 0) ?? orders
  const ends = shown.flatMap(({ expiresAt }) => (expiresAt === undefined ? [] : [expiresAt]))
  const expiresAt = ends.length === 0 ? undefined : Math.min(...ends)
  const isPaid = owed.length === 0 && paid.length > 0
  return {
    orders: shown,
    amount: addCents(...shown.map(({ total }) => total)),
    isPaid,
    isClosed: !isPaid && (owed.length === 0 || isPayTimeOver(expiresAt, now)),
    expiresAt,
  }
}

/** What the balance lacks to pay `amount`; zero when it is enough. */
export const shortfallOf = (amount: Cents, balance: Cents): Cents => Math.max(0, amount - balance) as Cents

/** The next step to pay an order. */
export type PayStep =
  | { readonly kind: 'paid' | 'closed' | 'set-code' | 'enter-code' }
  /** The missing amount in cents. */
  | { readonly kind: 'top-up'; readonly missing: Cents }

/** The inputs of `payStepOf`. */
type PayStepInput = { readonly amount: Cents; readonly isPaid?: boolean; readonly isClosed?: boolean }

/**
 * The next step to a paid order. Unknown values (`balance`, `hasCode`) do not block it, because the server checks
 * them too. A short balance comes before a missing payment code.
 */
export const payStepOf = (
  { amount, isPaid = false, isClosed = false }: PayStepInput,
  balance: Cents | undefined,
  hasCode: boolean | undefined,
): PayStep => {
  if (isPaid) return { kind: 'paid' }
  if (isClosed) return { kind: 'closed' }
  const missing = balance === undefined ? 0 : shortfallOf(amount, balance)
  if (missing > 0) return { kind: 'top-up', missing: missing as Cents }
  return { kind: hasCode === false ? 'set-code' : 'enter-code' }
}
