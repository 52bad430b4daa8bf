import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { untilItReads } from '../../support/browser/accessibility/read-aloud.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, link, patternOf } from '../../support/browser/pages/visible-text.ts'
import { jpegOf } from '../../support/browser/pictures.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { type Keyboard, keyboardOf } from '../../support/browser/visitors/keyboard.ts'
import { openWalker } from '../../support/browser/visitors/walker.ts'

// Tab, Shift+Tab, Enter, Space, arrows, Escape and letters; no press of a button by any other way.
const keys = suite('without a mouse, in Chromium')
// No parcel arrives meanwhile, which has other reasons for a refund, and no answer moves a message that has the focus.
const shop = await openBuiltShop({
  environment: { LINTAS_PARCEL_STEP_MS: '3600000', LINTAS_MERCHANTS: 'none' },
})
keys.after(() => shop.close())
const token = await tokenOf(shop.origin)

const CODE = '246810'

// One browser for all walks: what it has loaded once it need not load again.
const who = await openWalker(shop, { token })
const { page, say, go, move } = who

/** Walks as the demo shopper; what was wrong at a stop fails the walk. */
const walk = async (steps: (hands: Keyboard) => Promise<void>): Promise<void> => {
  const hands = keyboardOf(page)
  await steps(hands)
  assert.equal(hands.faults, [])
}

/** What a screen reader finds on the page, or in the sheet that is open: in this order, all of it with names. */
const reads = (...wanted: readonly RegExp[]): Promise<void> =>
  untilItReads(page, page.locator('body'), wanted)
const sheetReads = (...wanted: readonly RegExp[]): Promise<void> =>
  untilItReads(page, page.locator('dialog[open]'), wanted)

/** A line that is read: a role, and its name that begins with a word of the shop. */
const line = (role: string, key: string): RegExp =>
  new RegExp(`^${role} "${patternOf(say(key)).source.slice(1)}`)
const HEADING = /^heading ".+" \[level=1\]/

/** Hands a picture in where Enter opens the system's own window, and waits until the shop has it. */
const addPicture = async (hands: Keyboard, label: string): Promise<void> => {
  const opened = page.waitForEvent('filechooser')
  await hands.enter(inSight(page.getByLabel(`${say('kit.upload.add')}: ${say(label)}`, { exact: true })))
  const buffer = await jpegOf(page, 320, 240)
  await (await opened).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('[data-phase="done"]').first().waitFor({ state: 'attached' })
}

keys('the first Tab stop skips the bars, and a navigation focuses the heading', async () => {
  await walk(async (hands) => {
    await go('/explore')
    await hands.press('Tab')
    assert.is(await page.evaluate(() => document.activeElement?.textContent), say('kit.skip'))
    await hands.press('Enter')
    await hands.atHeading()
    await hands.enter(inSight(page.locator('main a[href^="/detail/"]')))
    await page.waitForURL(/\/detail\//)
    await hands.atHeading()
  })
})

/** How many presses of Tab lead from the top of a page to a button. */
const stopsBefore = async (name: string): Promise<number> => {
  for (let stops = 1; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => document.activeElement?.textContent?.trim())
    if (at === name) return stops
  }
  return Number.POSITIVE_INFINITY
}

