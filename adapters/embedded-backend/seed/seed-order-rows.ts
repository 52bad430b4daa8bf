import { addressLine, loadDefaultAddress } from '../account/address-store.ts'
import { first, type Sql } from '../database/database.ts'
import { type DemoData, DemoDataError, type DemoOrder, type DemoPerson } from '../demo-data/demo-data.ts'
import type { LineColumns } from '../orders/order-query.ts'
import { loadParcel, recordStep } from '../orders/parcel.ts'
import { insertDemoRefund } from './seed-refund.ts'

type Places = {
  readonly shopperId: number
  readonly shopId: number
  readonly productId: (key: string) => number
  readonly now: number
}

/** A variant as stored in an order line. */
type VariantRow = Omit<LineColumns, 'id' | 'order_id' | 'quantity' | 'is_reviewed'> & {
  readonly variant_id: number
}

const UNPAID_SECONDS = 30 * 60
const HOUR = 3_600

const loadVariant = async (
  tx: Sql,
  productId: number,
  line: DemoOrder['lines'][number],
): Promise<VariantRow> => {
  const row = await first(
    tx.query<VariantRow>(
      `select v.id as variant_id, p.id as product_id, v.spec, v.spec_en, v.spec_others,
         p.title, p.title_en, p.title_others,
         coalesce(v.image, p.image) as image, c.key as category_key, v.price_cents
       from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
       where p.id = $1 and v.spec = $2`,
      [productId, line.spec],
    ),
  )
  if (row === undefined) throw new DemoDataError(`no variant "${line.spec}" of ${line.product}`)
  return row
}

/** Records the stock changes of past orders; cancelled ones have returned their pieces. */
const noteStock = async (
  tx: Sql,
  orderId: number,
  variantId: number,
  quantity: number,
  isCancelled: boolean,
) => {
  const taken = isCancelled ? 0 : quantity
  await tx.query(
    `insert into stock_openings (variant_id, stock) select id, stock + $2 from variants where id = $1
     on conflict (variant_id) do update set stock = stock_openings.stock + $2`,
    [variantId, taken],
  )
  const move = 'insert into stock_moves (variant_id, order_id, change) values ($1, $2, $3)'
  await tx.query(move, [variantId, orderId, -quantity])
  if (isCancelled) await tx.query(move, [variantId, orderId, quantity])
}

const insertParcel = async (tx: Sql, data: DemoData, order: DemoOrder, orderId: number, now: number) => {
  const courier = data.couriers.find(({ key }) => key === order.courier)
  const parcel = await loadParcel(tx, orderId)
  if (!courier || !parcel || order.shippedSecondsAgo === undefined) return
  const shippedAt = now - order.shippedSecondsAgo
  for (let step = 0; step < (order.parcelSteps ?? 0); step++) {
    await recordStep(
      tx,
      orderId,
      parcel,
      step,
      Math.min(now, shippedAt + (courier.route[step]?.afterHours ?? 0) * HOUR),
    )
  }
}

/** When the worker processes the order next, if at all. */
const dueOf = (order: DemoOrder, steps: number, now: number): number | null => {
  if (order.refundStatus === 1) return null
  if (order.status === 0) return now - order.createdSecondsAgo + UNPAID_SECONDS
  // The demo's unshipped orders stay unshipped for a while, so that newcomers see every state.
  if (order.status === 1) return now + 24 * HOUR
  if (order.status === 2) return now + ((order.parcelSteps ?? 0) < steps ? 10 * 60 : 24 * HOUR)
  return order.status === 3 ? now + 48 * HOUR : null
}

/** Inserts one past order with lines, stock changes, parcel and refund. */
export const insertDemoOrder = async (
  tx: Sql,
  data: DemoData,
  person: DemoPerson,
  order: DemoOrder,
  places: Places,
): Promise<{ readonly id: number; readonly total: number }> => {
  const { shopperId, shopId, productId, now } = places
  const variants = await Promise.all(
    order.lines.map(async (line) => ({ line, row: await loadVariant(tx, productId(line.product), line) })),
  )
  const subtotal = variants.reduce((sum, { line, row }) => sum + row.price_cents * line.quantity, 0)
  const total = subtotal + order.freightCents - order.discountCents
  const address = await loadDefaultAddress(tx, shopperId)
  const createdAt = now - order.createdSecondsAgo
  const past = (secondsAgo: number | undefined): number | null =>
    secondsAgo === undefined ? null : now - secondsAgo
  const tradeNumber = `T${order.number}`
  const steps = data.couriers.find(({ key }) => key === order.courier)?.route.length ?? 0
  await tx.query(
    'insert into order_groups (trade_no, user_id, request_id, created_at, expires_at) values ($1, $2, $1, $3, $4)',
    [tradeNumber, shopperId, createdAt, createdAt + UNPAID_SECONDS],
  )
  const inserted = await first(
    tx.query<{ id: number }>(
      `insert into orders (number, trade_no, user_id, shop_id, status, refund_status, subtotal_cents, freight_cents,
         discount_cents, total_cents, note, receiver_name, receiver_mobile, receiver_address, receiver_city,
         receiver_area, courier, parcel_number, parcel_steps, due_at, created_at, expires_at, paid_at, shipped_at,
         received_at, finished_at, closed_at, address_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
         coalesce($17, (select k.key from couriers k join shops s on s.country = any(k.countries) where s.id = $4
                        order by k.freight_cents, k.key limit 1)),
         $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28) returning id`,
      [
        order.number,
        tradeNumber,
        shopperId,
        shopId,
        order.status,
        order.refundStatus,
        subtotal,
        order.freightCents,
        order.discountCents,
        total,
        order.note,
        address?.name ?? `${person.givenName} ${person.familyName}`,
        address?.mobile ?? person.mobile,
        address ? addressLine(address) : '',
        address?.city_name ?? '',
        address?.area_name ?? '',
        order.courier ?? null,
        order.parcelNumber ?? '',
        order.parcelSteps ?? 0,
        dueOf(order, steps, now),
        createdAt,
        createdAt + UNPAID_SECONDS,
        past(order.paidSecondsAgo),
        past(order.shippedSecondsAgo),
        past(order.receivedSecondsAgo),
        past(order.finishedSecondsAgo),
        order.status === -1 ? createdAt + UNPAID_SECONDS : null,
        address?.id ?? null,
      ],
    ),
  )
  const id = inserted?.id ?? 0
  for (const { line, row } of variants) {
    await tx.query(
      `insert into order_lines (order_id, product_id, variant_id, spec, spec_en, title, title_en, image,
         category_key, price_cents, quantity, is_reviewed, title_others, spec_others)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb)`,
      [
        id,
        row.product_id,
        row.variant_id,
        row.spec,
        row.spec_en,
        row.title,
        row.title_en,
        row.image,
        row.category_key,
        row.price_cents,
        line.quantity,
        line.isReviewed ?? false,
        JSON.stringify(row.title_others),
        JSON.stringify(row.spec_others),
      ],
    )
    await noteStock(tx, id, row.variant_id, line.quantity, order.status === -1)
  }
  await insertParcel(tx, data, order, id, now)
  await insertDemoRefund(tx, order, id, shopperId, now)
  return { id, total }
}
