import type { Millis } from '../../domain/shared/time.ts'

/** A timer that was started. `cancel` may be called twice, or after the timer has run. */
export type TimerHandle = { cancel(): void }

/** Time and timers. Only adapters may read another clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): Millis
  /**
   * Calls `run` once, `delayMs` milliseconds from now and never before `after` has returned; not at all once
   * cancelled.
   */
  after(delayMs: number, run: () => void): TimerHandle
}
