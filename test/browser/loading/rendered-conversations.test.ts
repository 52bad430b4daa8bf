import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { PATIENT, serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'

const talks = suite('a server-rendered conversation, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openSharedShop()
talks.after(() => shop.close())

const say = wordsOf('dgn')
const { openServerRendered, withPage, hydrated, holdCode } = serverRenderedPages(shop)

talks('is shown to its shopper without any script, and cached nowhere', () =>
  withPage(
    async (page, context) => {
      await enterAs(context, shop.origin, await tokenOf(shop.origin))
      const asked = page.waitForResponse(
        async (answer) => answer.headers()['cache-control'] === 'private, no-store',
      )
      await openServerRendered(page, '/chatRoomDetail/4')
      assert.match((await asked).headers()['content-security-policy'] ?? '', 'sha256-')
      await page.getByRole('article', { name: 'Cucinya bagaimana?' }).waitFor()
      await openServerRendered(page, '/chatRoom')
      await page.getByRole('link', { name: /Meraki Mode/ }).waitFor()
    },
    { javaScriptEnabled: false },
  ),
)

/** Where everything that is read stands, in whole pixels. */
const placesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app h1, #app article, #app article time, #app textarea')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      // A time is as wide as it is once it is known; its line is there before.
      const sides = one.localName === 'time' ? [top, bottom] : [left, top, right, bottom]
      return `${one.localName} ${sides.map(Math.round).join(' ')}`
    }),
  )

talks('stays until all of it can be rendered again in place, with what is typed meanwhile', () =>
  withPage(async (page, context) => {
    await enterAs(context, shop.origin, await tokenOf(shop.origin))
    await page.addInitScript(() => {
      const min: number[] = []
      Object.assign(window, { min })
      document.addEventListener('DOMContentLoaded', () => {
        const note = () => min.push(document.querySelectorAll('#app article').length)
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
      })
    })
    const wake = await holdCode(page, /\/assets\/chat-\w+\.js$/)
    await openServerRendered(page, '/chatRoomDetail/4')
    const composer = page.getByRole('textbox')
    await composer.fill('Ada yang hijau?')
    const before = await placesIn(page)
    assert.ok(before.length >= 9)
    wake()
    await page.locator('#app:not([data-replaced])').waitFor({ state: 'attached', ...PATIENT })
    await hydrated(page)
    assert.is(await composer.inputValue(), 'Ada yang hijau?')
    const min = await page.evaluate(() => (window as unknown as { min: number[] }).min)
    assert.ok(Math.min(...min) >= 7, min.join())
    assert.equal(await placesIn(page), before)
  }),
)

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  talks(`keeps text typed over it at ${width} px, and the caret`, () =>
    withPage(
      async (page, context) => {
        const token = await tokenOf(shop.origin)
        await enterAs(context, shop.origin, token)
        // What was typed elsewhere is a draft that comes first.
        const headers = { 'content-type': 'application/json', token }
        const body = JSON.stringify({ channelID: 'm4', channelType: 1, draft: '' })
        await fetch(`${shop.origin}/api/chat/setConversationExtra`, { method: 'POST', headers, body })
        const wake = await holdCode(page, /\/assets\/chat-\w+\.js$/)
        await openServerRendered(page, '/chatRoomDetail/4')
        const composer = page.getByRole('textbox', { name: say('chat.conversation.write') })
        assert.is(await composer.inputValue(), '')
        await composer.focus()
        await page.keyboard.type('Ada hijau?')
        for (let step = 0; step < 'hijau?'.length; step++) await page.keyboard.press('ArrowLeft')
        wake()
        // Somebody who types on while the layout is replaced under their fingers.
        await page.keyboard.type('yang ', { delay: 100 })
        await page.locator('#app:not([data-replaced])').waitFor({ state: 'attached', ...PATIENT })
        await hydrated(page)
        await page.keyboard.type('tua ')
        await page.keyboard.press('End')
        await page.keyboard.type(' Atau biru?')
        assert.is(await composer.inputValue(), 'Ada yang tua hijau? Atau biru?')
        assert.ok(await composer.evaluate((field) => document.activeElement === field))
      },
      { viewport: { width, height } },
    ),
  )
}

talks('is opened into two panes under a mouse button that is down, and its click is not lost', () =>
  withPage(
    async (page, context) => {
      await enterAs(context, shop.origin, await tokenOf(shop.origin))
      const wake = await holdCode(page, /\/assets\/chat-\w+\.js$/)
      await openServerRendered(page, '/chatRoomDetail/4')
      const menu = page.getByRole('button', { name: say('chat.conversation.menu') })
      await menu.hover()
      await page.mouse.down()
      wake()
      await page.getByRole('heading', { name: say('core.title.chatRoom') }).waitFor(PATIENT)
      await hydrated(page)
      await page.mouse.up()
      await page.getByRole('dialog').waitFor()
    },
    { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
  ),
)

for (const width of [320, 1280]) {
  talks(`shows two-digit counts on one line at ${width} px`, () =>
    withPage(
      async (page, context) => {
        const token = await tokenOf(shop.origin)
        await enterAs(context, shop.origin, token)
        const headers = { 'content-type': 'application/json', token }
        const body = JSON.stringify({ channelID: 'm1', channelType: 1, unread: 12 })
        await fetch(`${shop.origin}/api/chat/setUnread`, { method: 'POST', headers, body })
        await page.goto(`${shop.origin}/home`)
        const count = page.locator('nav b', { hasText: /^\d\d$/ })
        await count.waitFor()
        const box = await count.boundingBox()
        assert.ok(box && box.height < 25 && box.width > box.height, JSON.stringify(box))
      },
      { viewport: { width, height: 800 } },
    ),
  )
}

talks.run()
