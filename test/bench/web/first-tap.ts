import type { Browser } from 'playwright-core'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { median } from './median.ts'
import { openSlowPage, SLOW_LINE } from './slow-page.ts'

const TIMES = 4
const PATH = '/detail/54/15'
const LATER_MS = 6_000
const EFFECT_LIMIT_MS = 300
const PATIENCE_MS = 20_000
/** From the sheet to the tap on the button in it: as long as somebody takes to find it. */
const FINDING_MS = 500

const say = wordsOf('dgn')

type Said = { readonly at: number; readonly x?: number; readonly y?: number }
/**
 * When the button was first seen, when its effect was, and when the cart had what was confirmed in the sheet, counted from the
 * navigation; how long the finger waited; how many the cart has.
 */
type Tap = {
  readonly seen: number
  readonly effect: number
  readonly wait: number
  readonly added: number
  readonly inCart: number
}

/**
 * In the page, each frame: tells of the first frame with the button in it, then of the first with the sheet, where the button
 * stands in it, and of the first frame that says that it was added.
 */
const watch = ([label, added]: readonly [string, string]): void => {
  const tell = (window as unknown as { tell: (name: string, said: Said) => void }).tell
  const now = (): number => performance.timeOrigin + performance.now()
  let isSeen = false
  let isDone = false
  let isAdded = false
  const placeOf = (button: Element | undefined): Pick<Said, 'x' | 'y'> => {
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
    return { x: left + width / 2, y: top + height / 2 }
  }
  const buttonIn = (root: ParentNode): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.innerText.trim() === label && one.getBoundingClientRect().width > 0,
    )
  const look = (): void => {
    const button = isSeen ? undefined : buttonIn(document)
    if (button) {
      isSeen = true
      const at = now()
      requestAnimationFrame(() => tell('seen', { at, ...placeOf(button) }))
    }
    const sheet = isDone ? null : document.querySelector('dialog[open]')
    if (sheet) {
      isDone = true
      requestAnimationFrame(() => tell('effect', { at: now() }))
      const moving = sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)
      void Promise.allSettled(moving).then(() => tell('sheet', { at: now(), ...placeOf(buttonIn(sheet)) }))
    }
    if (isDone && !isAdded && document.querySelector('#app')?.textContent?.includes(added)) {
      isAdded = true
      requestAnimationFrame(() => tell('added', { at: now() }))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** How many things lie in the cart of this device: "<until>|<value>" (adapters/storage/web-storage.ts). */
const quantityInCart = (): number => {
  const text = localStorage.getItem('lintas_cart.1')?.replace(/^\d+\|/, '') ?? '[]'
  const lines = JSON.parse(text) as readonly { readonly quantity: number }[]
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
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
    await page.addInitScript(watch, [say('detail.addShort'), say('detail.added')] as const)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    const startedAt = Date.now()
    const going = page.goto(origin + PATH, { waitUntil: 'commit' })
    await within(first('seen'), PATIENCE_MS)
    const seen = heard.get('seen')
    if (seen === undefined) return undefined
    if (mode === 'later') await page.waitForTimeout(LATER_MS)
    // Over the protocol: a driver that waits for the button to stand still would be part of the figure.
    const tap = ({ x = 0, y = 0 }: Said = seen): void => {
      const touchPoints = [{ x, y }]
      void cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      void cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const tappedAt = Date.now()
    tap()
    while (!heard.has('effect') && Date.now() - tappedAt < PATIENCE_MS) {
      await within(first('effect'), EFFECT_LIMIT_MS)
      if (mode === 'again' && !heard.has('effect')) tap()
    }
    await going
    const effect = heard.get('effect')
    if (effect === undefined) return undefined
    await within(first('sheet'), PATIENCE_MS)
    await page.waitForTimeout(Math.max(0, effect.at + FINDING_MS - Date.now()))
    tap(heard.get('sheet'))
    await within(first('added'), PATIENCE_MS)
    const added = heard.get('added')
    return (
      added && {
        seen: seen.at - startedAt,
        effect: effect.at - startedAt,
        wait: effect.at - tappedAt,
        added: added.at - startedAt,
        inCart: await page.evaluate(quantityInCart),
      }
    )
  } finally {
    await close()
  }
}

/**
 * From navigation to the effect of "add to cart" on a product's page: a cold cache, a slow line and a processor four times
 * slower. `now`: tapped in the frame in which the button is first seen; `later`: after six seconds; `again`: every 300 ms
 * until the sheet is there. Then the button in the sheet is tapped, half a second after it came.
 */
export const measureFirstTap = async (
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
  runs: number,
  print: (line: string) => void,
): Promise<void> => {
  print('\nThe first tap of a first visit, "add to cart", medians and ranges (ms)\n')
  print(
    '| tapped | button seen | navigation to the sheet | wait of the finger | to the word that it is in the cart | lost | added twice |',
  )
  print('|---|---|---|---|---|---|---|')
  for (const mode of MODES) {
    const all: (Tap | undefined)[] = []
    for (let run = 0; run < runs; run++) all.push(await tapOnce(browser, origin, mode))
    const done = all.filter((one) => one !== undefined)
    const of = (name: keyof Tap): string => {
      const values = done.map((one) => one[name])
      return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
    }
    print(
      `| ${mode} | ${of('seen')} | ${of('effect')} | ${of('wait')} | ${of('added')} | ${all.length - done.length} of ${all.length} | ${done.filter(({ inCart }) => inCart > 1).length} |`,
    )
  }
}
