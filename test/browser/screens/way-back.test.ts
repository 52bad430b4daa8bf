import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEMO_SHOPPER, fillCart, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { button, field, link, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import {
  openShopperPage,
  type ShopperPage,
  shopperCalls,
} from '../../support/browser/visitors/shopper-page.ts'

const back = suite('back navigation')
const shop = await openBuiltShop()
back.after(() => shop.close())
const PRODUCT = '/detail/54/15'
const CODE = '246810'

const pathOf = (page: Page): string => new URL(page.url()).pathname
/** Where Back leads to. */
const goBack = async (page: Page): Promise<string> => {
  await page.goBack()
  return pathOf(page)
}

/** The demo shopper, on the way from the cart over the order to the choice of its address. */
const openAddresses = async (): Promise<ShopperPage> => {
  const token = await tokenOf(shop.origin, DEMO_SHOPPER)
  const shopper = await openShopperPage(shop, { token })
  const { page, say, go } = shopper
  await fillCart(shop.origin, token)
  await go('/bag')
  await button(page, patternOf(say('cart.checkout'))).click()
  await page.waitForURL(/\/order\?/)
  await link(page, /Rani/).click()
  await page.waitForURL(/\/address\?/)
  return shopper
}

const chooseFirst = async (page: Page): Promise<void> => {
  await button(page, /Rani/).click()
  await page.waitForURL(/\/order\?.*address=/)
}

back('from a paid order leads to where the purchase started, past all its pages', async () => {
  const { context, page, say, problems } = await openAddresses()
  await chooseFirst(page)
  // The address that was chosen stands in the same entry of the history.
  assert.is(await goBack(page), '/bag')
  await page.goForward()
  await page.waitForURL(/\/order\?.*address=/)
  await button(page, patternOf(say('orders.pay'))).click()
  await page.waitForURL(/\/payment\?/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(CODE)
  await page.keyboard.press('Enter')
  await page.getByText(say('orders.paidTitle')).waitFor()
  await link(page, say('orders.viewOrder')).click()
  await page.waitForURL(/\/orderInfo|\/myPurchases/)
  assert.is(await goBack(page), '/bag')
  assert.equal(problems, [])
  await context.close()
})

back('from choosing an address keeps the choice, though the order is in another document', async () => {
  const { context, page, say, go } = await openAddresses()
  // As from a link outside: what lies behind ends this document.
  const { pathname, search } = new URL(page.url())
  await go(`${pathname}${search}&again`)
  await chooseFirst(page)
  // What was paid before may have left too little: the order is there all the same.
  const toTopUp = button(page, patternOf(say('orders.topUpBy')))
  await button(page, patternOf(say('orders.pay')))
    .or(toTopUp)
    .waitFor()
  await context.close()
})

back('from the page that required a sign-in leads to the one before it', async () => {
  const { context, page, say, go } = await openShopperPage(shop, {})
  await go('/home')
  await go(PRODUCT)
  await button(page, patternOf(say('kit.favourite'))).click()
  await page.waitForURL(/\/login$/)
  await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
  await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
  await button(page, say('session.signIn')).click()
  await page.waitForURL(`**${PRODUCT}`)
  assert.is(await goBack(page), '/home')
  await context.close()
})

back('from a page that first required a payment code leads to the page before that', async () => {
  const { register } = shopperCalls(shop.origin)
  const token = await register('sari', 'rahasia1')
  const { context, page, say, go } = await openShopperPage(shop, { token })
  await go('/filter')
  await go('/withDraw')
  await go('/changePayPwd?back=%2FwithDraw')
  await field(page, say('wallet.code')).fill(CODE)
  await field(page, say('wallet.repeatCode')).fill(CODE)
  await button(page, say('wallet.save')).click()
  await page.waitForURL('**/withDraw')
  assert.is(await goBack(page), '/filter')
  await context.close()
})

back.run()
