import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { payableOf } from '../../../domain/orders/payable.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { amount, arrivalFields, flag } from '../rows/row-format.ts'

/** An order's data for paying its group; `total_cents` is cents. */
export type GroupOrder = {
  readonly id: number
  readonly number: string
  readonly trade_no: string
  readonly user_id: number
  readonly shop_id: number
  readonly shop_name: string
  readonly country: string
  readonly status: number
  readonly refund_status: number
  readonly total_cents: number
  readonly expires_at: number
  readonly paid_at: number | null
}

const SELECT = `select o.id, o.number, o.trade_no, o.user_id, o.shop_id, s.name as shop_name, s.country, o.status,
  o.refund_status, o.total_cents, o.expires_at, o.paid_at from orders o join shops s on s.id = o.shop_id`

const found = (orders: readonly GroupOrder[]): readonly GroupOrder[] => {
  if (orders.length === 0) throw refuse('order-not-found')
  return orders
}

/** The shopper's own group of orders; another shopper's is refused as if it did not exist. */
export const loadGroup = async (
  sql: Sql,
  shopperId: number,
  tradeNumber: string,
): Promise<readonly GroupOrder[]> =>
  found(
    await sql.query<GroupOrder>(`${SELECT} where o.trade_no = $1 and o.user_id = $2 order by o.id`, [
      tradeNumber,
      shopperId,
    ]),
  )

/** The group of a single order that is paid separately. */
export const loadSingle = async (
  sql: Sql,
  shopperId: number,
  orderId: number,
): Promise<readonly GroupOrder[]> =>
  found(await sql.query<GroupOrder>(`${SELECT} where o.id = $1 and o.user_id = $2`, [orderId, shopperId]))

/** The unpaid orders. */
export const owedOf = (orders: readonly GroupOrder[]): readonly GroupOrder[] =>
  orders.filter((order) => order.status === OrderStatus.unpaid)

/** The price of a group, in cents. */
export const totalOf = (orders: readonly GroupOrder[]): number =>
  orders.reduce((sum, order) => sum + order.total_cents, 0)

const groupStatus = (isPaid: boolean, isClosed: boolean): OrderStatus => {
  if (isPaid) return OrderStatus.toShip
  return isClosed ? OrderStatus.cancelled : OrderStatus.unpaid
}

/** A group in the answers of submit and GET order/group (api.md 4): the unpaid orders, or the paid ones. */
export const groupAnswer = (orders: readonly GroupOrder[], now: number) => {
  const state = payableOf(
    orders.map((order) => ({ ...order, total: order.total_cents as Cents, expiresAt: order.expires_at })),
    now,
  )
  const { orders: shown, isPaid, isClosed } = state
  return {
    out_trade_no: orders[0]?.trade_no ?? '',
    total_price: amount(state.amount),
    status: groupStatus(isPaid, isClosed),
    is_paid: flag(isPaid),
    is_closed: flag(isClosed),
    expire_time: state.expiresAt ?? 0,
    order_ids: shown.map((order) => order.id),
    order_sns: shown.map((order) => order.number),
    merchant: shown.map((order) => ({
      mer_id: order.shop_id,
      mer_name: order.shop_name,
      ...arrivalFields(order.country, order.paid_at ?? now),
    })),
  }
}
