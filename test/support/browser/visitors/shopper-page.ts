import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { axeProblems } from '../accessibility/axe.ts'
import { untilLive } from '../pages/until-live.ts'
import type { BuiltShop } from '../shop/built-shop.ts'
import { openVisitorPage, watchConsole } from './visitor-page.ts'

/** A busy machine takes its time. */
const PATIENCE_MS = 20_000

export type ShopperPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** The word of a key as this shopper reads it. */
  readonly say: (key: string) => string
  /** What the console and axe complained about. */
  readonly problems: string[]
  readonly go: (path: string) => Promise<void>
  /** Lets axe judge the page, and renders it. */
  readonly look: (name: string) => Promise<void>
  /** Renders the page into the folder that LINTAS_LOOK names, for eyes; without one it does nothing. */
  readonly draw: (name: string) => Promise<void>
  /** Waits for a sentence, in a toast too. */
  readonly hear: (key: string) => Promise<void>
}

type Options = {
  readonly language?: Language
  readonly width?: number
  readonly token?: string
}

/** A browser of its own for one shopper, or for a visitor when there is no token. */
export const openShopperPage = async (
  { browser, origin }: BuiltShop,
  { language = 'dgn', width = 390, token }: Options,
): Promise<ShopperPage> => {
  const isPhone = width < 900
  const visitor = await openVisitorPage({
    browser,
    origin,
    options: { viewport: { width, height: 844 }, isMobile: isPhone, hasTouch: isPhone },
    language,
    token,
    patienceMs: PATIENCE_MS,
  })
  watchConsole(visitor)
  const { context, page, say, problems } = visitor
  const draw = async (name: string): Promise<void> => {
    const folder = process.env['LINTAS_LOOK']
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) })
  }
  return {
    context,
    page,
    say,
    problems,
    go: async (path) => {
      await page.goto(origin + path)
      await untilLive(page)
      await page.locator('h1').first().waitFor({ state: 'attached' })
    },
    look: async (name) => {
      problems.push(...(await axeProblems(page, name)))
      await draw(name)
    },
    draw,
    hear: (key) => page.getByText(say(key)).first().waitFor({ state: 'attached' }),
  }
}
