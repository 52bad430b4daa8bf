import type { ClockPort } from '../../application/ports/clock-port.ts'

/** The clock and timers of the platform. */
export const createSystemClock = (): ClockPort => ({
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return { cancel: () => clearTimeout(timer) }
  },
})
