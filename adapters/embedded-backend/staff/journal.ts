import type { JournalEntry, StaffKind } from '../../../domain/staff/queue.ts'
import { first, type Sql } from '../database/database.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type Actor, staffIdOf } from './staff-store.ts'

type JournalColumns = {
  readonly id: number
  readonly created_at: number
  readonly staff_id: number | null
  readonly staff_name: string
  readonly shop_id: number | null
  readonly kind: StaffKind
  readonly subject: string
  readonly act: string
  readonly note: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** A row of the journal as an entry. */
export const entryOf = (row: JournalColumns): JournalEntry => ({
  id: row.id,
  at: row.created_at,
  who: { id: row.staff_id ?? 0, name: row.staff_name },
  kind: row.kind,
  subject: row.subject,
  act: row.act,
  note: row.note,
  before: row.before,
  after: row.after,
})

/** An action's data for the journal: item, shop, and its state before and after. */
export type Done = {
  readonly subject: string
  /** The shop whose clerks may read it; null for platform staff only. */
  readonly shopId: number | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly note?: string
}

/** Adds an entry, in the transaction of the action. A database trigger prevents changing or deleting entries. */
export const writeJournal = async (
  tx: Sql,
  actor: Actor,
  kind: StaffKind,
  act: string,
  { subject, shopId, before = {}, after = {}, note = '' }: Done,
  { now, requestId = '' }: { readonly now: number; readonly requestId?: string },
): Promise<JournalEntry> => {
  const row = await first(
    tx.query<JournalColumns>(
      `insert into staff_journal
         (created_at, staff_id, staff_name, shop_id, kind, subject, act, note, before, after, request_id)
       values ($1, $2::bigint, $3, $4::bigint, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11) returning *`,
      [
        ...[now, staffIdOf(actor), actor.name, shopId, kind, subject, act, note],
        ...[JSON.stringify(before), JSON.stringify(after), requestId],
      ],
    ),
  )
  if (row === undefined) throw new Error('the journal took no entry')
  return entryOf(row)
}

/** The entry of an earlier call with the same request id. */
export const findRequest = async (
  sql: Sql,
  actor: Actor,
  requestId: string,
): Promise<JournalEntry | undefined> => {
  const row = await first(
    sql.query<JournalColumns>(
      'select * from staff_journal where coalesce(staff_id, 0) = $1 and request_id = $2',
      [staffIdOf(actor) ?? 0, requestId],
    ),
  )
  return row && entryOf(row)
}

/** The journal of one item, newest first. */
export const journalOf = async (
  sql: Sql,
  kind: StaffKind,
  subject: string,
  limit = 50,
): Promise<readonly JournalEntry[]> => {
  const rows = await sql.query<JournalColumns>(
    'select * from staff_journal where kind = $1 and subject = $2 order by id desc limit $3::integer',
    [kind, subject, limit],
  )
  return rows.map(entryOf)
}

type JournalAsk = {
  readonly shopId: number | undefined
  readonly kind: StaffKind | undefined
  readonly subject: string | undefined
  readonly staff: number | undefined
  /** Entries before this one; undefined for the newest. */
  readonly before: number | undefined
  readonly limit: number
}

/** The latest entries that a staff member may read: of the platform, or of one shop. */
export const readJournal = async (sql: Sql, ask: JournalAsk): Promise<readonly JournalEntry[]> => {
  const rows = await sql.query<JournalColumns>(
    `select * from staff_journal where ($1::bigint is null or shop_id = $1::bigint)
       and ($2::text is null or kind = $2::text) and ($3::text is null or subject = $3::text)
       and ($4::bigint is null or coalesce(staff_id, 0) = $4::bigint) and ($5::bigint is null or id < $5::bigint)
     order by id desc limit $6::integer`,
    [
      ...[ask.shopId ?? null, ask.kind ?? null, ask.subject ?? null, ask.staff ?? null],
      ...[ask.before ?? null, ask.limit],
    ],
  )
  return rows.map(entryOf)
}

// A note changes nothing, and stock is changed with its own check.
const CHANGES_NOTHING = ['note', 'stock']

/** The number of the last change to an item by staff; 0 for none. Saving sends the version that was loaded. */
export const versionOf = async (sql: Sql, kind: StaffKind, subject: string): Promise<number> => {
  const row = await first(
    sql.query<{ version: number }>(
      `select coalesce(max(id), 0)::bigint as version from staff_journal
       where kind = $1 and subject = $2 and act <> all($3::text[])`,
      [kind, subject, CHANGES_NOTHING],
    ),
  )
  return row?.version ?? 0
}

/** Refuses a second action, and says who was first; `isChanged` if nobody is known. */
export const tooLate = async (tx: Sql, kind: StaffKind, subject: string): Promise<Refusal> => {
  const rows = await tx.query<JournalColumns>(
    `select * from staff_journal where kind = $1 and subject = $2 and act <> all($3::text[])
     order by id desc limit 1`,
    [kind, subject, CHANGES_NOTHING],
  )
  const [row] = rows
  if (row === undefined) return refuse('staff-not-now')
  const { who, act, at } = entryOf(row)
  return refuse('staff-too-late', { name: who.name }, { first: who, act, at })
}
