import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, inSight, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'

// What a visitor taps, chooses and types in a server-rendered page before it is hydrated.
const first = suite('the first tap, before hydration, in Chromium')

const shop = await openSharedShop()
first.after(() => shop.close())

const { openServerRendered, withPage, hydrated, holdCode } = serverRenderedPages(shop)
const say = wordsOf('dgn')
/** The server renders each page: a service worker would bring those of the device. */
const RENDERED = { serviceWorkers: 'block' } as const
const DETAIL = '/detail/53/1'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: say('detail.chooseVariant') })
const option = (page: Page, name: string) => sheetOf(page).getByRole('radio', { name, exact: true })
const quantity = (page: Page) => sheetOf(page).getByRole('spinbutton', { name: say('detail.quantity') })
const inSheet = (page: Page, name: string) => sheetOf(page).getByRole('button', { name, exact: true })
const openSheet = async (page: Page): Promise<void> => {
  await inSight(button(page, say('detail.addShort'))).tap()
  await sheetOf(page).waitFor()
}

/** What lies in the cart of this device: number and variant of each line. */
const linesInCart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // "<until>|<value>" (adapters/storage/web-storage.ts).
    const text = localStorage.getItem('lintas_cart.1')?.replace(/^\d+\|/, '') ?? '[]'
    const lines = JSON.parse(text) as readonly { readonly quantity: number; readonly spec: string }[]
    return lines.map(({ quantity, spec }) => `${quantity} ${spec}`)
  })

const untilAdded = async (page: Page): Promise<void> => {
  await untilSaid(page, say('detail.added'))
  await sheetOf(page).waitFor({ state: 'hidden' })
}

first('the option sheet opens, closes and accepts a choice without any script', () =>
  withPage(
    async (page) => {
      await openServerRendered(page, DETAIL)
      await openSheet(page)
      await option(page, 'Hitam').tap()
      await quantity(page).fill('2')
      assert.equal(
        [await option(page, 'Hitam').isChecked(), await option(page, 'Putih').isChecked()],
        [true, false],
      )
      await inSheet(page, say('kit.close')).tap()
      await sheetOf(page).waitFor({ state: 'hidden' })
      await openSheet(page)
      assert.ok(await option(page, 'Hitam').isChecked())
    },
    { javaScriptEnabled: false },
  ),
)

first('a choice made in the open sheet is kept by hydration', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, DETAIL)
    await openSheet(page)
    await option(page, 'Hitam').tap()
    const more = inSheet(page, `${say('kit.increase')}: ${say('detail.quantity')}`)
    await more.tap()
    await more.tap()
    assert.is(await quantity(page).inputValue(), '3')
    wake()
    await hydrated(page)
    assert.ok(await sheetOf(page).isVisible(), 'the sheet stays open')
    assert.ok(await option(page, 'Hitam').isChecked())
    assert.is(await quantity(page).inputValue(), '3')
    await page.waitForURL(/spec=Hitam/)
    await inSheet(page, say('detail.addShort')).tap()
    await untilAdded(page)
    assert.equal(await linesInCart(page), ['3 Hitam,Standar'])
  }, RENDERED),
)

first('a form submitted twice before hydration buys once, as chosen', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, DETAIL)
    await openSheet(page)
    await option(page, 'Pasir').tap()
    await inSheet(page, say('detail.addShort')).tap()
    await inSheet(page, say('detail.addShort')).tap({ force: true })
    wake()
    await hydrated(page)
    await untilAdded(page)
    assert.equal(await linesInCart(page), ['1 Pasir,Standar'])
  }, RENDERED),
)

first('"buy" submitted before hydration leads to the order of what was chosen', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, DETAIL)
    await openSheet(page)
    await option(page, 'Pasir').tap()
    await sheetOf(page).getByRole('button', { name: /^Beli/ }).tap()
    wake()
    // A visitor signs in first.
    await page.waitForURL(/\/login/)
  }, RENDERED),
)

first('a double tap opens the sheet, and puts nothing into the cart unnoticed', () =>
  withPage(async (page) => {
    await openServerRendered(page, DETAIL)
    await hydrated(page)
    const box = await inSight(button(page, say('detail.addShort'))).boundingBox()
    assert.ok(box)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    const session = await page.context().newCDPSession(page)
    // Sent at once: between two calls a slow machine lets the sheet open, and the second tap falls beside it and closes it.
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : touchPoints })
    await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')])
    await sheetOf(page).waitFor()
    await inSheet(page, say('kit.close')).tap()
    await sheetOf(page).waitFor({ state: 'hidden' })
    assert.is(await page.getByText(say('detail.added')).count(), 0)
  }, RENDERED),
)

first('a page that is reloaded in the middle keeps the choice', () =>
  withPage(async (page) => {
    await openServerRendered(page, DETAIL)
    await hydrated(page)
    await openSheet(page)
    await option(page, 'Hitam').tap()
    await page.waitForURL(/spec=Hitam/)
    await page.reload()
    await hydrated(page)
    await openSheet(page)
    assert.ok(await option(page, 'Hitam').isChecked())
  }, RENDERED),
)

first('letters typed before hydration are searched for', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/search')
    const field = page
      .getByRole('textbox')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('combobox'))
      .first()
    await field.tap()
    await page.keyboard.type('kamera')
    wake()
    await hydrated(page)
    await page.keyboard.type(' mini')
    assert.is(await field.inputValue(), 'kamera mini')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=kamera%20mini/)
  }, RENDERED),
)

first('a search submitted before hydration runs, and its field keeps the focus', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/search')
    const field = page
      .getByRole('textbox')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('combobox'))
      .first()
    await field.tap()
    await page.keyboard.type('kamera')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    wake()
    await page.waitForURL(/q=kamera/)
    await hydrated(page)
    assert.is(await field.inputValue(), 'kamera')
  }, RENDERED),
)

first.run()
