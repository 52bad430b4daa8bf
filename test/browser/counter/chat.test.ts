import type { Locator } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PNG } from '../../support/backend/shoppers/wallet-calls.ts'
import { button, field, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { type ChatVisitor, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import {
  hire,
  openStaffPage,
  type StaffPage,
  staffAtWork,
} from '../../support/browser/visitors/staff-page.ts'

const chat = suite('the chat of the counter in Chromium')
// With simulated merchants, who are to step aside.
const shop = await openSharedShop()
await hire(shop, 'Ratna', [
  ['Rina', 1],
  ['Joko', 1],
])
const atWork = staffAtWork(shop, { name: 'Rina', language: 'en' })
let shopper: ChatVisitor | undefined
chat.after(async () => {
  await atWork.leave()
  await shopper?.leave()
  await shop.close()
})

/** Rani, whose page both tests share. */
const enterOnce = async (): Promise<ChatVisitor> => {
  shopper ??= await enterChat(shop)
  return shopper
}

/** Long enough for a simulated merchant to read, type and answer. */
const ANSWER_MS = 60_000
const OWN_SHOP = '/chatRoomDetail/1'
const OTHER_SHOP = '/chatRoomDetail/2'

const sums = (of: string, text: string): RegExp => new RegExp(`${of}.*${text}`, 's')

const row = ({ page }: StaffPage, text: string | RegExp): Locator =>
  inSight(page.locator('[data-row]').filter({ hasText: text }).and(page.locator('a')))
const composer = ({ page, say }: StaffPage): Locator =>
  inSight(page.getByRole('textbox', { name: say('chat.conversation.write') }))
const bubble = ({ page }: StaffPage | ChatVisitor, text: string | RegExp): Locator =>
  inSight(page.getByRole('article', { name: text }))
const write = async (staff: StaffPage, text: string): Promise<void> => {
  await composer(staff).fill(text)
  await staff.page.keyboard.press('Enter')
}
/** How often something was said, as a reader of the page hears it. */
const timesSaid = ({ page }: StaffPage | ChatVisitor, text: string): Promise<number> =>
  page
    .getByRole('article')
    .filter({ visible: true })
    .evaluateAll(
      (rows, said) => rows.filter((one) => (one.getAttribute('aria-label') ?? '').includes(said)).length,
      text,
    )

const isWithinWidth = ({ page }: StaffPage): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

chat(
  'answers as the shop: both sides see presence and receipts, and nothing twice after a reload',
  async () => {
    const rina = await atWork.at('/chat')
    await rina.page.getByText(rina.say('counterChat.empty.waiting')).waitFor()
    const rani = await enterOnce()
    await rani.go(OWN_SHOP)
    await rani.write('Sisi kiri tidak bersuara, bisa ditukar?')
    // The list hears of it by itself, with who is there and how much is unread.
    await row(rina, 'Sisi kiri tidak bersuara').waitFor()
    await row(rina, rina.say('counterChat.online')).waitFor()
    await rina.look('a list with somebody who waits')

    await rina.page.keyboard.press('j')
    await rina.page.keyboard.press('Enter')
    await bubble(rina, /Sisi kiri tidak bersuara/).waitFor()
    await bubble(rani, sums('Sisi kiri tidak bersuara', rani.say('chat.conversation.state.read'))).waitFor()
    await rina.page.keyboard.press('r')
    await rina.page.keyboard.type('Baik, kami lihat stok pengganti.')
    await bubbleOfTyping(rani)
    await rina.page.keyboard.press('Enter')
    await bubble(rani, /Baik, kami lihat stok pengganti\./).waitFor()
    await bubble(
      rina,
      sums('Baik, kami lihat stok pengganti', rina.say('chat.conversation.state.read')),
    ).waitFor()
    // Who answers first has it, and nobody waits any more.
    await rina.page.getByText(rina.say('counterChat.empty.waiting')).waitFor()
    await button(rina.page, patternOf(`${rina.say('counterChat.filter.mine')} 1`)).click()
    await row(rina, rina.say('counterChat.hasMe')).waitFor()
    await rina.look('a conversation at the counter')

    // A simulated merchant answers at a shop where nobody is; here a person is, and it keeps still.
    await rani.write('Masih menunggu ya.')
    await rani.go(OTHER_SHOP)
    await rani.write('Apakah stoknya masih ada?')
    await rani.page.getByRole('article').filter({ visible: true }).nth(1).waitFor({ timeout: ANSWER_MS })
    await rani.go(OWN_SHOP)
    await bubble(rani, /Masih menunggu ya/).waitFor()
    const last = await rani.page
      .getByRole('article')
      .filter({ visible: true })
      .last()
      .getAttribute('aria-label')
    assert.match(last ?? '', 'Masih menunggu ya')

    await rina.page.reload()
    await bubble(rina, /Masih menunggu ya/).waitFor()
    await rani.page.reload()
    await bubble(rani, /Masih menunggu ya/).waitFor()
    for (const side of [rina, rani])
      for (const said of ['Sisi kiri tidak bersuara', 'Baik, kami lihat stok pengganti', 'Masih menunggu ya'])
        assert.is(await timesSaid(side, said), 1, said)

    // Off the network what is written waits, and goes once, when it is back.
    await rina.context.setOffline(true)
    await write(rina, 'Kami kirim penggantinya.')
    await rina.page
      .getByRole('status')
      .filter({ hasText: rina.say('chat.link.offline') })
      .waitFor()
    await rina.context.setOffline(false)
    await bubble(rani, /Kami kirim penggantinya/).waitFor()
    assert.is(await timesSaid(rani, 'Kami kirim penggantinya'), 1)

    // Taken back and edited as long as the protocol allows it.
    await bubble(rina, /Kami kirim penggantinya/).focus()
    await rina.page.keyboard.press('Enter')
    await rina.page
      .getByRole('dialog')
      .getByRole('button', { name: rina.say('chat.conversation.act.recall') })
      .click()
    await rani.page
      .getByText(patternOf(rani.say('chat.conversation.recalled')))
      .first()
      .waitFor()
    assert.equal(
      rina.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED')),
      [],
    )
    assert.equal(rani.problems, [])
  },
)

/** The other side is seen to write. */
const bubbleOfTyping = async ({ page, say }: ChatVisitor): Promise<void> =>
  inSight(page.getByText(say('chat.digest.typing'), { exact: true })).waitFor()

chat('hands over to a colleague with a note, who sends a product that the shopper opens', async () => {
  const rina = await atWork.at('/chat/1-1?filter=all')
  const joko = await openStaffPage(shop.browser, shop.origin, {
    name: 'Joko',
    language: 'ri',
    width: 390,
    path: '/chat?filter=all',
  })
  const rani = await enterOnce()
  await rani.go(OWN_SHOP)
  const name = await rina.page.locator('main h1 bdi').textContent()
  await joko.page
    .getByText(name ?? '?')
    .first()
    .waitFor()
  assert.ok(await isWithinWidth(joko))
  await joko.look('the list on a phone')
  await row(joko, name ?? '?').click()
  // Rina has it: Joko reads along, and may not write.
  await joko.page.getByText(joko.say('counterChat.takenText').replace('{{name}}', 'Rina')).waitFor()
  assert.is(await composer(joko).count(), 0)

  await rina.page.keyboard.press('h')
  const dialog = rina.page.getByRole('dialog', { name: rina.say('counterChat.hand.title') })
  await dialog.getByRole('button', { name: rina.say('counterChat.hand.submit') }).click()
  await dialog.getByText(rina.say('counterChat.hand.choose')).waitFor()
  await dialog.getByRole('radio', { name: /^Joko/ }).check()
  await field(rina.page, rina.say('counterChat.hand.note')).fill('Cek rak B-04')
  await rina.look('handing over')
  await dialog
    .getByRole('button', { name: rina.say('counterChat.hand.submitTo').replace('{{name}}', 'Joko') })
    .click()
  await dialog.waitFor({ state: 'hidden' })
  await rina.page.getByText(rina.say('counterChat.takenText').replace('{{name}}', 'Joko')).waitFor()

  // Told at once, without a reload; the note stands between the messages, for staff alone.
  await composer(joko).waitFor()
  await joko.page
    .getByText(/Cek rak B-04/)
    .first()
    .waitFor()
  assert.is(await rani.page.getByText(/B-04/).count(), 0)
  await write(joko, 'Halo, saya Joko.')
  await bubble(rani, /Halo, saya Joko/).waitFor()
  await bubble(rina, /Halo, saya Joko/).waitFor()
  assert.ok(await isWithinWidth(joko))
  await joko.look('a conversation on a phone')

  await joko.page.getByRole('button', { name: joko.say('counterChat.side.open') }).click()
  const sheet = joko.page.getByRole('dialog', { name: joko.say('counterChat.side.title') })
  await joko.look('the shopper and orders on a phone')
  const goods = sheet.locator('section').filter({ hasText: joko.say('counterChat.side.goods') })
  const send = goods.getByRole('button').first()
  await send.click()
  await sheet.waitFor({ state: 'hidden' })
  const card = inSight(
    rani.page
      .getByRole('article')
      .filter({ has: rani.page.locator('a[href^="/detail/"]') })
      .last(),
  )
  await card.waitFor()
  await card.getByRole('link').click()
  await rani.page.waitForURL(/\/detail\//)
  await rani.page.goBack()

  // A picture goes the way of a shopper's.
  await composer(joko).waitFor()
  await joko.page.getByRole('button', { name: joko.say('chat.conversation.attach') }).click()
  await joko.page
    .locator('[data-pick="photos"]')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await bubble(
    rani,
    patternOf(rani.say('chat.conversation.bubble').replace('{{text}}', rani.say('chat.digest.photo'))),
  )
    .last()
    .waitFor()

  await button(joko.page, joko.say('counterChat.finish')).click()
  await button(joko.page, joko.say('counterChat.claim')).waitFor()
  // Back leads to the list, where it was.
  await joko.page.goBack()
  await row(joko, name ?? '?').waitFor()
  assert.equal([...rina.problems, ...joko.problems, ...rani.problems], [])
  await joko.leave()
})

chat.run()
