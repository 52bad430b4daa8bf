import type { ClockPort } from '../../application/ports/clock-port.ts'

/** The longest delay of a platform timer, some 24 days: a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The clock and timers of the platform. */
export const createSystemClock = (): ClockPort => ({
  now: () => Date.now(),
  after: (delayMs, run) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (leftMs: number): void => {
      timer =
        leftMs > LONGEST_TIMER_MS
          ? setTimeout(() => wait(leftMs - LONGEST_TIMER_MS), LONGEST_TIMER_MS)
          : setTimeout(run, leftMs)
    }
    wait(delayMs)
    return { cancel: () => clearTimeout(timer) }
  },
})
