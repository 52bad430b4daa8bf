import type { Millis } from '../../domain/shared/time.ts'

/** A running timer. `cancel` may be called twice, or after the timer has fired. */
export type TimerHandle = { cancel(): void }

/** Time and timers. Only adapters may use another clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): Millis
  /** Calls `run` once, `delayMs` milliseconds from now and never before `after` has returned; not once cancelled. */
  after(delayMs: number, run: () => void): TimerHandle
}
