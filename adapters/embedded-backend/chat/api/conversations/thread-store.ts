import { first, type Sql } from '../../../database/database.ts'
import { nextVersion } from '../versions.ts'
import type { Thread } from './thread.ts'

/** A conversation's settings, draft and reading position for one account. */
export type ThreadColumns = {
  readonly user_id: number
  readonly peer: string
  readonly is_muted: boolean
  readonly is_pinned: boolean
  readonly cleared_to: number
  readonly browse_to: number
  readonly keep_message_seq: number
  readonly keep_offset_y: number
  readonly draft: string
  readonly marked_unread: number
  readonly marked_seq: number
  readonly version: number
}

/** A shopper's changes to a conversation's data: settings, position and draft. */
export type ThreadChange = {
  readonly isMuted?: boolean | undefined
  readonly isPinned?: boolean | undefined
  readonly clearedTo?: number | undefined
  readonly browseTo?: number | undefined
  readonly keepMessageSeq?: number | undefined
  readonly keepOffsetY?: number | undefined
  readonly draft?: string | undefined
}

/** Settings, drafts and positions of one account's conversations, by key. */
export const loadThreads = async (
  sql: Sql,
  userId: number,
  peers: readonly string[],
): Promise<ReadonlyMap<string, ThreadColumns>> => {
  const rows = await sql.query<ThreadColumns>(
    'select * from chat_threads where user_id = $1 and peer = any($2::text[])',
    [userId, [...peers]],
  )
  return new Map(rows.map((row) => [row.peer, row]))
}

/** The number up to which the shopper has cleared the conversation; 0 for none. */
export const clearedTo = async (sql: Sql, { userId, peer }: Thread): Promise<number> => {
  const row = await first(
    sql.query<{ cleared_to: number }>(
      'select cleared_to from chat_threads where user_id = $1 and peer = $2',
      [userId, peer],
    ),
  )
  return row?.cleared_to ?? 0
}

/** The unread count set by the shopper, and the last number at that time. */
export type Reading = { readonly unread: number; readonly lastSeq: number }

/**
 * Stores the reading position that belongs to an unread count set by the shopper: count and position must be
 * consistent (requirement M3). Unlike all other changes it may move backwards, because marking as unread is intended,
 * and the messaging server only moves forward. Returns whether a position has moved: false where none is stored, so
 * that the count alone applies.
 */
export const keepReading = async (
  tx: Sql,
  { userId, peer }: Pick<Thread, 'userId' | 'peer'>,
  { unread, lastSeq }: Reading,
): Promise<boolean> => {
  if (unread > 0) {
    await tx.query('insert into chat_threads (user_id, peer) values ($1, $2) on conflict do nothing', [
      userId,
      peer,
    ])
  }
  await tx.query(
    'update chat_threads set marked_unread = $3, marked_seq = $4 where user_id = $1 and peer = $2',
    [userId, peer, unread, lastSeq],
  )
  const version = await nextVersion(tx, `threads:${userId}`)
  const moved = await tx.query(
    `update chat_threads set version = $3, browse_to = $4
     where user_id = $1 and peer = $2 and browse_to > 0 and browse_to <> $4 returning 1`,
    [userId, peer, version, Math.max(0, lastSeq - unread)],
  )
  return moved.length > 0
}

/** Changes the given fields and keeps the others; reading and clearing positions only move forward. */
export const changeThread = async (
  tx: Sql,
  { userId, peer }: Pick<Thread, 'userId' | 'peer'>,
  change: ThreadChange,
): Promise<ThreadColumns | undefined> => {
  const version = await nextVersion(tx, `threads:${userId}`)
  await tx.query('insert into chat_threads (user_id, peer) values ($1, $2) on conflict do nothing', [
    userId,
    peer,
  ])
  return first(
    tx.query<ThreadColumns>(
      `update chat_threads set version = $3,
         is_muted = coalesce($4::boolean, is_muted), is_pinned = coalesce($5::boolean, is_pinned),
         cleared_to = greatest(cleared_to, coalesce($6::bigint, 0)),
         browse_to = greatest(browse_to, coalesce($7::bigint, 0)),
         keep_message_seq = coalesce($8::bigint, keep_message_seq),
         keep_offset_y = coalesce($9::integer, keep_offset_y), draft = coalesce($10::text, draft)
       where user_id = $1 and peer = $2 returning *`,
      [
        userId,
        peer,
        version,
        change.isMuted ?? null,
        change.isPinned ?? null,
        change.clearedTo ?? null,
        change.browseTo ?? null,
        change.keepMessageSeq ?? null,
        change.keepOffsetY ?? null,
        change.draft ?? null,
      ],
    ),
  )
}
