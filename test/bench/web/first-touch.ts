import type { Browser } from 'playwright-core'
import { untilAwake } from '../../support/browser/pages/until-live.ts'
import { button, inSight, wordsOf } from '../../support/browser/pages/visible-words.ts'
import { median } from './median.ts'
import { openSlowPage, SLOW_LINE } from './slow-page.ts'

const TIMES = 4
const PATH = '/detail/54/15'
/** After the load event; a page that nobody touches wakes by itself after four seconds. */
const READ_MS = 1_000
const SETTLE_MS = 1_500

const say = wordsOf('dgn')

type Seen = { touchedAt: number; openAt: number }

/** Notes when the first finger came, and when the sheet that it asks for is on the screen. */
const watch = (): void => {
  const seen: Seen = { touchedAt: 0, openAt: 0 }
  Object.assign(window, { firstTouch: seen })
  addEventListener('pointerdown', ({ timeStamp }) => {
    seen.touchedAt ||= timeStamp
  })
  const look = (): void => {
    if (document.querySelector('dialog[open]')) seen.openAt ||= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

type Touch = { readonly toSheet: number; readonly toPicture: number }

const touch = async (browser: Browser, origin: string, isAwake: boolean): Promise<Touch> => {
  const { page, cdp, close } = await openSlowPage(browser, TIMES)
  try {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    await page.addInitScript(watch)
    await page.goto(origin + PATH)
    if (isAwake) {
      await page.mouse.move(200, 300)
      await untilAwake(page)
    }
    await page.waitForTimeout(READ_MS)
    const add = inSight(button(page, say('detail.addShort')))
    await add.first().tap()
    await page.locator('dialog[open]').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() => {
      const { firstTouch, seen } = window as unknown as {
        firstTouch: Seen
        seen: { readonly touches: readonly number[] }
      }
      return {
        toSheet: firstTouch.openAt - firstTouch.touchedAt,
        // The browser reports nothing under 16 ms.
        toPicture: Math.max(16, ...seen.touches),
      }
    })
  } finally {
    await close()
  }
}

/**
 * What the first tap of a first visit costs on a page that still sleeps (docs/decisions/0037), beside one that is awake: a
 * product's "add to cart", on a slow line and a processor four times slower.
 */
export const measureFirstTouch = async (
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
  runs: number,
  print: (line: string) => void,
): Promise<void> => {
  print('\nThe first tap of a first visit, "add to cart", medians (ms)\n')
  print('| page | to the sheet | to the next picture |')
  print('|---|---|---|')
  for (const isAwake of [false, true]) {
    const found: Touch[] = []
    for (let run = 0; run < runs; run++) found.push(await touch(browser, origin, isAwake))
    const of = (name: keyof Touch): string => median(found.map((one) => one[name])).toFixed(0)
    print(`| ${isAwake ? 'awake' : 'asleep'} | ${of('toSheet')} | ${of('toPicture')} |`)
  }
}
