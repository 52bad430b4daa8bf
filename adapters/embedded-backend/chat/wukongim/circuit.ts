import type { ClockPort } from '../../../../application/ports/clock-port.ts'

const MOST_FAILURES = 5
const REST_MS = 10_000

/** Keeps callers from waiting for a server that has just failed again and again. */
export type Circuit = {
  /** Whether a call may be tried now; after a rest one is, and tells how it is. */
  readonly mayTry: () => boolean
  /** Says whether this has changed anything: the first failure too many, the first success after. */
  readonly succeeded: () => boolean
  readonly failed: () => boolean
}

/** Circuit breaker: after failures in a row it refuses at once for a while. */
export const createCircuit = (clock: Pick<ClockPort, 'now'>): Circuit => {
  let failures = 0
  let restsUntil = 0
  return {
    mayTry: () => clock.now() >= restsUntil,
    succeeded: () => {
      const wasOpen = failures >= MOST_FAILURES
      failures = 0
      restsUntil = 0
      return wasOpen
    },
    failed: () => {
      failures += 1
      if (failures < MOST_FAILURES) return false
      restsUntil = clock.now() + REST_MS
      return failures === MOST_FAILURES
    },
  }
}
