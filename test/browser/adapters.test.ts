import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import esbuild from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { echoSockets } from '../support/messaging/echo-sockets.ts'

type Context = { browser: Browser; server: Server; origin: string }

const adapters = suite<Context>('browser adapters in Chromium')

const bundle = async (file: string): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // uvu exits the process of a command line; a page has none.
    define: { 'process.env.NODE_ENV': '"test"' },
  })
  return outputFiles[0]?.text ?? ''
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const openServer = async (): Promise<Server> => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    const { token, 'content-type': contentType } = request.headers
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (url.pathname === '/silent') return
    if (url.pathname === '/refused') response.writeHead(418).end('{"code":0}')
    else if (url.pathname === '/text') response.writeHead(503).end('<h1>down</h1>')
    else if (url.pathname === '/upload') json({ size: body.length, token, contentType })
    else if (url.pathname === '/echo') {
      const sent: unknown = body.length === 0 ? undefined : JSON.parse(body.toString())
      json({ method: request.method, query: url.search, token, contentType, body: sent })
    } else response.setHeader('content-type', 'text/html').end('<!doctype html><title>adapters</title>')
  })
  echoSockets(server)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return server
}

adapters.before(async (context) => {
  context.server = await openServer()
  context.origin = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}`
  context.browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  })
})

adapters.after(async ({ browser, server }) => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

adapters('pass the contract suites in a page', async ({ browser, origin }) => {
  const page = await browser.newPage()
  await page.goto(origin)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const ended = page.waitForEvent('console', (message) => message.text().includes('Duration'))
  await page.addScriptTag({ content: await bundle('test/support/browser/adapters/chromium-contracts.ts') })
  await ended
  const report = () => lines.join('\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
  const plain = report().replace(/\u001b\[[0-9;]*m/g, '')
  const total = Number(/Total:\s+(\d+)/.exec(plain)?.[1])
  const passed = Number(/Passed:\s+(\d+)/.exec(plain)?.[1])
  assert.ok(total >= 62, plain)
  assert.is(passed, total, plain)
  await page.close()
})

type Harness = {
  life: () => { isOnline: boolean; isVisible: boolean }
  announce: (topic: string, text: string) => void
  heard: () => string[]
  lockWords: Record<LockKind, string[]>
  askLock: (kind: LockKind) => void
  upload: (bytes: number) => Promise<{ sent: { value: { json: unknown } }; shares: number[] }>
}
type LockKind = 'lease' | 'web'
type Harnessed = { harness: Harness }

adapters('report the progress of an upload, and send it as a form', async ({ browser, origin }) => {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.addScriptTag({ content: await bundle('test/support/browser/adapters/chromium-page.ts') })
  const { sent, shares } = await page.evaluate(() =>
    (window as unknown as Harnessed).harness.upload(3_000_000),
  )
  const { size, token, contentType } = sent.value.json as { size: number; token: string; contentType: string }
  assert.ok(size > 3_000_000 && size < 3_001_000, `${size}`)
  assert.is(token, 't')
  assert.match(contentType, /^multipart\/form-data; boundary=/)
  assert.ok(shares.length > 0)
  assert.is(shares.at(-1), 1)
  assert.equal(
    shares,
    [...shares].sort((a, b) => a - b),
  )
  await page.close()
})

adapters(
  'publish to another tab by storage events, and follow the network state',
  async ({ browser, origin }) => {
    const { context, pages } = await openPages(browser, origin)
    await pages[0].evaluate(() => (window as unknown as Harnessed).harness.announce('session', 'left'))
    await pages[1].waitForFunction(() => (window as unknown as Harnessed).harness.heard().length > 0)
    const heardBy = (at: 0 | 1) => pages[at].evaluate(() => (window as unknown as Harnessed).harness.heard())
    assert.equal([await heardBy(0), await heardBy(1)], [[], ['left']])

    await context.setOffline(true)
    await pages[1].waitForFunction(() => !(window as unknown as Harnessed).harness.life().isOnline)
    await context.setOffline(false)
    await pages[1].waitForFunction(() => (window as unknown as Harnessed).harness.life().isOnline)
    await context.close()
  },
)

const openPages = async (browser: Browser, origin: string) => {
  const context = await browser.newContext()
  const pages = [await context.newPage(), await context.newPage()] as const
  const script = await bundle('test/support/browser/adapters/chromium-page.ts')
  for (const page of pages) {
    await page.goto(origin)
    await page.addScriptTag({ content: script })
  }
  return { context, pages }
}

for (const kind of ['web', 'lease'] as const) {
  adapters(`release a lock when the tab that holds it ends (${kind})`, async ({ browser, origin }) => {
    const { context, pages } = await openPages(browser, origin)
    const [first, second] = pages
    const words = () => second.evaluate((of) => (window as unknown as Harnessed).harness.lockWords[of], kind)
    await first.evaluate((of) => (window as unknown as Harnessed).harness.askLock(of), kind)
    await first.waitForFunction(
      (of) => (window as unknown as Harnessed).harness.lockWords[of].length > 0,
      kind,
    )
    await second.evaluate((of) => (window as unknown as Harnessed).harness.askLock(of), kind)
    await second.waitForTimeout(700)
    assert.equal(await words(), [])
    await first.close()
    await second.waitForFunction(
      (of) => (window as unknown as Harnessed).harness.lockWords[of].length > 0,
      kind,
    )
    assert.equal(await words(), ['held'])
    if (kind === 'web') {
      await second.evaluate(
        () => void navigator.locks.request('lintas-chat', { steal: true }, () => undefined),
      )
      await second.waitForFunction(() => (window as unknown as Harnessed).harness.lockWords.web.length > 1)
      assert.equal(await words(), ['held', 'lost'])
    }
    await context.close()
  })
}

adapters.run()
