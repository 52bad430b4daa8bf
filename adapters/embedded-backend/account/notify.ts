import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { Sql } from '../database/database.ts'
import type { MessageArgs, NoticeKind } from '../http/messages/messages.ts'
import { secondsOf } from '../time/clock.ts'

/** A new notice: recipient, text key, and values. */
export type NewNotice = {
  readonly shopperId: number
  readonly kind: NoticeKind
  readonly args?: MessageArgs
  readonly type: 'system' | 'order' | 'wallet' | 'promo'
  /** A path of the app, or ''. */
  readonly link: string
}

/** Adds a notice to a shopper's list, in the transaction of the event. */
export const notify = async (tx: Sql, clock: Pick<ClockPort, 'now'>, notice: NewNotice): Promise<void> => {
  await tx.query(
    'insert into notices (user_id, kind, args, type, link, created_at) values ($1, $2, $3::jsonb, $4, $5, $6)',
    [
      notice.shopperId,
      notice.kind,
      JSON.stringify(notice.args ?? {}),
      notice.type,
      notice.link,
      secondsOf(clock),
    ],
  )
}
