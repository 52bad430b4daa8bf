import type { CDPSession, Page } from 'playwright-core'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { watchMainTasks } from './main-tasks.ts'
import { openSlowPage } from './slow-page.ts'

/** FEED makes it shorter. */
const PRODUCTS = Number(process.env['FEED'] ?? 5_000)
const PATIENCE_MS = 300_000
const MIB = 1_048_576
const CARD = 'article'

type Look = { readonly cards: number; readonly elements: number; readonly heapMiB: string }

/** The page as it stands, after the rubbish is collected. */
export const look = async (page: Page, cdp: CDPSession): Promise<Look> => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const counts = await page.evaluate((card) => {
    return { cards: document.querySelectorAll(card).length, elements: document.querySelectorAll('*').length }
  }, CARD)
  return { ...counts, heapMiB: (usedSize / MIB).toFixed(1) }
}

/** Notes every product that was ever rendered, and how long each frame took. */
export const watch = (card: string): void => {
  const state = { drawn: new Set<string>(), max: 0, frames: 0, slow: 0, late: 0, blocked: 0 }
  Object.assign(window, { feed: state })
  const note = (): void => {
    const cards = document.querySelectorAll(`${card} a`)
    state.max = Math.max(state.max, cards.length)
    for (const one of cards) state.drawn.add(one.getAttribute('href') ?? '')
  }
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  note()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += duration
  }).observe({ type: 'longtask' })
  let before = performance.now()
  const frame = (now: number): void => {
    state.frames += 1
    if (now - before > 34) state.slow += 1
    if (now - before > 50) state.late += 1
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

type Counts = {
  readonly max: number
  readonly frames: number
  /** Frames over 34 ms, and over 50. */
  readonly slow: number
  readonly late: number
  /** Milliseconds of long tasks. */
  readonly blocked: number
}

/** What has been noted so far. */
export const read = (page: Page): Promise<Counts & { readonly drawn: number }> =>
  page.evaluate(() => {
    const { feed } = window as unknown as { feed: Counts & { drawn: Set<string> } }
    return { ...feed, drawn: feed.drawn.size }
  })

/** Scrolls to `goal` products as a thumb would; gives the milliseconds it took. */
export const scrollTo = async (page: Page, goal: number): Promise<number> => {
  const startedAt = performance.now()
  while ((await read(page)).drawn < goal) {
    if (performance.now() - startedAt > PATIENCE_MS)
      throw new Error(`only ${(await read(page)).drawn} products came`)
    await page.mouse.wheel(0, 1200)
    await page.waitForTimeout(50)
  }
  return performance.now() - startedAt
}

/** A list of 5,000 products from its first to its last. */
export const measureFeed = async (print: (line: string) => void): Promise<void> => {
  const shop = await openBuiltShop({ seed: `load:${PRODUCTS}` })
  const { page, cdp, close } = await openSlowPage(shop.browser, 1)
  try {
    await page.goto(`${shop.origin}/explore`)
    await page.locator(CARD).first().waitFor()
    await page.evaluate(watch, CARD)
    await page.mouse.move(206, 480)
    print(
      `\n${PRODUCTS} products scrolled through\n\n| products | in the DOM | elements | heap MiB |\n|---|---|---|---|`,
    )
    let spent = 0
    const tasks = { count: 0, over16: 0, over34: 0 }
    for (const share of [0.1, 0.25, 0.5, 0.75, 1]) {
      // What this command itself asks of the page afterwards, to collect its rubbish, is not counted.
      const stop = await watchMainTasks(cdp)
      spent += await scrollTo(page, Math.floor(PRODUCTS * share * 0.99))
      const leg = await stop()
      for (const name of ['count', 'over16', 'over34'] as const) tasks[name] += leg[name]
      const { cards, elements, heapMiB } = await look(page, cdp)
      print(`| ${(await read(page)).drawn} | ${cards} | ${elements} | ${heapMiB} |`)
    }
    const { max, frames, slow } = await read(page)
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    print(
      `\nMain thread, by its own time: ${tasks.over16} of ${tasks.count} pieces of work over 16 ms, ${tasks.over34} over 34 ms`,
    )
    print(
      `Most at once: ${max}; frames over 34 ms: ${slow} of ${frames}; layout shift ${shift.toFixed(3)}; ${(spent / 1000).toFixed(0)} s`,
    )
  } finally {
    await close()
    await shop.close()
  }
}
