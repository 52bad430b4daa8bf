import type { Page } from 'playwright-core'

const IN_SIGHT = '[data-page]:visible'

/** Runs on the page: pictures in sight are decoded, the type is there, and two frames have been drawn. */
const drawn = async (): Promise<void> => {
  await document.fonts.ready
  const near = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  await Promise.allSettled(near.map((image) => image.decode()))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Waits until the screen shows what it has to show: no line on top, no skeleton, pictures decoded. */
export const settled = async (page: Page, timeoutMs = 15_000): Promise<void> => {
  await page.locator(IN_SIGHT).first().waitFor({ timeout: timeoutMs })
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-shown="true"]') &&
      ![...document.querySelectorAll('[aria-busy="true"]')].some((box) => box.checkVisibility()),
    undefined,
    { timeout: timeoutMs },
  )
  await page.evaluate(drawn)
}
