import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { NOTCH, underNotch, withNotch } from '../../support/browser/pages/notch.ts'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { button, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage, type ShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const notch = suite('a phone on its side, with a notch, in Chromium')
const shop = await openSharedShop()
const token = await tokenOf(shop.origin)
notch.after(async () => {
  await visit.context.close()
  await shop.close()
})

// One page for all of them, which goes on within the app: none of these tests is about loading.
const visit = await openShopperPage(shop, { width: 844, token })

const onItsSide = async (width = 844, height = 390): Promise<ShopperPage> => {
  await visit.page.setViewportSize({ width, height })
  await withNotch(visit.page)
  return visit
}

for (const path of [
  '/home',
  '/detail/54/15',
  '/bag',
  '/chatRoom',
  '/chatRoomDetail/1',
  '/filter',
  '/withDraw',
])
  notch(`hides no text, icon or field of ${path} under the notch`, async () => {
    const { page, go } = await onItsSide()
    await (page.url() === 'about:blank' ? go(path) : settleAt(page, path))
    assert.equal(await underNotch(page), [])
  })

notch('hides nothing of a page beside the rail of a larger phone', async () => {
  const { page } = await onItsSide(932, 430)
  for (const path of ['/home', '/chatRoom', '/filter']) {
    await settleAt(page, path)
    assert.equal(await underNotch(page), [], path)
  }
})

notch('keeps the payment code sheet clear of the notch, every key of it', async () => {
  const { page } = await onItsSide()
  await settleAt(page, '/payment?order=1')
  await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).waitFor()
  const sheet = page.getByRole('dialog')
  await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  assert.equal(await underNotch(page), [])
})

notch('keeps the buttons of a full-screen picture clear of the notch', async () => {
  const { page, say, go } = await onItsSide()
  await go('/detail/54/15')
  const pictures = page.getByRole('region', { name: say('kit.gallery.label') })
  await inSight(pictures.getByRole('button')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('kit.close'), exact: true })
    .waitFor()
  assert.equal(await underNotch(page), [])
})

notch('adds the bottom inset once, not under each of two bars', async () => {
  const { page, say, go } = await onItsSide()
  await go('/bag')
  const pay = await button(page, patternOf(say('cart.checkout'))).boundingBox()
  const tabs = await page.getByRole('navigation').first().boundingBox()
  assert.ok(pay && tabs)
  assert.ok(tabs.y - (pay.y + pay.height) < NOTCH.bottom, `${tabs.y - pay.y - pay.height} px of nothing`)
})

notch.run()
