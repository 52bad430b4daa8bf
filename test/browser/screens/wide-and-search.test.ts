import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillCart, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { PATIENT, serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { settled } from '../../support/browser/pages/settled.ts'
import { button, inSight, link } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openWalker } from '../../support/browser/visitors/walker.ts'

const pages = suite('search within reach, and wide screens (requirement D7)')
// An order's acts are those of its stage: no parcel moves while the file runs.
const shop = await openSharedShop({ environment: { LINTAS_PARCEL_STEP_MS: '3600000' } })
pages.after(() => shop.close())
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)

const { openServerRendered, withPage, holdCode } = serverRenderedPages(shop)

// Each loaded once, and taken from page to page within the app: none of these tests is about loading.
const shopper = await openWalker(shop, { token })
const korean = await openWalker(shop, { token, language: 'han' })

const hasFocus = (page: Page): Promise<boolean> =>
  page
    .locator('[data-page]:visible input[type="search"]')
    .evaluate((field) => field === document.activeElement)

pages('a tap on the search field of home before hydration leads to a focused one', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/home')
    await page.locator('header a[href="/search"]').tap()
    await page.waitForURL('**/search', { ...PATIENT, waitUntil: 'commit' })
    await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'))
    await page.keyboard.type('sepatu')
    wake()
    await page.locator('[role="option"]').first().waitFor(PATIENT)
    assert.ok(await hasFocus(page))
  }),
)

pages('Enter moves focus from the field to the results; a filter and Back keep the address', async () => {
  const { page, say, go } = await openWalker(shop)
  await go('/search')
  assert.ok(await hasFocus(page))
  await page.keyboard.type('tas')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=tas/)
  assert.not.ok(await hasFocus(page))
  await button(page, say('catalogue.filter.inStock')).click()
  await page.waitForURL(/q=tas&stock=1/)
  await page.locator('article a[href^="/detail/"]:visible').first().click()
  await page.waitForURL(/\/detail\//)
  await page.goBack()
  await page.waitForURL(/q=tas&stock=1/)
  assert.is(await button(page, say('catalogue.filter.inStock')).getAttribute('aria-pressed'), 'true')
  await page.context().close()
})

pages('search, favourites and bell stay at the top of home during scrolling, at touch size', async () => {
  const { page, say, go } = shopper
  await go('/home')
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }))
  const bar = await link(page, say('kit.searchHint')).boundingBox()
  assert.ok(bar && bar.y >= 0 && bar.y < 64, JSON.stringify(bar))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const marks = page.getByRole('group', { name: say('catalogue.hero.scenes') }).getByRole('button')
  assert.is(await marks.count(), 4)
  for (const mark of await marks.all()) {
    const box = await mark.boundingBox()
    assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box))
  }
  await marks.nth(2).focus()
  await page.keyboard.press('Enter')
  assert.is(await marks.nth(2).getAttribute('aria-current'), 'true')
})

const WIDE = [
  '/home',
  '/filter',
  '/myPurchases',
  '/bag',
  '/capitalRecord',
  '/setting',
  '/search?q=tas',
  '/products',
  '/addressForm',
  '/orderInfo/4',
]

/** From 900 px the rail is there, from 1200 px what is beside the page; the last has only more room, so axe judges the first two. */
const WIDTHS = [
  { width: 900, isJudged: true },
  { width: 1280, isJudged: true },
  { width: 1600, isJudged: false },
]

/** Where the field is on the first page, by the width of the window. */
const places = new Map<number, string>()

for (const [at, path] of WIDE.entries()) {
  pages(
    `${path} has the search field in its bar in one place on every wide screen, and axe finds nothing on it`,
    async () => {
      const { page, go, move, axe } = korean
      await page.setViewportSize({ width: 1280, height: 800 })
      await (at === 0 ? go : move)(path)
      const found: string[] = []
      for (const { width, isJudged } of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await settled(page)
        const fields = page.locator('[data-page] header :is(a[href="/search"], form[role="search"]):visible')
        const box = await fields.first().boundingBox()
        if (!box || box.y > 20) found.push(`no search in the bar at ${width} px`)
        const place = JSON.stringify(box)
        if (!places.has(width)) places.set(width, place)
        if (places.get(width) !== place) found.push(`${place} at ${width} px, not ${places.get(width)}`)
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overhang > 0) found.push(`${overhang} px too wide at ${width} px`)
        if (isJudged) found.push(...(await axe(`${width} px`)))
      }
      assert.equal(found, [])
    },
  )
}

