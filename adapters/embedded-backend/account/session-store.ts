import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import type { Sql } from '../database/database.ts'
import { hashToken, SESSION_SECONDS } from '../http/authenticate.ts'

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
}

/** Opens a session and gives the `userinfo` of login and register (api.md 6). The token is shown only here. */
export const openSession = async (
  sql: Sql,
  { clock, random }: Pick<BackendDeps, 'clock' | 'random'>,
  user: UserColumns,
) => {
  const token = random.hex(32)
  const now = secondsOf(clock)
  await sql.query('delete from sessions where user_id = $1 and expires_at <= $2', [user.id, now])
  await sql.query(
    'insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashToken(token), user.id, now, now + SESSION_SECONDS],
  )
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
