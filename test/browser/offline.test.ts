import type { BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openBuiltShop } from '../support/built-shop.ts'
import { DEMO_SHOPPER, enterAs, tokenOf } from '../support/demo-shopper.ts'
import { wordsOf } from '../support/visible-words.ts'

const offline = suite('without a network, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openBuiltShop({ hasWorker: true })
offline.after(() => shop.close())

const say = wordsOf('en')
const PATIENCE_MS = 30_000

type Visitor = { readonly context: BrowserContext; readonly page: Page }

const open = async (token?: string): Promise<Visitor> => {
  const context = await shop.browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'lintas_lang', value: 'en', url: shop.origin }])
  if (token !== undefined) await enterAs(context, shop.origin, token)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return { context, page }
}

const heading = (page: Page): Promise<void> => page.locator('h1').first().waitFor({ state: 'attached' })

/** Goes to a page as a returning shopper does: by its address, under the worker. */
const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(shop.origin + path)
  await heading(page)
}

/** Waits until the worker has kept what it wants to keep: everything that the build has. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const build = (await caches.keys()).find((name) => name.startsWith('lintas-build-'))
    if (!build) return false
    const kept = (await (await caches.open(build)).keys()).map(({ url }) => new URL(url).pathname)
    return kept.includes('/painted/home') && kept.length > 150
  })
}

const ownAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('lintas-own'))) return []
    return (await (await caches.open('lintas-own')).keys()).map(({ url }) => new URL(url).pathname)
  })

const waitForOwn = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction(async (wanted) => {
    const kept = await (await caches.open('lintas-own')).keys()
    return kept.some(({ url }) => url.includes(wanted))
  }, path)

const strip = (page: Page) => page.getByText(/Saved copy from \d/)

const firstProduct = async (page: Page): Promise<string> => {
  const link = page.locator('a[href^="/detail/"]').first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

offline(
  'a visitor reads the home page and a product that were seen, with a strip that says since when',
  async () => {
    const { context, page } = await open()
    await go(page, '/home')
    await settled(page)
    const product = await firstProduct(page)
    await go(page, product)
    const title = await page.locator('h1').first().textContent()
    await context.setOffline(true)
    await go(page, product)
    await strip(page).waitFor()
    assert.is(await page.locator('h1').first().textContent(), title)
    await go(page, '/home')
    await page.locator('a[href^="/detail/"]').first().waitFor()
    await strip(page).waitFor()
    // With the network the page asks again by itself, and the strip goes.
    await context.setOffline(false)
    await strip(page).waitFor({ state: 'detached' })
    await context.close()
  },
)

offline('a shopper reads orders and conversations, and is told what needs a network', async () => {
  const { context, page } = await open(await tokenOf(shop.origin))
  await go(page, '/home')
  await settled(page)
  await go(page, '/myPurchases')
  const order = page.locator('a[href^="/orderInfo/"]').first()
  await order.waitFor()
  const link = (await order.getAttribute('href')) ?? ''
  await go(page, link)
  await waitForOwn(page, '/api/order/detail')
  await go(page, '/chatRoom')
  const room = page.locator('a[href^="/chatRoomDetail"]').first()
  await room.waitFor()
  const who = (await room.textContent()) ?? ''
  await go(page, '/profile')
  await context.setOffline(true)
  await go(page, '/myPurchases')
  await page.locator(`a[href="${link}"]`).first().waitFor()
  await strip(page).waitFor()
  await go(page, link)
  await strip(page).waitFor()
  await go(page, '/chatRoom')
  await page.locator('a[href^="/chatRoomDetail"]').first().waitFor()
  assert.ok(who.length > 0)
  await go(page, '/profile')
  await page.getByText(say('kit.needsNetwork')).waitFor()
  await context.close()
})

offline(
  'nothing of a shopper is left after signing out, in any tab, and the next one meets nothing',
  async () => {
    const token = await tokenOf(shop.origin)
    const { context, page } = await open(token)
    await go(page, '/home')
    await settled(page)
    await go(page, '/myPurchases')
    await waitForOwn(page, '/api/user/order_list')
    const kept = await ownAnswers(page)
    assert.ok(kept.every((name) => !name.includes(token)))
    const other = await context.newPage()
    other.setDefaultTimeout(PATIENCE_MS)
    await go(other, '/setting')
    await other.getByRole('button', { name: say('account.signOut') }).click()
    await other
      .getByRole('dialog')
      .getByRole('button', { name: say('account.signOut') })
      .click()
    await page.waitForFunction(async () => !(await caches.has('lintas-own')))
    await context.setOffline(true)
    await go(page, '/myPurchases')
    assert.match(page.url(), /\/login/)
    await context.setOffline(false)
    // Another token on the same device: nothing that was kept before answers to it.
    await enterAs(context, shop.origin, await tokenOf(shop.origin, DEMO_SHOPPER))
    await context.setOffline(true)
    await page.goto(`${shop.origin}/myPurchases`)
    await page.waitForLoadState('load')
    assert.is(await page.locator('a[href^="/orderInfo/"]').count(), 0)
    await context.close()
  },
)

offline.run()
