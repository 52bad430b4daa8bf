import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { type ChannelInfo, channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { detailRow } from '../../../support/api-rows.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press } from '../../../support/ui/render.tsx'
import { realTranslations } from '../../../support/ui/translations.ts'

const acts = suite('actions of a reader on a conversation')

const say = (content: string) => ({ type: 1, content })
const sentFields = ({ server }: OpenedConversation): readonly Record<string, unknown>[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>)

acts('copy the text of a message, without the codes in it', async () => {
  const copied: string[] = []
  const writeText = async (text: string): Promise<void> => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Nomor resi JP88. PIN: 123456')),
  })
  await opened.choose(/bubble/, 'chat.conversation.act.copy')
  assert.is(copied.length, 1)
  assert.match(copied[0] ?? '', 'Nomor resi JP88.')
  assert.not.match(copied[0] ?? '', '123456')
  const said = opened.app.notices.notices$.value.map(({ text }) => (text.kind === 'key' ? text.key : ''))
  assert.equal(said, ['core.copied'])
  Reflect.deleteProperty(navigator, 'clipboard')
  opened.screen.remove()
})

acts('send a quick reply with one tap, and nothing with a second tap of the same press', async () => {
  const opened = await openConversation()
  const ready = await opened.appears('button', 'Apakah masih ada?')
  press(ready)
  press(ready)
  await opened.wait()
  assert.equal(
    sentFields(opened).map(({ content }) => content),
    ['Apakah masih ada?'],
  )
  await opened.wait(2000)
  press(await opened.appears('button', 'Apakah masih ada?'))
  await opened.wait()
  assert.is(sentFields(opened).length, 2)
  const written = () => opened.screen.text().split('Apakah masih ada?').length
  const before = written()
  opened.clock.setBack(3_600_000)
  press(await opened.appears('button', 'Apakah masih ada?'))
  await opened.wait(100)
  assert.ok(written() > before, 'a tap after the device clock was set back is no second one')
  opened.write('Saya')
  assert.is(opened.screen.find('button', 'Apakah masih ada?'), undefined)
  opened.screen.remove()
})

/** The rows of the sheet that is open. */
const rowsOf = ({ screen }: OpenedConversation): readonly string[] =>
  [...screen.container.querySelectorAll('dialog button')].map((row) => row.textContent?.trim() ?? '')

acts('reply to a message that was sent while its sheet was open', async () => {
  const opened = await openConversation()
  opened.run.network.setLatency(500, 500)
  await opened.sendText('Masih di jalan')
  press(opened.screen.get('button', 'chat.conversation.act.more'))
  await opened.wait()
  assert.not.ok(rowsOf(opened).includes('chat.conversation.act.reply'))
  await opened.wait(2000)
  const reply = [...opened.screen.container.querySelectorAll<HTMLElement>('dialog button')].find(
    (row) => row.textContent === 'chat.conversation.act.reply',
  )
  if (!reply) throw new Error(`nothing to reply with among ${rowsOf(opened).join(', ')}`)
  press(reply)
  await opened.wait()
  assert.ok(opened.screen.find('button', 'chat.conversation.noReply'))
  opened.screen.remove()
})

/** The merchant takes the first message back. */
const takenBack = async (opened: OpenedConversation): Promise<void> => {
  const [first] = opened.server.stored(PEER.channelID)
  opened.extend(first?.id ?? '', { isRevoked: true, revoker: PEER.channelID })
  await act(() => opened.client.syncExtras(PEER) as unknown as Promise<void>)
  await opened.wait()
}

acts('do not copy a text that was recalled while its sheet was open', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Harga salah')),
  })
  press(opened.screen.get('button', 'chat.conversation.act.more'))
  await opened.wait()
  assert.ok(rowsOf(opened).includes('chat.conversation.act.copy'))
  await takenBack(opened)
  assert.is(opened.screen.container.querySelector('dialog'), null)
  opened.screen.remove()
})

acts('focus the field after the sheet of a message recalled elsewhere closes', async () => {
  const opened = await openConversation()
  await opened.sendText('Harga salah')
  press(opened.screen.get('button', 'chat.conversation.act.more'))
  await opened.wait()
  await takenBack(opened)
  press(opened.screen.get('button', 'chat.conversation.editAgain'))
  await opened.wait()
  assert.is(document.activeElement, opened.screen.container.querySelector('textarea'))
  opened.screen.remove()
})

acts('do not quote a message that was recalled while the reply was written', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Harga salah')),
  })
  await opened.choose(/bubble/, 'chat.conversation.act.reply')
  assert.ok(opened.screen.find('button', 'chat.conversation.noReply'))
  await takenBack(opened)
  assert.is(opened.screen.find('button', 'chat.conversation.noReply'), undefined)
  await opened.sendText('Baik, kalau begitu')
  assert.equal(
    sentFields(opened).map(({ reply }) => reply),
    [undefined],
  )
  opened.screen.remove()
})

