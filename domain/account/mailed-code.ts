import type { Seconds } from '../shared/time.ts'

/** The form of a code that is mailed to prove who owns an address (api.md 6). */
export const MAILED_CODE_DIGITS = 6
/** Most characters of a code as typed or pasted, with spaces between its digits. */
export const TYPED_MAILED_CODE_MAX_LENGTH = 12
/** How long a code is valid. */
export const MAILED_CODE_SECONDS: Seconds = 10 * 60
/** How many attempts a code allows, right or wrong. */
export const MAILED_CODE_TRIES = 5

/** The remaining validity and attempts of a mailed code. */
export type MailedCode = { readonly expiresAt: Seconds; readonly triesLeft: number }

/** A new code sent at `now`; it replaces the previous one. */
export const freshMailedCode = (now: Seconds): MailedCode => ({
  expiresAt: now + MAILED_CODE_SECONDS,
  triesLeft: MAILED_CODE_TRIES,
})

/**
 * The code after one more attempt, or undefined when it has expired or has no attempts left. The attempt is counted
 * before the code is compared, so a wrong code cannot be retried for free.
 */
export const tryMailedCode = ({ expiresAt, triesLeft }: MailedCode, now: Seconds): MailedCode | undefined =>
  triesLeft > 0 && expiresAt > now ? { expiresAt, triesLeft: triesLeft - 1 } : undefined
