import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** api.md 8: five wrong tries, then half an hour of rest. */
export const MOST_TRIES = 5
export const LOCK_SECONDS = 30 * 60

type CodeRow = { readonly code_hash: string; readonly tries_left: number; readonly locked_until: number }

/** The shopper's code as it is kept; undefined when none was set. */
export const loadCode = (sql: Sql, shopperId: number): Promise<CodeRow | undefined> =>
  first(
    sql.query<CodeRow>('select code_hash, tries_left, locked_until from payment_codes where user_id = $1', [
      shopperId,
    ]),
  )

const minutesLeft = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 60))

/** Says how long the lock holds. */
export const refuseLocked = (until: number, now: number) =>
  refuse('payment-code-locked', { minutes: minutesLeft(until, now) }, { remain: 0, locked_until: until })

/** Counts a wrong try; the fifth locks. The count falls in one statement, so parallel guesses all count. */
export const countWrongTry = async (sql: Sql, shopperId: number, now: number): Promise<never> => {
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

/** Takes back what a code has opened. */
const endProofs = (tx: Sql, shopperId: number): Promise<unknown> =>
  tx.query('delete from pay_tokens where user_id = $1', [shopperId])

/** Stores the code, lifts the lock, and takes back what the one before had opened. */
export const storeCode = async (tx: Sql, shopperId: number, hash: string): Promise<void> => {
  await tx.query(
    `insert into payment_codes (user_id, code_hash, tries_left) values ($1, $2, $3)
     on conflict (user_id) do update set code_hash = excluded.code_hash,
       tries_left = excluded.tries_left, locked_until = 0`,
    [shopperId, hash, MOST_TRIES],
  )
  await endProofs(tx, shopperId)
}

/** `storeCode` if the hash that was compared (`before`; undefined: none) still stands there; false, and nothing done, if not. */
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
        [shopperId, hash, MOST_TRIES],
      )
    : tx.query(
        `update payment_codes set code_hash = $2, tries_left = $3, locked_until = 0
         where user_id = $1 and code_hash = $4 returning 1`,
        [shopperId, hash, MOST_TRIES, before],
      ))
  if (stored.length > 0) await endProofs(tx, shopperId)
  return stored.length > 0
}

type Proof = { readonly tokenHash: string; readonly expiresAt: number }

/** Keeps a proof of the code that was compared; false when another stands there by now, which has ended all proofs. */
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
