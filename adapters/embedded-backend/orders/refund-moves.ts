import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { first, type Sql } from '../database/database.ts'
import type { WorkerDelays } from '../start/config.ts'
import { HOUSE, mustBook, shopAccount, shopperAccount } from '../wallet/ledger.ts'
import { type Moved, mayHappen } from './order-moves.ts'
import { loadParcel } from './parcel.ts'
import { endRefund, type RefundColumns } from './refund-store.ts'
import { returnStock } from './stock.ts'

const seconds = (ms: number): number => Math.ceil(ms / 1000)

/**
 * Grants a refund, once: state, the shopper's balance and what is left for the shop in the transaction at
 * hand. Until receipt the money lies in escrow; afterwards the shop has it and gives it back. What never
 * left the shop goes back on its shelf. False when the application has ended meanwhile.
 */
export const grantRefund = async (
  tx: Sql,
  order: Moved,
  refund: RefundColumns,
  now: number,
): Promise<boolean> => {
  if (!mayHappen(order, 'refund-approved') || !(await endRefund(tx, refund.id, { kind: 'refunded' }, now)))
    return false
  await tx.query('update orders set status = -2, refund_status = 2, due_at = null where id = $1', [order.id])
  const isSettled = order.status === OrderStatus.received
  const shop = shopAccount(order.shop_id)
  const entry = { reference: String(order.id), at: now }
  const from = isSettled ? shop : HOUSE.escrow
  const back = { ...entry, kind: 'order-refund', from, to: shopperAccount(order.user_id) } as const
  await mustBook(tx, back, refund.amount_cents)
  if (!isSettled) {
    const rest = { ...entry, kind: 'order-settle', from: HOUSE.escrow, to: shop } as const
    await mustBook(tx, rest, order.total_cents - refund.amount_cents)
  }
  if (order.status === OrderStatus.toShip) await returnStock(tx, order.id)
  return true
}

/** When the simulated staff go on with an order that a refund held up. */
const nextDue = async (tx: Sql, order: Moved, worker: WorkerDelays, now: number): Promise<number | null> => {
  switch (order.status) {
    case OrderStatus.toShip:
      return now + seconds(worker.shipMs)
    case OrderStatus.shipped: {
      const parcel = await loadParcel(tx, order.id)
      const isOnItsWay = parcel !== undefined && parcel.taken < parcel.steps.length
      return now + seconds(isOnItsWay ? worker.parcelStepMs : worker.autoReceiveMs)
    }
    case OrderStatus.received: {
      const waits = await first(
        tx.query('select 1 from order_lines where order_id = $1 and not is_reviewed', [order.id]),
      )
      return waits === undefined ? now : now + seconds(worker.autoFinishMs)
    }
    default:
      return null
  }
}

/**
 * Ends an application without money: the order goes on where it stood, with the refusal kept or, when the
 * shopper withdrew, as if nothing had been asked. False when the application has ended meanwhile.
 */
export const closeRefund = async (
  tx: Sql,
  order: Moved,
  refund: RefundColumns,
  end: { readonly kind: 'refused' | 'withdrawn'; readonly replyKey?: string },
  { worker, now }: { readonly worker: WorkerDelays; readonly now: number },
): Promise<boolean> => {
  const event = end.kind === 'refused' ? 'refund-refused' : 'refund-withdrawn'
  if (!mayHappen(order, event) || !(await endRefund(tx, refund.id, end, now))) return false
  await tx.query('update orders set refund_status = $2, due_at = $3 where id = $1', [
    order.id,
    end.kind === 'refused' ? 3 : 0,
    await nextDue(tx, order, worker, now),
  ])
  return true
}
