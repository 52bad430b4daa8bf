import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { SHORT_LIVED } from '../../backend/process/short-lived.ts'
import { STAFF_PASSWORD } from '../../backend/staff/staff-calls.ts'
import { axeProblems, colourProblems } from '../accessibility/axe.ts'
import { moveTo } from '../pages/settled.ts'
import { button, field, wordsOf } from '../pages/visible-text.ts'
import type { BuiltServer, BuiltShop } from '../shop/built-shop.ts'

/** Generous: a busy machine is no fault of the page. */
const PATIENCE_MS = 30_000

/** Makes an owner's account by the command, as whoever runs a shop does. */
export const hireByCommand = (
  { dist, dataDir }: Pick<BuiltServer, 'dist' | 'dataDir'>,
  name: string,
): void => {
  const program = join(dist, 'server/staff-main.js')
  const asked = ['add', name, '--role', 'owner', '--data-dir', dataDir]
  const done = spawnSync(process.execPath, [...SHORT_LIVED, program, ...asked], {
    encoding: 'utf8',
    env: { ...process.env, LINTAS_STAFF_NEW_PASSWORD: STAFF_PASSWORD },
  })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
}

type StaffAnswer = { readonly code: number; readonly msg: string; readonly data: { readonly token: string } }

/** Signs somebody of the counter in who has no page; gives their calls, by path and body. */
export const staffCalls = async (
  origin: string,
  name: string,
): Promise<(path: string, body: object) => Promise<StaffAnswer>> => {
  const call = async (path: string, body: object, token?: string): Promise<StaffAnswer> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { 'staff-token': token }),
    }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await fetch(`${origin}/api/staff${path}`, sent)).json()) as StaffAnswer
  }
  const { code, msg, data } = await call('/login', { name, password: STAFF_PASSWORD })
  if (code !== 1) throw new Error(`${name}: ${msg}`)
  return (path, body) => call(path, body, data.token)
}

/** The owner and the clerks of shops whose files share one (`openSharedShop`). */
const hired = new Map<string, Set<string>>()

/**
 * Makes an owner's account by the command, and has the owner make those of the clerks, of all shops or of one: a command
 * for each would cost as much as a page. Whoever another file of this process has made is there already.
 */
export const hire = async (
  shop: Pick<BuiltServer, 'dist' | 'dataDir' | 'origin'>,
  owner: string,
  clerks: readonly (readonly [name: string, shop?: number])[],
): Promise<void> => {
  const there = hired.get(shop.origin) ?? new Set<string>()
  hired.set(shop.origin, there)
  if (!there.has(owner)) hireByCommand(shop, owner)
  there.add(owner)
  const call = await staffCalls(shop.origin, owner)
  for (const [name, ofShop] of clerks.filter(([clerk]) => !there.has(clerk))) {
    const form = { name, role: 'clerk', ...(ofShop !== undefined && { shop: ofShop }) }
    const secrets = { new_password: STAFF_PASSWORD, password: STAFF_PASSWORD }
    const { code, msg } = await call('/act/staff/add', { ...form, ...secrets })
    if (code !== 1) throw new Error(`${name}: ${msg}`)
    there.add(name)
  }
}

/** Somebody at the counter, in a browser of their own. */
export type StaffPage = {
  readonly context: BrowserContext
  readonly page: Page
  readonly say: (key: string) => string
  /** What the console and axe complained about. */
  readonly problems: string[]
  /** axe, in light, and its rules of colours in dark. */
  readonly look: (name: string) => Promise<void>
  readonly leave: () => Promise<void>
}

type Given = {
  readonly name: string
  readonly language?: Language
  readonly width?: number
  /** Where they go first, below /counter. */
  readonly path?: string
  /** Whether they sign in without a mouse. */
  readonly hasOnlyKeys?: boolean
}

/** Opens the counter, signs in by its form, and stays at the path that was asked for. */
export const openStaffPage = async (
  browser: Browser,
  origin: string,
  { name, language = 'dgn', width = 1280, path = '', hasOnlyKeys = false }: Given,
): Promise<StaffPage> => {
  const isPhone = width < 600
  const viewport = { width, height: isPhone ? 844 : 800 }
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone })
  await context.addCookies([{ name: 'lintas_lang', value: language, url: origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Whoever comes first is nobody yet, which the browser tells of its own.
    if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text())
  })
  const say = wordsOf(language)
  const look = async (what: string): Promise<void> => {
    const putOn = (theme: 'light' | 'dark'): Promise<void> =>
      page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await putOn('light')
    problems.push(...(await axeProblems(page, `${what}, light`)))
    await putOn('dark')
    problems.push(...(await colourProblems(page, `${what}, dark`)))
  }
  await page.goto(`${origin}/counter${path}`)
  if (hasOnlyKeys) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(STAFF_PASSWORD)
    await page.keyboard.press('Enter')
  } else {
    await field(page, say('counter.signIn.name')).fill(name)
    await field(page, say('counter.signIn.password')).fill(STAFF_PASSWORD)
    await button(page, say('counter.signIn.submit')).click()
  }
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
  return { context, page, say, problems, look, leave: () => context.close() }
}

/** Somebody at the counter whose page stays open for all tests of a file. */
export type StaffAtWork = {
  /** Their page at a path below /counter: loaded for the first test, gone to within the page by those that follow. */
  readonly at: (path: string) => Promise<StaffPage>
  readonly leave: () => Promise<void>
}

/** Lets the tests of a file share a page: to open one and to sign in costs as much as five steps of a test. */
export const staffAtWork = (
  { browser, origin }: Pick<BuiltShop, 'browser' | 'origin'>,
  given: Omit<Given, 'path'>,
): StaffAtWork => {
  let opened: StaffPage | undefined
  return {
    at: async (path) => {
      if (opened === undefined) {
        opened = await openStaffPage(browser, origin, { ...given, path })
        return opened
      }
      opened.problems.length = 0
      await moveTo(opened.page, `/counter${path}`)
      return opened
    },
    leave: async () => opened?.leave(),
  }
}
