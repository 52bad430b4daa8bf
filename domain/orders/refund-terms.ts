import type { Cents } from '../shared/money.ts'
import { type OrderState, OrderStatus, RefundStatus, transition } from './order-status.ts'

/** A line of an order as far as a refund concerns it; `total` is cents before any discount. */
export type PaidLine = { readonly id: string; readonly total: Cents }

/** A paid order as far as a refund concerns it; amounts are cents. */
export type PaidOrder = OrderState & {
  readonly lines: readonly PaidLine[]
  readonly hasRefund?: boolean
  /** What was paid: lines and freight less the discount. */
  readonly total: Cents
}

/** What a refund of this order may ask for. */
export type RefundTerms = {
  readonly lines: readonly PaidLine[]
  /** Nothing has left the shop yet: only the whole order can come back, with its freight. */
  readonly isWhole: boolean
  readonly whole: Cents
  /** The most that may be asked for some of the lines; 0 for none. */
  readonly mostFor: (lineIds: readonly string[]) => Cents
}

const sumOf = (lines: readonly PaidLine[]): number => lines.reduce((sum, { total }) => sum + total, 0)

/**
 * What was paid for some lines of an order: all of them brought the whole total. Fewer brought at most
 * their prices, and less in proportion where a discount lowered the total. Cut to the cent, in whole numbers.
 */
export const paidFor = (order: Pick<PaidOrder, 'lines' | 'total'>, lineIds: readonly string[]): Cents => {
  const chosen = order.lines.filter(({ id }) => lineIds.includes(id))
  if (chosen.length === 0) return 0 as Cents
  if (chosen.length === order.lines.length) return order.total
  const prices = sumOf(chosen)
  // The product of two amounts can pass 2^53.
  const share = (BigInt(order.total) * BigInt(prices)) / BigInt(Math.max(1, sumOf(order.lines)))
  return Math.min(prices, Number(share)) as Cents
}

/**
 * Whether a refund can be applied for now: once per order, while its goods are to come or were just received, and of
 * what was paid (requirement S4, api.md 4). `total` in cents; where it is not known the server decides.
 */
export const mayApplyForRefund = (
  order: OrderState & { readonly hasRefund?: boolean; readonly total?: number },
): boolean =>
  transition(order, 'refund-applied') !== undefined && !hasApplied(order) && (order.total ?? 1) > 0

/** The terms of an order for which a refund can be applied now; undefined when it cannot (api.md 4). */
export const refundTerms = (order: PaidOrder): RefundTerms | undefined => {
  if (!mayApplyForRefund(order)) return undefined
  return {
    lines: order.lines,
    isWhole: order.status === OrderStatus.toShip,
    whole: order.total,
    mostFor: (lineIds) => paidFor(order, lineIds),
  }
}

/** Whether an application was handed in for the order, also one that was withdrawn. */
export const hasApplied = ({
  refundStatus,
  hasRefund,
}: OrderState & { readonly hasRefund?: boolean }): boolean =>
  refundStatus !== RefundStatus.none || hasRefund === true
