import type { Language } from '../../../domain/account/language.ts'
import { HOME_OFFSET_SECONDS } from '../../../domain/addresses/country.ts'
import { ORDER_FILTERS, ORDER_SEARCH_MAX_LENGTH } from '../../../domain/orders/order.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { dayThere, type Seconds } from '../../../domain/shared/time.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { findProducts } from '../catalogue/product-query.ts'
import type { Sql } from '../database/database.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { type OtherWords, pickText, tagOfPicked } from '../rows/reading-language.ts'
import { amount, arrivalFields } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { groupAnswer, loadGroup } from './group-store.ts'
import { FILTERS, findOrders, loadLines, loadOrder, type OrderColumns, orderRow } from './order-query.ts'

const RECOMMENDED = 4

type ParcelColumns = {
  readonly order_id: number
  readonly step: number
  readonly text: string
  readonly text_en: string
  readonly text_others: OtherWords
  readonly created_at: number
}

const parcelRow = (language: Language) => (event: ParcelColumns) => ({
  step: event.step,
  status: event.step,
  content: pickText(language, event.text, event.text_en, event.text_others),
  content_lang: tagOfPicked(language, event.text, event.text_en, event.text_others),
  createtime: event.created_at,
})

const list =
  ({ database }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const filter = input.choice('status', ORDER_FILTERS, 'all')
    const keyword = input.searchTerm('keyword', ORDER_SEARCH_MAX_LENGTH)
    const { count, rows } = await findOrders(database, shopper.id, filter, keyword, input.page(20))
    const lines = await loadLines(
      database,
      rows.map(({ id }) => id),
    )
    // The latest tracking event of each parcel; the detail has them all.
    const news = await database.query<ParcelColumns>(
      `select distinct on (order_id) order_id, step, text, text_en, text_others, created_at
       from parcel_events where order_id = any($1::bigint[]) order by order_id, step desc`,
      [rows.map(({ id }) => id)],
    )
    return ok({
      count,
      list: rows.map((row) => {
        const { head, lines: product } = orderRow(language, row, lines)
        const delivery = news.filter((event) => event.order_id === row.id).map(parcelRow(language))
        return { ...head, product, delivery }
      }),
    })
  }

/** When the last of its lines was reviewed; null while none is. */
const reviewedAt = async (database: Sql, orderId: number): Promise<number | null> => {
  const [row] = await database.query<{ at: number | null }>(
    `select max(r.created_at) as at from reviews r join order_lines l on l.id = r.order_product_id
     where l.order_id = $1`,
    [orderId],
  )
  return row?.at ?? null
}

/** The expected arrival of a running order; none once that day is over, or it has arrived. */
const expectedFields = (order: OrderColumns, now: Seconds) => {
  const isUnderWay = order.status === OrderStatus.toShip || order.status === OrderStatus.shipped
  if (!isUnderWay || order.has_arrived === true || order.paid_at === null) return {}
  const fields = arrivalFields(order.country, order.paid_at)
  return (fields.arrives_last ?? '') < dayThere(now * 1_000, HOME_OFFSET_SECONDS) ? {} : fields
}

const detail =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const order = await loadOrder(database, shopper.id, input.id('order_id'))
    const { head, lines } = orderRow(language, order, await loadLines(database, [order.id]))
    const events = await database.query<ParcelColumns>(
      'select * from parcel_events where order_id = $1 order by step desc',
      [order.id],
    )
    const { list: recommended } = await findProducts(
      database,
      { language, sort: 'recommend', onlyRecommended: true },
      { page: 1, limit: RECOMMENDED, offset: 0 },
    )
    return ok({
      ...head,
      products: lines,
      real_name: order.receiver_name,
      user_phone: order.receiver_mobile,
      user_address: order.receiver_address,
      address_id: order.address_id ?? 0,
      sub_total: amount(order.subtotal_cents),
      freight: amount(order.freight_cents),
      discount: amount(order.discount_cents),
      note: order.note,
      delivery_name: order.courier_name ?? '',
      delivery_id: order.parcel_number,
      ...expectedFields(order, secondsOf(clock)),
      pay_time: order.paid_at,
      delivery_time: order.shipped_at,
      received_time: order.received_at,
      commented_time: await reviewedAt(database, order.id),
      finish_time: order.finished_at,
      delivery: events.map(parcelRow(language)),
      product_list: recommended,
    })
  }

const counts =
  ({ database }: BackendDeps) =>
  async ({ shopper }: ShopperCall) => {
    const columns = ORDER_FILTERS.map(
      (name) => `count(*) filter (where ${FILTERS[name]})::bigint as "${name}"`,
    )
    const [row] = await database.query<Record<string, number>>(
      `select ${columns.join(', ')} from orders o where o.user_id = $1 and not o.is_hidden`,
      [shopper.id],
    )
    return ok(row ?? {})
  }

/** Reading orders (api.md 4). */
export const readRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/order_list', list(deps)),
  shopperRoute('GET', '/api/order/detail', detail(deps)),
  shopperRoute('GET', '/api/order/counts', counts(deps)),
  shopperRoute('GET', '/api/order/group', async ({ input, shopper }) => {
    const orders = await loadGroup(deps.database, shopper.id, input.text('out_trade_no', 40))
    return ok(groupAnswer(orders, secondsOf(deps.clock)))
  }),
]
