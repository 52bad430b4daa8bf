import type { BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { PATIENT, paintedPages } from '../../support/browser/pages/painted-pages.ts'
import { button, wordsOf } from '../../support/browser/pages/visible-words.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'

const asleep = suite('a first visit sleeps until somebody is there, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openBuiltShop({ hasWorker: true })
asleep.after(() => shop.close())

const { openPainted, untilDrawn, withPage, awake, sleepy } = paintedPages(shop)
const say = wordsOf('dgn')
const DETAIL = '/detail/54/15'
const FOUR_SECONDS = 4_000

/** Whether the page has begun to run the app. */
const isAwake = (page: Page): Promise<boolean> => page.evaluate(() => 'lintasConfig' in window)

/** What the page has asked for beside pictures and itself. */
const watchCode = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    // A plain page that came before has asked by itself.
    if (request.isNavigationRequest()) asked.length = 0
    const { pathname } = new URL(request.url())
    if (/^\/(?:assets|api)\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** A page whose time stands still from when it has been loaded. It is drawn beforehand: a plain one would ask for much. */
const openStill = async (page: Page, path: string): Promise<void> => {
  await untilDrawn(path)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await openPainted(page, path)
  await page.waitForLoadState('load')
}

for (const path of ['/home', DETAIL, '/search', '/chatRoomDetail'])
  asleep(`${path} asks for no code, no sheet and no data while nobody does anything`, () =>
    withPage(async (page) => {
      const asked = watchCode(page)
      await openStill(page, path)
      await page.clock.runFor(FOUR_SECONDS - 100)
      assert.is(await isAwake(page), false)
      assert.equal(asked, [])
    }),
  )

/** Whether the page begins to run the app, long before it would do so by itself. */
const wakesUp = async (page: Page): Promise<boolean> => {
  // The browser tells of scrolling when it draws next.
  for (let step = 0; step < 40 && !(await isAwake(page)); step++) await page.clock.runFor(50)
  return isAwake(page)
}

const SIGNS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a pointer that moves', (page) => page.mouse.move(200, 300)],
  ['a finger', (page) => page.touchscreen.tap(200, 4)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['scrolling', (page) => page.evaluate(() => window.scrollTo(0, 200))],
]

for (const [sign, give] of SIGNS)
  asleep(`wakes by ${sign}`, () =>
    withPage(async (page) => {
      await openStill(page, '/home')
      await give(page)
      assert.is(await wakesUp(page), true)
    }),
  )

asleep('wakes by itself once somebody has read for four seconds', () =>
  withPage(async (page) => {
    await openStill(page, '/home')
    await page.clock.runFor(FOUR_SECONDS)
    assert.is(await isAwake(page), true)
  }),
)

/**
 * A browser that was told to save data, and gets no worker: a plain page that came before would leave one behind, and
 * what stands on the device is not waited for.
 */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  })

asleep('does not wake by itself where the browser was told to save data', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await openStill(page, '/home')
    await page.clock.runFor(10 * FOUR_SECONDS)
    assert.is(await isAwake(page), false)
  }),
)

asleep('does not say that the app is late while it is not wanted', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await openStill(page, '/home')
    await page.clock.runFor(60_000)
    assert.is(await page.getByRole('alert').count(), 0)
  }),
)

asleep('does what the first tap asks for, once', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await openPainted(page, DETAIL)
    await button(page, say('detail.addShort')).tap()
    await page.getByRole('dialog').waitFor(PATIENT)
    await awake(page)
    assert.is(await page.getByRole('dialog').count(), 1)
  }),
)

asleep('shows on a button that it was pressed until the code can do what it says', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    await openPainted(page, DETAIL)
    const add = button(page, say('detail.addShort'))
    await add.tap()
    assert.is(await add.getAttribute('aria-busy'), 'true')
    wake()
    await page.getByRole('dialog').waitFor(PATIENT)
    assert.is(await add.getAttribute('aria-busy'), null)
  }),
)

asleep('shows no longer that a button works once its code cannot be had', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await page.route(/\/assets\/main-\w+\.js$/, (route) => route.abort())
    await openPainted(page, DETAIL)
    const add = button(page, say('detail.addShort'))
    await add.tap()
    await page.getByRole('alert').waitFor(PATIENT)
    assert.is(await add.getAttribute('aria-busy'), null)
  }),
)

asleep('is awake at once for a shopper, whose page does not say all', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    await openPainted(page, '/home')
    await awake(page)
  }),
)

asleep('is awake at once where boxes of the page wait for something', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('#app main')?.setAttribute('aria-busy', 'true')
      }),
    )
    await openPainted(page, '/home')
    await awake(page)
  }),
)

asleep('is awake at once for who comes from another page of the shop', () =>
  withPage(async (page, context) => {
    await saveData(context)
    await openPainted(page, '/home')
    // As a link that is followed before the code is there.
    await page.evaluate((path) => location.assign(path), DETAIL)
    await page.waitForURL(`**${DETAIL}`, PATIENT)
    await awake(page)
  }),
)

asleep('asks anew for what it shows when it has slept for more than five minutes', () =>
  withPage(async (page, context) => {
    await saveData(context)
    const asked = watchCode(page)
    await openStill(page, DETAIL)
    await page.clock.runFor(301_000)
    await page.clock.resume()
    await page.mouse.move(200, 300)
    await awake(page)
    assert.ok(asked.includes('/api/product/detail'), asked.join())
    await page.getByRole('heading', { level: 1 }).first().waitFor(PATIENT)
  }),
)

asleep.run()
