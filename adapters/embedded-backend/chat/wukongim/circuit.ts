import type { ClockPort } from '../../../../application/ports/clock-port.ts'

const MAX_FAILURES = 5
const OPEN_MS = 10_000

/** A circuit breaker: calls are not attempted for a while after repeated failures. */
export type Circuit = {
  /** Whether a call may be attempted; after the pause one is, as a probe. */
  readonly mayTry: () => boolean
  /** Both return whether the state has changed: the failure that opens it, the first success afterwards. */
  readonly succeeded: () => boolean
  readonly failed: () => boolean
}

/** A circuit breaker: after consecutive failures it refuses immediately for a while. */
export const createCircuit = (clock: Pick<ClockPort, 'now'>): Circuit => {
  let failures = 0
  let openUntil = 0
  return {
    mayTry: () => clock.now() >= openUntil,
    succeeded: () => {
      const wasOpen = failures >= MAX_FAILURES
      failures = 0
      openUntil = 0
      return wasOpen
    },
    failed: () => {
      failures += 1
      if (failures < MAX_FAILURES) return false
      openUntil = clock.now() + OPEN_MS
      return failures === MAX_FAILURES
    },
  }
}
