import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { button } from '../../support/browser/pages/visible-text.ts'
import { jpegOf } from '../../support/browser/pictures.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { type ChatVisitor, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { type Keyboard, keyboardOf } from '../../support/browser/visitors/keyboard.ts'

const reading = suite('reading and answering in a conversation, in Chromium')
const shop = await openSharedShop()
/** Wide enough for keys, and too narrow for two panes. */
const NARROW = { viewport: { width: 800, height: 800 } }
const visitor = await enterChat({ browser: shop.browser, origin: shop.origin, options: NARROW })
reading.after(async () => {
  await visitor.leave()
  await shop.close()
})

/** Waits until the focus is on a row that says this: its label, or the words in it. */
const atRow = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction((words) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    return `${row?.ariaLabel} ${row?.textContent}`.includes(words)
  }, text)
}

const closed = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor({ state: 'detached' })

/** Writes, sends with Enter, and waits until the server has it. */
const sendByKeys = async ({ say, bubble }: ChatVisitor, hands: Keyboard, text: string): Promise<void> => {
  await hands.type(text)
  await hands.press('Enter')
  const gone = `(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`
  await bubble(new RegExp(`${text}, ${gone}`)).waitFor()
}

reading('replies, recalls and edits without a mouse', async () => {
  const { page, say, go, composer, bubble, problems } = visitor
  const hands = keyboardOf(page)
  const act = (key: string) => page.getByRole('dialog').getByRole('button', { name: say(key), exact: true })
  const openMenu = async (text: string): Promise<void> => {
    await hands.tabTo(bubble(text), 'Shift+Tab')
    await hands.press('Enter')
    await hands.inDialog()
  }
  await go('/chatRoomDetail/6')
  await composer().focus()
  await sendByKeys(visitor, hands, 'Ada warna lain')

  await openMenu('Ada warna lain')
  await hands.press('Escape')
  await closed(page)
  await atRow(page, 'Ada warna lain')
  await hands.press('Enter')
  await hands.inDialog()
  await hands.enter(act('chat.conversation.act.reply'))
  await button(page, say('chat.conversation.noReply')).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('textarea'))
  await sendByKeys(visitor, hands, 'Maksud saya biru')
  await bubble('Maksud saya biru').getByRole('button', { name: 'Ada warna lain' }).waitFor()

  await openMenu('Maksud saya biru')
  await hands.enter(act('chat.conversation.act.recall'))
  // What is left in its place has the focus, and leads on to writing it anew.
  await atRow(page, say('chat.conversation.recalledOwn'))
  await hands.enter(button(page, say('chat.conversation.editAgain')))
  await page.waitForFunction(() => document.activeElement?.matches('textarea'))
  assert.is(await composer().inputValue(), 'Maksud saya biru')
  assert.equal([...hands.faults, ...problems], [])
})

reading('sends and views a picture without a mouse', async () => {
  const { page, say, composer, bubble, problems } = visitor
  const hands = keyboardOf(page)
  await composer().fill('')
  await composer().focus()
  await hands.tabTo(button(page, say('chat.conversation.attach')), 'Shift+Tab')
  await hands.press('Enter')
  const buffer = await jpegOf(page, 320, 240)
  const [chosen] = await Promise.all([
    page.waitForEvent('filechooser'),
    hands.enter(button(page, say('chat.conversation.photo'))),
  ])
  await chosen.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  // On its way it lies under the sign of how far it is.
  const photo = say('chat.digest.photo').replace(/[[\]]/g, '\\$&')
  const gone = `(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`
  await bubble(new RegExp(`${photo}, ${gone}`)).waitFor()
  const name = `${say('chat.conversation.picture.yours')}. ${say('chat.conversation.picture.open')}`
  await hands.tabTo(button(page, name), 'Shift+Tab')
  await hands.press('Enter')
  await hands.inDialog()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
  await hands.press('Escape')
  await closed(page)
  await page.waitForFunction((words) => document.activeElement?.ariaLabel === words, name)
  assert.equal([...hands.faults, ...problems], [])
})

reading.run()
