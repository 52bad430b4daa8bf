import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { enterAs } from '../../support/backend/shoppers/demo-shopper.ts'
import { button, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'

const left = suite('a server-rendered page and is left at once, in Chromium')

const shop = await openBuiltShop()
left.after(() => shop.close())

const say = wordsOf('en')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

left('is not visible behind the sign-in page when the server has ended the session', async () => {
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

left.run()
