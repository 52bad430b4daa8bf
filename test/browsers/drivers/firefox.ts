import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { Looks } from './looks.ts'
import { openMarionette } from './marionette.ts'
import { idOf, type Session, strokes } from './session.ts'

const WIDTH = 390
const HEIGHT = 844

/** A phone's pointer: coarse, and none that hovers. */
const COARSE = 1

const prefsOf = (
  port: number,
  { isDark = false, textScale = 1 }: Looks,
): Readonly<Record<string, unknown>> => ({
  'marionette.port': port,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'ui.textScaleFactor': textScale * 100,
  'ui.primaryPointerCapabilities': COARSE,
  'ui.allPointerCapabilities': COARSE,
  'ui.useOverlayScrollbars': 1,
  'dom.disable_beforeunload': true,
})

const SIZE = `const [width, height] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const [name, px] of [['width', width], ['height', height]])
    for (const edge of [name, 'min-' + name, 'max-' + name]) style.setProperty(edge, px + 'px');`

/**
 * In the parent process: notes each request that ends badly while the page that made it stands. What a page no longer waits for
 * when it is left ends as aborted, and on no page.
 */
const WATCH = `const NS_BINDING_ABORTED = 0x804b0002;
  globalThis.failed = [];
  Services.obs.addObserver((request) => {
    const { status, URI, loadInfo } = request.QueryInterface(Ci.nsIChannel);
    const page = loadInfo.browsingContext?.currentWindowGlobal?.innerWindowId;
    if (Components.isSuccessCode(status) || status === NS_BINDING_ABORTED) return;
    if (!/^https?$/.test(URI.scheme) || page === undefined || page !== loadInfo.innerWindowID) return;
    globalThis.failed.push('No answer (0x' + status.toString(16) + ') to ' + URI.spec);
  }, 'http-on-stop-request');`

/**
 * Firefox writes this too when a page is left before the whole body of a worker's answer has come (BodyComplete in its
 * FetchEventOpChild.cpp): for any worker, even one that only passes requests on, and with the address or without. Whether a page
 * that stands has lost an answer is told by the requests themselves.
 */
const BODY_BROKE_OFF = 'A ServiceWorker intercepted the request and encountered an unexpected error'

const COMPLAINTS = `const [brokeOff] = arguments;
  const errors = Services.console.getMessageArray()
    .filter((m) => m instanceof Ci.nsIScriptError && !(m.flags & 1) && /^https?:/.test(m.sourceName))
    .filter((m) => !m.errorMessage.includes(brokeOff))
    .map((m) => m.errorMessage + ' ' + m.sourceName + ':' + m.lineNumber);
  Services.console.reset();
  return [...errors, ...globalThis.failed.splice(0)];`

/** A Firefox of its own with a new profile, without a window. */
export const openFirefox = async (program: string, looks: Looks = {}): Promise<Session> => {
  const profile = mkdtempSync(join(tmpdir(), 'lintas-firefox-'))
  const port = await freePort()
  const prefs = Object.entries(prefsOf(port, looks))
  writeFileSync(
    join(profile, 'user.js'),
    prefs.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
  )
  const browser = spawn(
    program,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
      env: { ...process.env, MOZ_HEADLESS_WIDTH: '1000', MOZ_HEADLESS_HEIGHT: '1100' },
    },
  )
  const gone = new Promise<void>((done) => browser.once('exit', () => done()))
  const close = async (): Promise<void> => {
    browser.kill('SIGTERM')
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { send, close: hangUp } = await openMarionette(port)
    const inChrome = async (script: string, args: readonly unknown[] = []): Promise<unknown> => {
      await send('Marionette:SetContext', { value: 'chrome' })
      try {
        // One scope for all of them: what one has left there the next one finds.
        return await send('WebDriver:ExecuteScript', { script, args, sandbox: 'lintas', newSandbox: false })
      } finally {
        await send('Marionette:SetContext', { value: 'content' })
      }
    }
    await send('WebDriver:NewSession', { strictFileInteractability: false })
    await inChrome(SIZE, [WIDTH, HEIGHT])
    await inChrome(WATCH)
    return {
      name: 'Firefox',
      open: async (url) => void (await send('WebDriver:Navigate', { url })),
      address: async () => String(await send('WebDriver:GetCurrentURL')),
      back: async () => void (await send('WebDriver:Back')),
      reload: async () => void (await send('WebDriver:Refresh')),
      run: (script, args) =>
        send('WebDriver:ExecuteScript', { script: `return (${script}).apply(null, arguments)`, args }),
      click: async (element) => void (await send('WebDriver:ElementClick', { id: idOf(element) })),
      type: async (element, text) =>
        void (await send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
      press: async (keys) => void (await send('WebDriver:PerformActions', { actions: strokes(keys) })),
      setCookie: async (name, value) =>
        void (await send('WebDriver:AddCookie', { cookie: { name, value, path: '/' } })),
      picture: async () => String(await send('WebDriver:TakeScreenshot', { full: false })),
      complaints: async () => (await inChrome(COMPLAINTS, [BODY_BROKE_OFF])) as readonly string[],
      close: async () => {
        await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined)
        hangUp()
        await close()
      },
    }
  } catch (cause) {
    await close()
    throw cause
  }
}
