import { Subject } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { OFF_VIEW } from '../../../application/messaging/connection.ts'
import { newsText, notifyOfMessages } from '../../../application/messaging/notify.ts'
import { createNotices } from '../../../application/shared/notices.ts'
import { createState, type StateSource } from '../../../application/shared/streams.ts'
import {
  type Channel,
  type ChannelKey,
  channelKey,
  merchantChannel,
} from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { type Conversation, emptyConversation } from '../../../domain/messaging/conversations/conversation.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import { shopInfo } from '../../support/ui/open-chat-list.tsx'

const news = suite('toasts and notifications of messages')

const told = (text: string): string => {
  const message = makeMessage(1, { channel: merchantChannel('1'), content: textContent(text) })
  const said = newsText(message, shopInfo('1'))
  return said.kind === 'key' ? String(said.with?.['text']) : ''
}

news('show no password (requirement E7)', () => {
  assert.is(told('Kata sandi: rahasia1'), 'Kata sandi: ••••••')
})

news('cut no character in half at their end', () => {
  assert.is(told(`${'a'.repeat(59)}😀 and more`), `${'a'.repeat(59)}😀…`)
  assert.is(told('😀'.repeat(60)), '😀'.repeat(60))
})

type Wish = 'off' | 'name' | 'text'

/** A client that is nothing but its streams, with the conversations of merchants 1 and 2. */
const open = (choice: Wish = 'off', hasSound = false) => {
  const lifecycle = createFakeLifecycle()
  const notices = createNotices({ clock: createFakeClock(), lifecycle })
  const arrived = new Subject<Message>()
  const conversations$ = createState<readonly Conversation[]>([])
  const status$ = createState(OFF_VIEW)
  const rows = new Map<ChannelKey, StateSource<Conversation | undefined>>()
  const views = new Map<ChannelKey, Message[]>()
  const rowOf = (key: ChannelKey): StateSource<Conversation | undefined> => {
    const row = rows.get(key) ?? createState<Conversation | undefined>(undefined)
    rows.set(key, row)
    return row
  }
  const asked = { elsewhere: 0, extras: [] as string[] }
  const world = {
    isSeenElsewhere: false,
    isMuted: false,
    shown: '',
    whileSpeaking: (): void => undefined,
    tones: 0,
  }
  const went: (Channel | undefined)[] = []
  const alerts: { title: string; body: string; tag: string; isClosed: boolean; onOpen: () => void }[] = []
  const { stop } = notifyOfMessages({
    notices,
    lifecycle,
    client: {
      uid: 'me',
      arrived,
      status$: status$.stream,
      conversations$: conversations$.stream,
      conversation$: (key) => rowOf(key).stream,
      messages$: (key) =>
        createState({ messages: views.get(key) ?? [], gaps: [], isComplete: true, streams: new Map() })
          .stream,
      channelInfo$: (key) =>
        createState(shopInfo(key.includes('m1') ? '1' : '2', { isMuted: world.isMuted })).stream,
      isSeenElsewhere: async () => {
        asked.elsewhere += 1
        return world.isSeenElsewhere
      },
      syncExtras: async ({ channelID }) => void asked.extras.push(channelID),
    },
    page: {
      shows: ({ channelID }) => channelID === world.shown,
      open: (channel) => void went.push(channel),
      loadTranslator: async () => {
        world.whileSpeaking()
        return ({ key }) => key
      },
    },
    sound: {
      isOn: () => hasSound,
      play: () => {
        world.tones += 1
      },
    },
    alerts: {
      choice: () => choice,
      show: (alert) => {
        const shown = { ...alert, isClosed: false }
        alerts.push(shown)
        return {
          close: () => {
            shown.isClosed = true
          },
        }
      },
    },
  })
  let seq = 0
  const update = (channel: Channel, change: Partial<Conversation>): void => {
    rowOf(channelKey(channel)).update((row) => ({ ...(row ?? emptyConversation(channel, 1)), ...change }))
    conversations$.set([])
  }
  const hear = async (shopId: string, text = 'Halo'): Promise<Message> => {
    seq += 1
    const channel = merchantChannel(shopId)
    const message = makeMessage(seq, { channel, fromUID: channel.channelID, content: textContent(text) })
    views.set(channelKey(channel), [...(views.get(channelKey(channel)) ?? []), message])
    update(channel, { unread: 1, lastMessage: message })
    arrived.next(message)
    await settle()
    return message
  }
  return {
    lifecycle,
    asked,
    world,
    went,
    alerts,
    stop,
    hear,
    read: (shopId: string) => update(merchantChannel(shopId), { unread: 0 }),
    link: (state: 'connecting' | 'connected') => status$.set({ ...OFF_VIEW, state }),
    toasts: () =>
      notices.notices$.value.map(({ text }) => (text.kind === 'key' ? [text.key, text.with] : text)),
    tap: () => notices.notices$.value[0]?.action?.run(),
  }
}

