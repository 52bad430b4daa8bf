import { nextLook, type OrderDelays, type OrderProgress } from '../../../domain/orders/order-schedule.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import { settlementOf } from '../../../domain/orders/refund-settlement.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Sql } from '../database/database.ts'
import { HOUSE, mustBook, shopAccount, shopperAccount } from '../wallet/ledger.ts'
import { type MovedOrder, mayHappen, moveOrder, stateOf } from './order-moves.ts'
import { loadLines } from './order-query.ts'
import { loadParcel } from './parcel.ts'
import { endRefund, type RefundColumns } from './refund-store.ts'
import { returnStock } from './stock.ts'

/**
 * Grants a refund, once: state, the shopper's balance and the shop's remainder, in the current transaction. Before
 * receipt the money is in escrow; afterwards the shop has it and pays it back. Unshipped goods return to stock. False
 * when the application has ended meanwhile.
 */
export const grantRefund = async (
  tx: Sql,
  order: MovedOrder,
  refund: RefundColumns,
  now: number,
): Promise<boolean> => {
  if (!mayHappen(order, 'refund-approved') || !(await endRefund(tx, refund.id, { kind: 'refunded' }, now)))
    return false
  const { status, total_cents: total } = order
  const settled = settlementOf({ status, total: total as Cents }, refund.amount_cents as Cents)
  await moveOrder(tx, order, 'refund-approved', { due_at: null })
  const shop = shopAccount(order.shop_id)
  const entry = { reference: String(order.id), at: now }
  const from = settled.from === 'shop' ? shop : HOUSE.escrow
  const back = { ...entry, kind: 'order-refund', from, to: shopperAccount(order.user_id) } as const
  await mustBook(tx, back, settled.back)
  if (settled.from === 'escrow') {
    const rest = { ...entry, kind: 'order-settle', from: HOUSE.escrow, to: shop } as const
    await mustBook(tx, rest, settled.toShop)
  }
  if (settled.isRestocked) await returnStock(tx, order.id)
  return true
}

/** The progress of an order that was suspended by a refund. */
const progressOf = async (tx: Sql, order: MovedOrder): Promise<OrderProgress> => {
  const parcel = await loadParcel(tx, order.id)
  const lines = await loadLines(tx, [order.id])
  return {
    ...stateOf(order),
    refundStatus: RefundStatus.none,
    hasStepsLeft: parcel !== undefined && parcel.taken < parcel.steps.length,
    isReviewed: lines.every(({ is_reviewed }) => is_reviewed),
  }
}

/**
 * Ends an application without a refund: the order continues, with the refusal recorded or, when the shopper withdrew,
 * as if there had been none. False when the application has ended meanwhile.
 */
export const closeRefund = async (
  tx: Sql,
  order: MovedOrder,
  refund: RefundColumns,
  end: { readonly kind: 'refused' | 'withdrawn'; readonly replyKey?: string },
  { delays, now }: { readonly delays: OrderDelays; readonly now: number },
): Promise<boolean> => {
  const event = end.kind === 'refused' ? 'refund-refused' : 'refund-withdrawn'
  if (!mayHappen(order, event) || !(await endRefund(tx, refund.id, end, now))) return false
  return moveOrder(tx, order, event, { due_at: nextLook(await progressOf(tx, order), delays, now) })
}
