import type { Language } from '../../../domain/account/language.ts'
import {
  freshMailedCode,
  MAILED_CODE_DIGITS,
  MAILED_CODE_SECONDS,
  tryMailedCode,
} from '../../../domain/account/mailed-code.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { sendMail } from '../mail/outbox.ts'
import { secondsOf } from '../time/clock.ts'

/** The field for messages about a code. */
export const AT_CODE = { field: 'captcha' }

/** The purpose of a code; it is valid for no other. */
export type CodeScene = 'reset' | 'pay'

/** A correct code. A spent one is not accepted again; it only distinguishes a repeated request from a wrong code. */
export type CheckedCode = { readonly hash: string; readonly isSpent: boolean }

/** Six-digit codes sent by mail, for one purpose each (decision 11). */
export type MailedCodes = {
  /** Mails a new code, which replaces the previous one; without a user it only takes the same time. */
  readonly send: (
    user: { readonly id: number; readonly email: string } | undefined,
    language: Language,
  ) => Promise<void>
  /** Counts an attempt, then compares; the result is spent in the action's transaction. */
  readonly check: (userId: number | undefined, code: string) => Promise<CheckedCode>
  /** Marks the code as used, so that it works once; refuses when it is used, or another call was faster. */
  readonly spend: (tx: Sql, userId: number, checked: CheckedCode) => Promise<void>
}

type CodeRow = {
  readonly code_hash: string
  readonly is_spent: boolean
  readonly expires_at: number
  readonly tries_left: number
}

/** Counts an attempt on a code that is still valid; parallel attempts are all counted (compare-and-set). */
const useTry = async (
  sql: Sql,
  userId: number | undefined,
  scene: CodeScene,
  now: number,
): Promise<CodeRow | undefined> => {
  for (;;) {
    const row = await first(
      sql.query<CodeRow>(
        `select code_hash, is_spent, expires_at, tries_left from reset_codes
         where user_id = $1::bigint and scene = $2`,
        [userId ?? null, scene],
      ),
    )
    const next = row && tryMailedCode({ expiresAt: row.expires_at, triesLeft: row.tries_left }, now)
    if (row === undefined || next === undefined) return undefined
    const used = await sql.query(
      `update reset_codes set tries_left = $3
       where user_id = $1 and scene = $2 and tries_left = $4 and code_hash = $5 returning 1`,
      [userId, scene, next.triesLeft, row.tries_left, row.code_hash],
    )
    if (used.length > 0) return row
  }
}

/** Codes mailed to a shopper's address to prove ownership, stored as slow hashes. */
export const createMailedCodes = (deps: BackendDeps, scene: CodeScene): MailedCodes => {
  const { database, clock, random, passwords } = deps
  return {
    send: async (user, language) => {
      const code = random.digits(MAILED_CODE_DIGITS)
      const hash = await passwords.hash(code)
      if (user === undefined) return
      const { expiresAt, triesLeft } = freshMailedCode(secondsOf(clock))
      await database.transaction(async (tx) => {
        await tx.query(
          `insert into reset_codes (user_id, scene, code_hash, expires_at, tries_left) values ($1, $2, $3, $4, $5)
           on conflict (user_id, scene) do update set code_hash = excluded.code_hash,
             expires_at = excluded.expires_at, tries_left = excluded.tries_left, is_spent = false`,
          [user.id, scene, hash, expiresAt, triesLeft],
        )
        await sendMail(tx, deps, {
          to: user.email,
          language,
          kind: `mail-${scene}`,
          args: { code },
          lifeSeconds: MAILED_CODE_SECONDS,
        })
      })
    },
    check: async (userId, code) => {
      const stored = await useTry(database, userId, scene, secondsOf(clock))
      // The same work where there is no code, so that timing reveals nothing.
      if (stored === undefined) await passwords.pretend(code)
      if (stored === undefined || !(await passwords.matches(code, stored.code_hash))) {
        throw refuse('code-wrong', AT_CODE)
      }
      return { hash: stored.code_hash, isSpent: stored.is_spent }
    },
    spend: async (tx, userId, checked) => {
      const used = await tx.query(
        `update reset_codes set is_spent = true
         where user_id = $1 and scene = $2 and code_hash = $3 and not is_spent returning 1`,
        [userId, scene, checked.hash],
      )
      if (used.length === 0) throw refuse('code-wrong', AT_CODE)
    },
  }
}
