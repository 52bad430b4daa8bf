import type { Language } from '../../../domain/account/language.ts'
import { ORDER_FILTERS, type OrderFilter } from '../../../domain/orders/order.ts'
import { FILTER_RULES, OrderStatus, RefundStatus } from '../../../domain/orders/order-status.ts'
import { first, type Sql } from '../database/database.ts'
import type { PageRequest } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { type OtherWords, ownTitle, pickText } from '../rows/reading-language.ts'
import { amount, flag } from '../rows/row-format.ts'

/** A row of `orders` as lists select it; amounts are cents. */
export type OrderColumns = {
  readonly id: number
  readonly number: string
  readonly trade_no: string
  readonly shop_id: number
  readonly shop_name: string
  readonly shop_avatar: string
  readonly country: string
  readonly status: number
  readonly refund_status: number
  readonly has_refund: boolean
  /** null: no refund was requested. */
  readonly refund_cents: number | null
  /** The lines of that refund; null: no refund was requested. */
  readonly refund_lines: readonly number[] | null
  readonly subtotal_cents: number
  readonly freight_cents: number
  readonly discount_cents: number
  readonly total_cents: number
  readonly note: string
  readonly receiver_name: string
  readonly receiver_mobile: string
  readonly receiver_address: string
  /** null: the order is older than this column. */
  readonly address_id: number | null
  readonly courier_name: string | null
  readonly parcel_number: string
  /** null: there is no courier. */
  readonly has_arrived: boolean | null
  readonly created_at: number
  readonly expires_at: number
  readonly paid_at: number | null
  readonly shipped_at: number | null
  readonly received_at: number | null
  readonly finished_at: number | null
}

/** A line of an order with its picture; prices are cents. */
export type LineColumns = {
  readonly id: number
  readonly order_id: number
  readonly product_id: number
  readonly spec: string
  readonly spec_en: string
  readonly spec_others: OtherWords
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly image: string
  readonly category_key: string
  readonly price_cents: number
  readonly quantity: number
  readonly is_reviewed: boolean
}

const SELECT = `select o.id, o.number, o.trade_no, o.shop_id, s.name as shop_name, s.avatar as shop_avatar, s.country,
  (select r.amount_cents from refunds r where r.order_id = o.id and r.status in (${RefundStatus.underWay}, ${RefundStatus.refunded})) as refund_cents,
  (select r.line_ids from refunds r where r.order_id = o.id and r.status > ${RefundStatus.none}) as refund_lines,
  o.status, o.refund_status, exists (select 1 from refunds r where r.order_id = o.id) as has_refund,
  o.subtotal_cents, o.freight_cents, o.discount_cents, o.total_cents, o.note,
  o.receiver_name, o.receiver_mobile, o.receiver_address, o.address_id, coalesce(nullif(o.courier_name, ''), k.name) as courier_name,
  o.parcel_number, case when o.is_parcel_by_hand then o.arrived_at is not null
    else o.parcel_steps >= jsonb_array_length(k.route) end as has_arrived,
  o.created_at, o.expires_at, o.paid_at, o.shipped_at, o.received_at, o.finished_at
  from orders o join shops s on s.id = o.shop_id left join couriers k on k.key = o.courier`

const conditionOf = ({ statuses, refunds }: (typeof FILTER_RULES)[OrderFilter]): string =>
  [
    ...(statuses ? [`o.status in (${statuses.join(', ')})`] : []),
    ...(refunds ? [`o.refund_status in (${refunds.join(', ')})`] : []),
  ].join(' and ') || 'true'

/** The tabs of the list as SQL conditions on orders `o`. */
export const FILTERS = Object.fromEntries(
  ORDER_FILTERS.map((filter) => [filter, conditionOf(FILTER_RULES[filter])]),
) as Readonly<Record<OrderFilter, string>>

const OWN = 'o.user_id = $1 and not o.is_hidden'

/** A shopper's orders of one tab, newest first. */
export const findOrders = async (
  sql: Sql,
  shopperId: number,
  filter: OrderFilter,
  keyword: string,
  { limit, offset }: PageRequest,
): Promise<{ readonly count: number; readonly rows: readonly OrderColumns[] }> => {
  // A group's number is not displayed, but may appear in an old message or bank statement: it finds the group's
  // orders.
  const where = `${OWN} and ${FILTERS[filter]} and ($2 = '' or o.number ilike '%' || $2 || '%'
    or ($2 ilike 'TLT%' and o.trade_no ilike $2 || '%'))`
  const number = keyword.replace(/[^A-Za-z0-9]/g, '')
  // A text without letters or digits finds nothing, not everything.
  if (keyword !== '' && number === '') return { count: 0, rows: [] }
  const counted = await first(
    sql.query<{ count: number }>(`select count(*)::bigint as count from orders o where ${where}`, [
      shopperId,
      number,
    ]),
  )
  const rows = await sql.query<OrderColumns>(
    `${SELECT} where ${where} order by o.created_at desc, o.id desc limit $3::integer offset $4::integer`,
    [shopperId, number, limit, offset],
  )
  return { count: counted?.count ?? 0, rows }
}

/** The shopper's own order; another's or a deleted one is refused as if it did not exist. */
export const loadOrder = async (sql: Sql, shopperId: number, orderId: number): Promise<OrderColumns> => {
  const row = await first(
    sql.query<OrderColumns>(`${SELECT} where ${OWN} and o.id = $2`, [shopperId, orderId]),
  )
  if (row === undefined) throw refuse('order-not-found')
  return row
}

/** The lines of these orders. */
export const loadLines = (sql: Sql, orderIds: readonly number[]): Promise<readonly LineColumns[]> =>
  sql.query<LineColumns>('select * from order_lines where order_id = any($1::bigint[]) order by id', [
    [...orderIds],
  ])

const lineRow = (language: Language, shopId: number) => (line: LineColumns) => ({
  order_product_id: line.id,
  product_id: line.product_id,
  mer_id: shopId,
  spec: line.spec,
  spec_text: pickText(language, line.spec, line.spec_en, line.spec_others),
  product_num: line.quantity,
  product_price: amount(line.price_cents),
  total_price: amount(line.price_cents * line.quantity),
  title: line.title,
  title_en: line.title_en,
  ...ownTitle(language, line.title_others),
  image: line.image,
  category_key: line.category_key,
  is_reply: flag(line.is_reviewed),
})

/** The common part of list and detail. The list calls its lines `product`, the detail `products` (api.md 4). */
export const orderRow = (language: Language, order: OrderColumns, lines: readonly LineColumns[]) => {
  const own = lines.filter((line) => line.order_id === order.id)
  return {
    head: {
      order_id: order.id,
      order_sn: order.number,
      out_trade_no: order.trade_no,
      mer_id: order.shop_id,
      mer_name: order.shop_name,
      mer_avatar: order.shop_avatar,
      total_num: own.reduce((sum, line) => sum + line.quantity, 0),
      total_price: amount(order.total_cents),
      status: order.status,
      refund_status: order.refund_status,
      has_refund: flag(order.has_refund),
      refund_amount: order.refund_cents === null ? null : amount(order.refund_cents),
      refund_lines: order.refund_lines ?? [],
      is_arrived: flag(order.has_arrived === true),
      createtime: order.created_at,
      expire_time: order.status === OrderStatus.unpaid ? order.expires_at : null,
    },
    lines: own.map(lineRow(language, order.shop_id)),
  }
}
