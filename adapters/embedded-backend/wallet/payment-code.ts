import { createHash } from 'node:crypto'
import type { Language } from '../../../domain/account/language.ts'
import { CODE_TRIES, isLocked } from '../../../domain/wallet/code-tries.ts'
import { checkPaymentCode } from '../../../domain/wallet/payment-code.ts'
import { createMailedCodes } from '../account/mailed-codes.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { sendMail } from '../mail/outbox.ts'
import { secondsOf } from '../time/clock.ts'
import {
  countWrongTry,
  forgetWrongTries,
  keepProof,
  loadCode,
  refuseLocked,
  replaceCode,
  storeCode,
  triesOf,
} from './payment-code-store.ts'

/** A verified code allows one payment within five minutes. */
const TOKEN_SECONDS = 5 * 60

/** Tells the app which field a refusal is about. */
const AT_OLD = { field: 'oldpassword' }
const AT_NEXT = { field: 'newpassword' }

/** Checks a new code by the form's rule (domain/wallet/payment-code.ts). */
const refuseUnlessGood = (next: string, at?: typeof AT_NEXT): void => {
  const checked = checkPaymentCode(next, 'next')
  // The form sends plain digits, whatever was typed.
  if (checked.ok && checked.value === next) return
  const key =
    !checked.ok && checked.fault.kind === 'code-too-simple'
      ? 'payment-code-too-simple'
      : 'payment-code-not-valid'
  throw refuse(key, {}, at ?? null)
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The shopper is notified, in case somebody else did this (decision 11). */
const notifyOfReset = async (tx: Sql, deps: BackendDeps, shopperId: number, language: Language) => {
  const kind = 'payment-code-reset'
  await notify(tx, deps.clock, { shopperId, kind, type: 'wallet', link: '/security' })
  const user = await first(tx.query<{ email: string }>('select email from users where id = $1', [shopperId]))
  if (user !== undefined) {
    await sendMail(tx, deps, { to: user.email, language, kind: 'mail-pay-changed', args: {} })
  }
}

/** Verifies and changes payment codes, and counts wrong attempts. */
export type PaymentCodes = {
  /** Verifies the code and returns a token for one payment. */
  readonly verify: (
    shopperId: number,
    code: string,
  ) => Promise<{ readonly token: string; readonly remain: number }>
  /** Sets the code, or changes it, which requires the old one. */
  readonly set: (shopperId: number, next: string, old: string) => Promise<void>
  /** Resets it with a mailed code; the shopper is notified in the app and by mail. */
  readonly reset: (shopperId: number, next: string, mailed: string, language: Language) => Promise<void>
}

/**
 * Payment codes: slow hashes, compared one at a time per shopper so that parallel guesses are all counted
 * (requirement S5, api.md 8).
 */
export const createPaymentCodes = (deps: BackendDeps): PaymentCodes => {
  const { database, clock, random, passwords } = deps
  const mailedCodes = createMailedCodes(deps, 'pay')
  const turns = new Map<number, Promise<unknown>>()

  const inTurn = <T>(shopperId: number, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(shopperId) ?? Promise.resolve()).catch(() => undefined).then(work)
    turns.set(shopperId, turn)
    const leave = () => {
      if (turns.get(shopperId) === turn) turns.delete(shopperId)
    }
    turn.then(leave, leave)
    return turn
  }

  /** Returns the hash that the code was compared with: another process may replace it meanwhile. */
  const check = async (shopperId: number, code: string): Promise<string> => {
    const now = secondsOf(clock)
    const row = await loadCode(database, shopperId)
    if (row === undefined) throw refuse('payment-code-missing', {}, { have_pay: 0 })
    const tries = triesOf(row)
    if (isLocked(tries, now)) throw refuseLocked(tries, now)
    if (!(await passwords.matches(code, row.code_hash))) await countWrongTry(database, shopperId, now)
    else if (tries.triesLeft < CODE_TRIES || tries.lockedUntil > 0)
      await forgetWrongTries(database, shopperId)
    return row.code_hash
  }

  return {
    verify: (shopperId, code) =>
      inTurn(shopperId, async () => {
        const checked = await check(shopperId, code)
        const token = random.hex(32)
        const now = secondsOf(clock)
        await database.query('delete from pay_tokens where expires_at <= $1', [now])
        const proof = { tokenHash: hashToken(token), expiresAt: now + TOKEN_SECONDS }
        if (!(await keepProof(database, shopperId, checked, proof)))
          await countWrongTry(database, shopperId, now)
        return { token, remain: CODE_TRIES }
      }),
    set: (shopperId, next, old) =>
      inTurn(shopperId, async () => {
        refuseUnlessGood(next)
        const known = await loadCode(database, shopperId)
        if (known !== undefined) {
          if (old === '') throw refuse('payment-code-old-required', {}, AT_OLD)
          if (old !== next && (await passwords.matches(next, known.code_hash))) {
            // The same change repeated after a lost answer. A guess of the new code counts as an attempt.
            await check(shopperId, next)
            return
          }
          await check(shopperId, old)
          if (await passwords.matches(next, known.code_hash)) throw refuse('payment-code-unchanged')
        }
        const hash = await passwords.hash(next)
        const isStored = await database.transaction((tx) =>
          replaceCode(tx, shopperId, hash, known?.code_hash),
        )
        if (isStored) return
        if (known === undefined) throw refuse('payment-code-old-required', {}, AT_OLD)
        await countWrongTry(database, shopperId, secondsOf(clock))
      }),
    reset: (shopperId, next, mailed, language) =>
      inTurn(shopperId, async () => {
        refuseUnlessGood(next, AT_NEXT)
        const checked = await mailedCodes.check(shopperId, mailed)
        const known = await loadCode(database, shopperId)
        if (known !== undefined && (await passwords.matches(next, known.code_hash))) {
          // Repeated after a lost answer: it is done, and the shopper has been notified.
          if (checked.isSpent) return
          throw refuse('payment-code-unchanged', {}, AT_NEXT)
        }
        const hash = await passwords.hash(next)
        await database.transaction(async (tx) => {
          await mailedCodes.spend(tx, shopperId, checked)
          await storeCode(tx, shopperId, hash)
          await notifyOfReset(tx, deps, shopperId, language)
        })
      }),
  }
}

/** Uses up the proof for the current payment; refuses without a valid one. */
export const spendToken = async (tx: Sql, shopperId: number, token: string, now: number): Promise<void> => {
  const spent = await tx.query(
    'delete from pay_tokens where token_hash = $1 and user_id = $2 and expires_at > $3 returning 1',
    [hashToken(token), shopperId, now],
  )
  if (spent.length === 0) throw refuse('payment-code-needed')
}
