import type { Sql } from '../../../database/database.ts'
import type { ImMessage, ImPull, ImServer } from '../../im-server.ts'
import type { Thread } from '../conversations/thread.ts'
import { nextVersion } from '../versions.ts'
import type { ExtraColumns, Marked } from './extras-store.ts'

// Most fully deleted pages to skip in one call.
const MAX_PAGES = 20

/** Messages in the order of their numbers, and whether there are more in the requested direction. */
type Page = { readonly more: boolean; readonly messages: readonly ImMessage[] }

/** Deletes a message for this shopper only; offline devices get it with the extras of the conversation. */
export const deleteMessage = async (
  tx: Sql,
  { userId, pair }: Pick<Thread, 'userId' | 'pair'>,
  { messageID, messageSeq, fromUID }: Marked,
  at: number,
): Promise<void> => {
  const version = await nextVersion(tx, `extras:${pair}`)
  await tx.query(
    `insert into chat_deleted (user_id, message_id, deleted_at, channel, message_seq, from_uid, version)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [userId, messageID, at, pair, messageSeq, fromUID, version],
  )
}

/** The shopper's deletions in a conversation after a version of its extras, oldest first. */
export const deletedSince = (
  sql: Sql,
  { userId, pair }: Pick<Thread, 'userId' | 'pair'>,
  version: number,
  limit: number,
): Promise<readonly ExtraColumns[]> =>
  sql.query<ExtraColumns>(
    `select d.channel, d.message_id, d.message_seq, d.from_uid, d.version, e.readed_at, e.revoked_at,
       coalesce(e.revoker, '') as revoker, e.edited, e.edited_at
     from chat_deleted d left join chat_extras e using (channel, message_id)
     where d.user_id = $1 and d.channel = $2 and d.version > $3 order by d.version limit $4::integer`,
    [userId, pair, version, limit],
  )

/** Which of these ids the shopper has deleted. */
export const deletedAmong = async (
  sql: Sql,
  userId: number,
  messages: readonly Pick<ImMessage, 'messageID'>[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql.query<{ message_id: string }>(
    'select message_id from chat_deleted where user_id = $1 and message_id = any($2::text[])',
    [userId, messages.map(({ messageID }) => messageID)],
  )
  return new Set(rows.map(({ message_id }) => message_id))
}

/** A page without deleted messages: never empty while there are more, or a reader could not continue. */
export const pullKept = async (
  sql: Sql,
  im: ImServer,
  { userId, uid, channel }: Pick<Thread, 'userId' | 'uid' | 'channel'>,
  pull: ImPull,
): Promise<Page> => {
  let next = pull
  for (let page = 1; ; page += 1) {
    const pulled = await im.messages(uid, channel, next)
    const deleted = await deletedAmong(sql, userId, pulled.messages)
    const messages = pulled.messages.filter(({ messageID }) => !deleted.has(messageID))
    if (messages.length > 0 || !pulled.more || page === MAX_PAGES) return { more: pulled.more, messages }
    const isUpward = pull.pullMode === 1
    const edge = pulled.messages.at(isUpward ? -1 : 0)?.messageSeq ?? 0
    next = { ...pull, startMessageSeq: isUpward ? edge + 1 : edge - 1 }
  }
}
