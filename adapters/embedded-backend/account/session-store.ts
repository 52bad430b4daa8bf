import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { hashToken, SESSION_SECONDS } from '../http/authenticate.ts'
import { secondsOf } from '../time/clock.ts'

/** A row of `users` as needed for the answer to a sign-in; amounts are cents. */
export type UserColumns = {
  readonly id: number
  readonly email: string
  readonly mobile: string
  readonly username: string
  readonly nickname: string
  readonly password_hash: string
  readonly avatar: string
  readonly bio: string
  readonly birthday: string
  readonly gender: number
  readonly lang_id: number | null
  readonly created_at: number
  /** Staff has locked the account: signing in is refused. */
  readonly is_locked: boolean
}

/**
 * Opens a session and returns the `userinfo` of login and register (api.md 6); undefined when the password has
 * changed since the user was read, which ends all sessions. The token is returned only here.
 */
export const openSession = async (
  sql: Sql,
  { clock, random }: Pick<BackendDeps, 'clock' | 'random'>,
  user: UserColumns,
) => {
  const token = random.hex(32)
  const now = secondsOf(clock)
  await sql.query('delete from sessions where user_id = $1 and expires_at <= $2', [user.id, now])
  // A password change at the same moment waits for this session, and then ends it too.
  const opened = await sql.query(
    `with owner as (select id from users where id = $2 and password_hash = $5 and not is_locked for share)
     insert into sessions (token_hash, user_id, created_at, expires_at)
     select $1, id, $3::bigint, $4::bigint from owner returning user_id`,
    [hashToken(token), user.id, now, now + SESSION_SECONDS, user.password_hash],
  )
  if (opened.length === 0) return undefined
  return {
    id: user.id,
    user_id: user.id,
    username: user.username,
    nickname: user.nickname,
    mobile: user.mobile,
    avatar: user.avatar,
    token,
    createtime: now,
    expiretime: now + SESSION_SECONDS,
    expires_in: SESSION_SECONDS,
  }
}

/**
 * Whether the password is still the one that was compared, so that somebody who has just lost an account cannot
 * regain it.
 */
export const isStill = async (tx: Sql, { id, password_hash }: UserColumns): Promise<boolean> =>
  (await tx.query('select 1 from users where id = $1 and password_hash = $2 for update', [id, password_hash]))
    .length > 0
