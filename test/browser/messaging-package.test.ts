import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import esbuild from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packMessaging } from '../../adapters/messaging-package/pack.ts'
import { createServerApi } from '../interop/server-api.ts'
import { type LoopbackGateway, startLoopbackGateway } from '../support/backend/chat/loopback-gateway.ts'

type Context = { browser: Browser; pages: Server; gateway: LoopbackGateway; folder: string; script: string }

const packed = suite<Context>('the packed messaging client in Chromium')

/** What somebody's page does with the package; `say` and `heard` are for the test. */
const PAGE = `
import { channelKey, ChannelType, textContent } from 'lintas-messaging'
import { createMessagingClient } from 'lintas-messaging/browser'

const [uid, other, address] = new URLSearchParams(location.search).getAll('with')
const client = createMessagingClient({ uid, address, token: 'token-of-' + uid })
const to = { channelID: other, channelType: ChannelType.person }
Object.assign(window, {
  say: async (text) => (await client.send(textContent(text), to).value.outcome).kind,
  texts: () => client.messages$(channelKey(to)).value.messages.map(({ content }) => content.body.text),
})
client.status$.subscribe(({ state }) => (document.title = state))
client.connect()
`

type InPage = { say(text: string): Promise<string>; texts(): readonly string[] }

packed.before(async (context) => {
  // Inside the project, where the package finds its dependencies.
  fs.mkdirSync('.cache', { recursive: true })
  context.folder = fs.mkdtempSync(path.join('.cache', 'packed-'))
  const installed = path.join(context.folder, 'node_modules', 'lintas-messaging')
  fs.mkdirSync(installed, { recursive: true })
  const tarball = await packMessaging(path.join(context.folder, 'packages'))
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const { outputFiles } = await esbuild.build({
    stdin: { contents: PAGE, resolveDir: path.resolve(context.folder) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  })
  context.script = outputFiles[0]?.text ?? ''
  context.gateway = await startLoopbackGateway({ isSecondGeneration: true, streamLayout: 'new' })
  const api = createServerApi(context.gateway.api, context.gateway.managerToken)
  for (const uid of ['ann', 'ben']) await api.registerToken(uid, `token-of-${uid}`)
  context.pages = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>off</title>')
  })
  await new Promise<void>((open) => context.pages.listen(0, '127.0.0.1', open))
  context.browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  })
})

packed.after(async ({ browser, pages, gateway, folder }) => {
  await browser.close()
  pages.closeAllConnections()
  pages.close()
  await gateway.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

packed('sends and receives, and serves a second tab of the account over the one socket', async (context) => {
  const { browser, pages, gateway, script } = context
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  const sockets: string[] = []
  const visit = async (tabs: { newPage(): Promise<Page> }, ...who: readonly string[]): Promise<Page> => {
    const page = await tabs.newPage()
    page.on('websocket', (socket) => void sockets.push(socket.url()))
    const query = [...who, gateway.ws].map((value) => `with=${encodeURIComponent(value)}`).join('&')
    await page.goto(`${origin}/?${query}`)
    await page.addScriptTag({ content: script })
    await page.waitForFunction(() => document.title === 'connected')
    return page
  }
  const say = (page: Page, text: string): Promise<string> =>
    page.evaluate((said) => (window as unknown as InPage).say(said), text)
  const waitFor = (page: Page, wanted: readonly string[]) =>
    page.waitForFunction(
      (texts) => (window as unknown as InPage).texts().join('|') === texts,
      wanted.join('|'),
    )
  const device = await browser.newContext()
  const ann = await visit(device, 'ann', 'ben')
  const annToo = await visit(device, 'ann', 'ben')
  const ben = await visit(await browser.newContext(), 'ben', 'ann')
  assert.is(await say(annToo, 'Is it in stock?'), 'stored')
  await waitFor(ben, ['Is it in stock?'])
  assert.is(await say(ben, 'Two left.'), 'stored')
  for (const page of [ann, annToo]) await waitFor(page, ['Is it in stock?', 'Two left.'])
  assert.is(sockets.length, 2, sockets.join())
})

packed.run()
