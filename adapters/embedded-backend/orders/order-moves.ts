import { nextLook, type OrderDelays } from '../../../domain/orders/order-schedule.ts'
import {
  type OrderEvent,
  type OrderState,
  OrderStatus,
  transition,
} from '../../../domain/orders/order-status.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { first, type Sql } from '../database/database.ts'
import { book, HOUSE, shopAccount } from '../wallet/ledger.ts'
import { releasePromo } from './promo.ts'
import { returnStock } from './stock.ts'

/** An order's data for its state changes. */
export type MovedOrder = {
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

/** Columns that an event may set besides the state. */
type OrderColumn =
  | 'paid_at'
  | 'shipped_at'
  | 'received_at'
  | 'finished_at'
  | 'closed_at'
  | 'due_at'
  | 'parcel_number'
  | 'parcel_steps'

/** Locks the shopper, then the order: every change of an order takes its locks in this sequence. */
export const lockOrder = async (
  tx: Sql,
  orderId: number,
  shopperId?: number,
): Promise<MovedOrder | undefined> => {
  const owner = await first(
    tx.query<{ user_id: number }>('select user_id from orders where id = $1', [orderId]),
  )
  if (owner === undefined || (shopperId !== undefined && owner.user_id !== shopperId)) return undefined
  await tx.query('select 1 from users where id = $1 for update', [owner.user_id])
  return first(
    tx.query<MovedOrder>(
      `select id, number, trade_no, user_id, shop_id, status, refund_status, total_cents, expires_at
       from orders where id = $1 and not is_hidden for update`,
      [orderId],
    ),
  )
}

type Standing = Pick<MovedOrder, 'status' | 'refund_status'> & Partial<Pick<MovedOrder, 'total_cents'>>

/** The state of an order's row for the domain's rules. */
export const stateOf = ({ status, refund_status: refundStatus, total_cents: total }: Standing): OrderState =>
  total === undefined ? { status, refundStatus } : { status, refundStatus, total }

/** Whether the event is possible now (api.md 4, state machine). */
export const mayHappen = (order: Standing, event: OrderEvent): boolean =>
  transition(stateOf(order), event) !== undefined

/**
 * Applies an event to an order, with further column values. Returns false without a change when the event is
 * impossible, or the order was changed meanwhile (compare-and-set).
 */
export const moveOrder = async (
  tx: Sql,
  order: Standing & Pick<MovedOrder, 'id'>,
  event: OrderEvent,
  columns: Readonly<Partial<Record<OrderColumn, number | string | null>>>,
): Promise<boolean> => {
  const next = transition(stateOf(order), event)
  if (next === undefined) return false
  const sets = Object.keys(columns).map((name, at) => `, ${name} = $${at + 6}`)
  const moved = await tx.query(
    `update orders set status = $2, refund_status = $3${sets.join('')}
     where id = $1 and status = $4 and refund_status = $5 returning 1`,
    [order.id, next.status, next.refundStatus, order.status, order.refund_status, ...Object.values(columns)],
  )
  return moved.length > 0
}

/** Closes an unpaid or free order: stock and promo are returned. False when it was paid or closed meanwhile. */
export const closeOrder = async (tx: Sql, order: MovedOrder, now: number): Promise<boolean> => {
  if (!(await moveOrder(tx, order, 'cancelled', { closed_at: now, paid_at: null, due_at: null })))
    return false
  // Promo before stock, as in submitting, so that two orders cannot deadlock.
  await releasePromo(tx, order.trade_no)
  await returnStock(tx, order.id)
  return true
}

/** The parcel was received: the shop is paid, and the order completes automatically later. */
export const receiveOrder = async (
  tx: Sql,
  order: MovedOrder,
  now: number,
  delays: OrderDelays,
): Promise<boolean> => {
  const finishAt = nextLook({ ...stateOf(order), status: OrderStatus.received }, delays, now)
  if (!(await moveOrder(tx, order, 'received', { received_at: now, due_at: finishAt }))) return false
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

/** The order is completed: nothing more happens automatically. */
export const finishOrder = (tx: Sql, order: MovedOrder, now: number): Promise<boolean> =>
  moveOrder(tx, order, 'finished', { finished_at: now, due_at: null })
