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

const ERRORS = `const found = Services.console.getMessageArray()
    .filter((m) => m instanceof Ci.nsIScriptError && !(m.flags & 1) && /^https?:/.test(m.sourceName))
    .map((m) => m.errorMessage + ' ' + m.sourceName + ':' + m.lineNumber);
  Services.console.reset();
  return found;`

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
        return await send('WebDriver:ExecuteScript', { script, args })
      } finally {
        await send('Marionette:SetContext', { value: 'content' })
      }
    }
    await send('WebDriver:NewSession', { strictFileInteractability: false })
    await inChrome(SIZE, [WIDTH, HEIGHT])
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
      complaints: async () => (await inChrome(ERRORS)) as readonly string[],
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
