import type { Sql } from '../../../database/database.ts'
import { PERSON } from '../uids.ts'
import { nextVersion } from '../versions.ts'

/** Requirement W7: the reminder type of a mention. */
export const MENTION = 1

type ReminderColumns = {
  readonly id: number
  readonly peer: string
  readonly message_id: string
  readonly message_seq: number
  readonly type: number
  readonly text: string
  readonly is_done: boolean
  readonly version: number
}

/** A new reminder, such as a mention. */
export type NewReminder = {
  readonly userId: number
  readonly peer: string
  readonly messageID: string
  readonly messageSeq: number
  readonly text: string
  readonly at: number
}

/** Adds a reminder of a message that mentions the shopper, once per message. */
export const addMention = async (tx: Sql, reminder: NewReminder): Promise<boolean> => {
  const { userId, peer, messageID, messageSeq, text, at } = reminder
  const version = await nextVersion(tx, `reminders:${userId}`)
  const rows = await tx.query(
    `insert into chat_reminders (user_id, peer, message_id, message_seq, type, text, version, created_at)
     values ($1, $2, $3, $4, ${MENTION}, $5, $6, $7) on conflict do nothing returning id`,
    [userId, peer, messageID, messageSeq, text, version, at],
  )
  return rows.length > 0
}

/** Reminders changed after a version, including done ones, oldest change first. */
export const remindersSince = async (sql: Sql, userId: number, version: number, limit: number) => {
  const rows = await sql.query<ReminderColumns>(
    'select * from chat_reminders where user_id = $1 and version > $2 order by version limit $3::integer',
    [userId, version, limit],
  )
  return rows.map((row) => ({
    reminderID: row.id,
    channelID: row.peer,
    channelType: PERSON,
    messageID: row.message_id,
    messageSeq: row.message_seq,
    reminderType: row.type,
    text: row.text,
    data: null,
    isLocate: 1,
    version: row.version,
    done: row.is_done ? 1 : 0,
  }))
}

/** Marks the shopper's own reminders as done; returns how many of these ids are theirs. */
export const finishReminders = async (tx: Sql, userId: number, ids: readonly number[]): Promise<number> => {
  const own = await tx.query<{ id: number; is_done: boolean }>(
    'select id, is_done from chat_reminders where user_id = $1 and id = any($2::bigint[]) order by id for update',
    [userId, [...ids]],
  )
  for (const { id } of own.filter((row) => !row.is_done)) {
    const version = await nextVersion(tx, `reminders:${userId}`)
    await tx.query('update chat_reminders set is_done = true, version = $2 where id = $1', [id, version])
  }
  return own.length
}

/** Ends the reminders of a deleted message; returns whether there were any. */
export const finishMentions = async (tx: Sql, userId: number, messageID: string): Promise<boolean> => {
  const open = await tx.query<{ id: number }>(
    'select id from chat_reminders where user_id = $1 and message_id = $2 and not is_done',
    [userId, messageID],
  )
  await finishReminders(
    tx,
    userId,
    open.map(({ id }) => id),
  )
  return open.length > 0
}
