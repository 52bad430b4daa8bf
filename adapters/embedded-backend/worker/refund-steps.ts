import { type NoticeKind, notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-part.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageKey } from '../http/messages/messages.ts'
import { lockOrder, type Moved } from '../orders/order-moves.ts'
import { closeRefund, grantRefund } from '../orders/refund-moves.ts'
import { moveRefund, type RefundColumns } from '../orders/refund-store.ts'
import { amount } from '../rows/row-format.ts'
import { isRefusedByRule } from './demo-rule.ts'
import { stepOrSetAside } from './step-or-set-aside.ts'

const BATCH = 100
/** How long a shopper has to send goods back; the texts name it. */
const RETURN_SECONDS = 7 * 24 * 60 * 60

const tell = (
  tx: Sql,
  { clock }: BackendDeps,
  order: Moved,
  refund: RefundColumns,
  kind: NoticeKind,
): Promise<void> =>
  notify(tx, clock, {
    shopperId: order.user_id,
    kind,
    args: { number: order.number, amount: `$${amount(refund.amount_cents)}` },
    type: 'order',
    link: `/refund/${order.id}/${order.number}`,
  })

const grant = async (tx: Sql, deps: BackendDeps, order: Moved, refund: RefundColumns, now: number) => {
  if (await grantRefund(tx, order, refund, now)) await tell(tx, deps, order, refund, 'refund-passed')
}

const refuseIt = async (
  tx: Sql,
  deps: BackendDeps,
  order: Moved,
  refund: RefundColumns,
  replyKey: MessageKey,
  now: number,
) => {
  const end = { kind: 'refused', replyKey } as const
  const isClosed = await closeRefund(tx, order, refund, end, deps.config.worker, now)
  if (isClosed) await tell(tx, deps, order, refund, 'refund-refused')
}

/** A return is money only once the goods are back; what is not sent in time ends the application. */
const decide = async (tx: Sql, deps: BackendDeps, order: Moved, refund: RefundColumns, now: number) => {
  switch (refund.stage) {
    case 'asked':
      if (isRefusedByRule(refund.amount_cents)) {
        await refuseIt(tx, deps, order, refund, 'refund-demo-rule', now)
      } else if (refund.service_type === 0) {
        await grant(tx, deps, order, refund, now)
      } else {
        await moveRefund(tx, refund.id, 'return-wanted', now + RETURN_SECONDS, now)
        await tell(tx, deps, order, refund, 'refund-return')
      }
      return
    case 'return-wanted':
      return refuseIt(tx, deps, order, refund, 'refund-return-late', now)
    case 'return-sent':
      return grant(tx, deps, order, refund, now)
    case 'over':
  }
}

const step = async (tx: Sql, deps: BackendDeps, orderId: number, now: number): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return
  const refund = await first(
    tx.query<RefundColumns>(
      'select * from refunds where order_id = $1 and status = 1 and due_at <= $2 for update',
      [orderId, now],
    ),
  )
  if (refund) await decide(tx, deps, order, refund, now)
}

/**
 * Decides every application that is due at `now`, one transaction each, so that a kill in between loses
 * nothing. Gives the number that it looked at.
 */
export const runRefundsDue = async (deps: BackendDeps, now: number): Promise<number> => {
  const due = await deps.database.query<{ order_id: number }>(
    'select order_id from refunds where due_at <= $1 order by due_at, id limit $2::integer',
    [now, BATCH],
  )
  for (const { order_id: id } of due) {
    await stepOrSetAside(deps, { table: 'refunds', id, key: 'order_id' }, now, (tx) =>
      step(tx, deps, id, now),
    )
  }
  return due.length
}
