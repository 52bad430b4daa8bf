import { TYPED_MAILED_CODE_MAX_LENGTH } from '../../../domain/account/mailed-code.ts'
import { EMAIL_MAX_LENGTH, TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse, unauthorised } from '../http/refusal.ts'
import { type Call, ok, type Reply, type Route, visitorRoute } from '../http/route.ts'
import { createSharedRateLimit } from '../http/shared-rate-limit.ts'
import { readNewPassword, triesKey } from './credentials.ts'
import { AT_CODE, createMailedCodes, type MailedCodes } from './mailed-codes.ts'
import { findByAccount } from './session-routes.ts'
import { isStill, type UserColumns } from './session-store.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const HALF_HOUR_MS = 30 * 60_000

/**
 * Mails a code: for a forgotten password to anybody who names the account, for a payment code only to its shopper.
 */
const sendCode = (deps: BackendDeps, resetCodes: MailedCodes) => {
  const { database } = deps
  const payCodes = createMailedCodes(deps, 'pay')
  const perAccount = createSharedRateLimit(deps, 'code-account', 5, QUARTER_HOUR_MS)
  const perAddress = createSharedRateLimit(deps, 'code-address', 50, QUARTER_HOUR_MS)
  const perShopper = createSharedRateLimit(deps, 'payment-code', 3, HALF_HOUR_MS)

  const sendForPassword = async ({ input, address, language }: Call): Promise<Reply> => {
    const account = input.text('account', EMAIL_MAX_LENGTH)
    await perAddress.check(address)
    const user = await findByAccount(database, account)
    await perAccount.take(triesKey(user, account))
    await perAddress.take(address)
    // The same answer after the same work, whether or not the account exists.
    await resetCodes.send(user, language)
    return ok(null, 'code-sent')
  }

  const sendForPayment = async ({ shopper, language }: Call): Promise<Reply> => {
    if (shopper === undefined) throw unauthorised()
    const key = String(shopper.id)
    await perShopper.take(key)
    const user = await first(database.query<UserColumns>('select * from users where id = $1', [shopper.id]))
    await payCodes.send(user, language)
    return ok(null, 'pay-code-sent')
  }

  return (call: Call): Promise<Reply> =>
    call.input.choice('scene', ['reset', 'pay'], 'reset') === 'pay'
      ? sendForPayment(call)
      : sendForPassword(call)
}

/**
 * Stores the password and ends every session of the shopper, including this one (requirement S4), with their proofs:
 * a payment code verified by somebody who knew the old password becomes invalid.
 */
const storePassword = async (tx: Sql, userId: number, hash: string): Promise<void> => {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, hash])
  await tx.query('delete from sessions where user_id = $1', [userId])
  await tx.query('delete from pay_tokens where user_id = $1', [userId])
}

const resetByCode = (deps: BackendDeps, codes: MailedCodes) => {
  const { database, passwords, hooks } = deps
  const perAddress = createSharedRateLimit(deps, 'reset-address', 100, QUARTER_HOUR_MS)
  return async ({ input, address }: Call): Promise<Reply> => {
    const account = input.text('account', EMAIL_MAX_LENGTH)
    const code = input.secret('captcha', TYPED_MAILED_CODE_MAX_LENGTH)
    const password = readNewPassword(input, 'newpassword')
    // Each code has its own attempts; this limits attempts on many accounts, and the work they cause.
    await perAddress.take(address)
    const user = await findByAccount(database, account)
    const checked = await codes.check(user?.id, code)
    if (user === undefined) throw refuse('code-wrong', AT_CODE)
    // The first answer was lost: the password is set, and sessions started since are kept.
    if (checked.isSpent && (await passwords.matches(password, user.password_hash))) return ok()
    const hash = await passwords.hash(password)
    await database.transaction(async (tx) => {
      await codes.spend(tx, user.id, checked)
      await storePassword(tx, user.id, hash)
    })
    await hooks.signedOut(user.id)
    return ok()
  }
}

const changeByOld = (deps: BackendDeps) => {
  const { database, passwords } = deps
  const tries = createSharedRateLimit(deps, 'old-password', 10, QUARTER_HOUR_MS)
  return async ({ input, shopper }: Call): Promise<Reply> => {
    if (shopper === undefined) throw unauthorised()
    const old = input.secret('oldpassword', TYPED_PASSWORD_MAX_LENGTH)
    const password = readNewPassword(input, 'newpassword')
    if (old === password) throw refuse('password-unchanged', { field: 'newpassword' })
    const key = String(shopper.id)
    await tries.take(key)
    const user = await first(database.query<UserColumns>('select * from users where id = $1', [shopper.id]))
    if (user === undefined) throw unauthorised()
    if (!(await passwords.matches(old, user.password_hash)))
      throw refuse('old-password-wrong', { field: 'oldpassword' })
    const hash = await passwords.hash(password)
    await database.transaction(async (tx) => {
      if (!(await isStill(tx, user))) throw refuse('old-password-wrong', { field: 'oldpassword' })
      await storePassword(tx, user.id, hash)
    })
    await deps.hooks.signedOut(user.id)
    await tries.takeBack(key)
    return ok()
  }
}

/**
 * Changing the password with the old one, and setting a new one with a mailed code. A mobile number alone proves
 * nothing (api.md 8).
 */
export const passwordRoutes = (deps: BackendDeps): readonly Route[] => {
  const codes = createMailedCodes(deps, 'reset')
  const byCode = resetByCode(deps, codes)
  const byOld = changeByOld(deps)
  return [
    visitorRoute('POST', '/api/user/send_code', sendCode(deps, codes)),
    visitorRoute('POST', '/api/user/resetpwd', (call) =>
      call.input.has('captcha') ? byCode(call) : byOld(call),
    ),
  ]
}
