import type { Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { inSight } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage, type ShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const shapes = suite('screens of unusual shapes, in Chromium')
const shop = await openSharedShop()
const token = await tokenOf(shop.origin)

// One page of a phone and one of a wide screen: what they show already they do not load again for another size.
const phone = await openShopperPage(shop, { token })
const desk = await openShopperPage(shop, { width: 1280, token })
shapes.after(async () => {
  await phone.context.close()
  await desk.context.close()
  await shop.close()
})

/** One of the two, in a size. */
const inSize = async (width: number, height = 844): Promise<ShopperPage> => {
  const visit = width < 900 ? phone : desk
  visit.problems.length = 0
  await visit.page.setViewportSize({ width, height })
  return visit
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where something ends up once nothing moves any more. */
const boxOf = async (part: Locator): Promise<Box> => {
  await part.waitFor()
  await part.evaluate((element) =>
    Promise.all((element.closest('dialog') ?? element).getAnimations().map((one) => one.finished)),
  )
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not drawn')
  return box
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** One of the two in a size, at an address: loaded, unless another test has left it there as it was. */
const atPage = async (address: string, width: number, height?: number): Promise<ShopperPage> => {
  const visit = await inSize(width, height)
  if (visit.page.url() !== shop.origin + address) await visit.go(address)
  return visit
}

const atPayment = (width: number, height: number): Promise<ShopperPage> =>
  atPage('/payment?order=1', width, height)

const payButton = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /29,40/ })

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [932, 430],
] as const) {
  shapes(
    `a phone on its side of ${width} x ${height} shows the amount, the balance and every key`,
    async () => {
      const { page, say, problems } = await atPayment(width, height)
      const whole = { x: 0, y: 0, width, height }
      const dialog = page.getByRole('dialog')
      const seen = [
        payButton(page),
        dialog.getByText(say('kit.code.least').replace('{{count}}', '6')),
        dialog.getByText('Kaya Living'),
        ...['1', '3', '0'].map((key) => dialog.getByRole('button', { name: key, exact: true })),
        dialog.getByRole('button', { name: say('kit.code.erase') }),
      ]
      for (const part of seen)
        assert.ok(isInside(await boxOf(part), whole), (await part.textContent()) ?? undefined)
      const content = await payButton(page).evaluate(({ parentElement }) => parentElement?.scrollTop)
      assert.is(content, 0)
      assert.equal(problems, [])
    },
  )
}

/** The ground of something once nothing changes any more. */
const groundOf = (part: Locator): Promise<string> =>
  part.evaluate(async (element) => {
    // One that another takes the place of never finishes.
    for (let at = element.getAnimations(); at.length > 0; at = element.getAnimations())
      await Promise.allSettled(at.map((one) => one.finished))
    return getComputedStyle(element).backgroundColor
  })

shapes('a pay button looks disabled under a pointer until a code is typed', async () => {
  const { page } = await atPayment(1280, 800)
  const before = await groundOf(payButton(page))
  await payButton(page).hover({ force: true })
  assert.is(await groundOf(payButton(page)), before)
})

shapes('a product on a phone on its side shows its price above the buy bar', async () => {
  const { page, say, go } = await inSize(844, 390)
  await go('/detail/54/15')
  const price = await boxOf(inSight(page.getByText(/^\$?649/)))
  const buy = await boxOf(inSight(page.getByRole('button', { name: say('detail.buy'), exact: true })))
  assert.ok(
    price.y + price.height <= buy.y,
    `${price.y + price.height} px, and the bar begins at ${buy.y} px`,
  )
})

for (const [width, height] of [
  [1280, 800],
  [844, 390],
] as const) {
  shapes(`a picture is shown whole on a screen of ${width} x ${height}`, async () => {
    const { page, say, go } = await inSize(width, height)
    await go('/detail/53/1')
    const [zoom = ''] = say('kit.gallery.zoom').split('{{')
    await inSight(page.getByRole('button', { name: zoom })).click()
    const viewer = page.getByRole('dialog', { name: say('kit.gallery.viewer') })
    const picture = await boxOf(viewer.getByRole('img'))
    assert.ok(isInside(picture, { x: 0, y: 0, width, height }), JSON.stringify(picture))
  })
}