/** Pages of the account; those with a form show its button without scrolling. */
const OF_ACCOUNT = [
  { path: '/profile', send: 'profile.save' },
  { path: '/changePassword', send: 'passwords.save' },
  { path: '/changePayPwd', send: 'wallet.save' },
  { path: '/refund/4/LT118402/4/129.00', send: 'afterSale.refund.send' },
  { path: '/comment?order=5', send: 'afterSale.review.send' },
  { path: '/platformComplaint', send: 'afterSale.complaint.send' },
  { path: '/filter' },
  { path: '/heart' },
  { path: '/capitalRecord' },
  { path: '/setting' },
] as const

/** Where the search field of the bar and the content of the page end, in px. */
const endsOf = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const seen = (query: string) => [...document.querySelectorAll(query)].find((one) => one.checkVisibility())
    const field = seen('[data-page] header :is(a[href="/search"], form[role="search"])')
    const main = seen('[data-page] main')
    if (!field || !main) throw new Error('not there')
    const padding = Number.parseFloat(getComputedStyle(main).paddingInlineEnd)
    return [field.getBoundingClientRect().right, main.getBoundingClientRect().right - padding]
  })

for (const width of [1280, 1600]) {
  pages(
    `pages of the account end where the search field does at ${width} px, with a form's button in sight`,
    async () => {
      const { page, say, move } = shopper
      await page.setViewportSize({ width, height: 800 })
      const found: string[] = []
      for (const { path, ...form } of OF_ACCOUNT) {
        await move(path)
        await settled(page)
        const [field, main] = await endsOf(page)
        if (Math.abs(field - main) > 1) found.push(`${path} ends at ${main}, the field at ${field}`)
        if (!('send' in form)) continue
        const box = await button(page, say(form.send)).boundingBox()
        if (!box || box.y + box.height > 800) found.push(`${path}: its button is at ${box?.y}`)
      }
      assert.equal(found, [])
    },
  )
}

