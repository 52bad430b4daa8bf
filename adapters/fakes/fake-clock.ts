import type { ClockPort } from '../../application/ports/clock-port.ts'

type Timer = { at: number; readonly run: () => void }

/** A clock that only a test advances. */
export type FakeClock = ClockPort & {
  /** Advances time and fires due timers, in order. */
  readonly advance: (byMs: number) => void
  /** The same, letting promises settle after each timer and at the end. */
  readonly advanceAsync: (byMs: number) => Promise<void>
  /** Time passes while the device sleeps: timers that came due fire once, in order, on waking. */
  readonly sleep: (byMs: number) => void
  /** Sets the device clock back: timers keep their remaining time. */
  readonly setBack: (byMs: number) => void
  readonly pending: () => number
}

/** Creates a clock that only a test advances. */
export const createFakeClock = (startMs = 1_700_000_000_000): FakeClock => {
  let now = startMs
  // In the order in which they were set: of those due at one moment the first fires first.
  const timers = new Set<Timer>()

  const nextDue = (until: number): Timer | undefined => {
    let next: Timer | undefined
    for (const timer of timers) if (timer.at <= until && (!next || timer.at < next.at)) next = timer
    return next
  }

  const fire = (timer: Timer): void => {
    timers.delete(timer)
    now = Math.max(now, timer.at)
    timer.run()
  }

  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run }
      timers.add(timer)
      return { cancel: () => void timers.delete(timer) }
    },
    advance: (byMs) => {
      const until = now + byMs
      for (let due = nextDue(until); due; due = nextDue(until)) fire(due)
      now = until
    },
    advanceAsync: async (byMs) => {
      const until = now + byMs
      await settle()
      for (let due = nextDue(until); due; due = nextDue(until)) {
        fire(due)
        await settle()
      }
      now = until
    },
    sleep: (byMs) => {
      now += byMs
      for (let due = nextDue(now); due; due = nextDue(now)) fire(due)
    },
    setBack: (byMs) => {
      now -= byMs
      for (const timer of timers) timer.at -= byMs
    },
    pending: () => timers.size,
  }
}

/** Lets all pending promises run. No time passes. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done))
