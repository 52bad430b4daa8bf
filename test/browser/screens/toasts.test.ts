import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillCart, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { measureToast, type ToastPlace } from '../../support/browser/pages/toasts.ts'
import { button, inSight } from '../../support/browser/pages/visible-text.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const toasts = suite('a toast in Chromium')
const shop = await openBuiltShop()
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)
toasts.after(() => shop.close())

const PHONE_PX = 844

const isRightAbove = ({ toast, other }: ToastPlace): void => {
  const gap = other.top - toast.bottom
  assert.ok(Math.abs(gap - 12) <= 1, `${gap} px above the bar`)
}

toasts('is at the bottom of a page without bars, below its text', async () => {
  const { page, go, context } = await openShopperPage(shop, {})
  const placed = await measureToast(page, 'a[href^="/register"]')
  await go('/bag')
  const { toast, other: link } = await placed()
  assert.ok(toast.top > link.bottom, 'covers the way to an account of one’s own')
  assert.ok(PHONE_PX - toast.bottom < 48, 'floats above nothing')
  await context.close()
})

toasts('is right above the bars of a page that has some', async () => {
  const { page, say, go, context } = await openShopperPage(shop, { token })
  const placed = await measureToast(page, `[aria-label="${say('kit.actions')}"]`)
  await go('/bag')
  const all = inSight(page.getByRole('checkbox', { name: say('cart.selectAll'), exact: true }))
  await all.check()
  await all.uncheck()
  await inSight(button(page, say('cart.checkout'))).click()
  isRightAbove(await placed())
  await context.close()
})

toasts('is above the bar of a product, wherever it is in the page', async () => {
  const { page, say, go, context } = await openShopperPage(shop, { token })
  const placed = await measureToast(page, `[aria-label="${say('kit.actions')}"]`)
  await go('/detail/54/15')
  await inSight(button(page, say('detail.share'))).click()
  isRightAbove(await placed())
  await context.close()
})

toasts.run()
