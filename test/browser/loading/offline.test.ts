import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEMO_SHOPPER, enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { beforeShop, NEXT_BUILD, openBuiltShop } from '../../support/browser/shop/built-shop.ts'

const offline = suite('without a network, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openBuiltShop({ hasWorker: true })

const say = wordsOf('en')
// The worker keeps its files one by one, and a busy machine is no fault of it.
const PATIENCE_MS = 90_000

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

/** The addresses kept in the store of this name, or of the build. */
const addressesIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (start) => {
    const store = (await caches.keys()).find((one) => one.startsWith(start))
    if (store === undefined) return []
    return (await (await caches.open(store)).keys()).map(({ url }) => url)
  }, name)

/** Their paths. */
const keptIn = async (page: Page, name: string): Promise<string[]> =>
  (await addressesIn(page, name)).map((url) => new URL(url).pathname)

/** The stores of a browser tell nobody when they change: they are asked, with the page's patience. */
const untilKept = async (
  page: Page,
  name: string,
  isEnough: (paths: string[]) => boolean,
  kept = keptIn,
): Promise<void> => {
  const until = Date.now() + PATIENCE_MS
  while (!isEnough(await kept(page, name))) {
    assert.ok(Date.now() < until, `kept in ${name}: ${(await keptIn(page, name)).join(' ')}`)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

/**
 * What the scripts of the build share, and what begins in a quiet moment, the strip's code too; a file that one screen or
 * language has alone bears its name.
 */
const CHUNKS = readdirSync(join(shop.dist, 'public', 'assets'))
  .filter((file) => /^(?:chunk|deferred)-\w+\.js$/.test(file))
  .map((file) => `/assets/${file}`)

/** Waits until the worker has kept what it wants to keep: everything that the build has, and what was asked for. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await untilKept(
    page,
    'lintas-build-',
    (paths) => paths.includes('/prerendered/home') && CHUNKS.every((chunk) => paths.includes(chunk)),
  )
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
  'a visitor reads the home page and a product viewed before, with a strip that gives their age',
  async () => {
    const { context, page } = await open()
    await go(page, '/home')
    await settled(page)
    const product = await firstProduct(page)
    await go(page, product)
    // Until the product has come, its page is headed by its title.
    const named = page.locator('h1').filter({ hasNotText: say('core.title.detail') })
    const title = (await named.first().textContent()) ?? ''
    await untilKept(page, 'lintas-shared', (paths) => paths.some((path) => path.endsWith('/product/detail')))
    await context.setOffline(true)
    await go(page, product)
    await strip(page).waitFor()
    await named.filter({ hasText: title }).first().waitFor({ state: 'attached' })
    await go(page, '/home')
    await page.locator('a[href^="/detail/"]').first().waitFor()
    await strip(page).waitFor()
    // With the network the page asks again by itself, and the strip goes.
    await context.setOffline(false)
    await strip(page).waitFor({ state: 'detached' })
    await context.close()
  },
)

/** One device for the shoppers of all tests: the files of the build are kept on it once. */
const openDevice = async () => {
  const token = await tokenOf(shop.origin)
  const { context, page } = await open(token)
  await go(page, '/home')
  await settled(page)
  return { context, page, token }
}
const device = await openDevice()
offline.after(async () => {
  await device.context.close()
  await shop.close()
})

offline('a shopper reads orders and conversations, and sees what needs a network', async () => {
  const { context, page } = device
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
  await context.setOffline(false)
})

offline(
  'money pages, and the refund of an order, say that they need a network, with a link elsewhere',
  async () => {
    const { context, page, token } = device
    const list = await page.request.get(`${shop.origin}/api/user/order_list?status=-4`, {
      headers: { token },
    })
    const { data } = (await list.json()) as { data: { list: readonly { order_id: number }[] } }
    const refund = `/refund/${data.list[0]?.order_id}`
    const isOfOrder = new RegExp(`/api/order/detail\\?(?:.*&)?order_id=${data.list[0]?.order_id}\\b`)
    const paths = [refund, '/withDraw', '/capitalRecord', '/topUpRecord', '/depositRecord', '/walletTopUp']
    for (const path of paths) {
      await go(page, path)
      await page.locator('main').filter({ visible: true }).first().waitFor()
      // A page that is left before its answer has come keeps nothing.
      if (path === refund)
        await untilKept(page, 'lintas-own', (urls) => urls.some((url) => isOfOrder.test(url)), addressesIn)
    }
    await context.setOffline(true)
    for (const path of paths) {
      await go(page, path)
      const told = page.getByRole('alert').filter({ hasText: say('offline.needsNetwork') })
      await told.getByRole('button', { name: say('kit.retry') }).waitFor()
    }
    await go(page, refund)
    await page.getByRole('link', { name: say('orders.viewOrder') }).click()
    await page.waitForURL(/\/orderInfo\//)
    await strip(page).waitFor()
    await context.setOffline(false)
  },
)

offline(
  'nothing of a shopper is left after signing out, in any tab, and the next one sees nothing',
  async () => {
    const { context, page, token } = device
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
    await context.setOffline(false)
    await Promise.all([page.close(), other.close()])
  },
)

/** Whether the server still takes this token for a shopper's. */
const isAlive = async (token: string): Promise<boolean> => {
  const answer = await fetch(`${shop.origin}/api/user/getUserInfo`, { headers: { token } })
  return ((await answer.json()) as { code: number }).code === 1
}

/** A shopper who comes to the device, and signs out when it has no network. */
const signOutOffline = async (token: string): Promise<Visitor> => {
  const { context } = device
  await enterAs(context, shop.origin, token)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await go(page, '/setting')
  await context.setOffline(true)
  await page.getByRole('button', { name: say('account.signOut') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('account.signOut') })
    .click()
  await page.waitForFunction(() => !document.cookie.includes('admin_token'))
  assert.ok(await isAlive(token))
  return { context, page }
}

offline('a sign-out without a network is sent to the server when it is back', async () => {
  const token = await tokenOf(shop.origin)
  const { context, page } = await signOutOffline(token)
  const told = page.waitForResponse((answer) => answer.url().includes('/api/user/logout'))
  await context.setOffline(false)
  await told
  assert.not(await isAlive(token))
  await page.close()
})

offline('a sign-out of a page closed before that is sent by the next page', async () => {
  const token = await tokenOf(shop.origin)
  const { context, page } = await signOutOffline(token)
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('lintas_untold'))
  assert.not(JSON.stringify(await context.storageState()).includes(token))
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const told = next.waitForResponse((answer) => answer.url().includes('/api/user/logout'))
  await next.goto(`${shop.origin}/explore`)
  await told
  assert.not(await isAlive(token))
  await next.waitForFunction(() => !JSON.stringify(localStorage).includes('lintas_untold'))
})

/** Holds what a page does when it is idle, until `letGo`. */
const holdIdle = (): void => {
  const held: IdleRequestCallback[] = []
  const real = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (run) => held.push(run)
  const letGo = (): void => {
    window.requestIdleCallback = real
    for (const run of held) real(run)
  }
  Object.assign(window, { letGo })
}

offline('the age is told though the browser stops the worker before the page can show it', async () => {
  // Nobody is signed in here any more: a shopper's page goes on asking, and hears of the age with the next answer.
  const { context } = device
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(holdIdle)
  await context.setOffline(true)
  await go(page, '/home')
  await page.locator('a[href^="/detail/"]').first().waitFor()
  // Browsers stop a worker that has had nothing to do for half a minute.
  const browser = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await stopped
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await strip(page).waitFor()
  await context.setOffline(false)
  await page.close()
})

/** Marks the page as this one; a page that was loaded anew has no mark. */
const mark = (page: Page): Promise<void> => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const marked = (page: Page) => page.locator('body[data-mark]')

/** Taps a button as soon as it is there: a toast would not wait for a busy machine. */
const tapWhenOffered = (page: Page, name: string): Promise<void> =>
  page.evaluate((label) => {
    new MutationObserver((_, observer) => {
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
      if (!found) return
      observer.disconnect()
      sessionStorage.setItem('offered', document.body.textContent ?? '')
      found.click()
    }).observe(document.body, { childList: true, subtree: true })
  }, name)

offline('a new build is offered, activated by one tap, and waits where somebody has typed', async () => {
  const host = await beforeShop(shop.origin)
  const context = await shop.browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'lintas_lang', value: 'en', url: host.origin }])
  const visit = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(host.origin + path)
    await heading(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await mark(page)
    return page
  }
  const free = await visit('/explore')
  // The worker is at work for minutes, which the tap must not wait for.
  host.delayFiles(3000)
  const typing = await visit('/login')
  const account = typing.getByLabel(say('session.account'), { exact: true })
  await account.fill('rani@contoh.id')
  await tapWhenOffered(free, say('core.reload'))
  await tapWhenOffered(typing, say('core.reload'))
  host.deploy()
  // Stands in for the hour after which a page asks by itself.
  await free.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await marked(free).waitFor({ state: 'detached' })
  host.delayFiles(0)
  assert.match(
    (await free.evaluate(() => sessionStorage.getItem('offered'))) ?? '',
    say('offline.newVersion'),
  )
  // Server-rendered pages are kept by a worker that has taken over, not by one that waits.
  await untilKept(free, `lintas-build-${NEXT_BUILD}`, (paths) => paths.includes('/prerendered/home'))
  // The page with a field that is filled was asked nothing, and is still the one it was.
  assert.is(await typing.evaluate(() => sessionStorage.getItem('offered')), null)
  assert.is(await account.inputValue(), 'rani@contoh.id')
  assert.is(await marked(typing).count(), 1)
  await context.close()
  await host.close()
})

offline.run()
