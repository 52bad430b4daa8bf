import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowserAlerts, createBrowserSound } from '../../../adapters/alerts/browser-alerts.ts'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createState } from '../../../application/shared/streams.ts'
import { merchantChannel } from '../../../domain/messaging/channels/channel.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { followNews } from '../../../ui/messaging/follow-news.ts'
import type { Place } from '../../../ui/navigation/navigator.ts'
import { matchRoute } from '../../../ui/navigation/routes.ts'
import type { StoredMessage } from '../../support/messaging/messages.ts'
import { type ChatApp, createChatApp } from '../../support/ui/chat-app.ts'
import { shopInfo } from '../../support/ui/open-chat-list.tsx'
import { kitWords } from '../../support/ui/render.tsx'

const news = suite('toasts and notifications of chat messages')

type Shown = { readonly title: string; readonly body: string; readonly tag: string; isClosed: boolean }
const alerts: Shown[] = []
const tones: number[] = []

/** The browser's notifications, as far as they are used. */
const allow = (permission: string): void => {
  class FakeNotification {
    static permission = permission
    readonly shown: Shown
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      this.shown = { title, body, tag, isClosed: false }
      alerts.push(this.shown)
    }
    close(): void {
      this.shown.isClosed = true
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification })
}

news.before.each(() => {
  alerts.length = 0
  tones.length = 0
  createBrowserSound(createFakeClock()).choose(false)
  allow('default')
})

type Opened = ChatApp & {
  readonly stop: () => void
  readonly went: string[]
  readonly command: (cmd: string, param: Readonly<Record<string, unknown>>) => void
  /** The last message that was heard. */
  readonly last: () => StoredMessage
  readonly recall: (message: StoredMessage) => void
  readonly hear: (shopId: string, fields?: Readonly<Record<string, unknown>>) => Promise<void>
  readonly toasts: () => readonly unknown[]
}

const open = async (at: string): Promise<Opened> => {
  const chat = await createChatApp()
  for (const id of ['1', '2']) chat.client.learn(shopInfo(id))
  await chat.pass(50)
  const went: string[] = []
  const place: Place = {
    url: at,
    arrival: 'start',
    historyId: 0,
    match: matchRoute(at),
    hasFailed: false,
    isRefused: false,
  }
  const { clock } = chat.run
  const sound = createBrowserSound(clock, () => tones.push(clock.now()))
  const { stop } = followNews({
    app: { notices: chat.app.notices, alerts: createBrowserAlerts(), sound },
    chat: chat.chat,
    place$: createState<Place | undefined>(place).stream,
    go: (path) => went.push(path),
    translations: { translations$: createState(kitWords()).stream, load: async () => undefined },
  })
  let last: StoredMessage | undefined
  const command: Opened['command'] = (cmd, param) =>
    void chat.server.say('', { type: 99, cmd, param }, HeaderFlag.noPersist)
  return {
    ...chat,
    stop,
    went,
    command,
    last: () => {
      assert.ok(last)
      return last
    },
    recall: ({ id, channelID }) => {
      chat.extend(id, { isRevoked: true })
      command('messageRevoke', { channel_id: channelID, channel_type: 1 })
    },
    hear: async (shopId, fields = { type: 1, content: 'Halo' }) => {
      last = chat.server.say(`m${shopId}`, fields)
      await chat.pass(400)
      await settle()
    },
    toasts: () => chat.app.notices.notices$.value.map(({ text }) => text),
  }
}

const key = (name: string, values?: object) => ({
  kind: 'key',
  key: `chat.news.${name}`,
  ...(values && { with: values }),
})

news('show as a toast on another page, with a link to the conversation', async () => {
  const { hear, toasts, app, went, stop } = await open('/home')
  await hear('1')
  assert.equal(toasts(), [key('text', { name: 'Toko 1', text: 'Halo' })])
  app.notices.notices$.value[0]?.action?.run()
  assert.equal(went, ['/chatRoomDetail/1'])
  stop()
})

news('are counted when they come in a row, and then link to the list', async () => {
  const { hear, toasts, app, went, stop } = await open('/detail/1/1')
  await hear('1')
  await hear('1')
  await hear('2')
  assert.equal(toasts(), [key('many', { count: 3 })])
  app.notices.notices$.value[0]?.action?.run()
  assert.equal(went, ['/chatRoom'])
  stop()
})

news('are not shown where the messages are visible: in the conversation, or in the list', async () => {
  for (const at of ['/chatRoomDetail/1', '/chatRoom', '/chatRoom/2']) {
    const { hear, toasts, stop } = await open(at)
    await hear('1')
    assert.equal(toasts(), [], at)
    stop()
  }
  const { hear, toasts, stop } = await open('/chatRoomDetail/2')
  await hear('1')
  assert.is(toasts().length, 1)
  stop()
})

news('are not shown for a muted shop, and not for system lines', async () => {
  const { hear, toasts, client, pass, stop } = await open('/home')
  client.learn(shopInfo('1', { isMuted: true }))
  await pass(10)
  await hear('1')
  await hear('2', { type: 1001, content: '{0} masuk', extra: [{ uid: 'm2', name: 'Rina' }] })
  assert.equal(toasts(), [])
  stop()
})

news('name a picture and a product, and no unknown shop', async () => {
  const { hear, toasts, stop } = await open('/home')
  await hear('1', { type: 2, url: 'a.png', width: 3, height: 4 })
  assert.equal(toasts(), [key('photo', { name: 'Toko 1' })])
  stop()
  const other = await open('/home')
  await other.hear('9')
  assert.equal(other.toasts(), [key('hidden')])
  other.stop()
})

