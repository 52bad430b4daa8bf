import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** The production build, served by the backend with the demo world, and a browser to visit it with. */
export type BuiltShop = {
  readonly origin: string
  readonly browser: Browser
  /** The folder of the build. */
  readonly dist: string
  /** All that the server has written so far. */
  readonly said: () => string
  readonly close: () => Promise<void>
}

const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
const START_MS = 180_000

let built: string | undefined

/** The build that all shops of this process share. LINTAS_DIST names one that is there already. */
const builtOnce = (): string => {
  built ??= process.env['LINTAS_DIST']
  if (built !== undefined) return built
  const folder = mkdtempSync(join('.cache', 'shop-dist-'))
  const done = spawnSync(process.execPath, ['build.mjs', 'build', '--out', folder], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  built = folder
  return folder
}

const originOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The shop did not open: ${said}`)), START_MS)
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const origin = /open at (http:\S+)/.exec(said)?.[1]
      if (origin === undefined) return
      clearTimeout(timer)
      resolve(origin)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The shop closed with ${code}: ${said}`)))
  })

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

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

type ShopOptions = {
  /** Whether pages get their service worker. */
  readonly hasWorker?: boolean
  /** What the shop has to sell, as `--seed` takes it. */
  readonly seed?: string
  /** Variables of the server's environment beside those of the test. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A copy of a new demo shop's data, when the run has made them (.tools/test/test-shop.mjs): quicker than to seed again. */
const layOut = (seed: string, folder: string): void => {
  const made = process.env['LINTAS_DEMO_DATA']
  if (made !== undefined && seed === 'demo') cpSync(made, folder, { recursive: true })
}

/** Builds the app once, opens the shop on a free port with data of its own, and starts a browser. */
export const openBuiltShop = async ({
  environment = {},
  seed = 'demo',
  hasWorker = false,
}: ShopOptions = {}): Promise<BuiltShop> => {
  const folder = mkdtempSync(join('.cache', 'shop-'))
  const dist = builtOnce()
  layOut(seed, join(folder, 'data'))
  const server = spawn(
    process.execPath,
    [
      join(dist, 'server/main.js'),
      ...[
        '--port',
        '0',
        '--seed',
        seed,
        '--data-dir',
        join(folder, 'data'),
        '--public-dir',
        join(dist, 'public'),
      ],
    ],
    { env: { ...process.env, ...environment } },
  )
  let said = ''
  for (const out of [server.stdout, server.stderr])
    out.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  try {
    const origin = await originOf(server)
    const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
    if (!hasWorker) withoutWorker(browser)
    const close = async (): Promise<void> => {
      await browser.close()
      await stopped(server)
      rmSync(folder, { recursive: true, force: true })
    }
    return { origin, browser, dist, said: () => said, close }
  } catch (error) {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