keys('few Tab stops are before the buy button', async () => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await go('/detail/54/15')
  const onPhone = await stopsBefore(say('detail.buy'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await go('/detail/54/15')
  const onLaptop = await stopsBefore(say('detail.buy'))
  await page.setViewportSize({ width, height })
  // Skip link and bar, then picture, reviews, two vouchers, two facts and the choices; on a laptop the rail, too.
  assert.ok(onPhone <= 16 && onLaptop <= 23, `${onPhone} on a phone, ${onLaptop} on a laptop`)
})

keys('buys something: variant, cart, order, code, paid', async () => {
  await walk(async (hands) => {
    await go('/detail/54/15')
    await reads(
      /^banner:/,
      /^main:/,
      /^text: \$649,00/,
      HEADING,
      /^region "/,
      line('button', 'detail.addShort'),
      line('button', 'detail.buy'),
    )
    const add = button(page, say('detail.addShort'))
    await hands.enter(add)
    await hands.inDialog()
    await sheetReads(
      /^dialog ".+":/,
      /^radiogroup ".+":/,
      /^radio ".+" \[checked\]/,
      /^radio "[^"]+"$/,
      /^spinbutton ".+": "1"/,
      line('button', 'detail.addShort'),
    )
    await hands.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.ok(await add.evaluate((one) => one === document.activeElement), 'the focus comes back')
    await hands.press('Enter')
    await hands.inDialog()
    const sheet = page.getByRole('dialog')
    const chosen = sheet.getByRole('radio', { checked: true })
    await hands.tabTo(chosen.first())
    await hands.press('ArrowRight', 'ArrowLeft')
    await hands.enter(sheet.getByRole('button', { name: say('detail.addShort'), exact: true }))
    await untilSaid(page, say('detail.added'))

    await move('/bag')
    await reads(
      /^navigation ".+":/,
      HEADING,
      /^checkbox ".+" \[checked\]/,
      /^heading ".+" \[level=2\]/,
      /^listitem:/,
      /^link "Kamera/,
      /^spinbutton "[^"]+Kamera[^"]*": "1"/,
      line('button', 'cart.checkout'),
    )
    await hands.enter(button(page, patternOf(say('cart.checkout'))))
    await page.waitForURL(/\/order\?/)
    await hands.atHeading()
    await reads(
      HEADING,
      /^region ".+":/,
      /^link "Rani/,
      /^term: Total/,
      /^definition: \$/,
      line('button', 'orders.pay'),
    )
    await hands.enter(button(page, patternOf(say('orders.pay'))))
    await page.waitForURL(/\/payment\?/)
    await hands.inDialog()
    await sheetReads(
      /^dialog ".+":/,
      /^heading ".+" \[level=2\]/,
      /^text: \$/,
      /^textbox ".+"/,
      /^group ".+":/,
    )
    await hands.type(CODE)
    await hands.press('Enter')
    await page.getByText(say('orders.paidTitle')).waitFor()
    await reads(HEADING, line('link', 'orders.viewOrder'))
    await hands.enter(link(page, patternOf(say('orders.viewOrder'))))
    await page.waitForURL(/\/orderInfo\/|\/myPurchases\//)
    await hands.atHeading()
  })
})

keys('applies for a refund: reason, picture, and a confirmation before it is sent', async () => {
  await walk(async (hands) => {
    await move('/refund/4/LT118402/4/129.00')
    await reads(
      HEADING,
      /^group ".+":/,
      /^checkbox ".+" \[checked\]/,
      /^radiogroup ".+":/,
      /^radio ".+" \[checked\]/,
      /^textbox ".+": 129,00/,
      line('button', 'afterSale.refund.reason'),
      line('textbox', 'afterSale.refund.explanation'),
      line('group', 'afterSale.refund.proof'),
      line('button', 'afterSale.refund.send'),
    )
    await hands.enter(button(page, patternOf(say('afterSale.refund.reason'))))
    await hands.inDialog()
    await hands.enter(
      page.getByRole('dialog').getByRole('button', { name: say('afterSale.reason.not-arrived') }),
    )
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await hands.tabTo(field(page, say('afterSale.refund.explanation')))
    await hands.type('Belum juga sampai.')
    await addPicture(hands, 'afterSale.refund.proof')
    await hands.enter(button(page, say('afterSale.refund.send')))
    await hands.inDialog()
    const question = page.getByRole('alertdialog')
    await sheetReads(/^alertdialog ".+":/, /^heading ".+"/, line('button', 'afterSale.refund.sendNow'))
    await hands.enter(question.getByRole('button', { name: say('afterSale.refund.sendNow'), exact: true }))
    await question.waitFor({ state: 'hidden' })
    await inSight(page.getByRole('heading', { level: 1 })).waitFor()
    await page.getByText('Belum juga sampai.').first().waitFor()
  })
})

keys('tops up over a chain: network, amount, proof, and the record', async () => {
  await walk(async (hands) => {
    await move('/topUp')
    await hands.enter(link(page, patternOf(say('money.methods.chain'))))
    await page.waitForURL(/walletTopUp$/)
    await hands.atHeading()
    await reads(
      HEADING,
      /^radiogroup ".+":/,
      /^radio "USDT-TRC20" \[checked\]/,
      /^img ".+USDT-TRC20"/,
      line('textbox', 'money.chain.amount'),
      line('group', 'money.evidence'),
      line('button', 'money.chain.done'),
    )
    const send = button(page, say('money.chain.done'))
    await hands.tabTo(inSight(page.getByRole('radio', { checked: true })))
    await hands.press('ArrowRight')
    await hands.enter(send)
    const amount = field(page, say('money.chain.amount'))
    await page.getByText(say('money.fault.notPositive')).first().waitFor()
    // Where something is missing, the focus goes there.
    await page.waitForFunction(() => document.activeElement?.matches('[aria-invalid="true"]'))
    await reads(line('textbox', 'money.chain.amount'), new RegExp(say('money.fault.notPositive')))
    await hands.tabTo(amount)
    await hands.type('40,25')
    await addPicture(hands, 'money.evidence')
    await hands.enter(send)
    await page.waitForURL(/topUpRecord$/)
    await hands.atHeading()
  })
})

keys(
  'shows the whole focus ring on a notice, on products of an order, and on a card in a conversation',
  async () => {
    await walk(async (hands) => {
      await move('/notification')
      await hands.tabTo(inSight(page.locator('main button[aria-expanded]')))
      await move('/orderInfo/4')
      await hands.tabTo(inSight(page.locator('main a[href^="/detail/"]')))
      await move('/chatRoomDetail/1')
      await hands.tabTo(inSight(page.locator('article a[href^="/orderInfo/"]')))
    })
  },
)

keys('writes to a shop: from the list into the conversation, a message, the menu, and back', async () => {
  await walk(async (hands) => {
    await move('/chatRoom')
    await reads(/^navigation ".+":/, HEADING, /^searchbox ".+"/, /^list ".+":/, /^link ".*Hikari Denki/)
    await hands.enter(inSight(page.locator('a[href="/chatRoomDetail/15"]')))
    await page.waitForURL(/chatRoomDetail\/15$/)
    await inSight(page.getByRole('article')).waitFor()
    const composer = inSight(page.getByRole('textbox', { name: say('chat.conversation.write') }))
    await hands.tabTo(composer)
    await hands.type('Masih ada warna hitam?')
    await hands.press('Enter')
    await inSight(page.getByRole('article', { name: 'Masih ada warna hitam?' })).waitFor()
    await reads(
      HEADING,
      line('button', 'chat.conversation.menu'),
      /^region ".*Hikari Denki":/,
      /^article "Hikari Denki, /,
      /^article ".*Masih ada warna hitam\?/,
      line('textbox', 'chat.conversation.write'),
      line('button', 'chat.conversation.send'),
    )
    const menu = button(page, say('chat.conversation.menu'))
    await hands.tabTo(menu, 'Shift+Tab')
    await hands.press('Enter')
    await hands.inDialog()
    await hands.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.ok(await menu.evaluate((one) => one === document.activeElement), 'the focus comes back')
  })
})

keys.run()
