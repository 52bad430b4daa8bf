import type { ClockPort } from '../../application/ports/clock-port.ts'

/** One direction of a connection with latency. */
export type FakePipe = {
  /** Runs the function at the far end, after everything carried before. */
  readonly carry: (run: () => void) => void
  /** Drops everything in transit, and carries nothing more. */
  readonly sever: () => void
  /** Delivers what is in transit, and carries nothing more. */
  readonly end: () => void
}

/** One direction of a connection: in order, each piece delayed by the latency at its time. */
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
