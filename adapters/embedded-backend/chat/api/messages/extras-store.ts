import type { Sql } from '../../../database/database.ts'
import { PERSON } from '../uids.ts'
import { nextVersion } from '../versions.ts'

/** Read count, recall and edit of a message, with the version of the last change. */
export type ExtraColumns = {
  readonly channel: string
  readonly message_id: string
  readonly message_seq: number
  readonly from_uid: string
  readonly version: number
  readonly readed_at: number | null
  readonly revoked_at: number | null
  readonly revoker: string
  readonly edited: string | null
  readonly edited_at: number | null
}

/** A message's identity for its extras. */
export type Marked = { readonly messageID: string; readonly messageSeq: number; readonly fromUID: string }

/** An extra in API form (requirement W7); `peer` is the channel from the caller's view. */
export const extraRow = (row: ExtraColumns, peer: string) => ({
  messageID: row.message_id,
  messageSeq: row.message_seq,
  channelID: peer,
  channelType: PERSON,
  readed: row.readed_at === null ? 0 : 1,
  readedAt: row.readed_at ?? 0,
  // Conversations have two sides, so "read" means read by the other one.
  readedCount: row.readed_at === null ? 0 : 1,
  unreadCount: row.readed_at === null ? 1 : 0,
  revoke: row.revoked_at === null ? 0 : 1,
  revoker: row.revoker,
  isEdit: row.edited === null ? 0 : 1,
  // The edited text of a recalled message is not returned.
  contentEdit: row.edited === null || row.revoked_at !== null ? null : { type: 1, content: row.edited },
  editedAt: row.edited_at ?? 0,
  extraVersion: row.version,
})

/** Extras that changed after a version, oldest change first. */
export const extrasSince = (
  sql: Sql,
  pair: string,
  version: number,
  limit: number,
): Promise<readonly ExtraColumns[]> =>
  sql.query<ExtraColumns>(
    'select * from chat_extras where channel = $1 and version > $2 order by version limit $3::integer',
    [pair, version, limit],
  )

/** The extras of messages in several conversations, by id. */
export const extrasOfAll = async (
  sql: Sql,
  messages: readonly { readonly pair: string; readonly messageID: string }[],
): Promise<ReadonlyMap<string, ExtraColumns>> => {
  const rows = await sql.query<ExtraColumns>(
    `select e.* from unnest($1::text[], $2::text[]) as m (channel, message_id)
     join chat_extras e using (channel, message_id)`,
    [messages.map(({ pair }) => pair), messages.map(({ messageID }) => messageID)],
  )
  return new Map(rows.map((row) => [row.message_id, row]))
}

/** The extras of these messages, by message id. */
export const extrasOf = (
  sql: Sql,
  pair: string,
  messageIDs: readonly string[],
): Promise<ReadonlyMap<string, ExtraColumns>> =>
  extrasOfAll(
    sql,
    messageIDs.map((messageID) => ({ pair, messageID })),
  )

type Change = {
  readonly readAt?: number
  readonly revoked?: { readonly by: string; readonly at: number }
  readonly edited?: { readonly text: string; readonly at: number }
}

const put = async (tx: Sql, pair: string, one: Marked, { readAt, revoked, edited }: Change) => {
  const version = await nextVersion(tx, `extras:${pair}`)
  await tx.query(
    `insert into chat_extras (channel, message_id, message_seq, from_uid, version, readed_at, revoked_at,
       revoker, edited, edited_at)
     values ($1, $2, $3, $4, $5, $6::bigint, $7::bigint, $8, $9::text, $10::bigint)
     on conflict (channel, message_id) do update set version = excluded.version,
       readed_at = coalesce(chat_extras.readed_at, excluded.readed_at),
       revoked_at = coalesce(chat_extras.revoked_at, excluded.revoked_at),
       revoker = case chat_extras.revoker when '' then excluded.revoker else chat_extras.revoker end,
       edited = coalesce(excluded.edited, chat_extras.edited),
       edited_at = coalesce(excluded.edited_at, chat_extras.edited_at)`,
    [
      pair,
      one.messageID,
      one.messageSeq,
      one.fromUID,
      version,
      readAt ?? null,
      revoked?.at ?? null,
      revoked?.by ?? '',
      edited?.text ?? null,
      edited?.at ?? null,
    ],
  )
}

/** Marks messages as read by their receiver, once; returns the newly read ones. */
export const markRead = async (
  tx: Sql,
  pair: string,
  messages: readonly Marked[],
  readAt: number,
): Promise<readonly Marked[]> => {
  const ids = messages.map(({ messageID }) => messageID)
  const known = await extrasOf(tx, pair, ids)
  const fresh = messages.filter(({ messageID }) => (known.get(messageID)?.readed_at ?? null) === null)
  for (const one of fresh) await put(tx, pair, one, { readAt })
  return fresh
}

/** Recalls a message; the first one who does is recorded. */
export const markRevoked = (tx: Sql, pair: string, one: Marked, by: string, at: number): Promise<void> =>
  put(tx, pair, one, { revoked: { by, at } })

/** Edits a text message. */
export const markEdited = (tx: Sql, pair: string, one: Marked, text: string, at: number): Promise<void> =>
  put(tx, pair, one, { edited: { text, at } })
