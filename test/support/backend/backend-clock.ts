import type { ClockPort } from '../../../application/ports/clock-port.ts'

export type VirtualClock = ClockPort & {
  /** Moves time on and runs what falls due, in order. Promises started by it are not awaited. */
  advance(ms: number): void
}

/** Time for the backend that moves only when a test says so. */
export const createVirtualClock = (start = Date.UTC(2026, 10, 21, 4)): VirtualClock => {
  let now = start
  let waiting: { readonly at: number; readonly run: () => void }[] = []
  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run }
      waiting.push(timer)
      const cancel = () => {
        waiting = waiting.filter((one) => one !== timer)
      }
      return { cancel }
    },
    advance: (ms) => {
      const end = now + ms
      for (;;) {
        const due = waiting.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        waiting = waiting.filter((timer) => timer !== due)
        now = Math.max(now, due.at)
        due.run()
      }
      now = end
    },
  }
}