news('are silent in the background where the shopper has not switched them on', async () => {
  const { hear, lifecycle, toasts, stop } = await open('/home')
  lifecycle.set({ isVisible: false })
  createBrowserAlerts().choose('text')
  await hear('1')
  assert.equal(alerts, [])
  assert.equal(toasts(), [])
  stop()
})

news('are left by a background tab to a visible one', async () => {
  allow('granted')
  createBrowserAlerts().choose('text')
  const { hear, lifecycle, run, stop } = await open('/home')
  const other = run.openTab()
  lifecycle.set({ isVisible: false })
  await run.pass(50)
  await hear('1')
  assert.equal(alerts, [])
  other.lifecycle.set({ isVisible: false })
  await hear('2')
  assert.is(alerts.length, 1)
  await other.client.dispose()
  stop()
})

news(
  'come from the browser in the background, with as much text as the shopper allows, until they are read',
  async () => {
    allow('granted')
    const { hear, lifecycle, client, pass, stop } = await open('/home')
    lifecycle.set({ isVisible: false })
    createBrowserAlerts().choose('name')
    await hear('1')
    createBrowserAlerts().choose('text')
    await hear('2')
    assert.equal(
      alerts.map(({ title, body, tag }) => [title, body, tag]),
      [
        ['Toko 1', 'chat.news.hidden', 'm1-1'],
        ['Toko 2', 'Halo', 'm2-1'],
      ],
    )
    client.setUnread(merchantChannel('1'), 0)
    await pass(10)
    assert.equal(
      alerts.map(({ isClosed }) => isClosed),
      [true, false],
    )
    stop()
    assert.ok(alerts[1]?.isClosed)
  },
)

/** What takes a message out of the hands of whoever was told of it. */
const PARAM = { channel_id: 'm1', channel_type: 1 }
const CHANNEL = merchantChannel('1')
const takings: Readonly<Record<string, (chat: Opened) => unknown>> = {
  'is recalled': ({ recall, last }) => recall(last()),
  'is deleted on another device': ({ command, last }) =>
    command('messageDeleted', { ...PARAM, client_msg_no: last().clientMsgNo }),
  'goes with its history': ({ command, last }) =>
    command('historyCleared', { ...PARAM, message_seq: last().seq }),
  'goes with its conversation': ({ command }) => command('conversationDeleted', PARAM),
  'goes with its conversation on this device': ({ client }) => client.removeConversation(CHANNEL),
  'is read on another device': ({ command }) => command('unreadClear', { ...PARAM, unread: 0 }),
  'is read up to its number': ({ client }) => client.setUnread(CHANNEL, 0),
  'is recalled while this device is off': async ({ recall, last, run, pass }) => {
    run.network.cutNow('clean')
    await pass(10)
    recall(last())
    await pass(10_000)
  },
}

for (const [name, take] of Object.entries(takings)) {
  news(`are closed when the message ${name}`, async () => {
    allow('granted')
    createBrowserAlerts().choose('text')
    const hidden = await open('/home')
    hidden.lifecycle.set({ isVisible: false })
    await hidden.hear('2')
    await hidden.hear('1')
    await take(hidden)
    await hidden.pass(1000)
    assert.equal(
      alerts.map(({ title, isClosed }) => [title, isClosed]),
      [
        ['Toko 2', false],
        ['Toko 1', true],
      ],
    )
    hidden.stop()
    const seen = await open('/home')
    await seen.hear('1')
    assert.is(seen.toasts().length, 1)
    await take(seen)
    await seen.pass(1000)
    assert.equal(seen.toasts(), [])
    seen.stop()
  })
}

news('stay when only an earlier message was recalled', async () => {
  allow('granted')
  createBrowserAlerts().choose('text')
  const opened = await open('/home')
  opened.lifecycle.set({ isVisible: false })
  await opened.hear('1')
  const first = opened.last()
  await opened.hear('1', { type: 1, content: 'Masih' })
  opened.recall(first)
  await opened.pass(1000)
  assert.equal(alerts.map(({ body, isClosed }) => [body, isClosed]).at(-1), ['Masih', false])
  opened.stop()
})

news('are closed when their page closes', async () => {
  allow('granted')
  createBrowserAlerts().choose('text')
  const opened = await open('/home')
  opened.lifecycle.set({ isVisible: false })
  await opened.hear('1')
  opened.lifecycle.set({ isLeaving: true })
  assert.is(alerts[0]?.isClosed, true)
  opened.stop()
})

news('end when the chat ends', async () => {
  const { hear, toasts, stop } = await open('/home')
  stop()
  await hear('1')
  assert.equal(toasts(), [])
})

news('make no sound that was not switched on', async () => {
  const { hear, stop } = await open('/home')
  await hear('1')
  assert.equal(tones, [])
  stop()
})

news('play one sound in three seconds, and none where the message is visible', async () => {
  createBrowserSound(createFakeClock()).choose(true)
  const opened = await open('/home')
  for (const shop of ['1', '2', '1', '2']) await opened.hear(shop)
  assert.is(tones.length, 1)
  await opened.pass(3000)
  await opened.hear('1')
  assert.is(tones.length, 2)
  opened.stop()
  const inside = await open('/chatRoomDetail/1')
  await inside.hear('1')
  assert.is(tones.length, 2)
  inside.stop()
})

news('play a sound in the background too, without a notification when none is wanted', async () => {
  createBrowserSound(createFakeClock()).choose(true)
  const opened = await open('/home')
  opened.lifecycle.set({ isVisible: false })
  await opened.hear('1')
  assert.equal([tones.length, alerts.length], [1, 0])
  opened.stop()
})

news.run()
