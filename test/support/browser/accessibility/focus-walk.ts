import type { Page } from 'playwright-core'
import { lookAround } from './focus-stop.ts'

/**
 * Tabs through a page and back again, at most so many stops either way; gives what is wrong at a stop.
 * On the way down what comes next may stand under a bar at the bottom, on the way up under one at the top.
 */
export const walkFocus = async (page: Page, most: number): Promise<readonly string[]> => {
  const faults = new Set<string>()
  const go = async (way: 'Tab' | 'Shift+Tab'): Promise<number> => {
    for (let stops = 0; stops < most; stops += 1) {
      await page.keyboard.press(way)
      const { at, fault } = await page.evaluate(lookAround, [])
      if (at < 0) return stops
      if (fault !== undefined) faults.add(`${way} ${fault}`)
    }
    return most
  }
  await go('Tab')
  await go('Shift+Tab')
  return [...faults]
}
