import type { Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { sendMail } from '../mail/outbox.ts'
import { secondsOf } from '../time/clock.ts'

// A code lives ten minutes and five tries (api.md 6).
const CODE_SECONDS = 10 * 60
const CODE_TRIES = 5
const CODE_DIGITS = 6

/** The field that the words about a code belong to. */
export const AT_CODE = { field: 'captcha' }

/** What a code was asked for; it opens nothing else. */
export type CodeScene = 'reset' | 'pay'

/** A code that was right. What is spent opens nothing; it only tells an act sent again from a wrong code. */
export type CheckedCode = { readonly hash: string; readonly isSpent: boolean }

export type MailedCodes = {
  /** Mails a fresh code, which replaces the one before; for nobody it only takes as long. */
  readonly send: (
    user: { readonly id: number; readonly email: string } | undefined,
    language: Language,
  ) => Promise<void>
  /** Uses up a try, then compares; what it gives is spent in the transaction of the act. */
  readonly check: (userId: number | undefined, code: string) => Promise<CheckedCode>
  /** Marks the code as used, so that it opens once; refuses when it is, or another call was faster. */
  readonly spend: (tx: Sql, userId: number, checked: CheckedCode) => Promise<void>
}

/** Codes that are mailed to a shopper's address to prove that it is hers, kept as slow hashes. */
export const createMailedCodes = (deps: BackendDeps, scene: CodeScene): MailedCodes => {
  const { database, clock, random, passwords } = deps
  return {
    send: async (user, language) => {
      const code = random.digits(CODE_DIGITS)
      const hash = await passwords.hash(code)
      if (user === undefined) return
      const expiresAt = secondsOf(clock) + CODE_SECONDS
      await database.transaction(async (tx) => {
        await tx.query(
          `insert into reset_codes (user_id, scene, code_hash, expires_at, tries_left) values ($1, $2, $3, $4, $5)
           on conflict (user_id, scene) do update set code_hash = excluded.code_hash,
             expires_at = excluded.expires_at, tries_left = excluded.tries_left, is_spent = false`,
          [user.id, scene, hash, expiresAt, CODE_TRIES],
        )
        await sendMail(tx, deps, {
          to: user.email,
          language,
          kind: `mail-${scene}`,
          args: { code },
          lifeSeconds: CODE_SECONDS,
        })
      })
    },
    check: async (userId, code) => {
      // The try is used up before the comparison and stays used up whatever happens after.
      const stored = await first(
        database.query<{ code_hash: string; is_spent: boolean }>(
          `update reset_codes set tries_left = tries_left - 1
           where user_id = $1::bigint and scene = $2 and tries_left > 0 and expires_at > $3
           returning code_hash, is_spent`,
          [userId ?? null, scene, secondsOf(clock)],
        ),
      )
      // The same work where there is none, so that the time it takes tells nothing.
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
