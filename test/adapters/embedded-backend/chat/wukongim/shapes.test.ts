import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { messageRow } from '../../../../../adapters/embedded-backend/chat/api/messages/message-rows.ts'
import { createWukongimServer } from '../../../../../adapters/embedded-backend/chat/wukongim/wukongim-server.ts'
import {
  readConversations,
  readPage,
} from '../../../../../adapters/embedded-backend/chat/wukongim/wukongim-shapes.ts'
import {
  readConversations as readListed,
  readMessage,
} from '../../../../../application/messaging/http-host.ts'
import { createContentRegistry } from '../../../../../domain/messaging/content/content-registry.ts'

const shapes = suite('calls and answers of a WuKongIM server')

const base64 = (fields: object): string => Buffer.from(JSON.stringify(fields)).toString('base64')
const row = (payload: object, more: object = {}) => ({
  message_idstr: '9007199254740993',
  message_seq: 7,
  client_msg_no: 'no',
  from_uid: 'm1',
  channel_id: 'u1',
  channel_type: 1,
  payload: base64(payload),
  ...more,
})
const lane = (event_key: string, text: string) => ({
  event_key,
  status: 'closed',
  snapshot: { kind: 'text', text },
})
const grown = (...events: object[]) => ({ event_meta: { has_events: true, completed: true, events } })
const payloadIn = (one: object): unknown => {
  const [message] = readPage({ more: 0, messages: [one] }, 'u1').messages
  return JSON.parse(new TextDecoder().decode(message?.payload))
}

shapes('give a message written by events the text that its answer has reached', () => {
  const asked = row({ type: 1, content: 'Menulis…' }, grown(lane('thinking', 'hm'), lane('main', 'Ya, ada.')))
  assert.equal(payloadIn(asked), { type: 1, content: 'Ya, ada.' })
})

shapes('give a message sent in pieces all of them, as servers before 2025 list them', () => {
  const streams = [' ada.', ' Silakan.'].map((content, at) => ({
    stream_seq: at + 1,
    blob: base64({ type: 1, content }),
  }))
  assert.equal(payloadIn(row({ type: 1, content: 'Ya,' }, { streams })), {
    type: 1,
    content: 'Ya, ada. Silakan.',
  })
})

shapes('leave a message unchanged that has no such text, or whose payload is no text', () => {
  const text = { type: 1, content: 'Halo' }
  assert.equal(payloadIn(row(text)), text)
  assert.equal(payloadIn(row(text, grown(lane('thinking', 'hm')))), text)
  assert.equal(payloadIn(row(text, { event_meta: { events: 'none' } })), text)
  assert.equal(payloadIn(row(text, { streams: [{ blob: 'no base64' }, 7] })), text)
  const card = { type: 3001, productId: '1' }
  assert.equal(payloadIn(row(card, grown(lane('main', 'x')))), card)
})

const writtenIn = (one: object) => readPage({ more: 0, messages: [one] }, 'u1').messages[0]?.written

shapes('show whether a streamed message is unfinished, failed or stopped, and how far it has come', () => {
  const said = row({ type: 1, content: 'Menulis…' })
  const open = { ...lane('main', 'Ya, '), status: 'open', last_msg_event_seq: 3 }
  assert.equal(writtenIn({ ...said, event_meta: { events: [open] } }), {
    status: 'growing',
    text: 'Ya, ',
    error: '',
    endReason: 0,
    eventSeq: 3,
  })
  const failed = { ...open, status: 'error', error: 'model away', end_reason: 4 }
  assert.equal(writtenIn({ ...said, event_meta: { events: [failed] } }), {
    status: 'failed',
    text: 'Ya, ',
    error: 'model away',
    endReason: 4,
    eventSeq: 3,
  })
  const stopped = { ...open, status: 'cancelled' }
  assert.is(writtenIn({ ...said, event_meta: { events: [stopped] } })?.status, 'cancelled')
  assert.is(writtenIn(said), undefined)
})

