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

/** The paths kept in the store of this name, or of the build. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (start) => {
    const store = (await caches.keys()).find((one) => one.startsWith(start))
    if (store === undefined) return []
    return (await (await caches.open(store)).keys()).map(({ url }) => new URL(url).pathname)
  }, name)

/** The stores of a browser tell nobody when they change: they are asked, with the page's patience. */
const untilKept = async (page: Page, name: string, isEnough: (paths: string[]) => boolean): Promise<void> => {
  const until = Date.now() + PATIENCE_MS
  while (!isEnough(await keptIn(page, name))) {
    assert.ok(Date.now() < until, `kept in ${name}: ${(await keptIn(page, name)).join(' ')}`)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

/** Waits until the worker has kept what it wants to keep: everything that the build has, and what was asked for. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await untilKept(page, 'lintas-build-', (paths) => paths.includes('/painted/home') && paths.length > 150)
  await untilKept(page, 'lintas-shared', (paths) => paths.some((path) => path.endsWith('/hot_product')))
}

const untilOwn = (page: Page, path: string): Promise<void> =>
  untilKept(page, 'lintas-own', (paths) => paths.some((kept) => kept.endsWith(path)))

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
  await untilOwn(page, '/api/order/detail')
  await go(page, '/chatRoom')
  const room = page.locator('li:has(a)').first()
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
  await page.locator('li:has(a)').first().waitFor()
  assert.ok(who.length > 0)
  await go(page, '/profile')
  await page.getByText(say('offline.needsNetwork')).first().waitFor()
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
    await untilOwn(page, '/api/user/order_list')
    const kept = await keptIn(page, 'lintas-own')
    assert.ok(kept.every((name) => !name.includes(token)))
    const other = await context.newPage()
    other.setDefaultTimeout(PATIENCE_MS)
    await go(other, '/setting')
    await other.getByRole('button', { name: say('account.signOut') }).click()
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: say('account.signOut') })
      .click()
    await untilKept(page, 'lintas-own', (paths) => paths.length === 0)
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
