import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { PATIENT, serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { arriveAt, shiftsOf, watchShifts } from '../../support/browser/pages/settled.ts'
import { recordToasts, untilAnnounced } from '../../support/browser/pages/toasts.ts'
import { button, link, patternOf, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'

const taken = suite('a server-rendered page of a returning visitor, in Chromium')

const shop = await openSharedShop()
taken.after(() => shop.close())

const { openServerRendered, withPage, hydrated, holdCode } = serverRenderedPages(shop)
const say = wordsOf('dgn')
/** The server renders each page: a service worker would bring those of the device. */
const SERVER_RENDERED = { serviceWorkers: 'block' } as const

const SLOW_MS = 1500
/** Half of the window's height. */
const HALF_PX = 422
/** Only a shopper's own page counts what lies in the cart. (Unread messages will not do: the conversation above reads them.) */
const THEIR_CART = /^Keranjang, \d/

/** Leaves a search, a look at a product and a line of the cart on the device. */
const lookAround = async (page: Page): Promise<void> => {
  await page.goto(`${shop.origin}/search?q=tas`)
  await page.locator('main article').filter({ visible: true }).first().waitFor()
  await page.goto(`${shop.origin}/detail/54/15`)
  await button(page, say('detail.addShort')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('detail.addShort') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Marks what stands in the page as soon as it is there: what is rendered again does not bear the mark. */
const markRendered = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const rendered = document.querySelector(
        '#app[data-with-answers] > [data-kept], #app[data-with-answers] main',
      )
      if (!rendered) return
      watch.disconnect()
      rendered.setAttribute('data-by-server', '')
    }).observe(document, { childList: true, subtree: true })
  })
}

const sumOf = (shifts: readonly number[]): number => shifts.reduce((sum, value) => sum + value, 0)

const ROUTES = [
  '/home',
  '/explore',
  '/search',
  '/search?q=tas',
  '/detail/54/15',
  '/shop/1',
  '/login',
] as const

taken('is hydrated without rendering again, whatever is stored on the device', async () => {
  await withPage(async (page) => {
    await lookAround(page)
    await markRendered(page)
    for (const route of ROUTES) {
      await openServerRendered(page, route)
      await hydrated(page)
      assert.is(await page.locator('[data-by-server]').count(), 1, route)
    }
    // And then says what the device knows.
    await page.goto(`${shop.origin}/home`)
    await page.getByRole('link', { name: /Keranjang.*1/ }).waitFor(PATIENT)
  }, SERVER_RENDERED)
})

taken('loses no tap and no letter of a shopper who signs in to a full cart', async () => {
  await withPage(async (page) => {
    await lookAround(page)
    await openServerRendered(page, '/bag')
    const account = page.getByLabel(say('session.account'), { exact: true })
    await account.focus()
    const letters = [...'rani@contoh.id']
    for (const letter of letters.slice(0, 7)) await page.keyboard.press(letter)
    await hydrated(page)
    for (const letter of letters.slice(7)) await page.keyboard.press(letter)
    assert.is(await account.inputValue(), letters.join(''))
  }, SERVER_RENDERED)
})

taken('keeps a touch on the field of a conversation that is rendered again', async () => {
  await withPage(async (page, context) => {
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    const wake = await holdCode(page, /\/assets\/chat-\w+\.js$/)
    await openServerRendered(page, '/chatRoomDetail/1')
    const composer = page.getByRole('textbox')
    await composer.focus()
    await page.keyboard.type('Masih')
    wake()
    let text = 'Masih'
    const isRenderedAnew = (): Promise<boolean> =>
      page.evaluate(() => !document.querySelector('#app')?.hasAttribute('data-replaced'))
    for (let at = 0; !(await isRenderedAnew()); at++) {
      await page.keyboard.press(`${at % 10}`)
      text += `${at % 10}`
    }
    await page.keyboard.type(' ada?')
    await hydrated(page)
    await page.keyboard.type(' Terima kasih')
    assert.is(await composer.inputValue(), `${text} ada? Terima kasih`)
  }, SERVER_RENDERED)
})

taken('of a shopper is hydrated in place, with its focus', async () => {
  await withPage(async (page, context) => {
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    await watchShifts(page)
    const wake = await holdCode(page)
    await openServerRendered(page, '/home')
    assert.is(await link(page, THEIR_CART).count(), 0)
    const card = page.locator('article a[href^="/detail/"]').nth(3)
    const title = await card.textContent()
    await card.focus()
    await page.evaluate(() => window.scrollTo(0, 300))
    const before = await card.boundingBox()
    wake()
    await hydrated(page)
    await link(page, THEIR_CART).first().waitFor(PATIENT)
    assert.equal(await card.boundingBox(), before)
    assert.is(await page.evaluate(() => document.activeElement?.textContent), title)
    assert.ok(sumOf(await shiftsOf(page)) < 0.01)
  }, SERVER_RENDERED)
})

