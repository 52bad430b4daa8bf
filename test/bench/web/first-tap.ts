import type { Browser } from 'playwright-core'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { median } from './median.ts'
import { openSlowPage, SLOW_LINE } from './slow-page.ts'

const TIMES = 4
const PATH = '/detail/54/15'
const LATER_MS = 6_000
const AGAIN_MS = 300
const PATIENCE_MS = 20_000

const say = wordsOf('dgn')

type Said = { readonly at: number; readonly x?: number; readonly y?: number }
/** When the button was first seen and when its effect was, counted from the navigation; how long the finger waited. */
type Tap = { readonly seen: number; readonly effect: number; readonly wait: number }

/** In the page, each frame: tells of the first frame with the button in it, then of the first with the sheet. */
const watch = (label: string): void => {
  const tell = (window as unknown as { tell: (name: string, said: Said) => void }).tell
  const now = (): number => performance.timeOrigin + performance.now()
  let isSeen = false
  let isDone = false
  const look = (): void => {
    const button = isSeen
      ? undefined
      : [...document.querySelectorAll<HTMLElement>('button')].find(
          (one) => one.innerText.trim() === label && one.getBoundingClientRect().width > 0,
        )
    if (button) {
      isSeen = true
      const at = now()
      requestAnimationFrame(() => {
        const { left, top, width, height } = button.getBoundingClientRect()
        tell('seen', { at, x: left + width / 2, y: top + height / 2 })
      })
    }
    if (!isDone && document.querySelector('dialog[open]')) {
      isDone = true
      requestAnimationFrame(() => tell('effect', { at: now() }))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const MODES = ['now', 'later', 'again'] as const
type Mode = (typeof MODES)[number]

/** One cold visit; undefined when nothing came of the tap. */
const tapOnce = async (browser: Browser, origin: string, mode: Mode): Promise<Tap | undefined> => {
  const { page, cdp, close } = await openSlowPage(browser, TIMES)
  try {
    const heard = new Map<string, Said>()
    const waiting = new Map<string, () => void>()
    const first = (name: string): Promise<void> =>
      heard.has(name) ? Promise.resolve() : new Promise((resolve) => waiting.set(name, resolve))
    const within = (work: Promise<void>, ms: number): Promise<unknown> =>
      Promise.race([work, page.waitForTimeout(ms)])
    await page.exposeFunction('tell', (name: string, said: Said) => {
      if (!heard.has(name)) heard.set(name, said)
      waiting.get(name)?.()
    })
    await page.addInitScript(watch, say('detail.addShort'))
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    const startedAt = Date.now()
    const going = page.goto(origin + PATH, { waitUntil: 'commit' })
    await within(first('seen'), PATIENCE_MS)
    const seen = heard.get('seen')
    if (seen === undefined) return undefined
    if (mode === 'later') await page.waitForTimeout(LATER_MS)
    // Over the protocol: a driver that waits for the button to stand still would be part of the figure.
    const tap = (): void => {
      const touchPoints = [{ x: seen.x ?? 0, y: seen.y ?? 0 }]
      void cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      void cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const tappedAt = Date.now()
    tap()
    while (!heard.has('effect') && Date.now() - tappedAt < PATIENCE_MS) {
      await within(first('effect'), AGAIN_MS)
      if (mode === 'again' && !heard.has('effect')) tap()
    }
    await going
    const effect = heard.get('effect')
    return effect && { seen: seen.at - startedAt, effect: effect.at - startedAt, wait: effect.at - tappedAt }
  } finally {
    await close()
  }
}

/**
 * From navigation to the effect of "add to cart" on a product's page: a cold cache, a slow line and a processor four times
 * slower. `now`: tapped in the frame in which the button is first seen; `later`: after six seconds; `again`: every 300 ms
 * until the sheet is there.
 */
export const measureFirstTap = async (
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
  runs: number,
  print: (line: string) => void,
): Promise<void> => {
  print('\nThe first tap of a first visit, "add to cart", medians and ranges (ms)\n')
  print('| tapped | button seen | navigation to effect | wait of the finger | lost |')
  print('|---|---|---|---|---|')
  for (const mode of MODES) {
    const all: (Tap | undefined)[] = []
    for (let run = 0; run < runs; run++) all.push(await tapOnce(browser, origin, mode))
    const done = all.filter((one) => one !== undefined)
    const of = (name: keyof Tap): string => {
      const values = done.map((one) => one[name])
      return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
    }
    print(
      `| ${mode} | ${of('seen')} | ${of('effect')} | ${of('wait')} | ${all.length - done.length} of ${all.length} |`,
    )
  }
}
