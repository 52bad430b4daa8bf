import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { HeaderFlag, ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { detailRow } from '../../../support/api-rows.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press, type } from '../../../support/ui/render.tsx'

const edges = suite('where a conversation meets its limits')

const say = (content: string) => ({ type: 1, content })
const fire = (target: EventTarget, name: string): void =>
  act(() => void target.dispatchEvent(new Event(name)))
const scrollerOf = ({ screen }: OpenedConversation): HTMLElement => {
  const scroller = screen.container.querySelector<HTMLElement>('[data-scroller]')
  if (!scroller) throw new Error('no transcript')
  return scroller
}
/** The test DOM lays nothing out: so high is the conversation, and so far up is the reader. */
const scrollTo = (opened: OpenedConversation, px: number): void => {
  const sizes = { scrollHeight: 5000, clientHeight: 500, scrollTop: -px }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(scrollerOf(opened), name, { configurable: true, writable: true, value })
  }
  fire(scrollerOf(opened), 'scroll')
}

/** A conversation of which this device has the newest page only. */
const openLong = (): Promise<OpenedConversation> =>
  openConversation({
    before: ({ server, run }) => {
      run.network.answerOpenings('refuse')
      run.network.cutNow('clean')
      for (let at = 1; at <= 70; at++) server.say(PEER.channelID, say(`pesan ${at}.`))
    },
  })

edges('an older page that fails shows an error, and loads on retry', async () => {
  const opened = await openLong()
  opened.refuse({ kind: 'offline' })
  for (let step = 0; step < 6; step++) {
    scrollTo(opened, 4000 + step * 50)
    await opened.wait()
  }
  assert.match(opened.screen.text(), 'chat.conversation.olderFailed')
  assert.match(opened.screen.text(), 'pesan 70.')
  opened.refuse(undefined)
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.wait()
  assert.not.match(opened.screen.text(), 'chat.conversation.olderFailed')
  for (let step = 0; step < 6; step++) {
    scrollTo(opened, 4000 + step * 50)
    await opened.wait()
  }
  assert.match(opened.screen.text(), 'pesan 1.')
  assert.match(opened.screen.text(), 'chat.conversation.beginning')
  opened.screen.remove()
})

edges(
  'sending from far above scrolls to the end, also when scrolling is reported before rendering',
  async () => {
    const opened = await openLong()
    scrollTo(opened, 3000)
    await opened.wait()
    const scroller = scrollerOf(opened)
    // Rows of 60 px, the last one at the lower edge of a scroller that is reversed (column-reverse).
    const { getBoundingClientRect } = HTMLElement.prototype
    HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
      const rows = [...scroller.getElementsByTagName('article')]
      const at = rows.indexOf(this)
      const top = at < 0 ? 0 : 500 - 60 * (rows.length - at) - scroller.scrollTop
      return { top, bottom: top + 60 } as DOMRect
    }
    scroller.scrollTo = () => {
      scroller.scrollTop = 0
      scroller.dispatchEvent(new Event('scroll'))
    }
    await opened.sendText('Dari jauh')
    await opened.wait()
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect
    assert.match(opened.screen.all('article').at(-1)?.textContent ?? '', 'Dari jauh')
    assert.is(Math.abs(scroller.scrollTop), 0)
    opened.screen.remove()
  },
)

edges('a gap of missing messages is marked, and delays nothing', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('satu')),
  })
  opened.refuse({ kind: 'offline' })
  opened.server.push({
    kind: 'recv',
    flags: HeaderFlag.reddot,
    setting: 0,
    msgKey: '',
    fromUID: PEER.channelID,
    channelID: PEER.channelID,
    channelType: 1,
    expire: 0,
    clientMsgNo: 'later',
    messageID: '77',
    messageSeq: 5,
    timestamp: 1_700_000_000,
    payload: new TextEncoder().encode(JSON.stringify(say('lima'))),
  })
  await opened.wait(2000)
  assert.match(opened.screen.text(), 'lima')
  opened.screen.get('button', 'chat.conversation.gap')
  opened.screen.remove()
})

edges('the floating date shows during scrolling, and is gone a second later', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, say('Halo')),
  })
  const day = (): string =>
    opened.screen.container.querySelector('section > p[aria-hidden]')?.textContent ?? ''
  assert.is(day(), '')
  scrollTo(opened, 200)
  assert.is.not(day(), '')
  await opened.wait(1001)
  assert.is(day(), '')
  opened.screen.remove()
})

edges('a failed message can be edited and sent, in its place', async () => {
  const opened = await openConversation()
  opened.server.answerSends(ReasonCode.channelIDError)
  await opened.sendText('Slaah')
  await opened.choose(/bubble/, 'chat.conversation.act.edit')
  opened.server.answerSends(ReasonCode.success)
  const field = opened.screen.container.querySelector<HTMLElement>('dialog textarea')
  assert.ok(field)
  if (field) type(field, 'Salah')
  const again = opened.screen.container.querySelector<HTMLElement>('dialog footer button')
  press(
    again ?? opened.screen.all('button', 'chat.conversation.act.resend').at(-1) ?? opened.screen.container,
  )
  await opened.wait(2000)
  const texts = opened.server
    .stored(PEER.channelID)
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)
  assert.equal(texts, ['Salah'])
  assert.is(opened.bubbles().length, 1)
  opened.screen.remove()
})

