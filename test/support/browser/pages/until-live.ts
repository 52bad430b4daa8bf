import type { Page } from 'playwright-core'

/** A shopper's own page comes drawn: what is done to it is held until the code has drawn it anew. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('#app:not([data-own])').waitFor({ state: 'attached' })