const ONE = ['chat.news.text', { name: 'Toko 1', text: 'Halo' }]

news(
  'come as a toast and a tone when the page shows something else, and as neither when it shows them',
  async () => {
    const { hear, toasts, tap, went, world, alerts } = open('text')
    world.shown = 'm2'
    await hear('2')
    assert.equal([toasts(), world.tones], [[], 0])
    await hear('1')
    assert.equal([toasts(), world.tones, alerts.length], [[ONE], 1, 0])
    tap()
    assert.equal(went, [merchantChannel('1')])
  },
)

news('of a muted conversation are none', async () => {
  const { hear, toasts, world } = open('text', true)
  world.isMuted = true
  await hear('1')
  assert.equal([toasts(), world.tones], [[], 0])
})

news(
  'in a row share one toast, which leads to their conversation, or to the list when they have several',
  async () => {
    const { hear, toasts, tap, went } = open()
    await hear('1')
    await hear('1')
    assert.equal(toasts(), [['chat.news.many', { count: 2 }]])
    tap()
    await hear('2')
    assert.equal(toasts(), [['chat.news.many', { count: 3 }]])
    tap()
    assert.equal(went, [merchantChannel('1'), undefined])
  },
)

news('take their toast away once all of them were read', async () => {
  const { hear, read, toasts } = open()
  await hear('1')
  await hear('2')
  read('1')
  assert.is(toasts().length, 1)
  read('2')
  assert.equal(toasts(), [])
})

news('in the background ask nobody and make no tone where neither is wanted', async () => {
  const { hear, lifecycle, asked, world, alerts, toasts } = open('off')
  lifecycle.set({ isVisible: false })
  await hear('1')
  assert.equal([asked.elsewhere, world.tones, alerts, toasts()], [0, 0, [], []])
})

news('in the background make a tone alone where only that is wanted', async () => {
  const { hear, lifecycle, world, alerts } = open('off', true)
  lifecycle.set({ isVisible: false })
  await hear('1')
  assert.equal([world.tones, alerts], [1, []])
})

news(
  'in the background show as much as the shopper wants others to read, and open the conversation',
  async () => {
    for (const [choice, body] of [
      ['name', 'chat.news.hidden'],
      ['text', 'Halo'],
    ] as const) {
      const { hear, lifecycle, alerts, went } = open(choice)
      lifecycle.set({ isVisible: false })
      await hear('1')
      const [shown] = alerts
      assert.equal([shown?.title, shown?.body, alerts.length], ['Toko 1', body, 1])
      shown?.onOpen()
      assert.equal(went, [merchantChannel('1')])
    }
  },
)

news('are left to another tab that is seen', async () => {
  const { hear, lifecycle, alerts, world } = open('text', true)
  world.isSeenElsewhere = true
  lifecycle.set({ isVisible: false })
  await hear('1')
  assert.equal([alerts, world.tones], [[], 0])
})

news('are not shown when they were read while the texts were loading', async () => {
  const { hear, read, lifecycle, alerts, world } = open('text')
  lifecycle.set({ isVisible: false })
  world.whileSpeaking = () => read('1')
  await hear('1')
  assert.equal(alerts, [])
})

news('close the notification of what was read, and all of them with the page or the chat', async () => {
  const closed = async (end: (page: ReturnType<typeof open>) => void): Promise<readonly boolean[]> => {
    const page = open('text')
    page.lifecycle.set({ isVisible: false })
    await page.hear('1')
    await page.hear('2')
    end(page)
    return page.alerts.map(({ isClosed }) => isClosed)
  }
  assert.equal(await closed(({ read }) => read('1')), [true, false])
  assert.equal(await closed(({ lifecycle }) => lifecycle.set({ isLeaving: true })), [true, true])
  assert.equal(await closed(({ stop }) => stop()), [true, true])
})

news(
  'ask after a time without a connection whether they were taken back, once for each conversation',
  async () => {
    const { hear, link, lifecycle, asked } = open('text')
    await hear('1')
    await hear('1')
    lifecycle.set({ isVisible: false })
    await hear('2')
    link('connecting')
    assert.equal(asked.extras, [])
    link('connected')
    assert.equal([...asked.extras].sort(), ['m1', 'm2'])
  },
)

news('stop when the chat ends', async () => {
  const { hear, stop, toasts } = open()
  stop()
  await hear('1')
  assert.equal(toasts(), [])
})

news.run()
