import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, link, patternOf } from '../../support/browser/pages/visible-text.ts'
import { BRISK_STAFF, openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openVisitorPage } from '../../support/browser/visitors/shopper-page.ts'

// The build and the browser are the shop's; every call goes to the example of the docs.
const minimal = suite('the built page with the minimal server of the docs')
const shop = await openSharedShop({ environment: BRISK_STAFF })
const host = spawn(process.execPath, [
  'docs/examples/minimal-host.mjs',
  '--port',
  '0',
  '--pages',
  join(shop.dist, 'public'),
])
const origin = await new Promise<string>((resolve, reject) => {
  let said = ''
  for (const stream of [host.stdout, host.stderr])
    stream.on('data', (chunk) => {
      said += chunk
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    })
  host.once('exit', () => reject(new Error(said)))
})
minimal.after(async () => {
  await context.close()
  host.removeAllListeners('exit')
  host.kill()
  await shop.close()
})

/** Notices of all visits: calls that are not offered show none. */
const watchToasts = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const seen: string[] = JSON.parse(sessionStorage.getItem('seen toasts') ?? '[]')
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('p.visually-hidden[role="alert"] span'))
        if (toast.textContent && !seen.includes(toast.textContent)) seen.push(toast.textContent)
      sessionStorage.setItem('seen toasts', JSON.stringify(seen))
    }).observe(document, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen toasts') ?? '[]'))
}

/** One shopper for all tests, who signs in for the first of them. */
const { context, page, say, problems } = await openVisitorPage({
  browser: shop.browser,
  origin,
  language: 'dgn',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  patienceMs: 30_000,
})
const toasts = await watchToasts(page)

minimal('sells: from the cart over an unlisted place to the paid order', async () => {
  await page.goto(`${origin}/login`)
  await field(page, say('session.account')).fill('ani@example.com')
  await field(page, say('session.password')).fill('contoh-saja')
  await button(page, say('session.signIn')).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`${origin}/home`)
  await link(page, /Cangkir keramik/).click()
  await button(page, say('detail.addShort')).click()
  await untilSaid(page, say('detail.added'))
  await page.goto(`${origin}/bag`)
  await button(page, patternOf(say('cart.checkout'))).click()
  await link(page, patternOf(say('orders.addAddress'))).click()
  await field(page, say('addresses.name')).fill('Ani Lestari')
  await field(page, say('addresses.mobile')).fill('81255500142')
  await button(page, patternOf(say('addresses.area'))).click()
  await button(page, patternOf(say('addresses.notListed'))).click()
  for (const [level, name] of [
    ['province', 'Jawa Timur'],
    ['city', 'Kota Surabaya'],
    ['area', 'Gubeng'],
  ] as const)
    await field(page, say(`addresses.level.${level}`)).fill(name)
  await button(page, say('addresses.useWritten')).click()
  await field(page, say('addresses.detail')).fill('Jl. Kenanga Raya No. 18')
  await button(page, say('addresses.save')).click()
  await page.waitForURL(/\/order\?.*address=/)
  await button(page, patternOf(say('orders.pay'))).click()
  await page.waitForURL(/\/payment\?no=/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('135790')
  await page.keyboard.press('Enter')
  await page.getByText(say('orders.paidTitle')).waitFor()
  await link(page, say('orders.viewOrder')).click()
  await page.waitForURL(/\/orderInfo\//)
  await inSight(page.getByText('Jl. Kenanga Raya No. 18, Gubeng, Kota Surabaya')).waitFor()
  await inSight(page.getByText(patternOf('C1000'))).waitFor()
  assert.equal([...(await toasts()), ...problems], [])
})

minimal('shows no refusal of a price that comes after the order has taken its lines', async () => {
  await page.goto(`${origin}/detail/1/1`)
  await button(page, say('detail.addShort')).click()
  await untilSaid(page, say('detail.added'))
  await page.goto(`${origin}/bag`)
  await button(page, patternOf(say('cart.checkout'))).click()
  const pay = button(page, patternOf(say('orders.pay')))
  await pay.waitFor()
  let release = (): void => undefined
  const isReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/order/merCreate', async (route) => {
    await isReleased
    await route.continue()
  })
  const askedAgain = page.waitForRequest('**/api/order/merCreate')
  await context.setOffline(true)
  await context.setOffline(false)
  await askedAgain
  await pay.click()
  await page.waitForURL(/\/payment\?no=/)
  const late = page.waitForResponse('**/api/order/merCreate')
  release()
  assert.match(await (await late).text(), /No such line/)
  await page.getByRole('dialog').waitFor()
  // What a page shows of an answer is there two frames later.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  await page.unroute('**/api/order/merCreate')
  assert.equal([...(await toasts()), ...problems], [])
})

minimal('has no dead page, and shows no toast for missing features', async () => {
  const paths =
    'home explore search?q=buku popular detail/1/1 shop/1 chatRoom bag myPurchases/0 user notification profile setting security address topUp withDraw capitalRecord topUpRecord myFavourite heart helpAndSupport law platform language service platformComplaint filter'
  for (const path of paths.split(' ')) {
    // This host's pages are all the same file: the app itself goes from one to the next.
    if (path === 'home') await page.goto(`${origin}/home`)
    else await settleAt(page, `/${path}`)
    await page.locator('h1:visible').first().waitFor()
    const isUseful = await page.locator('main:visible').locator('a, button, input, h2, p').count()
    assert.ok(isUseful > 0, `${path} is empty`)
  }
  assert.equal([...(await toasts()), ...problems], [])
})

minimal.run()
