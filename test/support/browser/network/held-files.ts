import type { Page } from 'playwright-core'

/** Holds files of a page back, as a slow network would, until the answer is called. */
export const holdFiles = async (page: Page, files: RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return release
}
