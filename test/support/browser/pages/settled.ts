import type { Page } from 'playwright-core'

const IN_SIGHT = '[data-page]:visible'

const DECODE_MS = 5_000
const POLL_MS = 50

/** Runs on the page: pictures in sight are decoded, the type is there, and two frames have been rendered. */
const drawn = async (maxMs: number): Promise<void> => {
  await document.fonts.ready
  const near = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  // A lazy picture that no one scrolls to is never decoded: waiting for it has an end.
  await Promise.race([
    Promise.allSettled(near.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, maxMs)),
  ])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * Waits until the screen shows what it has to show: the app has hydrated what the server rendered, which may be another
 * page than the one a guard leads to; no line on top, no skeleton, pictures decoded.
 */
export const settled = async (page: Page, timeoutMs = 15_000): Promise<void> => {
  await page.locator(IN_SIGHT).first().waitFor({ timeout: timeoutMs })
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-page]')]
        .filter((page) => page.checkVisibility())
        .every((page) => Object.keys(page).some((key) => key.startsWith('__reactFiber$'))) &&
      !document.querySelector('[data-shown="true"]') &&
      ![...document.querySelectorAll('[aria-busy="true"]')].some((box) => box.checkVisibility()),
    undefined,
    // Not at each frame: that alone would have the page rendered again and again.
    { timeout: timeoutMs, polling: POLL_MS },
  )
  await page.evaluate(drawn, DECODE_MS)
}

/** Goes to an address within the document, as the browser's Forward does: nothing is loaded but what the screen needs. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** The same, until another page than the one in sight is shown. */
export const arriveAt = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-page]'))
      one.toggleAttribute('data-left', one.checkVisibility())
  })
  await moveTo(page, address)
  await page.locator(`${IN_SIGHT}:not([data-left])`).first().waitFor()
}

/** The same, until the screen of that address is complete. */
export const settleAt = async (page: Page, address: string, timeoutMs?: number): Promise<void> => {
  await arriveAt(page, address)
  await settled(page, timeoutMs)
}

/** A shopper's own page is server-rendered: what is done to it is held until the code has rendered it anew. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('#app:not([data-replaced])').waitFor({ state: 'attached' })

/** From then on the app itself does what is done to the page; until then it is held (`ui/boot`). */
export const untilHydrated = async (
  page: Page,
  options: { readonly timeout?: number } = {},
): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { lintasEarly } = window as { lintasEarly?: { held?: unknown } }
      return lintasEarly !== undefined && lintasEarly.held === undefined
    },
    null,
    { polling: POLL_MS, ...options },
  )
}

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
