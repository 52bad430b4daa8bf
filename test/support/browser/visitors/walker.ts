import type { Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { axeProblems } from '../accessibility/axe.ts'
import { cutWords, SPACING } from '../accessibility/text-spacing.ts'
import { settleAt, settled, untilLive } from '../pages/settled.ts'
import type { BuiltShop } from '../shop/built-shop.ts'
import { openVisitorPage, watchConsole } from './shopper-page.ts'

const PATIENCE_MS = 20_000
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }

/** Someone who walks through the shop with one page. */
export type Walker = {
  readonly page: Page
  readonly say: (key: string) => string
  /** What the browser complained of, and what the server refused, since the last step. */
  readonly problems: string[]
  /** Opens an address and waits until its screen is complete; gives where it ended. */
  readonly go: (address: string) => Promise<string>
  /** The same within the document that is open, from another page: nothing is loaded but what the screen needs. */
  readonly move: (address: string) => Promise<string>
  /** What axe finds on the page. */
  readonly axe: (name: string) => Promise<readonly string[]>
  /** What is wrong with the page at 320 px: what stands out sideways, in type of either size and with spaced words, and cut words. */
  readonly narrowFaults: () => Promise<readonly string[]>
}

/**
 * Runs on the page: what reaches beyond the window without standing in a box that scrolls or cuts, in plain type, in type
 * of twice the size, and with its words spaced out; so they stay. By script: the policy forbids style tags.
 */
const tooWide = (spacing: string): readonly string[] => {
  const isHeld = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  const outside = (when: string): readonly string[] => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !isHeld(element))
      .map((element) => `scrolls sideways at 320 px${when}: ${element.outerHTML.slice(0, 120)}`)
      .slice(0, 3)
  }
  const plain = outside('')
  document.documentElement.style.fontSize = '200%'
  const large = outside(' in type of twice the size')
  document.documentElement.style.fontSize = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(spacing)
  Object.assign(window, { spacing: sheet })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return [...plain, ...large, ...outside(' when its words are spaced out')]
}

/** Runs on the page: its words as they were. */
const endSpacing = (): void => {
  const { spacing } = window as { spacing?: CSSStyleSheet }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
}

/** Runs on the page: bars at the bottom stand at its end. axe takes a target that they half cover for a small one. */
const layDownBars = (): void => {
  for (const bar of document.querySelectorAll<HTMLElement>('nav, section')) {
    if (!bar.checkVisibility() || !/sticky|fixed/.test(getComputedStyle(bar).position)) continue
    bar.setAttribute('data-laid-down', bar.style.position)
    bar.style.position = 'static'
  }
}

/** Runs on the page: and then where they were. */
const raiseBars = (): void => {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-laid-down]')) {
    bar.style.position = bar.getAttribute('data-laid-down') ?? ''
    bar.removeAttribute('data-laid-down')
  }
}

/** Home and a product's page bring what is below their first screenful to who scrolls towards it, part by part. */
const bringRest = async (page: Page): Promise<void> => {
  const rest = page.locator('[data-page]:visible [data-rest]')
  if ((await rest.count()) === 0) return
  while ((await rest.count()) > 0) {
    // It may come by itself meanwhile: nothing to wait for then.
    const [part] = await rest.elementHandles()
    await part?.evaluate((element) => (element as Element).scrollIntoView({ behavior: 'instant' }))
    await page.waitForFunction((element) => !element?.isConnected, part)
  }
  await settled(page, PATIENCE_MS)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

export type WalkerOptions = { readonly token?: string; readonly language?: Language }

/** Sends a visitor into the shop, or the shopper of a token. */
export const openWalker = async (
  shop: Pick<BuiltShop, 'origin' | 'browser'>,
  options: WalkerOptions = {},
): Promise<Walker> => {
  const { token, language = 'dgn' } = options
  const visitor = await openVisitorPage({
    browser: shop.browser,
    origin: shop.origin,
    options: { viewport: PHONE, reducedMotion: 'reduce' },
    language,
    token,
    patienceMs: PATIENCE_MS,
  })
  watchConsole(visitor)
  const { page, say, problems } = visitor
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  /** Where it ends once all of the page is there. */
  const arrive = async (): Promise<string> => {
    await bringRest(page)
    const { pathname, search } = new URL(page.url())
    return pathname + search
  }
  return {
    page,
    say,
    problems,
    go: async (address) => {
      problems.length = 0
      await page.goto(shop.origin + address)
      await untilLive(page)
      await settled(page, PATIENCE_MS)
      return arrive()
    },
    move: async (address) => {
      problems.length = 0
      await settleAt(page, address, PATIENCE_MS)
      return arrive()
    },
    axe: async (name) => {
      await page.evaluate(layDownBars)
      const found = await axeProblems(page, name)
      await page.evaluate(raiseBars)
      return found
    },
    narrowFaults: async () => {
      await page.setViewportSize(NARROW)
      const outside = await page.evaluate(tooWide, SPACING)
      await page.setViewportSize(PHONE)
      const cut = await page.evaluate(cutWords)
      await page.evaluate(endSpacing)
      const when = 'words are cut when they are spaced out (WCAG 1.4.12)'
      return [...outside, ...cut.map((box) => `${when}: ${box}`)]
    },
  }
}
