import type { BrowserContext, Locator, Page, Request } from 'playwright-core'
import { settled } from '../browser/pages/settled.ts'
import { button, field, inSight, wordsOf } from '../browser/pages/visible-text.ts'

/** How long one step may take until the shopper tries something else. */
const STEP_MS = 3_500
/** No page may be without a heading, or busy, for longer; generous for a busy machine. */
const WAY_ON_MS = 60_000
/** Nothing asked for in so long: the page has made up its mind. */
const QUIET_MS = 1_200
const POLL_MS = 200
const HISTORY = 30
const WAYS_ON = 'a[href]:visible, button:enabled:visible'

export type ChaosPage = {
  readonly page: Page
  readonly say: (key: string) => string
  /** What was wrong with the page itself, whatever the server did. */
  readonly problems: string[]
  /** Opens an address, comes back in when it leads to the door, and waits until nothing is asked for. */
  readonly go: (address: string) => Promise<void>
  /** Whether a step came to its end in time. */
  readonly can: (step: Promise<unknown>) => Promise<boolean>
  /**
   * Types into fields, each by its label, and acts: whether that led on. When it did not, what was typed has to be there,
   * but for a field of `notKept` once the session has ended: that is typed anew.
   */
  readonly typing: (
    texts: Readonly<Record<string, string>>,
    act: () => Promise<boolean>,
    notKept?: string,
  ) => Promise<boolean>
  /** Every path it has been at, the last one at the end. */
  readonly visited: readonly string[]
  /** Waits until the page asks for nothing more. */
  readonly quiet: () => Promise<void>
  readonly tap: (target: Locator, isTwice: boolean) => Promise<boolean>
  /**
   * Acts, waits until the page has decided, and tells whether it led to where success leads, if only in passing,
   * or said `done`: a session that ends in that moment leads to the door instead, with the words above it.
   */
  readonly leadsTo: (to: RegExp, act: () => Promise<unknown>, done?: string) => Promise<boolean>
  /** Whatever happened: there is a heading, nothing is busy for ever, and what failed can be tried again. */
  readonly lookAround: (after: string) => Promise<void>
}

type Who = { readonly email: string; readonly password: string }

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** A page of a shopper who takes no failure for an answer. */
export const openChaosPage = async (
  context: BrowserContext,
  origin: string,
  { email, password }: Who,
): Promise<ChaosPage> => {
  await context.addCookies([{ name: 'lintas_lang', value: 'en', url: origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  page.setDefaultNavigationTimeout(WAY_ON_MS)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`))
  const say = wordsOf('en')
  const can: ChaosPage['can'] = (step) =>
    step.then(
      () => true,
      () => false,
    )
  const visited: string[] = []
  /** What came and where it led, for the message of text that is lost. */
  const trace: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    visited.push(new URL(frame.url()).pathname)
    trace.push(`at ${visited.at(-1)}`)
  })
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/api/')) trace.push(`${pathname} ${answer.status()}`)
  })
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  // What a page asked for that is no more ends nowhere.
  page.on('domcontentloaded', () => underWay.clear())
  const quiet = async (): Promise<void> => {
    let still = 0
    for (let waited = 0; still < QUIET_MS && waited < WAY_ON_MS; waited += POLL_MS) {
      await page.waitForTimeout(POLL_MS)
      still = underWay.size === 0 ? still + POLL_MS : 0
    }
  }

  const enter = async (): Promise<void> => {
    for (let tries = 0; tries < 4 && pathOf(page) === '/login'; tries += 1) {
      await can(field(page, say('session.account')).fill(email))
      await can(field(page, say('session.password')).fill(password))
      await can(button(page, say('session.signIn')).click())
      await can(page.waitForURL((url) => url.pathname !== '/login'))
    }
  }
  const go = async (address: string): Promise<void> => {
    await page.goto(origin + address)
    await can(page.locator('h1:visible').first().waitFor())
    await quiet()
    if (pathOf(page) !== '/login') return
    await enter()
    if (pathOf(page) === '/login') return
    await page.goto(origin + address)
    await can(page.locator('h1:visible').first().waitFor())
    await quiet()
  }
  const tap: ChaosPage['tap'] = (target, isTwice) =>
    can(isTwice ? inSight(target).dblclick() : inSight(target).click())

  const typing: ChaosPage['typing'] = async (texts, act, notKept) => {
    for (const [label, text] of Object.entries(texts))
      if (!(await can(field(page, label).fill(text)))) return false
    const at = pathOf(page)
    trace.push('typed')
    if (await act()) return true
    trace.push('acted')
    const hasEnded = pathOf(page) === '/login'
    if (hasEnded) await enter()
    if (pathOf(page) !== at) return false
    for (const [label, text] of Object.entries(texts)) {
      const box = field(page, label)
      // A screen that shows only its error now holds the text behind it; the retry brings it back.
      if (!(await can(box.waitFor()))) continue
      const value = await box.inputValue()
      if (value === text || (hasEnded && label === notKept && value === '')) continue
      problems.push(`${at}: "${label}" was "${text}" and is "${value}"`, trace.slice(-HISTORY).join(', '))
    }
    return false
  }

  const leadsTo: ChaosPage['leadsTo'] = async (to, act, done) => {
    const before = visited.length
    let isSaid = false
    const heard = done === undefined ? undefined : page.getByText(say(done)).first()
    void heard?.waitFor({ state: 'attached', timeout: WAY_ON_MS }).then(
      () => {
        isSaid = true
      },
      () => undefined,
    )
    await act()
    await quiet()
    return isSaid || visited.slice(before).some((path) => to.test(path))
  }

  const lookAround = async (after: string): Promise<void> => {
    try {
      await settled(page, WAY_ON_MS)
      await page.locator('h1:visible').first().waitFor({ timeout: WAY_ON_MS })
      // A way on: something that can be followed or pressed.
      await page.locator(WAYS_ON).first().waitFor({ timeout: WAY_ON_MS })
    } catch (cause) {
      const shown = await page.evaluate(() => document.querySelector('#app')?.textContent.slice(0, 300))
      problems.push(`after ${after} no way on at ${page.url()}: "${shown}" (${String(cause).slice(0, 80)})`)
    }
    const retry = button(page, say('kit.retry'))
    if (await retry.isVisible()) await can(retry.click())
  }
  return { page, say, problems, go, can, visited, quiet, typing, tap, leadsTo, lookAround }
}
