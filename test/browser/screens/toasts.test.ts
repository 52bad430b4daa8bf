import type { Locator } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillCart, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { button, inSight } from '../../support/browser/pages/visible-text.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const toasts = suite('a toast in Chromium')
const shop = await openBuiltShop()
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)
toasts.after(() => shop.close())

const PHONE_PX = 844

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where it is when it has come to rest. */
const boxOf = async (part: Locator): Promise<Box> => {
  await part.evaluate((one) => {
    const within = one.closest('[popover] > div') ?? one
    return Promise.all(within.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

toasts('is at the bottom of a page without bars, below its text', async () => {
  const { page, say, go, context } = await openShopperPage(shop, {})
  await go('/bag')
  const toast = inSight(page.locator('[popover]').getByText(say('core.loginFirst')))
  await toast.waitFor()
  const { y, height } = await boxOf(toast)
  const link = await boxOf(page.getByRole('link', { name: say('session.register') }))
  assert.ok(y > link.y + link.height, 'covers the way to an account of one’s own')
  assert.ok(PHONE_PX - y - height < 48, 'floats above nothing')
  await context.close()
})

toasts('is right above the bars of a page that has some', async () => {
  const { page, say, go, context } = await openShopperPage(shop, { token })
  await go('/bag')
  const all = inSight(page.getByRole('checkbox', { name: say('cart.selectAll'), exact: true }))
  await all.check()
  await all.uncheck()
  await inSight(button(page, say('cart.checkout'))).click()
  const toast = inSight(page.locator('[popover] > div > div'))
  await toast.waitFor()
  const { y, height } = await boxOf(toast)
  const bar = await boxOf(inSight(page.getByRole('region', { name: say('kit.actions') })))
  assert.ok(Math.abs(bar.y - y - height - 12) <= 1, `${bar.y - y - height} px above the bar`)
  await context.close()
})

toasts('is above the bar of a product, wherever it is in the page', async () => {
  const { page, say, go, context } = await openShopperPage(shop, { token })
  await go('/detail/54/15')
  await inSight(button(page, say('detail.share'))).click()
  const toast = inSight(page.locator('[popover] > div > div'))
  await toast.waitFor()
  const { y, height } = await boxOf(toast)
  const bar = await boxOf(inSight(page.getByRole('region', { name: say('kit.actions') })))
  assert.ok(Math.abs(bar.y - y - height - 12) <= 1, `${bar.y - y - height} px above the bar`)
  await context.close()
})

toasts.run()
