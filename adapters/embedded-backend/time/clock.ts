import type { ClockPort } from '../../../application/ports/clock-port.ts'

/** The longest delay of a Node timer, some 24 days: a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The system clock. Timers do not keep the process running. */
export const createSystemClock = (): ClockPort => ({
  now: () => Date.now(),
  after: (delayMs, run) => {
    let timer: NodeJS.Timeout
    const wait = (leftMs: number): void => {
      timer =
        leftMs > LONGEST_TIMER_MS
          ? setTimeout(() => wait(leftMs - LONGEST_TIMER_MS), LONGEST_TIMER_MS)
          : setTimeout(run, leftMs)
      timer.unref()
    }
    wait(delayMs)
    return { cancel: () => clearTimeout(timer) }
  },
})

/** Unix seconds, the unit of every instant in the database and in most answers (api.md 1). */
export const secondsOf = (clock: Pick<ClockPort, 'now'>): number => Math.floor(clock.now() / 1000)

/** Resolves with the result of the work, or with 'late' after a time limit; the work continues. */
export const atMost = <T>(
  clock: Pick<ClockPort, 'after'>,
  ms: number,
  work: Promise<T>,
): Promise<T | 'late'> =>
  new Promise((resolve, reject) => {
    const timer = clock.after(ms, () => resolve('late'))
    work.then(resolve, reject).finally(() => timer.cancel())
  })

/** Work that runs until stopped; `stop` resolves when all of it has ended. */
export type Stoppable = { stop(): Promise<void> }
