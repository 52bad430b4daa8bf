import { nextLook } from '../../../domain/orders/order-schedule.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import type { NoticeKind } from '../http/messages/messages.ts'
import {
  closeOrder,
  finishOrder,
  lockOrder,
  type MovedOrder,
  mayHappen,
  moveOrder,
  receiveOrder,
  stateOf,
} from '../orders/order-moves.ts'
import { loadParcel, recordStep } from '../orders/parcel.ts'
import { orderDelays } from '../start/config.ts'

const rest = (tx: Sql, orderId: number, until: number | null): Promise<unknown> =>
  tx.query('update orders set due_at = $2 where id = $1', [orderId, until])

const notifyShopper = (tx: Sql, { clock }: BackendDeps, order: MovedOrder, kind: NoticeKind): Promise<void> =>
  notify(tx, clock, {
    shopperId: order.user_id,
    kind,
    args: { number: order.number },
    type: 'order',
    link: `/orderInfo/${order.id}`,
  })

/** The time for payment is over, unless a payment came first. */
const expire = async (tx: Sql, deps: BackendDeps, order: MovedOrder, now: number): Promise<void> => {
  if (order.expires_at > now) await rest(tx, order.id, order.expires_at)
  else if (await closeOrder(tx, order, now)) await notifyShopper(tx, deps, order, 'order-closed')
}

/** When a parcel is processed next. */
const onItsWay = (
  { config }: BackendDeps,
  order: MovedOrder,
  hasStepsLeft: boolean,
  now: number,
): number | null =>
  nextLook({ ...stateOf(order), status: OrderStatus.shipped, hasStepsLeft }, orderDelays(config), now)

const ship = async (tx: Sql, deps: BackendDeps, order: MovedOrder, now: number): Promise<void> => {
  const parcel = await loadParcel(tx, order.id)
  await moveOrder(tx, order, 'shipped', {
    shipped_at: now,
    parcel_number: `${parcel?.prefix ?? 'LX'}${deps.random.digits(10)}ID`,
    parcel_steps: 1,
    due_at: onItsWay(deps, order, (parcel?.steps.length ?? 0) > 1, now),
  })
  if (parcel) await recordStep(tx, order.id, parcel, 0, now)
  await notifyShopper(tx, deps, order, 'order-shipped')
}

type Way = { readonly shipped_at: number | null; readonly is_parcel_by_hand: boolean }

/** When an order was shipped, and whether by a person. */
const wayOf = async (tx: Sql, { id }: MovedOrder): Promise<Way | undefined> =>
  (await tx.query<Way>('select shipped_at, is_parcel_by_hand from orders where id = $1', [id]))[0]

/**
 * Received automatically some time after shipment. Staff enter the tracking events of their parcels by hand; in a
 * former demo shop parcels may be processed sooner.
 */
const receiveByTime = async (tx: Sql, deps: BackendDeps, order: MovedOrder, now: number): Promise<void> => {
  const delays = orderDelays(deps.config)
  const row = await wayOf(tx, order)
  const receivedAt = (row?.shipped_at ?? now) + delays.autoReceive
  if (receivedAt > now) await rest(tx, order.id, receivedAt)
  else await receiveOrder(tx, order, now, delays)
}

/** The next tracking event or, long after the last one, automatic receipt. */
const travel = async (tx: Sql, deps: BackendDeps, order: MovedOrder, now: number): Promise<void> => {
  const isByHand = (await wayOf(tx, order))?.is_parcel_by_hand === true
  if (!deps.config.demo.hasStaff || isByHand) return receiveByTime(tx, deps, order, now)
  const parcel = await loadParcel(tx, order.id)
  if (parcel && parcel.taken < parcel.steps.length) {
    await recordStep(tx, order.id, parcel, parcel.taken, now)
    const isThere = parcel.taken + 1 === parcel.steps.length
    await tx.query('update orders set parcel_steps = parcel_steps + 1, due_at = $2 where id = $1', [
      order.id,
      onItsWay(deps, order, !isThere, now),
    ])
    if (isThere) await notifyShopper(tx, deps, order, 'order-arrived')
    return
  }
  await receiveOrder(tx, order, now, orderDelays(deps.config))
}

/** Processes one due order in the current transaction (api.md 4, state machine). */
export const takeStep = async (tx: Sql, deps: BackendDeps, orderId: number, now: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) {
    await rest(tx, orderId, null)
    return
  }
  if (order.status === OrderStatus.unpaid) await expire(tx, deps, order, now)
  else if (mayHappen(order, 'shipped'))
    await (deps.config.demo.hasStaff ? ship(tx, deps, order, now) : rest(tx, order.id, null))
  else if (mayHappen(order, 'received')) await travel(tx, deps, order, now)
  else if (mayHappen(order, 'finished')) await finishOrder(tx, order, now)
  // An open refund suspends everything until it is decided.
  else await rest(tx, orderId, null)
}
