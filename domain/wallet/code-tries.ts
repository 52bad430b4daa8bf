import type { Seconds } from '../shared/time.ts'

/** Wrong payment codes before payments are locked (api.md 8). */
export const CODE_TRIES = 5
/** How long, in seconds, a payment code is locked after too many wrong tries. */
export const CODE_LOCK_SECONDS: Seconds = 30 * 60

/** The remaining attempts, and the end of a lock; 0 when there is none. */
export type CodeTries = { readonly triesLeft: number; readonly lockedUntil: Seconds }

/** After a new or correct code: all attempts, no lock. */
export const FRESH_TRIES: CodeTries = { triesLeft: CODE_TRIES, lockedUntil: 0 }

/** Whether a payment code is locked now; times are seconds since 1970. */
export const isLocked = ({ lockedUntil }: CodeTries, now: Seconds): boolean => lockedUntil > now

/** After a wrong attempt: the last one locks, and resets the attempts for afterwards. */
export const afterWrongTry = ({ triesLeft, lockedUntil }: CodeTries, now: Seconds): CodeTries =>
  triesLeft <= 1
    ? { triesLeft: CODE_TRIES, lockedUntil: now + CODE_LOCK_SECONDS }
    : { triesLeft: triesLeft - 1, lockedUntil }

/** The remaining lock time in whole minutes, at least one. */
export const minutesLocked = ({ lockedUntil }: Pick<CodeTries, 'lockedUntil'>, now: Seconds): number =>
  Math.max(1, Math.ceil((lockedUntil - now) / 60))
