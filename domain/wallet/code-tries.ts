import type { Seconds } from '../shared/time.ts'

/** Wrong payment codes until paying is locked, and for how long it is (api.md 8). */
export const CODE_TRIES = 5
/** How long, in seconds, a payment code is locked after too many wrong tries. */
export const CODE_LOCK_SECONDS: Seconds = 30 * 60

/** What is left of the tries, and until when none is taken; 0 where nothing is locked. */
export type CodeTries = { readonly triesLeft: number; readonly lockedUntil: Seconds }

/** A code that was just set or was right: all tries again, and no lock. */
export const FRESH_TRIES: CodeTries = { triesLeft: CODE_TRIES, lockedUntil: 0 }

/** Whether a payment code is locked now; times are seconds since 1970. */
export const isLocked = ({ lockedUntil }: CodeTries, now: Seconds): boolean => lockedUntil > now

/** A wrong try: the last one locks, and gives all tries again for afterwards. */
export const afterWrongTry = ({ triesLeft, lockedUntil }: CodeTries, now: Seconds): CodeTries =>
  triesLeft <= 1
    ? { triesLeft: CODE_TRIES, lockedUntil: now + CODE_LOCK_SECONDS }
    : { triesLeft: triesLeft - 1, lockedUntil }

/** How long the lock still holds, in whole minutes, at least one. */
export const minutesLocked = ({ lockedUntil }: Pick<CodeTries, 'lockedUntil'>, now: Seconds): number =>
  Math.max(1, Math.ceil((lockedUntil - now) / 60))
