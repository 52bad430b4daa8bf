import * as assert from 'uvu/assert'
import { KEYS } from '../drivers/session.ts'
import { by, type Page } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { enter, pattern } from './visits.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const bubble = (text: string) => by('article', new RegExp(text))

const write = async (page: Page, text: string, typed = ''): Promise<void> => {
  await page.fill(by('textbox', page.say('chat.conversation.write')), text)
  // No key gives an emoji, and WebKit's driver leaves it out: it comes as from a phone's own board.
  await page.run((more: string) => document.execCommand('insertText', false, more), typed)
  await page.click(by('button', page.say('chat.conversation.send')))
}

/** The sheet of a message comes by Enter on it, as by a long press. */
const act = async (page: Page, text: string, name: string): Promise<void> => {
  await page.until(`the sheet of ${text}`, async () => {
    const own = (await page.all(bubble(text))).at(-1)
    if (own === undefined) return false
    await page.session.run('(e) => e.focus()', [own])
    await page.session.press(KEYS.enter)
    await page.see(by('dialog'))
    return true
  })
  await page.click(by('dialog').within('button', name))
}

const offerProduct = async (page: Page): Promise<void> => {
  const { say } = page
  await page.go('/detail/54/15')
  await page.click(by('link', say('detail.askSeller')))
  await page.at(/\/chatRoomDetail\/15\?product=54$/)
  const card = by('region', say('chat.conversation.card.offer'))
  await page.click(card.within('button', say('chat.conversation.card.send')))
  await page.gone(card)
  await page.see(bubble('\\[Produk\\] Kamera mirrorless'))
}

const sendPicture = async (page: Page, picture: string): Promise<void> => {
  const { say } = page
  // The button of photos opens the system's window, which nobody can press here: the field behind it takes the file.
  await page.run(() => {
    HTMLInputElement.prototype.click = function () {
      this.id = 'chosen'
    }
  })
  await page.click(by('button', say('chat.conversation.attach')))
  await page.click(by('button', say('chat.conversation.photo')))
  await page.until('the field of photos', () => page.run(() => document.getElementById('chosen') !== null))
  const [field] = (await page.session.run("() => [document.getElementById('chosen')]", [])) as never[]
  await page.session.type(field as never, picture)
  await page.see(
    bubble(
      `${escaped(say('chat.digest.photo'))}, (${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`,
    ),
  )
  await page.click(
    by('button', `${say('chat.conversation.picture.yours')}. ${say('chat.conversation.picture.open')}`),
  )
  await page.see(by('dialog').within('img'))
  await page.draw('chat picture')
  await page.back()
  await page.gone(by('dialog'))
}

export const chat: Journey = {
  key: 'chat',
  name: 'a shopper chats: a product, text, emoji, a picture, a quote, a recall, and a line that is cut',
  expects: /\/im-ws/,
  walk: async (page, surroundings) => {
    const { say } = page
    await enter(page, surroundings)
    await offerProduct(page)
    await write(page, 'Apakah stoknya masih ada?')
    await page.see(bubble(`stoknya masih ada\\?, ${say('chat.conversation.state.read')}$`))
    await write(page, 'Terima kasih ', '👍🏽👨‍👩‍👧')
    await page.see(bubble('Terima kasih 👍🏽👨‍👩‍👧'))
    await sendPicture(page, surroundings.picture)
    await act(page, 'stoknya masih ada', say('chat.conversation.act.reply'))
    await page.see(by('button', say('chat.conversation.noReply')))
    await write(page, 'Warna perak saja')
    await page.see(bubble('Warna perak saja'))
    await page.see(bubble('Warna perak saja').within('button', /stoknya masih ada/))
    await write(page, 'Salah kirim')
    await page.see(
      bubble(`Salah kirim, (${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`),
    )
    await act(page, 'Salah kirim', say('chat.conversation.act.recall'))
    await page.see(by('text', pattern(say('chat.conversation.recalledOwn'))))
    await page.draw('chat')
    surroundings.way.cut()
    await page.see(by('text', pattern(say('chat.link.waiting'))))
    for (const n of [1, 2, 3]) await write(page, `Tertunda ${n}`)
    await page.draw('chat cut')
    await page.reload()
    await page.see(bubble(`Tertunda 3, ${say('chat.conversation.state.waiting')}$`))
    surroundings.way.restore()
    const gone = `(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`
    for (const n of [1, 2, 3]) await page.see(bubble(`Tertunda ${n}, ${gone}`))
    assert.is((await page.all(bubble('Tertunda \\d'))).length, 3)
    await page.draw('chat restored')
  },
}
