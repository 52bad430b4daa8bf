import { RefundStatus } from '../../../domain/orders/order-status.ts'
import type { RefundStage } from '../../../domain/orders/refund-progress.ts'
import { first, type Sql } from '../database/database.ts'
import type { OtherWords } from '../rows/reading-language.ts'

/** The stage of a refund in its row; 'over' when it has ended. */
export type RefundStageColumn = RefundStage | 'over'

/** A row of `refunds`; amounts are cents. */
export type RefundColumns = {
  readonly id: number
  readonly number: string
  readonly order_id: number
  readonly user_id: number
  readonly request_id: string
  readonly line_ids: readonly number[]
  readonly service_type: number
  readonly receiving_status: number
  readonly amount_cents: number
  readonly reason_type: string
  readonly explanation: string
  readonly images: readonly string[]
  readonly status: number
  readonly stage: RefundStageColumn
  readonly reply: string
  readonly reply_en: string
  readonly reply_others: OtherWords
  readonly reply_key: string
  readonly express_name: string
  readonly express_number: string
  readonly due_at: number | null
  readonly created_at: number
  readonly settled_at: number | null
}

/** Log entries: refund-log-<kind> of the message catalogue. */
export type RefundEventKind =
  | 'cancelled'
  | 'asked'
  | 'return-wanted'
  | 'return-sent'
  | 'refunded'
  | 'refused'
  | 'withdrawn'

/** An application's row for the domain's rules. */
export const progressOf = ({ status, stage, service_type, due_at }: RefundColumns) => ({
  status,
  stage,
  withReturn: service_type === 1,
  returnBefore: stage === 'return-wanted' ? (due_at ?? undefined) : undefined,
})

/** The application of an order, if any. Lock the order first if it may change. */
export const findRefund = (sql: Sql, orderId: number): Promise<RefundColumns | undefined> =>
  first(sql.query<RefundColumns>('select * from refunds where order_id = $1', [orderId]))

/** Adds an entry to a refund's log. */
export const noteRefund = async (
  tx: Sql,
  refundId: number,
  kind: RefundEventKind,
  at: number,
): Promise<void> => {
  await tx.query('insert into refund_events (refund_id, kind, created_at) values ($1, $2, $3)', [
    refundId,
    kind,
    at,
  ])
}

/** Advances an open application to the next stage; `dueAt` is when the simulated staff processes it again. */
export const moveRefund = async (
  tx: Sql,
  refundId: number,
  stage: Exclude<RefundStageColumn, 'over' | 'asked'>,
  dueAt: number,
  at: number,
): Promise<void> => {
  await tx.query('update refunds set stage = $2, due_at = $3 where id = $1 and status = $4', [
    refundId,
    stage,
    dueAt,
    RefundStatus.underWay,
  ])
  await noteRefund(tx, refundId, stage, at)
}

/** Ends an open application; false when it has ended meanwhile. */
export const endRefund = async (
  tx: Sql,
  refundId: number,
  end: { readonly kind: 'refunded' | 'refused' | 'withdrawn'; readonly replyKey?: string },
  at: number,
): Promise<boolean> => {
  const { none: withdrawn, refunded, refused, underWay } = RefundStatus
  const status = { withdrawn, refunded, refused }[end.kind]
  const ended = await tx.query(
    `update refunds set status = $2, stage = 'over', reply_key = $3, settled_at = $4, due_at = null
     where id = $1 and status = $5 returning 1`,
    [refundId, status, end.replyKey ?? '', at, underWay],
  )
  if (ended.length > 0) await noteRefund(tx, refundId, end.kind, at)
  return ended.length > 0
}
