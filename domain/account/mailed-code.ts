import type { Seconds } from '../shared/time.ts'

/** How a code looks that is mailed to prove that an address is its owner's (api.md 6). */
export const MAILED_CODE_DIGITS = 6
/** Characters of a code as it is typed or pasted, with blanks between its digits. */
export const TYPED_MAILED_CODE_MOST = 12
/** How long it opens something. */
export const MAILED_CODE_SECONDS: Seconds = 10 * 60
/** How often it may be typed, right or wrong. */
export const MAILED_CODE_TRIES = 5

/** What is left of a code that was mailed. */
export type MailedCode = { readonly expiresAt: Seconds; readonly triesLeft: number }

/** A code that leaves at `now`; it replaces the one before. */
export const freshMailedCode = (now: Seconds): MailedCode => ({
  expiresAt: now + MAILED_CODE_SECONDS,
  triesLeft: MAILED_CODE_TRIES,
})

/**
 * The code after one more try, or undefined when it takes none: its time or its tries are over. The try is used up
 * before the code is compared and stays used up whatever comes of it.
 */
export const tryMailedCode = ({ expiresAt, triesLeft }: MailedCode, now: Seconds): MailedCode | undefined =>
  triesLeft > 0 && expiresAt > now ? { expiresAt, triesLeft: triesLeft - 1 } : undefined
