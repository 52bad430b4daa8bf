import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { copyDemoShop } from '../../backend/process/backend-process.ts'
import { QUICK_HASHES, SHORT_LIVED } from '../../backend/process/short-lived.ts'
import { noteToasts } from '../pages/toasts.ts'

/** The production build, served by the backend from data of its own. */
export type BuiltServer = {
  readonly origin: string
  /** The folder of the build. */
  readonly dist: string
  /** The folder of its data, which commands work on. */
  readonly dataDir: string
  /** All that the server has written so far. */
  readonly said: () => string
  readonly close: () => Promise<void>
}

const START_MS = 180_000
/** A page without its data, with status 503, is no answer that a test of a page waits for: on a busy machine it comes later. */
const RENDER_MS = '60000'

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

export type ServerOptions = {
  /** What the shop has to sell, as `--seed` takes it. */
  readonly seed?: string
  /** Variables of the server's environment beside those of the test. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Builds the app once, and opens the shop on a free port with data of its own. */
export const openBuiltServer = async ({
  environment = {},
  seed = 'demo',
}: ServerOptions = {}): Promise<BuiltServer> => {
  const folder = mkdtempSync(join('.cache', 'shop-'))
  const dist = builtOnce()
  const data = join(folder, 'data')
  if (seed === 'demo') copyDemoShop(data)
  const args = ['--port', '0', '--seed', seed, '--data-dir', data, '--public-dir', join(dist, 'public')]
  const server = spawn(process.execPath, [...SHORT_LIVED, join(dist, 'server/main.js'), ...args], {
    // A run that is ended itself closes nothing any more.
    env: {
      ...process.env,
      LINTAS_END_WITH_PARENT: '1',
      LINTAS_RENDER_MS: RENDER_MS,
      ...QUICK_HASHES,
      ...environment,
    },
  })
  let said = ''
  for (const out of [server.stdout, server.stderr])
    out.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const close = async (): Promise<void> => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { origin: await originOf(server), dist, dataDir: data, said: () => said, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The production build, served by the backend with the demo world, and a browser to visit it with. */
export type BuiltShop = BuiltServer & { readonly browser: Browser }

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // All pages are of one origin: a spare process for the next one is started in vain each time.
  '--disable-site-isolation-trials',
  // Without a GPU there is nothing that a process of its own would protect.
  '--in-process-gpu',
  ...(process.env['LINTAS_BROWSER_ARGS'] ?? '').split(' ').filter(Boolean),
]

/**
 * Prepares every context of a browser: toasts are noted. What a worker fetches no test can stand in the way of
 * (`page.route`), so pages have none; tests of the worker itself ask for one.
 */
const prepareContexts = (browser: Browser, hasWorker: boolean): void => {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(noteToasts)
    if (!hasWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    return context
  }
}

// Not imported: for that Node would look through its three megabytes for the names that it exports.
const playwright: typeof import('playwright-core') = createRequire(import.meta.url)('playwright-core')

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
    const browser = await playwright.chromium.launch({ executablePath, args: BROWSER_ARGS })
    prepareContexts(browser, hasWorker)
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

/** The simulated staff decide, ship and carry at once: for tests to which their hour is not the matter. */
export const BRISK_STAFF: Readonly<Record<string, string>> = {
  LINTAS_AUDIT_MS: '300',
  LINTAS_PARCEL_STEP_MS: '300',
  LINTAS_SHIP_MS: '500',
  LINTAS_POLL_MS: '200',
}

const shared = new Map<string, { readonly opened: Promise<BuiltShop>; sharers: number }>()

/**
 * One shop of these options for all files that run in this process (`together` in test/runner/groups.ts): for tests that
 * leave nothing behind which another file could trip over. The last file that closes it ends it.
 */
export const openSharedShop = async (options: ShopOptions = {}): Promise<BuiltShop> => {
  const key = JSON.stringify(options)
  const one = shared.get(key) ?? { opened: openBuiltShop(options), sharers: 0 }
  shared.set(key, one)
  one.sharers += 1
  const shop = await one.opened
  const close = async (): Promise<void> => {
    one.sharers -= 1
    if (one.sharers === 0) await shop.close()
  }
  return { ...shop, close }
}

export type ShopWithNextBuild = {
  readonly origin: string
  /** From now on the shop has a worker of another build, over the same files. */
  readonly deploy: () => void
  /** From now on files that a worker keeps ahead of their use take so many milliseconds. */
  readonly delayFiles: (delayMs: number) => void
  readonly close: () => Promise<void>
}

/** The id under which `deploy` brings the build out once more. */
export const NEXT_BUILD = 'a-build-after'

/** Stands before a shop and hands everything on, but for the worker's build id once the next build is out. */
export const beforeShop = async (shop: string): Promise<ShopWithNextBuild> => {
  let isOut = false
  let fileDelayMs = 0
  const server = createServer(async (request, response) => {
    try {
      const { method = 'GET', url = '/', headers } = request
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      // Bare of what belongs to one connection; bodies travel as they are.
      const kept = ['cookie', 'token', 'content-type', 'accept', 'accept-language', 'cache-control']
      const sent = Object.fromEntries(
        kept.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
      )
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }
      const answer = await fetch(shop + url, { method, headers: sent, redirect: 'manual', ...body })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const passed = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(passed))
      const isWorker = isOut && url === '/sw.js'
      if (/^\/(?:assets|art|\w+\.[\w-]+\.html)/.test(url)) await delay(fileDelayMs)
      response.end(isWorker ? bytes.toString().replace(/id:"[0-9a-f]+"/, `id:"${NEXT_BUILD}"`) : bytes)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      isOut = true
    },
    delayFiles: (delayMs) => {
      fileDelayMs = delayMs
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
