import { first, type Sql } from '../database/database.ts'
import type { DemoOrder } from '../demo-data/demo-data.ts'
import { noteRefund } from '../orders/refund-store.ts'
import { textColumns } from './insert-rows.ts'

const DAY = 86_400
/** The demo's open application stays open for a while, so that newcomers see it. */
const ASKED_SECONDS = 2 * DAY

/** Inserts the refund application of a past order, with its log. */
export const insertDemoRefund = async (
  tx: Sql,
  order: DemoOrder,
  orderId: number,
  shopperId: number,
  now: number,
): Promise<void> => {
  const { refund, refundStatus } = order
  if (refund === undefined) return
  const { appliedSecondsAgo, settledSecondsAgo } = refund
  const isOpen = refundStatus === 1
  const reply = textColumns('reply', refund.reply ?? { dgn: '', en: '' })
  const row = await first(
    tx.query<{ id: number }>(
      `insert into refunds (number, order_id, user_id, line_ids, service_type, receiving_status, amount_cents,
         reason_type, explanation, status, stage, reply, reply_en, reply_others, due_at, created_at, settled_at)
       select $1, $2, $3, array(select id from order_lines where order_id = $2 order by id), $4, $5, $6, $7, $8, $9,
         $10, $11, $12, $13, $14, $15, $16 returning id`,
      [
        ...[`R${order.number}`, orderId, shopperId, refund.serviceType, refund.receivingStatus],
        ...[refund.amountCents, refund.reasonType, refund.explanation, refundStatus],
        ...[isOpen ? 'asked' : 'over', reply.reply, reply.reply_en, JSON.stringify(reply.reply_others)],
        isOpen ? now + ASKED_SECONDS : null,
        ...[now - appliedSecondsAgo, settledSecondsAgo === undefined ? null : now - settledSecondsAgo],
      ],
    ),
  )
  const id = row?.id ?? 0
  await noteRefund(tx, id, 'asked', now - appliedSecondsAgo)
  if (settledSecondsAgo !== undefined) {
    await noteRefund(tx, id, refundStatus === 2 ? 'refunded' : 'refused', now - settledSecondsAgo)
  }
}
