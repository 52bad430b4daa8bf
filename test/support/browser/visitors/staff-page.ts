import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { STAFF_PASSWORD } from '../../backend/staff/staff-calls.ts'
import { axeProblems, colourProblems } from '../accessibility/axe.ts'
import { button, field, wordsOf } from '../pages/visible-text.ts'
import type { BuiltServer } from '../shop/built-shop.ts'

/** Generous: a busy machine is no fault of the page. */
const PATIENCE_MS = 30_000

/** Makes staff accounts by the command, as whoever runs a shop does. */
export const hireByCommand = (
  { dist, dataDir }: Pick<BuiltServer, 'dist' | 'dataDir'>,
  people: readonly (readonly [name: string, role: 'owner' | 'clerk', shop?: number])[],
): void => {
  for (const [name, role, shop] of people) {
    const program = join(dist, 'server/staff-main.js')
    const ofShop = shop === undefined ? [] : ['--shop', String(shop)]
    const asked = ['add', name, '--role', role, ...ofShop, '--data-dir', dataDir]
    const done = spawnSync(process.execPath, [program, ...asked], {
      encoding: 'utf8',
      env: { ...process.env, LINTAS_STAFF_NEW_PASSWORD: STAFF_PASSWORD },
    })
    if (done.status !== 0) throw new Error(done.stdout + done.stderr)
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
}

/** Opens the counter, signs in by its form, and stays at the path that was asked for. */
export const openStaffPage = async (
  browser: Browser,
  origin: string,
  { name, language = 'dgn', width = 1280, path = '' }: Given,
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
  await field(page, say('counter.signIn.name')).fill(name)
  await field(page, say('counter.signIn.password')).fill(STAFF_PASSWORD)
  await button(page, say('counter.signIn.submit')).click()
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
  return { context, page, say, problems, look, leave: () => context.close() }
}