acts('pick a viewed product, which is sent as a card', async () => {
  const opened = await openConversation({
    before: async ({ app, http }) => {
      http.answer('/api/product/detail', () => accepted(detailRow()))
      await app.catalogue.loadProduct({ productId: '1', shopId: '7' })
    },
  })
  press(opened.screen.get('button', 'chat.conversation.attach'))
  press(opened.screen.get('button', 'chat.conversation.product'))
  await opened.wait()
  const rows = opened.screen.container.querySelectorAll<HTMLElement>('dialog li button')
  assert.is(rows.length, 1)
  assert.match(rows[0]?.textContent ?? '', 'Jaket')
  if (rows[0]) press(rows[0])
  await opened.wait()
  assert.is(opened.screen.container.querySelector('dialog'), null)
  assert.equal(
    sentFields(opened).map(({ type, productId }) => [type, productId]),
    [[3001, '1']],
  )
  opened.screen.remove()
})

/** Puts the reader so far above the end; the test DOM lays nothing out. */
const scrollUp = ({ screen }: OpenedConversation, px: number): HTMLElement => {
  const scroller = screen.container.querySelector<HTMLElement>('[data-scroller]')
  if (!scroller) throw new Error('no transcript')
  const sizes = { scrollHeight: 5000, clientHeight: 500, scrollTop: -px }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(scroller, name, { configurable: true, writable: true, value })
  }
  act(() => void scroller.dispatchEvent(new Event('scroll')))
  return scroller
}

acts('jump to the newest message, with the count of those that arrived meanwhile', async () => {
  const opened = await openConversation({
    translations: realTranslations('en'),
    before: ({ server }) => {
      for (let at = 1; at <= 20; at++) server.say(PEER.channelID, say(`pesan ${at}`))
    },
  })
  assert.is(opened.screen.find('button', 'Jump to the latest message'), undefined)
  const scroller = scrollUp(opened, 1200)
  opened.screen.get('button', 'Jump to the latest message')
  for (const text of ['baru satu', 'baru dua']) opened.server.say(PEER.channelID, say(text))
  await opened.wait()
  // What comes in below carries nobody along who reads above.
  assert.not.match(opened.screen.text(), 'baru dua')
  const jumps: ScrollToOptions[] = []
  Object.assign(scroller, { scrollTo: (to: ScrollToOptions) => jumps.push(to) })
  press(opened.screen.get('button', 'Jump to 2 new messages'))
  await opened.wait()
  assert.equal(
    jumps.map(({ top }) => top),
    [0],
  )
  assert.match(opened.screen.all('article').at(-1)?.textContent ?? '', 'baru dua')
  assert.is(opened.screen.find('button', /^To /), undefined)
  opened.screen.remove()
})

acts('give the focus back to what opened the panel when nothing was chosen of it', async () => {
  const opened = await openConversation()
  const attach = opened.screen.get('button', 'chat.conversation.attach')
  press(attach)
  const order = opened.screen.get('button', 'chat.conversation.order')
  order.focus()
  press(order)
  await opened.wait()
  press(opened.screen.get('button', 'Tutup'))
  await opened.wait()
  assert.is(document.activeElement, attach)
  opened.screen.remove()
})

const panelIn = ({ screen }: OpenedConversation): readonly Element[] => [
  ...screen.container.querySelectorAll('fieldset'),
]

acts('close the panel by Esc, and return the focus to its button', async () => {
  const opened = await openConversation()
  const attach = opened.screen.get('button', 'chat.conversation.attach')
  press(attach)
  opened.screen.get('button', 'chat.conversation.order').focus()
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  assert.equal(panelIn(opened), [])
  assert.is(document.activeElement, attach)
  opened.screen.remove()
})

acts(
  'close the panel by the back gesture where the browser reports it, and stay in the conversation',
  async () => {
    const watchers = new Set<() => void>()
    class Watcher {
      private close = (): void => undefined
      addEventListener(_: string, close: () => void): void {
        this.close = close
        watchers.add(close)
      }
      destroy(): void {
        watchers.delete(this.close)
      }
    }
    Object.assign(globalThis, { CloseWatcher: Watcher })
    const opened = await openConversation()
    press(opened.screen.get('button', 'chat.conversation.attach'))
    assert.is(watchers.size, 1)
    act(() => {
      for (const close of watchers) close()
    })
    assert.equal(panelIn(opened), [])
    assert.is(watchers.size, 0)
    Reflect.deleteProperty(globalThis, 'CloseWatcher')
    opened.screen.remove()
  },
)

acts('rate the service after a talk, for a day, and where the server does not say', async () => {
  const offered = async (visit: ChannelInfo['visit'], said = ''): Promise<boolean> => {
    const opened = await openConversation()
    if (said !== '') await opened.sendText(said)
    const info = opened.client.channelInfo$(channelKey(PEER)).value
    assert.ok(info)
    act(() => opened.client.learn({ ...info, ...(visit && { visit }) }))
    await opened.wait()
    press(opened.screen.get('button', 'chat.conversation.menu'))
    await opened.wait()
    const rows = rowsOf(opened)
    assert.ok(rows.includes('chat.conversation.search'))
    opened.screen.remove()
    return rows.includes('chat.conversation.rate.open')
  }
  const now = 1_700_000_000
  assert.is(await offered(undefined), true)
  assert.is(await offered({ lastAt: 0, ratedAt: 0 }), false)
  assert.is(await offered({ lastAt: 0, ratedAt: 0 }, 'Halo'), true, 'said since the server was asked')
  assert.is(await offered({ lastAt: now, ratedAt: 0 }), true)
  assert.is(await offered({ lastAt: now, ratedAt: now - 25 * 3600 }), false)
})

acts.run()
