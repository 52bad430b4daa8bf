import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { enterAs } from '../../backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../accessibility/axe.ts'
import { untilLive } from '../pages/until-live.ts'
import { wordsOf } from '../pages/visible-words.ts'
import type { BuiltShop } from '../shop/built-shop.ts'

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
  /** Lets axe judge the page, and draws it. */
  readonly look: (name: string) => Promise<void>
  /** Draws the page into the folder that LINTAS_LOOK names, for eyes; without one it does nothing. */
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
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  await context.addCookies([{ name: 'lintas_lang', value: language, url: origin }])
  if (token !== undefined) await enterAs(context, origin, token)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const say = wordsOf(language)
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
