import { createHash } from 'node:crypto'
import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** api.md 8: five wrong tries, then half an hour of rest. */
export const MOST_TRIES = 5
export const LOCK_SECONDS = 30 * 60
/** A proof of the code is good for one payment within five minutes. */
export const TOKEN_SECONDS = 5 * 60

const DIGITS = /^[0-9]{6,64}$/

type CodeRow = { readonly code_hash: string; readonly tries_left: number; readonly locked_until: number }

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const loadCode = (sql: Sql, shopperId: number): Promise<CodeRow | undefined> =>
  first(
    sql.query<CodeRow>('select code_hash, tries_left, locked_until from payment_codes where user_id = $1', [
      shopperId,
    ]),
  )

const minutesLeft = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 60))

const refuseLocked = (until: number, now: number) =>
  refuse('payment-code-locked', { minutes: minutesLeft(until, now) }, { remain: 0, locked_until: until })

/** Counts a wrong try; the fifth locks. The count falls in one statement, so parallel guesses all count. */
const countWrongTry = async (sql: Sql, shopperId: number, now: number): Promise<never> => {
  const row = await first(
    sql.query<{ tries_left: number; locked_until: number }>(
      `update payment_codes set
         tries_left = case when tries_left <= 1 then $2::smallint else (tries_left - 1)::smallint end,
         locked_until = case when tries_left <= 1 then $3::bigint else locked_until end
       where user_id = $1 returning tries_left, locked_until`,
      [shopperId, MOST_TRIES, now + LOCK_SECONDS],
    ),
  )
  if (row === undefined) throw refuse('payment-code-missing')
  if (row.locked_until > now) throw refuseLocked(row.locked_until, now)
  throw refuse('payment-code-wrong', { tries: row.tries_left }, { remain: row.tries_left })
}

export const hasPaymentCode = async (sql: Sql, shopperId: number): Promise<boolean> =>
  (await loadCode(sql, shopperId)) !== undefined

export type PaymentCodes = {
  /** Proves the code and gives a token for one payment. */
  readonly verify: (
    shopperId: number,
    code: string,
  ) => Promise<{ readonly token: string; readonly remain: number }>
  /** Sets the code, or changes it: then the old one must be right. */
  readonly set: (shopperId: number, next: string, old: string) => Promise<void>
}

/**
 * Payment codes: slow hashes, compared one at a time per shopper so that guesses in parallel cannot
 * outrun the count (spec storefront 5, api.md 8).
 */
export const createPaymentCodes = ({ database, clock, random, passwords }: BackendDeps): PaymentCodes => {
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

  const check = async (shopperId: number, code: string): Promise<void> => {
    const now = secondsOf(clock)
    const row = await loadCode(database, shopperId)
    if (row === undefined) throw refuse('payment-code-missing', {}, { have_pay: 0 })
    if (row.locked_until > now) throw refuseLocked(row.locked_until, now)
    if (!(await passwords.matches(code, row.code_hash))) await countWrongTry(database, shopperId, now)
    else if (row.tries_left < MOST_TRIES || row.locked_until > 0) {
      await database.query('update payment_codes set tries_left = $2, locked_until = 0 where user_id = $1', [
        shopperId,
        MOST_TRIES,
      ])
    }
  }

  return {
    verify: (shopperId, code) =>
      inTurn(shopperId, async () => {
        await check(shopperId, code)
        const token = random.hex(32)
        const now = secondsOf(clock)
        await database.query('delete from pay_tokens where expires_at <= $1', [now])
        await database.query('insert into pay_tokens (token_hash, user_id, expires_at) values ($1, $2, $3)', [
          hashToken(token),
          shopperId,
          now + TOKEN_SECONDS,
        ])
        return { token, remain: MOST_TRIES }
      }),
    set: (shopperId, next, old) =>
      inTurn(shopperId, async () => {
        if (!DIGITS.test(next)) throw refuse('payment-code-not-valid')
        const known = await loadCode(database, shopperId)
        if (known !== undefined) {
          if (old === '') throw refuse('payment-code-old-required')
          await check(shopperId, old)
          if (await passwords.matches(next, known.code_hash)) throw refuse('payment-code-unchanged')
        }
        const hash = await passwords.hash(next)
        await database.transaction(async (tx) => {
          await tx.query(
            `insert into payment_codes (user_id, code_hash, tries_left) values ($1, $2, $3)
             on conflict (user_id) do update set code_hash = excluded.code_hash,
               tries_left = excluded.tries_left, locked_until = 0`,
            [shopperId, hash, MOST_TRIES],
          )
          await tx.query('delete from pay_tokens where user_id = $1', [shopperId])
        })
      }),
  }
}

/** Takes the proof away for the payment at hand; refuses without a valid one. */
export const spendToken = async (tx: Sql, shopperId: number, token: string, now: number): Promise<void> => {
  const spent = await tx.query(
    'delete from pay_tokens where token_hash = $1 and user_id = $2 and expires_at > $3 returning 1',
    [hashToken(token), shopperId, now],
  )
  if (spent.length === 0) throw refuse('payment-code-needed')
}