/** Where the summary and the acts of a page stand, and where what they are about ends, in px. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const [summary] = [...document.querySelectorAll('section[data-foot]')].filter((one) => one.clientHeight)
    const main = [...document.querySelectorAll('[data-page] main')].find((one) => one.checkVisibility())
    const [beside, lines] = [summary?.getBoundingClientRect(), main?.getBoundingClientRect()]
    return {
      left: beside?.left ?? 0,
      top: beside?.top ?? 0,
      right: lines?.right ?? 0,
      bottom: lines?.bottom ?? 0,
    }
  })

pages(
  'the summary of the cart is beside the lines from 1200 px, and below them on narrower screens',
  async () => {
    const { page, say, move } = shopper
    await page.setViewportSize({ width: 1280, height: 600 })
    await move('/bag')
    const freight = inSight(page.getByText(say('cart.freight').split(',')[0] ?? ''))
    await freight.waitFor()
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    const wide = await placesOf(page)
    assert.ok(wide.left >= wide.right - 1, JSON.stringify(wide))
    assert.ok(wide.top >= 0 && wide.top < 120, JSON.stringify(wide))
    await page.setViewportSize({ width: 1000, height: 600 })
    const narrower = await placesOf(page)
    assert.ok(narrower.top >= narrower.bottom - 1, JSON.stringify(narrower))
  },
)

pages('what is beside the lines of cart and orders ends where the search field does', async () => {
  const { page, move } = shopper
  const apart: string[] = []
  for (const path of ['/order?product=54&mer=15&spec=16-50+mm,Perak&number=1', '/orderInfo/4', '/bag']) {
    await move(path)
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      const summary = await inSight(page.locator('section[data-foot] > div')).boundingBox()
      const search = await inSight(page.locator('header a[href="/search"]')).boundingBox()
      assert.ok(summary && search)
      const gap = Math.round(summary.x + summary.width - search.x - search.width)
      if (gap !== 0) apart.push(`${path} at ${width} px: ${gap} px`)
    }
  }
  assert.equal(apart, [])
})

pages('an order on a laptop shows its stages, lines, sum and chat at once', async () => {
  const { page, say, move } = shopper
  await page.setViewportSize({ width: 1280, height: 800 })
  await move('/orderInfo/4')
  const main = page.getByRole('main')
  const acts = page.getByRole('region', { name: say('kit.actions') })
  await acts.waitFor()
  const shown = [
    main.getByRole('list', { name: say('orders.detail.route') }),
    main.getByRole('region', { name: say('orders.detail.items') }),
    inSight(acts.getByText(say('orders.total'), { exact: true })),
    acts.getByRole('link', { name: say('orders.action.chat') }),
    acts.getByRole('button', { name: say('orders.action.logistics') }),
  ]
  for (const part of shown) {
    const box = await part.boundingBox()
    assert.ok(box && box.y >= 64 && box.y + box.height <= 800, `${part}: ${JSON.stringify(box)}`)
  }
  const { left, right } = await placesOf(page)
  assert.ok(left >= right - 1)
})

pages(
  'a product on a laptop shows its buy button without scrolling and its reviews beside its shop, and short fields stand beside each other',
  async () => {
    const { page, say, move } = shopper
    await page.setViewportSize({ width: 1280, height: 720 })
    await move('/detail/54/15')
    const box = await button(page, say('detail.buyNow')).boundingBox()
    assert.ok(box && box.y + box.height <= 720, JSON.stringify(box))
    await page.setViewportSize({ width: 1280, height: 800 })
    const reviews = await page.locator('#reviews:visible').boundingBox()
    const seller = await link(page, say('detail.askSeller')).boundingBox()
    assert.ok(reviews && seller && seller.x >= reviews.x + reviews.width, JSON.stringify([reviews, seller]))
    assert.ok(seller.y < reviews.y + 100, JSON.stringify([reviews, seller]))
    await move('/addressForm')
    const name = await page.getByLabel(say('addresses.name'), { exact: true }).boundingBox()
    const mobile = await page.getByLabel(say('addresses.mobile'), { exact: true }).boundingBox()
    assert.ok(name && mobile && mobile.x >= name.x + name.width, JSON.stringify([name, mobile]))
    assert.is(name.y, mobile.y)
  },
)

const FORMS = [
  '/address',
  '/addressForm',
  '/withDraw',
  '/walletTopUp',
  '/cardTopUp',
  '/profile',
  '/changePassword',
  '/changePayPwd',
  '/platformComplaint',
]

/** Whether the page's action has the left and right edge of something above it. */
const isAligned = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(`[data-page] ${selector}`)].filter((one) => one.checkVisibility())
    const [action] = shown('[data-foot] > div > :last-child').map((one) => one.getBoundingClientRect())
    return (
      action !== undefined &&
      shown('main *')
        .map((one) => one.getBoundingClientRect())
        .some(({ left, right }) => Math.abs(left - action.left) < 1 && Math.abs(right - action.right) < 1)
    )
  })

for (const path of FORMS) {
  pages(`${path} has its action as wide as a column above it on every wide screen`, async () => {
    const { page, move } = shopper
    const found: number[] = []
    await move(path)
    for (const width of [900, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      if (!(await isAligned(page))) found.push(width)
    }
    assert.equal(found, [])
  })
}

for (const path of [
  '/address',
  '/addressForm',
  '/language',
  '/notification',
  '/setting',
  '/topUp',
  '/topUpRecord',
]) {
  pages(`${path} ends on a laptop where its bar ends, and leaves no empty third`, async () => {
    const { page, move } = shopper
    await page.setViewportSize({ width: 1280, height: 800 })
    await move(path)
    await settled(page)
    const ends = await page.evaluate(() => {
      const [main] = [...document.querySelectorAll('[data-page] main')].filter((one) => one.checkVisibility())
      const [bar] = [...document.querySelectorAll('[data-page] header')].filter((one) =>
        one.checkVisibility(),
      )
      return [main?.getBoundingClientRect().right, bar?.getBoundingClientRect().right]
    })
    assert.is(ends[0], ends[1])
  })
}

pages.run()
