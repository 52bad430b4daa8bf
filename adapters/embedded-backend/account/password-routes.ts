import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import { first, type Sql } from '../database/database.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { refuse, unauthorised } from '../http/refusal.ts'
import { type Call, ok, type Reply, type Route, visitorRoute } from '../http/route.ts'
import { accountKey, readNewPassword } from './credentials.ts'
import { sendMail } from './mails.ts'
import { findByAccount } from './session-routes.ts'
import type { UserColumns } from './session-store.ts'

// A code lives ten minutes and five tries (api.md 6).
const CODE_SECONDS = 10 * 60
const CODE_TRIES = 5
const CODE_DIGITS = 6
const QUARTER_HOUR_MS = 15 * 60_000

const sendCode = (deps: BackendDeps) => {
  const { database, clock, random, passwords } = deps
  const perAccount = createRateLimit(clock, 5, QUARTER_HOUR_MS)
  const perAddress = createRateLimit(clock, 50, QUARTER_HOUR_MS)
  return async ({ input, address, language }: Call) => {
    const account = input.text('account', 254)
    input.choice('scene', ['reset'], 'reset')
    for (const [limit, key] of [
      [perAccount, accountKey(account)],
      [perAddress, address],
    ] as const) {
      limit.check(key)
      limit.count(key)
    }
    const code = random.digits(CODE_DIGITS)
    const user = await findByAccount(database, account)
    // The same answer after the same work, whether the account exists or not.
    const hash = await passwords.hash(code)
    if (user !== undefined) {
      const now = secondsOf(clock)
      await database.transaction(async (tx) => {
        await tx.query(
          `insert into reset_codes (user_id, code_hash, expires_at, tries_left) values ($1, $2, $3, $4)
           on conflict (user_id) do update set code_hash = excluded.code_hash,
             expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
          [user.id, hash, now + CODE_SECONDS, CODE_TRIES],
        )
        await sendMail(tx, deps, { to: user.email, language, kind: 'mail-reset', args: { code } })
      })
    }
    return ok(null, 'code-sent')
  }
}

/** Sets the password and ends every session of the shopper, this one too (spec storefront 4). */
const storePassword = async (tx: Sql, userId: number, hash: string): Promise<void> => {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, hash])
  await tx.query('delete from sessions where user_id = $1', [userId])
}

const resetByCode =
  ({ database, clock, passwords, hooks }: BackendDeps) =>
  async ({ input }: Call): Promise<Reply> => {
    const account = input.text('account', 254)
    const code = input.secret('captcha', 20)
    const password = readNewPassword(input, 'newpassword')
    const user = await findByAccount(database, account)
    // The try is used up before the comparison and stays used up whatever happens after.
    const stored = await first(
      database.query<{ code_hash: string }>(
        `update reset_codes set tries_left = tries_left - 1
       where user_id = $1::bigint and tries_left > 0 and expires_at > $2 returning code_hash`,
        [user?.id ?? null, secondsOf(clock)],
      ),
    )
    // The same work for an account that nobody has, so that the time it takes tells nothing.
    if (stored === undefined) await passwords.pretend(code)
    if (user === undefined || stored === undefined || !(await passwords.matches(code, stored.code_hash))) {
      throw refuse('code-wrong')
    }
    const hash = await passwords.hash(password)
    await database.transaction(async (tx) => {
      const used = await tx.query(
        'delete from reset_codes where user_id = $1 and code_hash = $2 returning 1',
        [user.id, stored.code_hash],
      )
      if (used.length === 0) throw refuse('code-wrong')
      await storePassword(tx, user.id, hash)
    })
    await hooks.signedOut(user.id)
    return ok()
  }

const changeByOld = (deps: BackendDeps) => {
  const { database, clock, passwords } = deps
  const tries = createRateLimit(clock, 10, QUARTER_HOUR_MS)
  return async ({ input, shopper }: Call): Promise<Reply> => {
    if (shopper === undefined) throw unauthorised()
    const old = input.secret('oldpassword', 200)
    const password = readNewPassword(input, 'newpassword')
    if (old === password) throw refuse('password-unchanged')
    const key = String(shopper.id)
    tries.check(key)
    tries.count(key)
    const user = await first(database.query<UserColumns>('select * from users where id = $1', [shopper.id]))
    if (user === undefined) throw unauthorised()
    if (!(await passwords.matches(old, user.password_hash))) throw refuse('old-password-wrong')
    const hash = await passwords.hash(password)
    await database.transaction((tx) => storePassword(tx, user.id, hash))
    await deps.hooks.signedOut(user.id)
    tries.forget(key)
    return ok()
  }
}

/**
 * Changing the password with the old one, and setting a new one with a code that was sent. A mobile
 * number alone proves nothing (api.md 8).
 */
export const passwordRoutes = (deps: BackendDeps): readonly Route[] => {
  const byCode = resetByCode(deps)
  const byOld = changeByOld(deps)
  return [
    visitorRoute('POST', '/api/user/send_code', sendCode(deps)),
    visitorRoute('POST', '/api/user/resetpwd', (call) =>
      call.input.has('captcha') ? byCode(call) : byOld(call),
    ),
  ]
}
