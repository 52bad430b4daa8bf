import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { holdFiles } from '../network/held-files.ts'
import type { openBuiltShop } from '../shop/built-shop.ts'
import { untilHydrated } from './settled.ts'

type Shop = Awaited<ReturnType<typeof openBuiltShop>>

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const PATIENT = { timeout: 30_000 }
const TRIES = 40

/** Ways to open pages that is server-rendered with their data, and to hold their code back. */
export const serverRenderedPages = (shop: Shop) => {
  /** A busy machine may send the plain page first; what is rendered meanwhile is kept for the next one who asks. */
  const openServerRendered = async (page: Page, path: string): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await page.goto(shop.origin + path, { waitUntil: 'commit' })
      // A plain page stays empty where no script runs: nothing in it may be waited for.
      if (!(await answer?.text())?.includes('data-with-answers')) continue
      return page
        .locator('#app[data-with-answers] > *')
        .first()
        .waitFor({ state: 'attached', ...PATIENT })
    }
    throw new Error(`${path} never came with its data`)
  }

  /** Asks for a page until the server sends it with its data; then it is kept for the next one who asks. */
  const untilServerRendered = async (path: string): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++)
      if ((await (await fetch(shop.origin + path)).text()).includes('data-with-answers')) return
    throw new Error(`${path} never came with its data`)
  }

  /** What such a page takes, headers and all, when a visitor of a language asks for it. */
  const bytesOnTheWire = async (path: string, language: Language): Promise<number> => {
    const headers = { 'accept-encoding': 'br', cookie: `lintas_lang=${language}` }
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await fetch(shop.origin + path, { headers })
      const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`)
      const bytes = lines.join('').length + Number(answer.headers.get('content-length'))
      if ((await answer.text()).includes('data-with-answers')) return bytes
    }
    throw new Error(`${path} never came with its data in ${language}`)
  }

  /** An empty page of a phone, in a context of its own. */
  const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await shop.browser.newContext({ ...PHONE, ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENT.timeout)
    return page
  }

  const withPage = async (
    act: (page: Page, context: BrowserContext) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const page = await openPage(options)
    try {
      await act(page, page.context())
    } finally {
      await page.context().close()
    }
  }

  const hydrated = (page: Page): Promise<void> => untilHydrated(page, PATIENT)

  /** Holds the code of the app, or a part of it, back; it is let through when the answer is called. */
  const holdCode = (page: Page, code = /\/assets\/main-\w+\.js$/): Promise<() => void> =>
    holdFiles(page, code)

  return { openServerRendered, untilServerRendered, bytesOnTheWire, openPage, withPage, hydrated, holdCode }
}
