import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { OrderStatus, RefundStatus } from '../../../domain/orders/order-status.ts'
import { CANCELLED_BY_SHOP } from '../../../domain/orders/refund.ts'
import {
  COURIER_MAX_LENGTH,
  checkReturnParcel,
  TYPED_PARCEL_NUMBER_MAX_LENGTH,
} from '../../../domain/orders/refund-progress.ts'
import { CANCEL_REASONS, PARCEL_STEPS, WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { cancellingOf, needsWords, orderActs } from '../../../domain/staff/rules.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { type MessageKey, translate } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import { closeOrder, lockOrder, type MovedOrder } from '../orders/order-moves.ts'
import { grantRefund } from '../orders/refund-moves.ts'
import { findRefund, noteRefund, type RefundColumns } from '../orders/refund-store.ts'
import { amount } from '../rows/row-format.ts'
import type { Acted, Handlers, Work } from './act.ts'
import { tooLate } from './journal.ts'
import { notifyShopper } from './notify-shopper.ts'

/** Optional free text of an action. */
export const readWords = (input: Input, max: number, isNeeded: boolean): string =>
  isNeeded ? input.text('words', max) : (input.visibleText('words', max) ?? '')

type OrderWithParcel = MovedOrder & {
  readonly is_parcel_by_hand: boolean
  readonly courier: string | null
  readonly courier_name: string
  readonly parcel_number: string
  readonly parcel_steps: number
  readonly arrived_at: number | null
}

/** Locks an action's order; another shop's is refused as if it did not exist. */
const lock = async ({ tx, id, actor }: Work): Promise<OrderWithParcel> => {
  const orderId = Number(id)
  const moved = Number.isSafeInteger(orderId) && orderId > 0 ? await lockOrder(tx, orderId) : undefined
  if (moved === undefined || !seesShop(actor, moved.shop_id)) throw refuse('order-not-found')
  const more = await first(
    tx.query<Omit<OrderWithParcel, keyof MovedOrder>>(
      `select is_parcel_by_hand, courier, courier_name, parcel_number, parcel_steps, arrived_at
       from orders where id = $1`,
      [orderId],
    ),
  )
  if (more === undefined) throw refuse('order-not-found')
  return { ...moved, ...more }
}

const stateOf = (order: OrderWithParcel) => ({
  status: order.status,
  refundStatus: order.refund_status,
  total: order.total_cents,
  isByHand: order.is_parcel_by_hand,
})

const mayDo = async (work: Work, order: OrderWithParcel, act: string): Promise<void> => {
  if (!orderActs(stateOf(order)).includes(act)) throw await tooLate(work.tx, 'order', work.id)
}

/** A known courier by its key or name, or else a custom one by name. */
const readCourier = async (tx: Sql, typed: string) => {
  const known = await first(
    tx.query<{ key: string; name: string }>(
      'select key, name from couriers where lower(key) = lower($1) or lower(name) = lower($1) limit 1',
      [typed],
    ),
  )
  return { key: known?.key ?? null, name: known?.name ?? typed }
}

/** How many other orders of the same payment have not been shipped yet. */
const countUnshipped = async (tx: Sql, { id, trade_no }: MovedOrder): Promise<number> => {
  const row = await first(
    tx.query<{ count: number }>(
      `select count(*)::bigint as count from orders
       where trade_no = $1 and id <> $2 and status = ${OrderStatus.toShip}`,
      [trade_no, id],
    ),
  )
  return row?.count ?? 0
}

const notifyOfOrder = async (
  { tx, deps }: Work,
  order: MovedOrder,
  kind: 'order-shipped' | 'payment-partly-shipped' | 'order-arrived' | 'order-tried' | 'order-cancelled',
  args: Readonly<Record<string, string | number>> = {},
): Promise<void> =>
  notifyShopper(tx, deps, {
    shopperId: order.user_id,
    kind,
    args: { number: order.number, ...args },
    type: 'order',
    link: `/orderInfo/${order.id}`,
  })

const ship = async (work: Work): Promise<Acted> => {
  const { tx, deps, input, now } = work
  const form = {
    courier: input.text('courier', COURIER_MAX_LENGTH),
    number: input.text('tracking', TYPED_PARCEL_NUMBER_MAX_LENGTH),
  }
  const checked = checkReturnParcel(form)
  if (!checked.ok) throw refuse('parcel-number-not-valid', { field: 'tracking' })
  const order = await lock(work)
  await mayDo(work, order, 'ship')
  const courier = await readCourier(tx, checked.value.courier)
  const tracking = checked.value.number
  await tx.query(
    `update orders set status = ${OrderStatus.shipped}, shipped_at = $2, parcel_number = $3, courier = $4::text,
       courier_name = $5, is_parcel_by_hand = true, due_at = $6 where id = $1`,
    [
      ...[order.id, now, tracking, courier.key ?? order.courier, courier.name],
      now + Math.ceil(deps.config.worker.autoReceiveMs / 1000),
    ],
  )
  const left = await countUnshipped(tx, order)
  if (left === 0) await notifyOfOrder(work, order, 'order-shipped')
  else await notifyOfOrder(work, order, 'payment-partly-shipped', { left })
  return {
    subject: String(order.id),
    shopId: order.shop_id,
    before: { status: order.status },
    after: { status: OrderStatus.shipped, courier: courier.name, tracking },
  }
}

type Step = (typeof PARCEL_STEPS)[number]

const STEP_KEYS: Readonly<Record<Exclude<Step, 'other'>, MessageKey>> = {
  'picked-up': 'parcel-picked-up',
  'in-transit': 'parcel-in-transit',
  customs: 'parcel-customs',
  'out-for-delivery': 'parcel-out',
  tried: 'parcel-tried',
  arrived: 'parcel-arrived',
}

/** A tracking event's text in each language: the event's text and the place, or a free text. */
const stepTexts = (step: Step, place: string, words: string): Readonly<Record<Language, string>> => {
  const text = (language: Language): string => {
    const own = step === 'other' ? '' : translate(language, STEP_KEYS[step])
    return [[own, place].filter(Boolean).join(', '), words].filter(Boolean).join('. ')
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as Record<
    Language,
    string
  >
}

const typeStep = async (work: Work): Promise<Acted> => {
  const { tx, input, now } = work
  const step = input.choice('step', PARCEL_STEPS)
  const place = input.visibleText('place', 80) ?? ''
  const words = readWords(input, 200, step === 'other')
  const order = await lock(work)
  await mayDo(work, order, 'step')
  const { dgn, en, ...others } = stepTexts(step, place, words)
  const hasArrived = step === 'arrived'
  await tx.query(
    `insert into parcel_events (order_id, step, text, text_en, text_others, created_at)
     select $1, coalesce(max(step), 0) + 1, $2, $3, $4::jsonb, $5 from parcel_events where order_id = $1`,
    [order.id, dgn, en, JSON.stringify(others), now],
  )
  await tx.query(
    `update orders set parcel_steps = parcel_steps + 1,
       arrived_at = case when $2 then coalesce(arrived_at, $3::bigint) else arrived_at end where id = $1`,
    [order.id, hasArrived, now],
  )
  if (hasArrived && order.arrived_at === null) await notifyOfOrder(work, order, 'order-arrived')
  if (step === 'tried') await notifyOfOrder(work, order, 'order-tried')
  return {
    subject: String(order.id),
    shopId: order.shop_id,
    before: { steps: order.parcel_steps },
    after: { steps: order.parcel_steps + 1, step, place },
    note: words,
  }
}

/**
 * The refund application of an order being cancelled by the shop: open, for the full amount, replacing an earlier
 * result.
 */
const openCancelling = async (
  { tx, now }: Work,
  order: MovedOrder,
  explanation: string,
): Promise<RefundColumns> => {
  await tx.query(
    `insert into refunds (number, order_id, user_id, service_type, receiving_status, amount_cents, reason_type,
       explanation, created_at)
     values ($1, $2, $3, 0, 0, $4, '${CANCELLED_BY_SHOP}', $5, $6)
     on conflict (order_id) do update set status = ${RefundStatus.underWay}, stage = 'asked', settled_at = null, due_at = null, line_ids = '{}',
       service_type = 0, receiving_status = 0, amount_cents = excluded.amount_cents,
       reason_type = excluded.reason_type, explanation = excluded.explanation, reply_key = '', reply = ''`,
    [`R${order.number}`, order.id, order.user_id, order.total_cents, explanation, now],
  )
  await tx.query('update orders set refund_status = $2, due_at = null where id = $1', [
    order.id,
    RefundStatus.underWay,
  ])
  const refund = await findRefund(tx, order.id)
  if (refund === undefined) throw new Error(`order ${order.id} has no application to cancel it by`)
  await noteRefund(tx, refund.id, 'cancelled', now)
  return refund
}

const cancel = async (work: Work): Promise<Acted> => {
  const { tx, input, now } = work
  const reason = input.choice('reason', CANCEL_REASONS)
  const words = readWords(input, WORDS_MAX_LENGTH, needsWords(reason))
  const order = await lock(work)
  const how = cancellingOf(stateOf(order))
  if (how === undefined) throw await tooLate(tx, 'order', work.id)
  if (how === 'close') {
    if (!(await closeOrder(tx, order, now))) throw await tooLate(tx, 'order', work.id)
  } else {
    const refund = await openCancelling(work, order, words)
    const locked = { ...order, refund_status: RefundStatus.underWay }
    if (!(await grantRefund(tx, locked, refund, now))) throw refuse('staff-not-now')
    await tx.query('update refunds set reply_key = $2, reply = $3 where id = $1', [
      refund.id,
      `order-cancelled-${reason}`,
      words,
    ])
  }
  const isPaid = how === 'give-back'
  await notifyOfOrder(work, order, 'order-cancelled', {
    amount: `$${amount(isPaid ? order.total_cents : 0)}`,
  })
  return {
    subject: String(order.id),
    shopId: order.shop_id,
    before: { status: order.status },
    after: { status: isPaid ? OrderStatus.refunded : OrderStatus.cancelled, reason },
    note: words,
  }
}

const note = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, true)
  const order = await lock(work)
  return { subject: String(order.id), shopId: order.shop_id, note: words }
}

/** The handlers of order actions, except shipping several at once. */
export const orderHandlers: Handlers = {
  'order/ship': ship,
  'order/step': typeStep,
  'order/cancel': cancel,
  'order/note': note,
}
