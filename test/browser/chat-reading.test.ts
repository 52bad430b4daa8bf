import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillRoom } from '../bench/chat/fill-room.ts'
import { shiftWhile } from '../bench/chat/probes.ts'
import { openBuiltShop } from '../support/built-shop.ts'
import { type ChatVisitor, DESK, enterChat } from '../support/chat-visitor.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { createOperator } from '../support/merchant-page.ts'
import { jpegOf } from '../support/pictures.ts'
import { button } from '../support/visible-words.ts'

const reading = suite('reading and answering in a room, in Chromium')
const MANAGER_TOKEN = 'a-token-for-this-test-and-no-other'
const shop = await openBuiltShop({ environment: { LINTAS_IM_MANAGER_TOKEN: MANAGER_TOKEN } })
const operator = createOperator(shop.origin, MANAGER_TOKEN)
reading.after(() => shop.close())

const enter = (options: Parameters<typeof enterChat>[0]['options'] = {}): Promise<ChatVisitor> =>
  enterChat({ browser: shop.browser, origin: shop.origin, options })

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
  const gone = `(${say('chat.room.state.sent')}|${say('chat.room.state.read')})$`
  await bubble(new RegExp(`${text}, ${gone}`)).waitFor()
}

reading('answers, takes back and writes anew without a mouse', async () => {
  const visitor = await enter(DESK)
  const { page, say, go, composer, bubble, leave, problems } = visitor
  const hands = keyboardOf(page)
  const act = (key: string) => page.getByRole('dialog').getByRole('button', { name: say(key), exact: true })
  const openMenu = async (text: string): Promise<void> => {
    await hands.tabTo(bubble(text), 'Shift+Tab')
    await hands.press('Enter')
    await hands.inDialog()
  }
  await go('/chatRoom/6')
  await page.getByRole('article').first().waitFor()
  await hands.tabTo(composer())
  await sendByKeys(visitor, hands, 'Ada warna lain?')

  await openMenu('Ada warna lain?')
  await hands.press('Escape')
  await closed(page)
  await atRow(page, 'Ada warna lain?')
  await hands.press('Enter')
  await hands.inDialog()
  await hands.enter(act('chat.room.act.reply'))
  await button(page, say('chat.room.noReply')).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('textarea'))
  await sendByKeys(visitor, hands, 'Maksud saya biru')
  await bubble('Maksud saya biru').getByRole('button', { name: 'Ada warna lain?' }).waitFor()

  await openMenu('Maksud saya biru')
  await hands.enter(act('chat.room.act.recall'))
  // What is left in its place has the focus, and leads on to writing it anew.
  await atRow(page, say('chat.room.recalledOwn'))
  await hands.enter(button(page, say('chat.room.editAgain')))
  await page.waitForFunction(() => document.activeElement?.matches('textarea'))
  assert.is(await composer().inputValue(), 'Maksud saya biru')
  assert.equal([...hands.faults, ...problems], [])
  await leave()
})

reading('sends and looks at a picture without a mouse', async () => {
  const { page, say, go, composer, leave, problems } = await enter(DESK)
  const hands = keyboardOf(page)
  await go('/chatRoom/6')
  await composer().waitFor()
  await hands.enter(button(page, say('chat.room.attach')))
  const opened = page.waitForEvent('filechooser')
  await hands.enter(button(page, say('chat.room.photo')))
  const buffer = await jpegOf(page, 320, 240)
  await (await opened).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  const name = `${say('chat.room.picture.yours')}. ${say('chat.room.picture.open')}`
  await hands.tabTo(button(page, name), 'Shift+Tab')
  await hands.press('Enter')
  await hands.inDialog()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
  await hands.press('Escape')
  await closed(page)
  await page.waitForFunction((words) => document.activeElement?.ariaLabel === words, name)
  assert.equal([...hands.faults, ...problems], [])
  await leave()
})

reading('an older page comes in without moving what is read', async () => {
  await fillRoom(operator, { from: 'm2', to: 'u1', count: 120 })
  const { page, say, go, bubble, leave, problems } = await enter()
  await go('/chatRoomDetail/2')
  await bubble('no. 120.').waitFor()
  let release = (): void => undefined
  const held = new Promise<void>((open) => {
    release = open
  })
  await page.route('**/api/chat/getChannelMessage', async (route) => {
    await held
    await route.continue()
  })
  const asking = page.getByText(say('chat.room.older'))
  // The reader goes up, again and again, until there is no more that is kept.
  await page.waitForFunction((words) => {
    const scrollers = [...document.querySelectorAll<HTMLElement>('[data-scroller]')]
    const scroller = scrollers.find((one) => one.checkVisibility())
    if (scroller?.textContent?.includes(words)) return true
    scroller?.scrollTo(0, -scroller.scrollHeight)
    return false
  }, say('chat.room.older'))
  const oldest = await page.getByRole('article').first().getAttribute('data-seq')
  const shift = await shiftWhile(page, async () => {
    release()
    await page.waitForFunction(
      (seq) => Number(document.querySelector('article')?.dataset['seq']) < Number(seq),
      oldest,
    )
    await asking.waitFor({ state: 'detached' })
  })
  assert.ok(shift <= 0.5, `moved by ${shift} px`)
  assert.equal(problems, [])
  await leave()
})

reading.run()
