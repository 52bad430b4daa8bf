import { RefundStatus } from '../../../domain/orders/order-status.ts'
import { RETURN_SECONDS, type RefundEvent, stepRefund } from '../../../domain/orders/refund-progress.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageKey, NoticeKind } from '../http/messages/messages.ts'
import { lockOrder, type MovedOrder } from '../orders/order-moves.ts'
import { closeRefund, grantRefund } from '../orders/refund-moves.ts'
import { moveRefund, progressOf, type RefundColumns } from '../orders/refund-store.ts'
import { amount } from '../rows/row-format.ts'
import { orderDelays } from '../start/config.ts'
import { retryWithBackOff } from './retry-with-back-off.ts'
import { isRefusedByRule } from './wallet-steps.ts'

const BATCH = 100

/** A locked order with its application, and the transaction in which it is decided at `now`. */
type DueRefund = {
  readonly tx: Sql
  readonly deps: BackendDeps
  readonly order: MovedOrder
  readonly refund: RefundColumns
  readonly now: number
}

const notifyShopper = ({ tx, deps, order, refund }: DueRefund, kind: NoticeKind): Promise<void> =>
  notify(tx, deps.clock, {
    shopperId: order.user_id,
    kind,
    args: { number: order.number, amount: `$${amount(refund.amount_cents)}` },
    type: 'order',
    link: `/refund/${order.id}/${order.number}`,
  })

const grant = async (due: DueRefund): Promise<void> => {
  const { tx, order, refund, now } = due
  if (await grantRefund(tx, order, refund, now)) await notifyShopper(due, 'refund-passed')
}

const refuse = async (due: DueRefund, replyKey: MessageKey): Promise<void> => {
  const { tx, deps, order, refund, now } = due
  const end = { kind: 'refused', replyKey } as const
  const isClosed = await closeRefund(tx, order, refund, end, { delays: orderDelays(deps.config), now })
  if (isClosed) await notifyShopper(due, 'refund-refused')
}

/** The decision of the simulated staff on a due application: by the demo's rule; an unsent return expires. */
const eventOf = ({ refund }: DueRefund): RefundEvent => {
  if (refund.stage === 'return-wanted') return 'return-late'
  if (refund.stage === 'return-sent') return 'returned'
  return isRefusedByRule(refund.amount_cents) ? 'refused' : 'accepted'
}

const decide = async (due: DueRefund): Promise<void> => {
  const { tx, refund, now } = due
  const event = eventOf(due)
  const next = stepRefund(progressOf(refund), event, now)
  if (next === undefined) return
  if (next.kind === 'stage') {
    await moveRefund(tx, refund.id, next.stage, now + RETURN_SECONDS, now)
    await notifyShopper(due, 'refund-return')
  } else if (next.end === 'refunded') await grant(due)
  else await refuse(due, event === 'return-late' ? 'refund-return-late' : 'refund-demo-rule')
}

const step = async (tx: Sql, deps: BackendDeps, orderId: number, now: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return
  const refund = await first(
    tx.query<RefundColumns>(
      'select * from refunds where order_id = $1 and status = $3 and due_at <= $2 for update',
      [orderId, now, RefundStatus.underWay],
    ),
  )
  if (refund) await decide({ tx, deps, order, refund, now })
}

/**
 * Without simulated staff only the deadline for returns is automatic; people decide the rest. Processes every
 * application due at `now`, in a transaction each, so that a kill loses nothing. Returns how many were processed.
 */
export const runRefundsDue = async (deps: BackendDeps, now: number): Promise<number> => {
  const due = await deps.database.query<{ order_id: number }>(
    `select order_id from refunds where due_at <= $1 and ($3::boolean or stage = 'return-wanted')
     order by due_at, id limit $2::integer`,
    [now, BATCH, deps.config.demo.hasStaff],
  )
  for (const { order_id: id } of due) {
    await retryWithBackOff(deps, { table: 'refunds', id, key: 'order_id' }, now, (tx) =>
      step(tx, deps, id, now),
    )
  }
  return due.length
}
