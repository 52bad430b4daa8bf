import type { Browser } from 'playwright-core'
import { enterAs } from '../../support/backend/shoppers/demo-shopper.ts'
import { median } from './median.ts'
import type { Target } from './pages.ts'
import { openSlowPage, SLOW_LINE } from './slow-page.ts'

const TIMES = 4
const SETTLE_MS = 2_500
const PATIENCE_MS = 90_000
/** The part of a long task that blocks. */
const LONG_MS = 50

export type Visit = {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What long tasks after the first paint block. */
  readonly blocked: number
}

type Watched = { fcp: number; lcp: number; cls: number; tasks: [number, number][] }

/** Runs on the page from its beginning. */
const watch = (): void => {
  const seen: Watched = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { watched: seen })
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
}

/**
 * A first visit with a processor four times slower and a slow line, both for real where Lighthouse reckons. `cls` is
 * the sum of all shifts, so never less than the figure of that name.
 */
export const visitSlowly = async (browser: Browser, url: string, token?: string): Promise<Visit> => {
  const { page, cdp, close } = await openSlowPage(browser, TIMES)
  try {
    if (token !== undefined) await enterAs(page.context(), new URL(url).origin, token)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await page.waitForTimeout(SETTLE_MS)
    const { fcp, lcp, cls, tasks } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    )
    const blocked = tasks.reduce(
      (sum, [at, took]) => (at + took > fcp ? sum + Math.max(0, took - LONG_MS) : sum),
      0,
    )
    return { fcp, lcp, cls, blocked }
  } finally {
    await close()
  }
}

/** First visits on an empty cache and a slow line, by visitors and by a shopper who is signed in: medians. */
export const measureApplied = async (
  browser: Browser,
  targets: readonly Target[],
  runs: number,
  print: (line: string) => void,
): Promise<void> => {
  print(`\nFirst visits, processor ${TIMES} times slower and a slow line for real, medians of ${runs} (ms)\n`)
  print('| page | FCP | LCP | CLS | blocked after FCP |\n|---|---|---|---|---|')
  for (const { name, url, token } of targets) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) visits.push(await visitSlowly(browser, url, token))
    const of = (figure: keyof Visit): number => median(visits.map((visit) => visit[figure]))
    const [fcp, lcp, blocked] = [of('fcp'), of('lcp'), of('blocked')].map((ms) => ms.toFixed(0))
    print(`| ${name} | ${fcp} | ${lcp} | ${of('cls').toFixed(3)} | ${blocked} |`)
  }
}
