import type { Cents } from '../shared/money.ts'
import { type OrderState, OrderStatus, RefundStatus, transition } from './order-status.ts'

/** A line's data for refunds; `total` is cents before any discount. */
export type PaidLine = { readonly id: string; readonly total: Cents }

/** A paid order's data for refunds; amounts are cents. */
export type PaidOrder = OrderState & {
  readonly lines: readonly PaidLine[]
  readonly hasRefund?: boolean
  /** The amount paid: lines and shipping less the discount. */
  readonly total: Cents
}

/** The limits of a refund application. */
export type RefundTerms = {
  readonly lines: readonly PaidLine[]
  /** Whether the order has not been shipped: then only all of it can be refunded, with shipping. */
  readonly isWhole: boolean
  readonly whole: Cents
  /** The maximum for a selection of lines; 0 for none. */
  readonly maxFor: (lineIds: readonly string[]) => Cents
}

const sumOf = (lines: readonly PaidLine[]): number => lines.reduce((sum, { total }) => sum + total, 0)

/**
 * What was paid for some lines of an order: all of them for the whole total, fewer for their prices at most, and
 * proportionally less with a discount. Rounded down to the cent, in integer arithmetic.
 */
export const paidFor = (order: Pick<PaidOrder, 'lines' | 'total'>, lineIds: readonly string[]): Cents => {
  const chosen = order.lines.filter(({ id }) => lineIds.includes(id))
  if (chosen.length === 0) return 0 as Cents
  if (chosen.length === order.lines.length) return order.total
  const prices = sumOf(chosen)
  // The product of two amounts can exceed 2^53.
  const share = (BigInt(order.total) * BigInt(prices)) / BigInt(Math.max(1, sumOf(order.lines)))
  return Math.min(prices, Number(share)) as Cents
}

/**
 * Whether a refund can be applied for now: once per order, for paid goods that are to be shipped, under way or just
 * received (requirement S4, api.md 4). `total` in cents; if unknown, the server decides.
 */
export const mayApplyForRefund = (
  order: OrderState & { readonly hasRefund?: boolean; readonly total?: number },
): boolean =>
  transition(order, 'refund-applied') !== undefined && !hasApplied(order) && (order.total ?? 1) > 0

/** The refund limits of an order; undefined when no refund can be applied for now (api.md 4). */
export const refundTerms = (order: PaidOrder): RefundTerms | undefined => {
  if (!mayApplyForRefund(order)) return undefined
  return {
    lines: order.lines,
    isWhole: order.status === OrderStatus.toShip,
    whole: order.total,
    maxFor: (lineIds) => paidFor(order, lineIds),
  }
}

/** Whether a refund was applied for, even if it was withdrawn. */
export const hasApplied = ({
  refundStatus,
  hasRefund,
}: OrderState & { readonly hasRefund?: boolean }): boolean =>
  refundStatus !== RefundStatus.none || hasRefund === true
