import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { Looks } from './looks.ts'
import { idOf, type Session, sleep, strokes } from './session.ts'

const WIDTH = 390
const HEIGHT = 844
const TRIES = 100
const PAUSE_MS = 200

/** A screen that nobody sees: WebKitGTK renders into a window. Gives its name, which the program chooses. */
const openScreen = async (): Promise<{ readonly name: string; readonly process: ChildProcess }> => {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((found, failed) => {
    process.once('error', failed)
    process.once('exit', () => failed(new Error('Xvfb does not run.')))
    process.stdio[3]?.once('data', (line: Buffer) => found(`:${line.toString().trim()}`))
  })
  return { name, process }
}

type Answer = { readonly value: unknown }
type Ask = (method: string, path: string, body?: object) => Promise<unknown>

const askerOf =
  (origin: string): Ask =>
  async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...sent,
    })
    const { value } = (await answer.json()) as Answer
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }

const started = async (ask: Ask): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isThere = await ask('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await sleep(PAUSE_MS)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** Put on each page after it has loaded: what a console would have shown. */
const LISTEN = `function () {
  if (window.__complaints) return;
  window.__complaints = [];
  const add = (text) => window.__complaints.push(String(text));
  addEventListener('error', (event) => event.message && add(event.message));
  addEventListener('unhandledrejection', (event) => add(event.reason));
  document.addEventListener('securitypolicyviolation', (event) => add(event.violatedDirective + ' ' + event.blockedURI));
}`

/** A WebKitGTK of its own with new data, on a screen that nobody sees. */
export const openWebKit = async (
  { driver, browser }: { readonly driver: string; readonly browser: string },
  { textScale = 1 }: Looks = {},
): Promise<Session> => {
  const home = mkdtempSync(join(tmpdir(), 'lintas-webkit-'))
  const screen = await openScreen()
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      GDK_DPI_SCALE: String(textScale),
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  })
  const ask = askerOf(`http://127.0.0.1:${port}`)
  const end = async (): Promise<void> => {
    for (const one of [program, screen.process])
      await new Promise<void>((done) => {
        if (one.exitCode !== null || !one.kill()) return done()
        one.once('exit', () => done())
      })
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await started(ask)
    const options = { binary: browser, args: ['--automation'] }
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string }
    const at = `/session/${sessionId}`
    const post = (path: string, body: object = {}): Promise<unknown> => ask('POST', at + path, body)
    await post('/window/rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT })
    const run = (script: string, args: readonly unknown[]): Promise<unknown> =>
      post('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })
    const listen = (): Promise<unknown> => run(LISTEN, [])
    return {
      name: 'WebKit',
      open: async (url) => {
        await post('/url', { url })
        await listen()
      },
      address: async () => String(await ask('GET', `${at}/url`)),
      back: async () => void (await post('/back')),
      reload: async () => {
        await post('/refresh')
        await listen()
      },
      run,
      click: async (element) => void (await post(`/element/${idOf(element)}/click`)),
      type: async (element, text) => void (await post(`/element/${idOf(element)}/value`, { text })),
      press: async (keys) => void (await post('/actions', { actions: strokes(keys) })),
      setCookie: async (name, value) => void (await post('/cookie', { cookie: { name, value, path: '/' } })),
      picture: async () => String(await ask('GET', `${at}/screenshot`)),
      complaints: async () =>
        (await run('function () { return (window.__complaints ?? []).splice(0) }', [])) as readonly string[],
      close: async () => {
        await ask('DELETE', at).catch(() => undefined)
        await end()
      },
    }
  } catch (cause) {
    await end()
    throw cause
  }
}
