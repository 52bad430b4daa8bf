import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { enterAs, fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { settled } from '../support/browser/pages/settled.ts'
import { nameOfPath, type StorefrontPath } from '../support/browser/pages/storefront-paths.ts'
import type { BuiltShop } from '../support/browser/shop/built-shop.ts'

export type ShotOptions = {
  readonly folder: string
  readonly languages: readonly string[]
  readonly paths: readonly StorefrontPath[]
  /** The whole page beside the part in sight. */
  readonly isFull: boolean
  readonly say: (line: string) => void
}

const PHONE = { width: 390, height: 844 }
/** A phone, a tablet, a laptop and a large screen. */
const WINDOWS = [
  PHONE,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
] as const
const SCHEMES = [
  { colorScheme: 'light', suffix: '' },
  { colorScheme: 'dark', suffix: '-dark' },
] as const
/** The pages of somebody who is not signed in yet. */
const OF_VISITORS = ['login', 'register', 'forgotPassword']

type Visit = { readonly page: Page; readonly origin: string; readonly problems: string[] }

const openPage = async (shop: BuiltShop, language: string, token: string | undefined): Promise<Visit> => {
  const context = await shop.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
  if (token !== undefined) await enterAs(context, shop.origin, token)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, origin: shop.origin, problems }
}

const shoot = async (page: Page, file: string, isFull: boolean): Promise<void> => {
  await settled(page)
  await page.screenshot({ path: `${file}.png` })
  if (isFull) await page.screenshot({ path: `${file}-full.png`, fullPage: true })
}

/**
 * One screen in every window, light and dark, loaded anew for each: screens choose their parts by width, and headless
 * Chromium leaves some text in the old colours when the scheme changes under it.
 */
const shootPath = async (
  { page, origin }: Visit,
  row: StorefrontPath,
  file: string,
  isFull: boolean,
): Promise<void> => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const { colorScheme, suffix } of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.goto(origin + row.address)
      await shoot(page, `${file}-${size.width}${suffix}`, isFull)
    }
  }
}

/** Writes the pictures and gives what failed, one line each. */
export const takeShots = async (shop: BuiltShop, options: ShotOptions): Promise<readonly string[]> => {
  const token = await tokenOf(shop.origin)
  await fillCart(shop.origin, token)
  const failures: string[] = []
  for (const language of options.languages) {
    const visitor = await openPage(shop, language, undefined)
    const shopper = await openPage(shop, language, token)
    for (const row of options.paths) {
      const name = nameOfPath(row)
      const visit = OF_VISITORS.includes(name) ? visitor : shopper
      visit.problems.length = 0
      try {
        await shootPath(visit, row, join(options.folder, `${name}-${language}`), options.isFull)
      } catch (cause) {
        visit.problems.push(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause))
      }
      failures.push(...visit.problems.map((problem) => `${language} ${row.address}: ${problem}`))
      options.say(`${visit.problems.length === 0 ? 'ok  ' : 'FAIL'} ${language} ${row.address}`)
    }
    await visitor.page.context().close()
    await shopper.page.context().close()
  }
  return failures
}
