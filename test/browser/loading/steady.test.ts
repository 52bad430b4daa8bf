import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import {
  settled,
  shiftsOf,
  untilLive,
  untilPainted,
  watchShifts,
} from '../../support/browser/pages/settled.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, inSight, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const steady = suite('a page whose data comes late, in Chromium')
const shop = await openSharedShop()
const token = await tokenOf(shop.origin)

/** On a phone the first has a notice of three lines and the second one of two. */
const SHOPS = [1, 3]

for (const width of [390, 1280]) {
  const { page, context } = await openShopperPage(shop, { width, token })
  await watchShifts(page)
  steady.after(() => context.close())
  for (const id of SHOPS)
    steady(`of shop ${id} does not move what is below at ${width} px`, async () => {
      await page.unrouteAll()
      let give = (): void => undefined
      const given = new Promise<void>((resolve) => {
        give = resolve
      })
      await page.route('**/api/merchant/detail?*', async (route) => {
        await given
        await route.continue()
      })
      // The plain page, which the server sends while it is busy.
      const plain = await fetch(`${shop.origin}/index.html`)
      const body = await plain.text()
      await page.route(`${shop.origin}/shop/${id}`, (route) =>
        route.fulfill({ body, headers: Object.fromEntries(plain.headers) }),
      )
      await page.goto(`${shop.origin}/shop/${id}`)
      await inSight(page.locator('main [aria-busy=true]')).waitFor()
      await untilPainted(page)
      give()
      await page.locator('article').first().waitFor()
      assert.equal(await shiftsOf(page), [])
    })
}

/** On a laptop: a page, and the call whose answer comes last. */
const LATE = [
  { at: '/filter', call: '**/api/user/order_list?*' },
  { at: '/bag', call: '**/api/order/merCreate' },
] as const

{
  const { page, context } = await openShopperPage(shop, { width: 1280, token })
  await watchShifts(page)
  steady.after(() => context.close())
  for (const { at, call } of LATE)
    steady(`of ${at} does not move what is below its orders and vouchers at 1280 px`, async () => {
      await page.unrouteAll()
      const held: (() => void)[] = []
      let isHeld = true
      await page.route(call, async (route) => {
        if (isHeld) await new Promise<void>((go) => void held.push(go))
        await route.continue()
      })
      await page.goto(shop.origin + at)
      await untilLive(page)
      await untilPainted(page)
      isHeld = false
      const answered = page.waitForResponse(call)
      for (const give of held) give()
      await answered
      await settled(page)
      const shifts = await shiftsOf(page)
      // The promise is 0.01 for a whole visit; an amount in place of three dots moves nothing but itself.
      assert.ok(shifts.reduce((sum, one) => sum + one, 0) < 0.002, shifts.join(' '))
    })
}

/** Pages that the server renders without knowing what lies on the visitor's device; the cart leads to the sign-in page. */
const RENDERED = ['/bag', '/home', '/search', '/detail/53/1'] as const

{
  const { openPage, openServerRendered, hydrated, holdCode } = serverRenderedPages(shop)
  const say = wordsOf('dgn')
  const page = await openPage({ serviceWorkers: 'block' })
  await watchShifts(page)
  steady.after(() => page.context().close())
  steady.before(async () => {
    await openServerRendered(page, '/detail/53/1')
    await hydrated(page)
    await inSight(button(page, say('detail.addShort'))).tap()
    const sheet = page.getByRole('dialog', { name: say('detail.chooseVariant') })
    await sheet.getByRole('button', { name: say('detail.addShort'), exact: true }).tap()
    await untilSaid(page, say('detail.added'))
  })
  for (const at of RENDERED)
    steady(`of ${at} does not move under the finger of a visitor with a cart at 390 px`, async () => {
      const wake = await holdCode(page)
      await openServerRendered(page, at)
      await untilPainted(page)
      wake()
      await hydrated(page)
      await settled(page)
      await page.unrouteAll({ behavior: 'wait' })
      const shifts = await shiftsOf(page)
      assert.ok(shifts.reduce((sum, one) => sum + one, 0) < 0.002, shifts.join(' '))
    })
}
steady.after(() => shop.close())

steady.run()
