import type { ClockPort } from '../../application/ports/clock-port.ts'

/** A channel between tabs that delivers when a test says so. */
export type FakePipe = {
  /** Runs it at the far end, after everything that was carried before. */
  readonly carry: (run: () => void) => void
  /** What is on its way never arrives, and nothing more is carried. */
  readonly sever: () => void
  /** What is on its way arrives; nothing more is carried. */
  readonly end: () => void
}

/** One direction of a connection: in order, each piece late by the latency of its moment. */
export const createFakePipe = (clock: ClockPort, latencyMs: () => number): FakePipe => {
  let lastAt = 0
  let isSevered = false
  let isEnded = false
  return {
    carry: (run) => {
      if (isEnded || isSevered) return
      lastAt = Math.max(lastAt, clock.now() + latencyMs())
      clock.after(lastAt - clock.now(), () => {
        if (!isSevered) run()
      })
    },
    sever: () => {
      isSevered = true
    },
    end: () => {
      isEnded = true
    },
  }
}
