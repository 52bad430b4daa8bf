import {
  newStaffFault,
  PASSWORD_CONFIRMATION_SECONDS,
  STAFF_NAME_MAX_LENGTH,
  STAFF_SESSION_SECONDS,
  type StaffMember,
  type StaffRole,
  staffNameOf,
} from '../../../domain/staff/staff.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { hashToken } from '../http/authenticate.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { secondsOf } from '../time/clock.ts'

/** A row of `staff`. */
export type StaffColumns = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  readonly shop_id: number | null
  readonly password_hash: string
  readonly is_locked: boolean
  readonly created_at: number
}

/** The id of local commands: who can open the data folder may do everything without a password. */
const COMMAND_ID = 0

/**
 * The acting staff member. `isTrusted` is set only for local commands, never from a field or header; `session` is the
 * hash of the session token.
 */
export type Actor = StaffMember & { readonly isTrusted: boolean; readonly session?: string }

/** A command that names no staff member acts as owner, and is recorded as a command in the journal. */
export const commandActor = (name: string): Actor => ({
  id: COMMAND_ID,
  name,
  role: 'owner',
  shopId: undefined,
  isTrusted: true,
})

/** A row of `staff` for the rules. */
export const memberOf = ({ id, name, role, shop_id }: StaffColumns): StaffMember => ({
  id,
  name,
  role,
  shopId: shop_id ?? undefined,
})

/** Column values for the acting staff member; commands have no row. */
export const staffIdOf = ({ id }: Pick<StaffMember, 'id'>): number | null => (id === COMMAND_ID ? null : id)

/** A staff account by its name; undefined when there is none. */
export const findStaff = (sql: Sql, name: string): Promise<StaffColumns | undefined> =>
  first(sql.query<StaffColumns>('select * from staff where lower(name) = lower($1)', [staffNameOf(name)]))

type NewStaff = {
  readonly name: string
  readonly role: StaffRole
  readonly shopId: number | undefined
  readonly password: string
}

const refusalOf = (form: NewStaff): Refusal | undefined => {
  const fault = newStaffFault(form)
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'name-not-valid':
      return refuse('staff-name-not-valid', { field: 'name', max: STAFF_NAME_MAX_LENGTH })
    case 'owner-of-a-shop':
      return refuse('staff-owner-of-shop', { field: 'shop' })
    case 'password-not-valid':
      return refuse('staff-password-not-valid', { field: 'new_password', min: fault.min })
  }
}

/**
 * Creates an account; refused when the name is taken or a rule is broken. The hash is computed before the
 * transaction.
 */
export const addStaff = async (
  tx: Sql,
  form: NewStaff,
  passwordHash: string,
  now: number,
): Promise<StaffColumns> => {
  const refusal = refusalOf(form)
  if (refusal) throw refusal
  if (form.shopId !== undefined) {
    const shops = await tx.query('select 1 from shops where id = $1', [form.shopId])
    if (shops.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  }
  const row = await first(
    tx.query<StaffColumns>(
      `insert into staff (name, role, shop_id, password_hash, created_at) values ($1, $2, $3::bigint, $4, $5)
       on conflict do nothing returning *`,
      [staffNameOf(form.name), form.role, form.shopId ?? null, passwordHash, now],
    ),
  )
  if (row === undefined) throw refuse('staff-name-taken', { field: 'name' })
  return row
}

/** A refusal for an invalid new password, at its field. */
export const refusePassword = (password: string): void => {
  const refusal = refusalOf({ name: 'x', role: 'clerk', shopId: undefined, password })
  if (refusal) throw refusal
}

/**
 * Opens a session; the token is returned only here. Undefined when the account was locked or its password changed
 * meanwhile.
 */
export const openStaffSession = async (
  sql: Sql,
  { clock, random }: Pick<BackendDeps, 'clock' | 'random'>,
  staff: StaffColumns,
): Promise<{ readonly token: string; readonly expiresAt: number } | undefined> => {
  const token = random.hex(32)
  const now = secondsOf(clock)
  const expiresAt = now + STAFF_SESSION_SECONDS
  await sql.query('delete from staff_sessions where expires_at <= $1', [now])
  const opened = await sql.query(
    `with owner as (select id from staff where id = $2 and password_hash = $5 and not is_locked for share)
     insert into staff_sessions (token_hash, staff_id, created_at, expires_at, seen_at)
     select $1, id, $3::bigint, $4::bigint, $3::bigint from owner returning staff_id`,
    [hashToken(token), staff.id, now, expiresAt, staff.password_hash],
  )
  return opened.length === 0 ? undefined : { token, expiresAt }
}

/** Least seconds between two updates of "last seen", so that not every read changes a row. */
const SEEN_EVERY_SECONDS = 60

/** The staff member of a token; undefined when it is unknown or expired, or the account is locked. */
export const authenticateStaff = async (sql: Sql, token: string, now: number): Promise<Actor | undefined> => {
  if (token === '' || token.length > 200) return undefined
  const session = hashToken(token)
  const row = await first(
    sql.query<StaffColumns & { seen_at: number }>(
      `select s.*, t.seen_at from staff_sessions t join staff s on s.id = t.staff_id
       where t.token_hash = $1 and t.expires_at > $2 and not s.is_locked`,
      [session, now],
    ),
  )
  if (row === undefined) return undefined
  if (row.seen_at + SEEN_EVERY_SECONDS <= now)
    await sql.query('update staff_sessions set seen_at = $2 where token_hash = $1', [session, now])
  return { ...memberOf(row), isTrusted: false, session }
}

/** Allows dangerous actions in this session for a while, and returns until when. */
export const confirmSession = async (sql: Sql, session: string, now: number): Promise<number> => {
  const until = now + PASSWORD_CONFIRMATION_SECONDS
  await sql.query('update staff_sessions set confirmed_until = $2 where token_hash = $1', [session, until])
  return until
}

/** Until when a repeated password allows dangerous actions; 0 for never. */
export const confirmedUntil = async (sql: Sql, session: string): Promise<number> => {
  const row = await first(
    sql.query<{ until: number }>(
      'select confirmed_until as until from staff_sessions where token_hash = $1',
      [session],
    ),
  )
  return row?.until ?? 0
}

/** Ends the sessions of an account, except for one. */
export const endStaffSessions = async (sql: Sql, staffId: number, but = ''): Promise<void> => {
  await sql.query('delete from staff_sessions where staff_id = $1 and token_hash <> $2', [staffId, but])
}
