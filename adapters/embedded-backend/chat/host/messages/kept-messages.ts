import type { Sql } from '../../../database/database.ts'
import type { ImMessage, ImPull, ImServer } from '../../im-server.ts'
import type { Thread } from '../conversations/thread.ts'

// Where whole pages were deleted one by one, no more of them are passed over in one call.
const MOST_PAGES = 20

/** Messages in the order of their numbers, and whether there are further ones in the direction of the pull. */
type Page = { readonly more: boolean; readonly messages: readonly ImMessage[] }

/** The message is gone for this shopper alone. */
export const deleteMessage = async (
  sql: Sql,
  userId: number,
  messageID: string,
  at: number,
): Promise<void> => {
  await sql.query(
    `insert into chat_deleted (user_id, message_id, deleted_at) values ($1, $2, $3)
     on conflict do nothing`,
    [userId, messageID, at],
  )
}

/** The ids of those among them that the shopper has deleted. */
export const deletedAmong = async (
  sql: Sql,
  userId: number,
  messages: readonly ImMessage[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql.query<{ message_id: string }>(
    'select message_id from chat_deleted where user_id = $1 and message_id = any($2::text[])',
    [userId, messages.map(({ messageID }) => messageID)],
  )
  return new Set(rows.map(({ message_id }) => message_id))
}

/** A page of what the shopper has not deleted: never empty while there is more, or a reader would be stuck before it. */
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
    if (messages.length > 0 || !pulled.more || page === MOST_PAGES) return { more: pulled.more, messages }
    const isUpward = pull.pullMode === 1
    const edge = pulled.messages.at(isUpward ? -1 : 0)?.messageSeq ?? 0
    next = { ...pull, startMessageSeq: isUpward ? edge + 1 : edge - 1 }
  }
}