edges('a sent message can be edited, and is marked as edited', async () => {
  const opened = await openConversation()
  await opened.sendText('Slaah')
  await opened.choose(/bubble/, 'chat.conversation.act.change')
  const field = opened.screen.container.querySelector<HTMLElement>('dialog textarea')
  assert.ok(field)
  type(field, 'Salah')
  press(opened.screen.get('button', 'chat.conversation.act.saveChange'))
  await opened.wait(2000)
  const [edit] = opened.asked.filter(({ call }) => call === 'edit')
  const [message, content] = (edit?.with ?? []) as [{ messageSeq: number }, { body: { text: string } }]
  assert.equal([message.messageSeq, content.body.text], [1, 'Salah'])
  assert.match(opened.screen.all('article')[0]?.textContent ?? '', /Salah.*chat.conversation.edited/)
  assert.is(opened.screen.container.querySelector('dialog[open]'), null)
  opened.screen.remove()
})

edges('text that was edited elsewhere while its sheet is open is the text to edit', async () => {
  const opened = await openConversation()
  await opened.sendText('Lama')
  await opened.choose(/bubble/, 'chat.conversation.act.change')
  const words = () => opened.screen.container.querySelector<HTMLTextAreaElement>('dialog textarea')?.value
  assert.is(words(), 'Lama')
  const [sent] = opened.server.stored(PEER.channelID)
  opened.extend(sent?.id ?? '', { editedAt: 1, editedContent: textContent('Baru') })
  await act(() => opened.client.syncExtras(PEER) as unknown as Promise<void>)
  await opened.wait()
  assert.is(words(), 'Baru')
  opened.screen.remove()
})

edges('an edit that the server refuses stays in its field', async () => {
  const opened = await openConversation()
  await opened.sendText('Slaah')
  await opened.choose(/bubble/, 'chat.conversation.act.change')
  const field = opened.screen.container.querySelector<HTMLTextAreaElement>('dialog textarea')
  assert.ok(field)
  type(field, 'Salah')
  opened.refuse({ kind: 'offline' })
  press(opened.screen.get('button', 'chat.conversation.act.saveChange'))
  await opened.wait(2000)
  assert.is(opened.screen.container.querySelector<HTMLTextAreaElement>('dialog textarea')?.value, 'Salah')
  opened.screen.remove()
})

edges('the question of who asks when an order is shipped stands in the composer, once a day', async () => {
  localStorage.clear()
  const field = ({ screen }: OpenedConversation): string =>
    (screen.get('textbox', 'chat.conversation.write') as HTMLTextAreaElement).value
  const asked = await openConversation({ orderId: '31', asksShipping: true })
  assert.is(field(asked), 'chat.conversation.askShipping')
  await asked.sendText(field(asked))
  assert.is(field(asked), '')
  asked.screen.remove()
  const again = await openConversation({ orderId: '31', asksShipping: true })
  assert.is(field(again), '')
  again.screen.remove()
  const other = await openConversation({ orderId: '32' })
  assert.is(field(other), '')
  other.screen.remove()
})

edges('a dismissed offered card stays away, and nothing was sent', async () => {
  localStorage.clear()
  const opened = await openConversation({
    productId: '1',
    before: ({ http }) => http.answer('/api/product/detail', () => accepted(detailRow())),
  })
  press(opened.screen.get('button', 'chat.conversation.card.dismiss'))
  await opened.wait()
  assert.is(opened.screen.find('button', 'chat.conversation.card.send'), undefined)
  assert.equal(opened.server.stored(PEER.channelID), [])
  opened.screen.remove()
})

edges('sends typing to the other side, every two seconds at most', async () => {
  const opened = await openConversation()
  const told = (): number => opened.server.heard.filter(({ kind }) => kind === 'send').length
  for (const text of ['H', 'Ha', 'Hal']) opened.write(text)
  await opened.wait()
  assert.is(told(), 1)
  await opened.wait(2000)
  opened.write('Halo')
  await opened.wait()
  assert.is(told(), 2)
  opened.write('')
  await opened.wait(3000)
  assert.is(told(), 2)
  opened.screen.remove()
})

edges('a keyboard that covers the page lifts the composer, unless the page is zoomed', async () => {
  const heard: (() => void)[] = []
  const viewport = {
    scale: 1,
    height: window.innerHeight,
    offsetTop: 0,
    addEventListener: (_: string, listener: () => void) => heard.push(listener),
    removeEventListener: () => undefined,
  }
  Object.defineProperty(globalThis, 'visualViewport', { configurable: true, value: viewport })
  const opened = await openConversation()
  const lifted = (): string =>
    opened.screen.container
      .querySelector<HTMLElement>('[data-dropping]')
      ?.style.getPropertyValue('--keyboard') ?? ''
  assert.is(lifted(), '')
  Object.assign(viewport, { height: window.innerHeight - 300 })
  act(() => heard[0]?.())
  assert.is(lifted(), '300px')
  Object.assign(viewport, { scale: 2 })
  act(() => heard[0]?.())
  assert.is(lifted(), '0px')
  Reflect.deleteProperty(globalThis, 'visualViewport')
  opened.screen.remove()
})

for (const isCut of [true, false]) {
  const what = isCut ? 'is asked to stay' : 'hears nothing'
  edges(
    `whoever writes on a full device ${what} while the message ${isCut ? 'waits' : 'leaves at once'}`,
    async () => {
      const opened = await openConversation()
      opened.run.records.failFrom('records-full')
      if (isCut) {
        opened.run.network.answerOpenings('refuse')
        opened.run.network.cutNow('abrupt')
        await opened.wait()
      }
      await opened.sendText('Masih di sini')
      const said = opened.app.notices.notices$.value.map(({ text }) => (text.kind === 'key' ? text.key : ''))
      assert.equal(said, isCut ? ['chat.conversation.unkept'] : [])
      opened.screen.remove()
    },
  )
}

edges.run()
