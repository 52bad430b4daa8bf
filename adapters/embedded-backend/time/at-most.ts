import type { ClockPort } from '../../../application/ports/clock-port.ts'

/** Resolves when the work is done, or after a while; the work goes on. */
export const atMost = (clock: Pick<ClockPort, 'after'>, ms: number, work: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = clock.after(ms, resolve)
    void work.finally(() => {
      timer.cancel()
      resolve()
    })
  })
