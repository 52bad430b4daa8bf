import { type OrderEvent, transition } from '../../../domain/orders/order-status.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { first, type Sql } from '../database/database.ts'
import { book, HOUSE, shopAccount } from '../wallet/ledger.ts'
import { releasePromo } from './promo.ts'
import { returnStock } from './stock.ts'

export type Moved = {
  readonly id: number
  readonly number: string
  readonly trade_no: string
  readonly user_id: number
  readonly shop_id: number
  readonly status: number
  readonly refund_status: number
  readonly total_cents: number
  readonly expires_at: number
}

/** Locks the shopper, then the order: the order in which every change of an order takes its locks. */
export const lockOrder = async (tx: Sql, orderId: number, shopperId?: number): Promise<Moved | undefined> => {
  const owner = await first(
    tx.query<{ user_id: number }>('select user_id from orders where id = $1', [orderId]),
  )
  if (owner === undefined || (shopperId !== undefined && owner.user_id !== shopperId)) return undefined
  await tx.query('select 1 from users where id = $1 for update', [owner.user_id])
  return first(
    tx.query<Moved>(
      `select id, number, trade_no, user_id, shop_id, status, refund_status, total_cents, expires_at
       from orders where id = $1 and not is_hidden for update`,
      [orderId],
    ),
  )
}

/** Whether the event can happen to the order now (api.md 4, state machine). */
export const mayHappen = (order: Moved, event: OrderEvent): boolean =>
  transition({ status: order.status, refundStatus: order.refund_status, total: order.total_cents }, event) !==
  undefined

/** Closes an unpaid order, or one that cost nothing: stock and promo go back. False when somebody paid or closed it meanwhile. */
export const closeOrder = async (tx: Sql, order: Moved, now: number): Promise<boolean> => {
  const closed = await tx.query(
    'update orders set status = -1, closed_at = $2, paid_at = null, due_at = null where id = $1 and status = $3 returning 1',
    [order.id, now, order.status],
  )
  if (closed.length === 0) return false
  // Promo before shelves, as submitting does: two orders cannot wait for each other.
  await releasePromo(tx, order.trade_no)
  await returnStock(tx, order.id)
  return true
}

/** The parcel is with the shopper: the shop gets its money, and the order finishes by itself later. */
export const receiveOrder = async (
  tx: Sql,
  order: Moved,
  now: number,
  finishAt: number,
): Promise<boolean> => {
  const received = await tx.query(
    'update orders set status = 3, received_at = $2, due_at = $3 where id = $1 and status = 2 returning 1',
    [order.id, now, finishAt],
  )
  if (received.length === 0) return false
  if (order.total_cents > 0) {
    await book(tx, {
      kind: 'order-settle',
      reference: String(order.id),
      from: HOUSE.escrow,
      to: shopAccount(order.shop_id),
      amount: order.total_cents as Cents,
      at: now,
    })
  }
  return true
}

/** Everything is over and said: nothing more happens to the order by itself. */
export const finishOrder = async (tx: Sql, order: Moved, now: number): Promise<boolean> => {
  const finished = await tx.query(
    'update orders set status = 4, finished_at = $2, due_at = null where id = $1 and status = 3 returning 1',
    [order.id, now],
  )
  return finished.length > 0
}
