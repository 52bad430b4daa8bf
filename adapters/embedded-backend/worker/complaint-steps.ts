import { ComplaintStatus } from '../../../domain/orders/complaint.ts'
import { mayApplyForRefund } from '../../../domain/orders/refund-terms.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageKey } from '../http/messages/messages.ts'
import { retryWithBackOff } from './retry-with-back-off.ts'

const BATCH = 100

type Due = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly type: number
  readonly order_id: number | null
}

/**
 * Whether a refund can still be applied for, which the answer then suggests instead of contacting the shop
 * (requirement S4).
 */
const canRefund = async (tx: Sql, orderId: number): Promise<boolean> => {
  const order = await first(
    tx.query<{ status: number; refund_status: number; has_refund: boolean; total_cents: number }>(
      `select status, refund_status, total_cents,
         exists (select 1 from refunds where order_id = orders.id) as has_refund
       from orders where id = $1`,
      [orderId],
    ),
  )
  if (order === undefined) return false
  const { status, refund_status: refundStatus, has_refund: hasRefund, total_cents: total } = order
  return mayApplyForRefund({ status, refundStatus, hasRefund, total })
}

const replyTo = async (tx: Sql, { type, order_id: orderId }: Due): Promise<MessageKey> => {
  if (type !== 1) return 'complaint-reply-platform'
  const isRefundable = orderId !== null && (await canRefund(tx, orderId))
  return isRefundable ? 'complaint-reply-order' : 'complaint-reply-order-chat'
}

const answer = async (tx: Sql, { clock }: BackendDeps, id: number, now: number): Promise<void> => {
  const complaint = await first(
    tx.query<Due>(
      `select * from complaints where id = $1 and status = ${ComplaintStatus.waiting} and due_at <= $2 for update`,
      [id, now],
    ),
  )
  if (complaint === undefined) return
  const key = await replyTo(tx, complaint)
  await tx.query(
    `update complaints set status = ${ComplaintStatus.answered}, reply_key = $2, answered_at = $3, due_at = null where id = $1`,
    [id, key, now],
  )
  await notify(tx, clock, {
    shopperId: complaint.user_id,
    kind: 'complaint-answered',
    args: { number: complaint.number },
    type: 'system',
    // Links to the record with the answer, not to an empty form.
    link: `${complaint.order_id === null ? '/platformComplaint' : `/complaint/${complaint.order_id}`}?record=${id}`,
  })
}

/** Answers every complaint due at `now`, in a transaction each. Returns how many were processed. */
export const runComplaintsDue = async (deps: BackendDeps, now: number): Promise<number> => {
  const due = await deps.database.query<{ id: number }>(
    'select id from complaints where due_at <= $1 order by due_at, id limit $2::integer',
    [now, BATCH],
  )
  for (const { id } of due) {
    await retryWithBackOff(deps, { table: 'complaints', id }, now, (tx) => answer(tx, deps, id, now))
  }
  return due.length
}
