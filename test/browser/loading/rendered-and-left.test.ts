import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEMO_SHOPPER, enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { button, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openBuiltServer, openSharedShop } from '../../support/browser/shop/built-shop.ts'

const left = suite('a server-rendered page whose session has ended, in Chromium')

const shop = await openSharedShop()

const say = wordsOf('en')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

left('is not visible behind the sign-in page', async () => {
  const context = await shop.browser.newContext(PHONE)
  try {
    await context.addCookies([{ name: 'lintas_lang', value: 'en', url: shop.origin }])
    await enterAs(context, shop.origin, 'f'.repeat(64))
    const page = await context.newPage()
    await page.goto(`${shop.origin}/home`)
    await page.waitForURL('**/login**')
    await button(page, say('session.signIn')).waitFor()
    assert.is(await page.locator('[data-page]:visible').count(), 1)
  } finally {
    await context.close()
  }
})

const late = suite('a page that the server had no time to render, in Chromium')

const busy = await openBuiltServer({ environment: { LINTAS_RENDER_MS: '1' } })
late.after(async () => {
  await busy.close()
  await shop.close()
})

late('comes without its data and asks crawlers to come back, and the app loads it and works', async () => {
  const context = await shop.browser.newContext(PHONE)
  try {
    await context.addCookies([{ name: 'lintas_lang', value: 'en', url: busy.origin }])
    const page = await context.newPage()
    const answer = await page.goto(`${busy.origin}/detail/54/15`)
    assert.is(answer?.status(), 503)
    assert.ok(answer?.headers()['retry-after'])
    await page.getByRole('heading', { level: 1 }).waitFor()
    await button(page, say('detail.buy')).tap()
    await page.getByRole('dialog').waitFor()
  } finally {
    await context.close()
  }
})

late('is sent to a shopper like any other page', async () => {
  const context = await shop.browser.newContext(PHONE)
  try {
    await context.addCookies([{ name: 'lintas_lang', value: 'en', url: busy.origin }])
    await enterAs(context, busy.origin, await tokenOf(busy.origin, DEMO_SHOPPER))
    const page = await context.newPage()
    const answer = await page.goto(`${busy.origin}/setting`)
    assert.is(answer?.status(), 200)
    await page.getByRole('heading', { name: say('core.title.setting') }).waitFor()
  } finally {
    await context.close()
  }
})

left.run()
late.run()
