import type { Browser, CDPSession, Page } from 'playwright-core'

export type SlowPage = { readonly page: Page; readonly cdp: CDPSession; readonly close: () => Promise<void> }

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A slow 4G line: 1.6 Mbit/s down, 0.7 up, and 150 ms until an answer begins. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 184_320,
  uploadThroughput: 86_400,
}

/** Collects what the browser tells of touches and frames. */
const observe = (): void => {
  const seen = { touches: [] as number[], frames: [] as number[], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as { interactionId?: number }).interactionId) seen.touches.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * The window of a browser without a screen is as large as the page, bars of its own included: what changes at the
 * bottom of the page would never count as shown.
 */
const enlargeWindow = async (cdp: CDPSession): Promise<void> => {
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  const { width, height } = PHONE.viewport
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: width * 2, height: height * 2 } })
}

/** A phone whose processor is `times` slower than this machine. */
export const openSlowPage = async (browser: Browser, times: number): Promise<SlowPage> => {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(observe)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const cdp = await context.newCDPSession(page)
  await enlargeWindow(cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  return { page, cdp, close: () => context.close() }
}
