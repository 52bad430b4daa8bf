import type { Page } from 'playwright-core'

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
    options,
  )
}
