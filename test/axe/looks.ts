import { walkFocus } from '../support/browser/accessibility/focus.ts'
import { CHOICE_GROUPS, lookAlike } from '../support/browser/accessibility/forced-colours.ts'
import { lostInForced, rememberDrawn, sameEitherWay } from '../support/browser/accessibility/forced-marks.ts'
import { smallTargets } from '../support/browser/accessibility/targets.ts'
import type { Look } from './each-route.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** Type of twice the size on a phone: bars are at their highest, and the conversation between them at its least. */
const WINDOWS = [
  { size: PHONE, type: '100%' },
  { size: DESKTOP, type: '100%' },
  { size: { width: 320, height: 640 }, type: '200%' },
] as const
const MAX_STOPS = 45

/** Forced colours, light and dark: marks and edges, icons, states, and the ring at every stop. */
export const inForcedColours: Look = async ({ page }) => {
  const found = new Set<string>()
  await page.evaluate(rememberDrawn)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const spot of await page.evaluate(lostInForced)) found.add(`${colorScheme}: ${spot}`)
    for (const spot of (await page.evaluate(lookAlike, CHOICE_GROUPS)).alike) found.add(`alike: ${spot}`)
    for (const spot of await page.evaluate(sameEitherWay)) found.add(spot)
  }
  for (const spot of await walkFocus(page, MAX_STOPS)) found.add(spot)
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  return [...found]
}

/** Focus with keys alone, down the page and up again: in sight, under no bar, with a ring. */
export const underKeys: Look = async ({ page }) => {
  const found: string[] = []
  for (const { size, type } of WINDOWS) {
    await page.setViewportSize(size)
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      window.scrollTo(0, 0)
    }, type)
    const spots = await walkFocus(page, MAX_STOPS)
    found.push(...spots.map((spot) => `${size.width} px, type ${type}: ${spot}`))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(PHONE)
  return found
}

/** Targets of 44 px by design, on a phone and on a desk. */
export const atTargets: Look = async ({ page }) => {
  const found: string[] = []
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    for (const spot of await smallTargets(page)) found.push(`${size.width} px: ${spot}`)
  }
  await page.setViewportSize(PHONE)
  return found
}
