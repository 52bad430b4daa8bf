import type { Page } from 'playwright-core'

/** From the next page on what moves in it by itself is noted. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) shifts.push((entry as unknown as { value: number }).value)
    }
    const watch = new PerformanceObserver((list) => note(list.getEntries()))
    watch.observe({ type: 'layout-shift', buffered: true })
    const shiftsNow = (): readonly number[] => {
      note(watch.takeRecords())
      return shifts
    }
    Object.assign(window, { shiftsNow })
  })

/** Two frames later what was done before is on the screen. */
export const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** How much has moved, each time. It is known when it has been rendered. */
export const shiftsOf = async (page: Page): Promise<readonly number[]> => {
  await untilPainted(page)
  return page.evaluate(() => (window as unknown as { shiftsNow: () => readonly number[] }).shiftsNow())
}
