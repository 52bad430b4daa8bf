import {
  afterWrongTry,
  CODE_TRIES,
  type CodeTries,
  FRESH_TRIES,
  isLocked,
  minutesLocked,
} from '../../../domain/wallet/code-tries.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

type CodeRow = { readonly code_hash: string; readonly tries_left: number; readonly locked_until: number }

/** The shopper's stored code; undefined when none was set. */
export const loadCode = (sql: Sql, shopperId: number): Promise<CodeRow | undefined> =>
  first(
    sql.query<CodeRow>('select code_hash, tries_left, locked_until from payment_codes where user_id = $1', [
      shopperId,
    ]),
  )

/** A shopper's remaining attempts. */
export const triesOf = ({ tries_left: triesLeft, locked_until: lockedUntil }: CodeRow): CodeTries => ({
  triesLeft,
  lockedUntil,
})

/** Refuses with the remaining time of the lock. */
export const refuseLocked = ({ lockedUntil }: CodeTries, now: number) =>
  refuse(
    'payment-code-locked',
    { minutes: minutesLocked({ lockedUntil }, now) },
    { remain: 0, locked_until: lockedUntil },
  )

/** Stores the remaining attempts; false when another attempt was counted meanwhile (compare-and-set). */
const changeTries = async (
  sql: Sql,
  shopperId: number,
  was: CodeTries,
  next: CodeTries,
): Promise<boolean> => {
  const changed = await sql.query(
    `update payment_codes set tries_left = $4, locked_until = $5
     where user_id = $1 and tries_left = $2 and locked_until = $3 returning 1`,
    [shopperId, was.triesLeft, was.lockedUntil, next.triesLeft, next.lockedUntil],
  )
  return changed.length > 0
}

/** Counts a wrong attempt; the fifth locks. Parallel attempts all count: a conflicting one is counted again. */
export const countWrongTry = async (sql: Sql, shopperId: number, now: number): Promise<never> => {
  for (;;) {
    const row = await loadCode(sql, shopperId)
    if (row === undefined) throw refuse('payment-code-missing')
    const next = afterWrongTry(triesOf(row), now)
    if (!(await changeTries(sql, shopperId, triesOf(row), next))) continue
    if (isLocked(next, now)) throw refuseLocked(next, now)
    throw refuse('payment-code-wrong', { tries: next.triesLeft }, { remain: next.triesLeft })
  }
}

/** The code was correct: all attempts again. */
export const forgetWrongTries = async (sql: Sql, shopperId: number): Promise<void> => {
  await sql.query('update payment_codes set tries_left = $2, locked_until = $3 where user_id = $1', [
    shopperId,
    FRESH_TRIES.triesLeft,
    FRESH_TRIES.lockedUntil,
  ])
}

/** Whether a shopper has set a payment code. */
export const hasPaymentCode = async (sql: Sql, shopperId: number): Promise<boolean> =>
  (await loadCode(sql, shopperId)) !== undefined

/** Invalidates the proofs of a code. */
const endProofs = (tx: Sql, shopperId: number): Promise<unknown> =>
  tx.query('delete from pay_tokens where user_id = $1', [shopperId])

/** Stores the code, lifts the lock, and invalidates the previous code's proofs. */
export const storeCode = async (tx: Sql, shopperId: number, hash: string): Promise<void> => {
  await tx.query(
    `insert into payment_codes (user_id, code_hash, tries_left) values ($1, $2, $3)
     on conflict (user_id) do update set code_hash = excluded.code_hash,
       tries_left = excluded.tries_left, locked_until = 0`,
    [shopperId, hash, CODE_TRIES],
  )
  await endProofs(tx, shopperId)
}

/** `storeCode` if the compared hash (`before`; undefined: none) is still stored; else false without a change. */
export const replaceCode = async (
  tx: Sql,
  shopperId: number,
  hash: string,
  before: string | undefined,
): Promise<boolean> => {
  const stored = await (before === undefined
    ? tx.query(
        `insert into payment_codes (user_id, code_hash, tries_left) values ($1, $2, $3)
         on conflict (user_id) do nothing returning 1`,
        [shopperId, hash, CODE_TRIES],
      )
    : tx.query(
        `update payment_codes set code_hash = $2, tries_left = $3, locked_until = 0
         where user_id = $1 and code_hash = $4 returning 1`,
        [shopperId, hash, CODE_TRIES, before],
      ))
  if (stored.length > 0) await endProofs(tx, shopperId)
  return stored.length > 0
}

type Proof = { readonly tokenHash: string; readonly expiresAt: number }

/** Stores a proof of the verified code; false when the code was replaced meanwhile, which ended all proofs. */
export const keepProof = async (
  sql: Sql,
  shopperId: number,
  codeHash: string,
  { tokenHash, expiresAt }: Proof,
): Promise<boolean> => {
  const kept = await sql.query(
    `with code as (select user_id from payment_codes where user_id = $2 and code_hash = $4 for share)
     insert into pay_tokens (token_hash, user_id, expires_at)
     select $1, user_id, $3::bigint from code returning 1`,
    [tokenHash, shopperId, expiresAt, codeHash],
  )
  return kept.length > 0
}
