import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { button, field, inSight } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import {
  openShopperPage,
  type ShopperPage,
  shopperCalls,
} from '../../support/browser/visitors/shopper-page.ts'

const orders = suite('the orders of a shopper in Chromium (requirement S4)')
const shop = await openSharedShop()
const calls = shopperCalls(shop.origin)
const token = await tokenOf(shop.origin)
/** Rani's page, for all tests. */
const rani = await openShopperPage(shop, { token })
orders.after(async () => {
  await rani.context.close()
  await shop.close()
})

const within = async (walk: (visit: ShopperPage) => Promise<void>): Promise<void> => {
  rani.problems.length = 0
  try {
    await walk(rani)
  } catch (cause) {
    await rani.draw('where it failed')
    throw cause
  }
}

const openLink = ({ page, say }: ShopperPage, number: string) =>
  inSight(page.getByRole('link', { name: say('orders.list.open').replace('{{number}}', number) }))

const cartCount = async (): Promise<number> => {
  const { carts } = (await calls.get('/api/cart/index', token)) as { carts: readonly { cart_num: number }[] }
  return carts.reduce((sum, { cart_num: count }) => sum + Number(count), 0)
}

orders('are listed under their tabs and found by number, and the scroll position is kept', async () => {
  await within(async (visit) => {
    const { page, say, go, look, problems } = visit
    await go('/myPurchases/0')
    await openLink(visit, 'LT118417').waitFor()
    // One waits for its payment, and the tab says so.
    await inSight(page.getByRole('tab', { name: new RegExp(`^${say('orders.tab.unpaid')}.*1`) })).waitFor()
    await look('orders unpaid')
    for (const [tab, number] of [
      ['toShip', 'LT118411'],
      ['shipped', 'LT118402'],
      ['received', 'LT118377'],
      ['completed', 'LT117984'],
      ['afterSale', 'LT118290'],
    ] as const) {
      await inSight(page.getByRole('tab', { name: new RegExp(`^${say(`orders.tab.${tab}`)}`) })).click()
      await openLink(visit, number).waitFor()
    }
    await go('/myPurchases')
    const far = openLink(visit, 'LT117984')
    await far.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    assert.ok(place > 200)
    await far.click()
    await page.waitForURL(/\/orderInfo\//)
    await page.goBack()
    await far.waitFor()
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 40, place)
    await button(page, say('orders.list.search')).click()
    await field(page, say('orders.list.search')).fill('118377')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=118377/)
    await openLink(visit, 'LT118402').waitFor({ state: 'hidden' })
    await openLink(visit, 'LT118377').waitFor()
    await page.reload()
    await openLink(visit, 'LT118377').waitFor()
    await field(page, say('orders.list.search')).fill('999999')
    await page.keyboard.press('Enter')
    await page.getByText(say('orders.list.noMatchTitle')).waitFor()
    await look('orders no match')
    assert.equal(problems, [])
  })
})

orders('are bought again once for two taps, copied by number, and deleted', async () => {
  const before = await cartCount()
  await within(async (visit) => {
    const { page, say, go, look, hear, problems } = visit
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go('/myPurchases')
    await openLink(visit, 'LT117984').click()
    await page.waitForURL(/orderInfo/)
    await button(page, say('orders.detail.copyNumber')).click()
    await hear('core.copied')
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), 'LT117984')
    await Promise.all([
      page.waitForResponse(/order\/again/),
      button(page, say('orders.action.again')).dblclick(),
    ])
    await inSight(page.getByText(say('orders.action.toCart'))).waitFor()
    assert.is(await cartCount(), before + 1)
    await button(page, say('orders.action.delete')).click()
    await look('order delete question')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('orders.action.delete'), exact: true })
      .dblclick()
    await hear('orders.action.deleted')
    await go('/myPurchases')
    await openLink(visit, 'LT118402').waitFor()
    assert.is(await openLink(visit, 'LT117984').count(), 0)
    assert.equal(problems, [])
  })
})

orders('opened from another site lead back into the shop, not out of it', async () => {
  const id = await calls.orderId('LT118377', token)
  await within(async ({ context, say }) => {
    const tab = await context.newPage()
    await tab.goto('data:text/html,<title>Elsewhere</title>')
    await tab.goto(`${shop.origin}/orderInfo/${id}`)
    await button(tab, say('kit.back')).click()
    await tab.waitForURL(/\/(home|myPurchases)$/)
    await tab.close()
  })
})

orders('say when they cannot be loaded, and load on retry', async () => {
  await within(async (visit) => {
    const { page, say, go, look } = visit
    await page.route('**/api/user/order_list*', (route) => route.abort())
    await go('/myPurchases')
    const again = button(page, say('kit.retry'))
    await again.waitFor()
    await look('orders failed')
    await page.unroute('**/api/user/order_list*')
    await again.click()
    await openLink(visit, 'LT118402').waitFor()
  })
})

orders.run()
