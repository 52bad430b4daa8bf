import type { Locator, Page } from 'playwright-core'

/** A finger that rests on the middle of a thing for a second, then lifts. */
export const longPress = async (page: Page, on: Locator): Promise<void> => {
  // What has just been written moves until it lies where it stays.
  await on.click({ trial: true })
  const box = await on.boundingBox()
  if (!box) throw new Error('what is to be pressed is not on the screen')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', isDown: boolean): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: isDown ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [],
    })
  await touch('touchStart', true)
  await page.waitForTimeout(1000)
  await touch('touchEnd', false)
}
