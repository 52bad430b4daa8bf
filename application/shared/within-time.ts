import type { ClockPort } from '../ports/clock-port.ts'

/** Waits for the work to end, well or not, but no longer than this; the work itself goes on. */
export const withinTime = (clock: ClockPort, work: Promise<void>, limitMs: number): Promise<void> =>
  new Promise((done) => {
    const timer = clock.after(limitMs, done)
    const end = (): void => {
      timer.cancel()
      done()
    }
    void work.then(end, end)
  })