/** The browser takes a finger for a pointer that rests where it was lifted: here it is told to, for good. */
const restOn = async (part: Locator): Promise<void> => {
  const devtools = await part.page().context().newCDPSession(part.page())
  await part.evaluate((element) => element.setAttribute('data-rested-on', ''))
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-rested-on]',
  })
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}

for (const [width, isChanged] of [
  [390, false],
  [1280, true],
] as const) {
  const what = isChanged ? 'by a mouse changes its colour' : 'after a tap on a phone keeps its colour'
  shapes(`a button that is hovered ${what}`, async () => {
    const { page, say, go, context } = await openShopperPage(shop, { width })
    await go('/login')
    const eye = inSight(
      page.getByRole('button', { name: new RegExp(`${say('kit.show')}|${say('kit.hide')}`) }),
    )
    const before = await groundOf(eye)
    await restOn(eye)
    assert.is((await groundOf(eye)) !== before, isChanged)
    await context.close()
  })
}

shapes('an error below the stars does not move them on a wide screen', async () => {
  const { page, say, go } = await inSize(1280)
  await go('/comment?order=5')
  const star = inSight(
    page
      .getByRole('group', { name: say('afterSale.score.product') })
      .locator('label')
      .first(),
  )
  const before = await boxOf(star)
  await page.getByRole('button', { name: say('afterSale.review.send') }).click()
  const fault = inSight(page.getByText(say('afterSale.review.scoreRequired')).first())
  await fault.waitFor()
  assert.is((await boxOf(star)).x, before.x)
})

for (const width of [320, 360, 375, 390])
  shapes(`a screen of ${width} breaks no figure of a shop into two lines`, async () => {
    const { page } = await atPage('/shop/1', width)
    const figures = page.locator('dl > div > dd')
    await figures.first().waitFor()
    const lines = await figures.evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    assert.equal(lines, [1, 1, 1, 1])
  })

shapes('a search field whose hint takes two lines in large type stays inside its bar', async () => {
  const { page, go, say } = await inSize(390)
  await go('/explore')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const field = await boxOf(page.getByRole('link', { name: say('kit.searchHint') }))
  const bar = await boxOf(
    page.locator('header', { has: page.getByRole('link', { name: say('kit.searchHint') }) }),
  )
  assert.ok(isInside({ ...field, y: field.y - 4, height: field.height + 8 }, bar))
})

shapes('a lone result is as wide as one of many on a phone', async () => {
  const { page } = await atPage('/search?q=teleskop', 390)
  const { width } = await boxOf(page.locator('[data-page]:visible main article').first())
  assert.ok(width > 120 && width < 195, `${width} px`)
})

const WIDE_CASES = [
  ['a cart with lines', '/bag', '/api/cart/index', undefined],
  ['an empty cart', '/bag', '/api/cart/index', { code: 1, msg: '', data: { carts: [] } }],
  ['an order', '/order?product=54&mer=15&spec=16-50+mm,Perak&number=1', '/api/order/merCreate', undefined],
  [
    'an order that does not come',
    '/order?product=54&mer=15&spec=16-50+mm,Perak&number=1',
    '/api/order/merCreate',
    { code: 0, msg: 'Tidak bisa.', data: null },
  ],
] as const

for (const [what, path, call, instead] of WIDE_CASES) {
  shapes(`${what} moves nothing aside on a wide screen when it appears`, async () => {
    const { page } = await inSize(1280)
    let tell = (): void => undefined
    const told = new Promise<void>((now) => {
      tell = now
    })
    await page.route(`**${call}**`, async (route) => {
      await told
      await (instead ? route.fulfill({ json: instead }) : route.continue())
    })
    await page.goto(shop.origin + path)
    const main = page.locator('main').filter({ visible: true })
    const startOf = async (): Promise<readonly (number | undefined)[]> => [
      (await main.boundingBox())?.x,
      (await main.locator('> div').first().boundingBox())?.x,
    ]
    await main.and(page.locator('[aria-busy]')).waitFor()
    const before = await startOf()
    tell()
    await main.and(page.locator(':not([aria-busy])')).waitFor()
    assert.equal(await startOf(), before)
    await page.unroute(`**${call}**`)
  })
}

shapes.run()
