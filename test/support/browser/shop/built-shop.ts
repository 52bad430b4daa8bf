import { type Browser, chromium } from 'playwright-core'
import { type BuiltServer, openBuiltServer, type ServerOptions } from './built-server.ts'

/** The production build, served by the backend with the demo world, and a browser to visit it with. */
export type BuiltShop = BuiltServer & { readonly browser: Browser }

const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/**
 * What a worker fetches no test can stand in the way of (`page.route`), so pages have none. Tests of the worker
 * itself ask for one.
 */
const withoutWorker = (browser: Browser): void => {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }
}

type ShopOptions = ServerOptions & {
  /** Whether pages get their service worker. */
  readonly hasWorker?: boolean
}

/** Builds the app once, opens the shop on a free port with data of its own, and starts a browser. */
export const openBuiltShop = async ({
  hasWorker = false,
  ...options
}: ShopOptions = {}): Promise<BuiltShop> => {
  const server = await openBuiltServer(options)
  try {
    const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
    if (!hasWorker) withoutWorker(browser)
    const close = async (): Promise<void> => {
      await browser.close()
      await server.close()
    }
    return { ...server, browser, close }
  } catch (error) {
    await server.close()
    throw error
  }
}
