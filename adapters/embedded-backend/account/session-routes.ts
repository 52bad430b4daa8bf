import { NAME_MAX_LENGTH } from '../../../domain/account/full-name.ts'
import { EMAIL_MAX_LENGTH, TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import { homeForm } from '../../../domain/session/mobile.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { hashToken } from '../http/authenticate.ts'
import { refuse } from '../http/refusal.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { createSharedRateLimit } from '../http/shared-rate-limit.ts'
import { secondsOf } from '../time/clock.ts'
import { accountForms, readEmail, readNewPassword, readOwnMobile, triesKey } from './credentials.ts'
import { openSession, type UserColumns } from './session-store.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000

/** The user with this e-mail address or mobile number. */
export const findByAccount = (sql: Sql, account: string): Promise<UserColumns | undefined> => {
  const { email, mobile, abroad, home } = accountForms(account)
  return first(
    sql.query<UserColumns>(
      'select * from users where email = $1 or mobile in ($2, $3, $4) order by mobile = $2 desc, id limit 1',
      [email, mobile, abroad, home],
    ),
  )
}

const login = (deps: BackendDeps) => {
  const { database, passwords } = deps
  const perAccount = createSharedRateLimit(deps, 'sign-in-account', 10, QUARTER_HOUR_MS)
  const perAddress = createSharedRateLimit(deps, 'sign-in-address', 200, QUARTER_HOUR_MS)
  return async ({ input, address }: Call) => {
    const account = input.text('account', EMAIL_MAX_LENGTH)
    const password = input.secret('password', TYPED_PASSWORD_MAX_LENGTH)
    await perAddress.check(address)
    const user = await findByAccount(database, account)
    const key = `${triesKey(user, account)} ${address}`
    // Counted before the slow comparison, so that parallel guesses are all counted.
    await perAccount.take(key)
    await perAddress.take(address)
    if (user === undefined) await passwords.pretend(password)
    if (user === undefined || !(await passwords.matches(password, user.password_hash))) {
      throw refuse('wrong-account-or-password')
    }
    await perAccount.takeBack(key)
    // Only revealed after a correct password.
    if (user.is_locked) throw refuse('account-locked')
    const userinfo = await openSession(database, deps, user)
    if (userinfo === undefined) throw refuse('wrong-account-or-password')
    return ok({ userinfo })
  }
}

const refuseTaken = async (sql: Sql, email: string, mobile: string): Promise<void> => {
  const taken = await sql.query<{ email: string }>(
    'select email from users where email = $1 or mobile in ($2, $3)',
    [email, mobile, homeForm(mobile)],
  )
  if (taken.length === 0) return
  throw taken.some((row) => row.email === email)
    ? refuse('email-taken', { field: 'email' })
    : refuse('mobile-taken', { field: 'mobile' })
}

const register = (deps: BackendDeps) => {
  const { database, clock, passwords, hooks } = deps
  const perAddress = createSharedRateLimit(deps, 'registration', 200, HOUR_MS)
  return async ({ input, address }: Call) => {
    const username = input.visibleText('username', NAME_MAX_LENGTH) ?? ''
    const nickname = input.text('nickname', NAME_MAX_LENGTH)
    const email = readEmail(input)
    const mobile = readOwnMobile(input)
    const password = readNewPassword(input, 'password')
    await perAddress.take(address)
    await refuseTaken(database, email, mobile)
    const hash = await passwords.hash(password)
    const userinfo = await database.transaction(async (tx) => {
      const user = await first(
        tx.query<UserColumns>(
          `insert into users (email, mobile, username, nickname, password_hash, created_at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning *`,
          [email, mobile, username, nickname, hash, secondsOf(clock)],
        ),
      )
      if (user === undefined) {
        await refuseTaken(tx, email, mobile)
        throw refuse('email-taken', { field: 'email' })
      }
      await hooks.registered(tx, user.id)
      return openSession(tx, deps, user)
    })
    return ok({ userinfo })
  }
}

/** Sign-in, registration and sign-out (requirement S7, api.md 6). */
export const sessionRoutes = (deps: BackendDeps): readonly Route[] => [
  visitorRoute('POST', '/api/user/login', login(deps)),
  visitorRoute('POST', '/api/user/register', register(deps)),
  // Open to visitors: a client with an expired token must be able to sign out without an error.
  visitorRoute('POST', '/api/user/logout', async ({ token, input }) => {
    // A device that signed out offline has kept only the hash (decision 12).
    const hash = token === '' ? input.optionalText('token_hash', 64) : hashToken(token)
    if (!hash) return ok()
    const ended = await first(
      deps.database.query<{ user_id: number }>(
        'delete from sessions where token_hash = $1 returning user_id',
        [hash],
      ),
    )
    if (ended) await deps.hooks.signedOut(ended.user_id)
    return ok()
  }),
]
