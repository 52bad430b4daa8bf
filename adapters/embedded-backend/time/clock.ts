import type { ClockPort } from '../../../application/ports/clock-port.ts'

/** The machine's clock. Timers do not keep the process alive. */
export const createSystemClock = (): ClockPort => ({
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    timer.unref()
    return { cancel: () => clearTimeout(timer) }
  },
})

/** Unix seconds, the unit of every instant in the database and in most answers (api.md 1). */
export const secondsOf = (clock: Pick<ClockPort, 'now'>): number => Math.floor(clock.now() / 1000)
