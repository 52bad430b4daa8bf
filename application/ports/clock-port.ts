export type TimerHandle = { cancel(): void }

/** Time and timers. Nothing above the adapters reads another clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number
  after(delayMs: number, run: () => void): TimerHandle
}
