import type { Page, Route } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEMO_SHOPPER } from '../../support/backend/shoppers/demo-shopper.ts'
import { untilHydrated } from '../../support/browser/pages/settled.ts'
import { button, field, inSight, link, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const navigation = suite('navigation on a phone')
const shop = await openSharedShop()
navigation.after(() => shop.close())

const pathOf = (page: Page): string => new URL(page.url()).pathname
const heading = (page: Page, name: string) => inSight(page.getByRole('heading', { level: 1, name }))

/** Holds back every script that is asked for from now on, until it is let go. */
const holdScripts = async (page: Page) => {
  const held: Route[] = []
  let isHolding = true
  let tell = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('**/*.js', (route) => {
    if (!isHolding) return route.continue()
    held.push(route)
    tell()
    return undefined
  })
  return {
    asked: () => asked,
    letGo: async (): Promise<void> => {
      isHolding = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

navigation('restores the scroll position of a page, also after a reload of the next one', async () => {
  const { context, page, say, go, draw, problems } = await openShopperPage(shop, {})
  await go('/home')
  await link(page, patternOf(say('core.tab.explore'))).click()
  await page.waitForURL('**/explore')
  await page.waitForFunction(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' })
    return window.scrollY === 1500
  })
  const product = page.locator('main a[href^="/detail/"]').filter({ visible: true })
  const index = await product.evaluateAll((all) =>
    all.findIndex((one) => one.getBoundingClientRect().top > 100),
  )
  const goal = await product.nth(index).getAttribute('href')
  const seen = page.locator(`main a[href="${goal}"]`).filter({ visible: true }).first()
  const top = (await seen.boundingBox())?.y ?? 0
  const isWhereItWas = async (): Promise<void> => {
    await page.waitForURL('**/explore')
    await seen.waitFor()
    await page.waitForFunction(
      ([href, was]) => {
        const all = [...document.querySelectorAll(`main a[href="${href}"]`)].filter((one) =>
          one.checkVisibility(),
        )
        return Math.abs((all[0]?.getBoundingClientRect().top ?? 0) - Number(was)) < 20
      },
      [goal, top] as const,
    )
  }
  await draw('1 scrolled')
  await seen.click()
  await page.waitForURL(`**${goal}`)
  await page.waitForFunction(() => window.scrollY < 100)
  await draw('2 detail')
  await page.goBack()
  await isWhereItWas()
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  assert.is(focused, goal, 'the reader goes on from the link')
  await draw('3 back')
  await page.goForward()
  await page.waitForURL(`**${goal}`)
  await page.reload()
  await page.goBack()
  await isWhereItWas()
  assert.equal(problems, [])
  await context.close()
})

navigation('leads a visitor through sign-in to the wanted page', async () => {
  const { context, page, say, go, hear, draw } = await openShopperPage(shop, {})
  await go('/explore')
  await link(page, patternOf(say('core.tab.bag'))).click()
  await page.waitForURL('**/login')
  await hear('core.loginFirst')
  await draw('4 sign in first')
  await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
  await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
  await button(page, say('session.signIn')).click()
  await page.waitForURL('**/bag')
  await heading(page, say('core.title.bag')).waitFor()
  await draw('5 cart')
  await page.goBack()
  assert.is(pathOf(page), '/explore')
  await context.close()
})

navigation('closes a sheet by Back, and leaves the page by the next one', async () => {
  const { context, page, say, go, draw } = await openShopperPage(shop, {})
  await go('/home')
  await link(page, patternOf(say('core.tab.explore'))).click()
  await page.waitForURL('**/explore')
  await page.locator('main a[href^="/detail/"]').filter({ visible: true }).first().click()
  await page.waitForURL('**/detail/**')
  const detail = pathOf(page)
  await button(page, say('detail.buy')).click()
  const sheet = inSight(page.getByRole('dialog'))
  await sheet.waitFor()
  await draw('6 sheet')
  await page.evaluate(() => history.back())
  await page.getByRole('dialog').filter({ visible: true }).waitFor({ state: 'detached' })
  // The history has been there and back.
  await page.waitForURL(`**${detail}`)
  await page.goBack()
  await page.waitForURL('**/explore')
  await context.close()
})

/** A visitor on their second page, who saves data: nothing is loaded ahead. */
const openSparing = async () => {
  const shopper = await openShopperPage(shop, {})
  await shopper.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const { page, say, go } = shopper
  await go('/home')
  await link(page, patternOf(say('core.tab.explore'))).click()
  await page.waitForURL('**/explore')
  await untilHydrated(page)
  return shopper
}

navigation('keeps page and address until the code of the next one is loaded; the latest wins', async () => {
  const { context, page, say, draw } = await openSparing()
  const scripts = await holdScripts(page)
  await link(page, patternOf(say('core.tab.bag'))).click()
  await scripts.asked()
  assert.is(pathOf(page), '/explore')
  await page.locator('[data-shown=true]').first().waitFor({ state: 'attached' })
  await draw('7 under way')
  await link(page, patternOf(say('core.tab.home'))).click()
  await scripts.letGo()
  await page.waitForURL('**/home')
  await page.waitForLoadState('networkidle')
  assert.is(pathOf(page), '/home')
  assert.is(await page.locator('[data-kept]').count(), 2, 'the page that was overtaken was never opened')
  await page.goBack()
  assert.is(pathOf(page), '/explore')
  await context.close()
})

navigation('says that a page could not be loaded, and loads it on request', async () => {
  const { context, page, say, draw } = await openSparing()
  await page.route('**/*.js', (route) => route.abort())
  await link(page, patternOf(say('core.tab.bag'))).click()
  await heading(page, say('core.loadFailed')).waitFor()
  assert.is(pathOf(page), '/login')
  await draw('8 not loaded')
  await page.unroute('**/*.js')
  await button(page, say('core.reload')).click()
  await button(page, say('session.signIn')).waitFor()
  assert.is(pathOf(page), '/login')
  await context.close()
})

navigation.run()