const LIKED = /\/api\/product\/like$/

taken('shows a shopper their data before any script, and keeps a tap on it', async () => {
  await withPage(async (page, context) => {
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    const wake = await holdCode(page)
    await openServerRendered(page, '/detail/54/15')
    const heart = button(page, patternOf(say('kit.favourite')))
    assert.is(await heart.getAttribute('aria-pressed'), 'true')
    await heart.click()
    await heart.click({ force: true })
    // The answer to the tap that was held is waited for too, or it would be taken for the answer to the next.
    const toldFirst = page.waitForResponse(LIKED)
    wake()
    await hydrated(page)
    await toldFirst
    await page.getByRole('button', { name: patternOf(say('kit.favourite')), pressed: false }).waitFor()
    const told = page.waitForResponse(LIKED)
    await heart.click()
    await told
    await page.reload()
    await hydrated(page)
    assert.is(await heart.getAttribute('aria-pressed'), 'true')
  }, SERVER_RENDERED)
})

taken('does not move a conversation when its product cards get their translated names', async () => {
  await withPage(async (page, context) => {
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    await context.addCookies([{ name: COOKIE_NAMES.language, value: 'tai', url: shop.origin }])
    let tell = (): void => undefined
    const told = new Promise<void>((now) => {
      tell = now
    })
    await page.route(/\/api\/(?:product\/detail|order\/detail)/, async (route) => {
      await told
      await route.continue()
    })
    await openServerRendered(page, '/chatRoomDetail/4')
    const card = page.locator('a[href^="/detail/"]').filter({ visible: true }).first()
    const tops = (): Promise<readonly number[]> =>
      page.locator('article').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
    await card.getByText('Linen').waitFor()
    await hydrated(page)
    const before = await tops()
    tell()
    await card.getByText('เดรส').waitFor()
    assert.equal(await tops(), before)
  }, SERVER_RENDERED)
})

taken('shows no error at a field whose text it has not loaded yet', async () => {
  await withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/login')
    const password = page.getByLabel(say('session.password'), { exact: true })
    await page.getByLabel(say('session.account'), { exact: true }).fill('rani@contoh.id')
    await password.fill('lintas-demo')
    await password.blur()
    assert.is(await page.getByText(say('session.passwordRequired'), { exact: true }).count(), 0)
    await button(page, say('session.signIn')).click()
    wake()
    await page.waitForURL(/\/home$/)
  }, SERVER_RENDERED)
})

/** The styles come after the code, as on a slow line. */
const delayStyles = (page: Page): Promise<unknown> =>
  page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })

taken('shows its messages with their styles', async () => {
  await withPage(async (page) => {
    await watchShifts(page)
    const seen = await recordToasts(page)
    await delayStyles(page)
    await openServerRendered(page, '/bag')
    await untilAnnounced(page, say('core.loginFirst'))
    const toasts = await seen()
    assert.equal(
      toasts.map(({ text, position }) => [text, position]),
      [[say('core.loginFirst'), 'fixed']],
    )
    assert.ok(toasts.every(({ top }) => top > HALF_PX))
    assert.ok(sumOf(await shiftsOf(page)) < 0.01)
  }, SERVER_RENDERED)
})

taken('says once what it has instead of its content, and announces it', async () => {
  await withPage(async (page) => {
    await watchShifts(page)
    const seen = await recordToasts(page)
    // Slower than the page that says the same needs to be hydrated.
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // A product of another shop.
    await openServerRendered(page, '/detail/1/1')
    assert.is(await page.locator('[popover] > div > div').count(), 0)
    await untilAnnounced(page, say('detail.missing'))
    assert.ok(await page.getByRole('heading', { name: say('detail.missing') }).isVisible())
    assert.equal(await seen(), [])
    assert.ok(sumOf(await shiftsOf(page)) < 0.01)
    // The same on a page that is reached without loading anew, once the first message has had its time.
    await page.locator('p[role="alert"] > span').waitFor({ state: 'detached' })
    await arriveAt(page, '/explore')
    await arriveAt(page, '/detail/1/1')
    await untilAnnounced(page, say('detail.missing'))
    assert.equal(await seen(), [])
  }, SERVER_RENDERED)
})

taken.run()
