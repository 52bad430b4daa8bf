import type { BrowserContext, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language } from '../../../domain/account/language.ts'
import { DEMO_SHOPPER, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../../support/browser/accessibility/axe.ts'
import { settled } from '../../support/browser/pages/settled.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, link, patternOf, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { BRISK_STAFF, openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const purchase = suite('a first purchase in Chromium')
// The simulated staff hurry, so that the parcel leaves while the test looks on.
const shop = await openSharedShop({ environment: BRISK_STAFF })
purchase.after(() => shop.close())

const PATIENCE_MS = 20_000
const CODE = '135790'

type Visitor = {
  readonly page: Page
  readonly say: (key: string) => string
  readonly problems: string[]
  readonly look: (name: string) => Promise<void>
}

/** Somebody new, at whose screens axe looks as far as their names are `seen`. */
const enter = async (context: BrowserContext, language: Language, seen: RegExp): Promise<Visitor> => {
  await context.addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const look = async (name: string): Promise<void> => {
    await settled(page, PATIENCE_MS)
    if (seen.test(name)) problems.push(...(await axeProblems(page, name)))
  }
  return { page, say: wordsOf(language), problems, look }
}

/** A product below the welcome credit, with more than one in stock. */
const cheapProduct = async (): Promise<string> => {
  const answer = (await (await fetch(`${shop.origin}/api/index/product?page=1&limit=40`)).json()) as {
    data: { list: { product_id: number; mer_id: number; goods: { sales_price: string; stock: number } }[] }
  }
  const product = answer.data.list.find(({ goods }) => Number(goods.sales_price) < 100 && goods.stock > 3)
  return `/detail/${product?.product_id}/${product?.mer_id}`
}

const addToCart = async ({ page, say, look }: Visitor): Promise<void> => {
  await page.goto(shop.origin + (await cheapProduct()))
  const short = button(page, say('detail.addShort'))
  const long = button(page, say('detail.add'))
  await inSight(short.or(long)).waitFor()
  await look('detail')
  const added = untilSaid(page, say('detail.added'))
  if (await long.isVisible()) await long.click()
  else {
    await short.click()
    // A product with choices asks for them in a sheet, which comes a moment after the tap.
    const sheet = page.getByRole('dialog')
    await Promise.race([sheet.waitFor(), added])
    if (await sheet.isVisible()) {
      await look('variant sheet')
      await sheet.getByRole('button', { name: say('detail.addShort'), exact: true }).click()
    }
  }
  await added
}

/** The guard sends a visitor to sign in; registering leads back to the cart. */
const register = async ({ page, say, look }: Visitor, name: string): Promise<void> => {
  await page.goto(`${shop.origin}/bag`)
  await button(page, say('session.signIn')).waitFor()
  await look('login')
  await link(page, say('session.register')).click()
  await field(page, say('forms.givenName')).fill('Sari')
  await look('register')
  await field(page, say('forms.familyName')).fill('Dewi')
  await field(page, say('session.email')).fill(`${name}@contoh.id`)
  await field(page, say('session.mobile')).fill(`8${String(Date.now()).slice(-10)}`)
  await field(page, say('session.password')).fill('rahasia1')
  await field(page, say('session.repeat')).fill('rahasia1')
  await field(page, say('session.agree')).check()
  await button(page, say('session.register')).click()
  await page.waitForURL(/\/bag$/)
}

const giveAddress = async ({ page, say, look }: Visitor): Promise<void> => {
  await link(page, patternOf(say('orders.addAddress'))).click()
  await field(page, say('addresses.name')).fill('Sari Dewi')
  await field(page, say('addresses.mobile')).fill('81255500142')
  await button(page, patternOf(say('addresses.area'))).click()
  for (const step of ['province', 'city', 'district']) {
    const list = page.getByRole('list', { name: say(`addresses.choose.${step}`) })
    await list.getByRole('button').first().click()
  }
  await field(page, say('addresses.detail')).fill('Jl. Kenanga Raya No. 18')
  await look('address form')
  await button(page, say('addresses.save')).click()
  await page.waitForURL(/\/order\?.*address=/)
}

const setCode = async ({ page, say, look }: Visitor): Promise<void> => {
  await page.waitForURL(/\/changePayPwd\?back=/)
  await field(page, say('wallet.code')).fill(CODE)
  await field(page, say('wallet.repeatCode')).fill(CODE)
  await look('payment code')
  await button(page, say('wallet.save')).click()
  await page.waitForURL(/\/payment\?no=/)
}

const pay = async ({ page, say, look }: Visitor): Promise<void> => {
  await page.getByRole('dialog').waitFor()
  await look('keypad')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page
    .getByText(patternOf(say('core.fault.wrongCode')))
    .first()
    .waitFor()
  // A reload between a wrong code and the right one changes nothing.
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(CODE)
  await page.keyboard.press('Enter')
  await page.getByText(say('orders.paidTitle')).waitFor()
  await look('paid')
  await page.reload()
  await page.getByText(say('orders.paidTitle')).waitFor()
}

// On a phone and in Indonesian axe looks at every path in test/browser/walk.test.ts, and here at what has none; at home, search,
// orders, account and settings on a wide screen in test/browser/screens/wide-and-search.test.ts.
const WAYS = [
  { language: 'dgn', width: 390, height: 844, before: [], after: [], seen: /^(variant sheet|keypad|paid)$/ },
  {
    language: 'ri',
    width: 1280,
    height: 800,
    before: ['/explore'],
    after: ['/language', '/address'],
    seen: /./,
  },
] as const

for (const { language, width, height, before, after, seen } of WAYS) {
  purchase(`from the first page to the shipped parcel in ${language} at ${width} px`, async () => {
    const isPhone = width < 900
    const context = await shop.browser.newContext({
      viewport: { width, height },
      isMobile: isPhone,
      hasTouch: isPhone,
    })
    try {
      const visitor = await enter(context, language, seen)
      const { page, say, look, problems } = visitor
      const visit = async (paths: readonly string[]): Promise<void> => {
        for (const path of paths) {
          await page.goto(shop.origin + path)
          await page.locator('h1').first().waitFor({ state: 'attached' })
          await look(path)
        }
      }
      await visit(before)
      await addToCart(visitor)
      await register(visitor, `sari-${language}`)
      await button(page, patternOf(say('cart.checkout'))).waitFor()
      await look('cart')
      await button(page, patternOf(say('cart.checkout'))).click()
      await giveAddress(visitor)
      await button(page, patternOf(say('orders.pay'))).waitFor()
      await look('order')
      await button(page, patternOf(say('orders.pay'))).click()
      await setCode(visitor)
      await pay(visitor)
      await link(page, say('orders.viewOrder')).click()
      await page.waitForURL(/\/orderInfo\//)
      // The parcel leaves by itself, and the open page notices: it asks again every 15 s.
      await page
        .getByText(/^(LX|KN) ?\d/)
        .first()
        .waitFor({ timeout: 2 * PATIENCE_MS })
      await look('shipped')
      await visit(after)
      assert.equal(problems, [])
    } finally {
      await context.close()
    }
  })
}

// With the cashier's page between the order and the code, as it was, one tap more.
purchase(
  'takes five taps and the code from home to paid, when address, code and balance are there',
  async () => {
    const code = '246810'
    const token = await tokenOf(shop.origin, DEMO_SHOPPER)
    const { context, page, say, go, problems } = await openShopperPage(shop, { token })
    let taps = 0
    const tap = async (what: Locator): Promise<void> => {
      taps += 1
      await what.tap()
    }
    await go('/home')
    await tap(inSight(page.locator('main article a[href^="/detail/"]')))
    await page.waitForURL(/\/detail\//)
    await tap(button(page, say('detail.buy')))
    const sheet = page.getByRole('dialog')
    await tap(sheet.getByRole('button', { name: patternOf(say('detail.buyFor')) }))
    await page.waitForURL(/\/order\?/)
    await tap(button(page, patternOf(say('orders.pay'))))
    await page.waitForURL(/\/payment\?/)
    for (const digit of code) await tap(sheet.getByRole('button', { name: digit, exact: true }))
    await tap(sheet.getByRole('button', { name: patternOf(say('orders.pay')) }))
    await page.getByText(say('orders.paidTitle')).waitFor()
    assert.is(taps - code.length, 5)
    assert.equal(problems, [])
    await context.close()
  },
)

purchase.run()