shapes('are read from stream_data, end and error where event_meta is missing', () => {
  const said = row({ type: 1, content: 'Menulis…' })
  const stream_data = Buffer.from('Ya, ada.').toString('base64')
  assert.is(writtenIn({ ...said, stream_data })?.status, 'growing')
  assert.equal(payloadIn({ ...said, stream_data, end: 1 }), { type: 1, content: 'Ya, ada.' })
  assert.is(writtenIn({ ...said, stream_data, end: 1 })?.status, 'ended')
  assert.is(writtenIn({ ...said, stream_data, end: 1, error: 'away' })?.status, 'failed')
  const tool = Buffer.from('{"kind":"tool_call","name":"x"}').toString('base64')
  assert.is(writtenIn({ ...said, stream_data: tool }), undefined)
})

shapes('reach the app in the words of the server', () => {
  const open = { ...lane('main', 'Ya, '), status: 'open', last_msg_event_seq: 3 }
  const [message] = readPage(
    { messages: [{ ...row({ type: 1, content: 'Menulis…' }), event_meta: { events: [open] } }] },
    'u1',
  ).messages
  assert.ok(message)
  const told = readMessage(createContentRegistry(), messageRow(message, undefined, { uid: 'u1', home: '' }))
  assert.equal(told?.written, message.written)
})

const LISTED = {
  conversations: [
    {
      channel_id: 'm1',
      channel_type: 1,
      active_at: 1_790_000_000_000_000_000,
      read_seq: 3,
      deleted_to_seq: 0,
      unread: 2,
      last_message: {
        message_id: 1,
        message_idstr: '9007199254740993',
        message_seq: 5,
        from_uid: 'm1',
        client_msg_no: 'no',
        server_timestamp_ms: 1_790_000_000_123,
        payload: base64({ type: 1, content: 'Halo' }),
      },
    },
    {
      channel_id: 'm2',
      channel_type: 1,
      deleted_to_seq: 9,
      unread: 0,
      last_message: { message_idstr: '7', message_seq: 9, from_uid: 'm2', payload: base64({ type: 1 }) },
    },
  ],
  deletes: [],
  done: true,
}

shapes('with the server list of 2026-08 are read like the older form, by the shop and by the app', () => {
  const [row, ...more] = readConversations(LISTED, 'u1')
  assert.equal(more, [])
  assert.equal(
    [row?.channelID, row?.unread, row?.timestamp, row?.lastMsgSeq, row?.readedToMsgSeq],
    ['m1', 2, 1_790_000_000, 5, 3],
  )
  assert.is(row?.recents[0]?.messageID, '9007199254740993')
  const told = readListed(createContentRegistry(), LISTED)
  assert.is(told?.length, 1)
  const conversation = told?.[0]?.conversation
  assert.equal(
    [conversation?.channel.channelID, conversation?.unread, conversation?.timestamp, conversation?.lastSeq],
    ['m1', 2, 1_790_000_000, 5],
  )
  assert.equal(conversation?.lastMessage?.content.body, { kind: 'text', text: 'Halo' })
})

shapes('without the old list are read from the new one, page by page', async () => {
  const asked: unknown[] = []
  const server = createWukongimServer(
    {
      ask: async (_, path, fields) => {
        asked.push([path, fields])
        return { ...LISTED, done: false, next_cursor: 'c1' }
      },
      askIfOffered: async () => undefined,
      tell: async () => undefined,
    },
    ['ws://im.test'],
  )
  const rows = await server.conversations('u1', { msgCount: 1, page: 2, pageSize: 50 })
  assert.is(rows.length, 1)
  assert.equal(asked, [
    ['/conversation/list', { uid: 'u1', cursor: '', limit: 50 }],
    ['/conversation/list', { uid: 'u1', cursor: 'c1', limit: 50 }],
  ])
})

shapes('save a conversation before its deletion, as v2 deletes none that is only in memory', async () => {
  const asked: string[] = []
  const server = createWukongimServer(
    {
      ask: async (_, path) => {
        asked.push(path)
        return { status: 200 }
      },
      askIfOffered: async () => undefined,
      tell: async () => undefined,
    },
    [],
  )
  await server.removeConversation('u1', { channelID: 'm1', channelType: 1 })
  assert.equal(asked, ['/conversations/clearUnread', '/conversations/delete'])
})

shapes.run()
