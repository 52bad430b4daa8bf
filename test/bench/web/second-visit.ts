import type { BrowserContext, Page } from 'playwright-core'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { median } from './median.ts'
import { PHONE, SLOW_LINE } from './slow-page.ts'

const PATHS = ['/home', '/detail/54/15', '/search']
const SETTLE_MS = 1_500

const WATCH_MS = 1_000
const STILL_LOOKS = 8
const MAX_LOOKS = 120

/** How many answers and files the worker keeps. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const counts = await Promise.all(stores.map(async (store) => (await store.keys()).length))
    return counts.reduce((sum, count) => sum + count, 0)
  })

/**
 * Everything that the app fetches by itself later is in the store. Asked for again and again from here: what
 * `waitForFunction` is handed may not be asynchronous, its promise counts as a yes.
 */
const filled = async (page: Page): Promise<void> => {
  let before = 0
  let still = 0
  for (let look = 0; look < MAX_LOOKS; look++) {
    const now = await kept(page)
    // The worker rests between files: one look that finds nothing new says little.
    still = now === before ? still + 1 : 0
    if (now > 80 && still >= STILL_LOOKS) return
    before = now
    await page.waitForTimeout(WATCH_MS)
  }
  throw new Error(`After ${MAX_LOOKS} looks the store still fills: ${before} kept`)
}

/** Notes when the first paint was, when the app answers to a finger, and when all pieces of work before that ended. */
const watch = (): void => {
  const seen = { ready: 0, paint: 0, content: 0 }
  Object.assign(window, { visit: seen })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.content = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = (): void => {
    const { lintasEarly } = window as { lintasEarly?: { held?: unknown } }
    if (lintasEarly !== undefined && lintasEarly.held === undefined) {
      // A message comes after what is under way: then a touch would be answered.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        seen.ready = performance.now()
      }
      channel.port2.postMessage('')
    } else setTimeout(look, 4)
  }
  look()
}

type Visit = { readonly ready: number; readonly paint: number; readonly content: number }

const visit = async (context: BrowserContext, url: string, times: number): Promise<Visit> => {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    await page.addInitScript(watch)
    await page.goto(url)
    await page.waitForFunction(() => (window as unknown as { visit: Visit }).visit.ready > 0)
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() => (window as unknown as { visit: Visit }).visit)
  } finally {
    await page.close()
  }
}

/** The visit after the first, out of the service worker's store, on a slow line. */
export const measureSecondVisit = async (runs: number, print: (line: string) => void): Promise<void> => {
  const shop = await openBuiltShop({ hasWorker: true })
  const context = await shop.browser.newContext(PHONE)
  try {
    const first = await context.newPage()
    await first.goto(`${shop.origin}/home`)
    await filled(first)
    await first.close()
    print(
      '\nThe second visit, medians (ms)\n\n| page | processor | first paint | largest | answers to a finger |\n|---|---|---|---|---|',
    )
    for (const times of [1, 4]) {
      for (const path of PATHS) {
        const visits: Visit[] = []
        for (let run = 0; run < runs; run++) visits.push(await visit(context, shop.origin + path, times))
        const of = (name: keyof Visit): string => median(visits.map((one) => one[name])).toFixed(0)
        print(
          `| ${path} | ${times === 1 ? 'as it is' : `${times} times slower`} | ${of('paint')} | ${of('content')} | ${of('ready')} |`,
        )
      }
    }
  } finally {
    await context.close()
    await shop.close()
  }
}
