import type { Millis } from '../../domain/shared/time.ts'

/** `cancel` may come twice, or late. */
export type TimerHandle = { cancel(): void }

/** Time and timers. Nothing above the adapters reads another clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): Millis
  /** Runs it once, never before `after` has returned; what is cancelled does not run. */
  after(delayMs: number, run: () => void): TimerHandle
}
