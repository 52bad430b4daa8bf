import type { Language } from '../../../domain/account/language.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse, unauthorised } from '../http/refusal.ts'
import { createSharedRateLimit } from '../http/shared-rate-limit.ts'
import { sendMail } from '../mail/outbox.ts'
import { isStill, type UserColumns } from './session-store.ts'

const QUARTER_HOUR_MS = 15 * 60_000

/** Tells the app which field a refusal is about. */
const AT_PASSWORD = { field: 'password' }

/** Stores the new address; undefined: it is the current one. */
export type EmailChange = ((tx: Sql, language: Language) => Promise<void>) | undefined

/**
 * Codes that open the account and its money are mailed, so a session alone must not change the address: it requires
 * the password, and the previous address is notified (decision 11).
 */
export const createEmailChanges = (deps: BackendDeps) => {
  const { database, passwords } = deps
  const tries = createSharedRateLimit(deps, 'email-password', 10, QUARTER_HOUR_MS)

  const prove = async (user: UserColumns, input: Input): Promise<void> => {
    if (!input.has('password')) throw refuse('password-for-email', {}, AT_PASSWORD)
    const password = input.secret('password', TYPED_PASSWORD_MAX_LENGTH)
    const key = String(user.id)
    // Counted before the slow comparison, so that parallel guesses are all counted.
    await tries.take(key)
    if (!(await passwords.matches(password, user.password_hash)))
      throw refuse('password-wrong', {}, AT_PASSWORD)
    await tries.takeBack(key)
  }

  return async (shopperId: number, email: string, input: Input): Promise<EmailChange> => {
    const user = await first(database.query<UserColumns>('select * from users where id = $1', [shopperId]))
    if (user === undefined) throw unauthorised()
    if (user.email === email) return undefined
    await prove(user, input)
    return async (tx, language) => {
      if (!(await isStill(tx, user))) throw refuse('password-wrong', {}, AT_PASSWORD)
      await tx.query('update users set email = $2 where id = $1', [user.id, email])
      // Codes mailed to the previous address become invalid.
      await tx.query('delete from reset_codes where user_id = $1', [user.id])
      await sendMail(tx, deps, { to: user.email, language, kind: 'mail-email-changed', args: {} })
    }
  }
}
