import type { ClockPort } from '../ports/clock-port.ts'

/**
 * Resolves when the work has ended, successfully or not, and after `limitMs` milliseconds at the latest; the work goes
 * on.
 */
export const withinTime = (clock: ClockPort, work: Promise<void>, limitMs: number): Promise<void> =>
  new Promise((done) => {
    const timer = clock.after(limitMs, done)
    const end = (): void => {
      timer.cancel()
      done()
    }
    void work.then(end, end)
  })
