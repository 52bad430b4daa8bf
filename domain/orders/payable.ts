import { addCents, type Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import { hasBeenPaid, OrderStatus } from './order-status.ts'

/** An order as far as paying it is concerned. */
type PayableOrder = {
  readonly status: number
  readonly total: Cents
  /** Undefined when the server does not say. */
  readonly expiresAt: Seconds | undefined
}

/** What some orders that are paid together come to. */
type PayableState<T> = {
  /** What is owed; where nothing is, what was paid; else all of them. */
  readonly orders: readonly T[]
  /** Of those, in cents. */
  readonly amount: Cents
  readonly isPaid: boolean
  /** Neither paid nor payable any more: cancelled, or its time is over. */
  readonly isClosed: boolean
  /** The first of their ends. */
  readonly expiresAt: Seconds | undefined
}

/** Whether an unpaid order's time is over; `now` is the server's time, in seconds since 1970. */
export const isPayTimeOver = (expiresAt: Seconds | undefined, now: Seconds): boolean =>
  expiresAt !== undefined && expiresAt <= now

/**
 * Whether some orders can still be paid, and how much: the one statement for the server, the page and a group that is
 * kept on the device. A cancelled order does not close the others of its group. `now` is the server's time.
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

/** What stands between a shopper and a paid order. */
export type PayStep =
  | { readonly kind: 'paid' | 'closed' | 'set-code' | 'enter-code' }
  /** Cents that the balance lacks. */
  | { readonly kind: 'top-up'; readonly missing: Cents }

/** What of an order decides the next step to its payment. */
type PayStepInput = { readonly amount: Cents; readonly isPaid?: boolean; readonly isClosed?: boolean }

/**
 * The next step to a paid order: what is unknown (`balance`, `hasCode`) stands in nobody's way, as the server judges it
 * once more. A balance that does not reach comes before a code that is missing.
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
