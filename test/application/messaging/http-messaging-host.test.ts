import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createFakeHttp, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createFakeLifecycle, createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { createApi } from '../../../application/api/api-client.ts'
import {
  createChatApi,
  createHttpMessagingHost,
  type ListedConversation,
} from '../../../application/messaging/http-host.ts'
import { needCallback } from '../../../application/messaging/messaging-host.ts'
import { createSessionState } from '../../../application/session/session-state.ts'
import { createNotices } from '../../../application/shared/notices.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { imageContent, textContent } from '../../../domain/messaging/content/content.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { NO_EXTRA } from '../../../domain/messaging/message.ts'
import { aPhoto } from '../../support/messaging/held-uploads.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const hosts = suite('the host of the chat over HTTP')
const CHANNEL: Channel = { channelID: 'm7', channelType: 1 }
const BASE = 'https://h.example'

const start = () => {
  const clock = createFakeClock()
  const http = createFakeHttp()
  const notices = createNotices({ clock, lifecycle: createFakeLifecycle() })
  const storage = createMemoryStorage(clock.now)
  const sessionState = createSessionState({
    cookies: storage,
    device: storage,
    tabs: createFakeBrowser().openTab(),
  })
  const api = createApi({
    http,
    clock,
    log: createFakeLog(),
    notices,
    sessionState,
    config: { baseUrl: BASE },
  })
  const listed: ListedConversation[] = []
  const chat = createChatApi(api, createContentRegistry())
  const host = createHttpMessagingHost({
    chat,
    address: chat.address,
    listed: (rows) => listed.push(...rows),
  })
  return {
    host,
    http,
    listed,
    answer: (call: string, data: unknown) => http.answer(`${BASE}/api/chat/${call}`, () => accepted(data)),
    bodyOf: (call: string): unknown => {
      const body = http.sentTo(`${BASE}/api/chat/${call}`)[0]?.body
      return body && 'json' in body ? body.json : undefined
    },
    toasts: () => notices.notices$.value.length,
  }
}

hosts('returns the address with the current token and device flag', async () => {
  const { host, answer } = start()
  answer('getWebSocketUrl', { uid: 'u1', token: 'fresh', wss_addr: 'wss://im.example/' })
  const address = await needCallback(host, 'resolveAddress')()
  assert.equal(address, { ok: true, value: { address: 'wss://im.example/', token: 'fresh', deviceFlag: 1 } })
})

hosts('joins a message that was sent in pieces, as servers before 2025 list them', async () => {
  const { host, answer } = start()
  const piece = (content: string) => ({
    blob: Buffer.from(JSON.stringify({ type: 1, content })).toString('base64'),
  })
  const row = {
    messageID: '907',
    message_seq: 7,
    from_uid: 'm7',
    channel_id: 'm7',
    payload: { type: 1, content: 'It' },
    streams: [piece(' grows'), piece(' here.')],
  }
  answer('getChannelMessage', { messages: [row], more: 0 })
  const page = await needCallback(host, 'syncMessages')(CHANNEL, {
    from: 0,
    to: 0,
    limit: 1,
    pullMode: 'older',
  })
  assert.ok(page.ok)
  assert.equal(
    page.value.messages.map(({ content }) => content.body),
    [{ kind: 'text', text: 'It grows here.' }],
  )
})

hosts('requests a page of history by numbers and returns it in ascending order', async () => {
  const { host, answer, bodyOf } = start()
  const row = (seq: number) => ({
    messageID: `90${seq}`,
    message_seq: seq,
    from_uid: 'm7',
    channel_id: 'm7',
    payload: { type: 1, content: `t${seq}` },
  })
  answer('getChannelMessage', { messages: [row(8), row(7)], more: 1 })
  const page = await needCallback(host, 'syncMessages')(CHANNEL, {
    from: 7,
    to: 9,
    limit: 40,
    pullMode: 'newer',
  })
  assert.equal(bodyOf('getChannelMessage'), {
    channel_id: 'm7',
    channel_type: 1,
    start_message_seq: 7,
    end_message_seq: 9,
    limit: 40,
    pull_mode: 1,
  })
  assert.ok(page.ok)
  assert.equal(
    page.value.messages.map(({ messageSeq, content }) => [messageSeq, content.body]),
    [7, 8].map((seq) => [seq, { kind: 'text', text: `t${seq}` }]),
  )
  assert.is(page.value.hasMore, true)
})

hosts('returns the channel data that a list contains', async () => {
  const { host, answer, listed } = start()
  answer('getRecentConversation', [
    {
      channelID: 'm7',
      channelType: 1,
      unread: 2,
      timestamp: 1_700_000_000,
      lastMsgSeq: 5,
      channelInfo: { title: 'Aruna', online: 1 },
    },
  ])
  const list = await needCallback(host, 'syncConversations')()
  assert.ok(list.ok)
  assert.equal(list.value, [
    { channel: CHANNEL, unread: 2, timestamp: 1_700_000_000, lastMessage: undefined, lastSeq: 5 },
  ])
  assert.equal([listed[0]?.info?.title, listed[0]?.info?.isOnline], ['Aruna', true])
})

hosts('distinguishes a conversation without messages from one whose messages are not listed', async () => {
  const { host, answer } = start()
  answer('getRecentConversation', [
    { channelID: 'm7', lastMsgSeq: 3, recents: [] },
    { channelID: 'm8', lastMsgSeq: 3, unread: 1, markedUnread: 1 },
  ])
  const list = await needCallback(host, 'syncConversations')()
  assert.ok(list.ok)
  assert.equal(
    list.value.map(({ isEmpty, markedUnread }) => [isEmpty, markedUnread]),
    [
      [true, undefined],
      [undefined, 1],
    ],
  )
})

hosts('ignores a number that is too large to be valid', async () => {
  const { host, answer } = start()
  const row = { messageID: '9', channel_id: 'm7', message_seq: 1e300, payload: { type: 1, content: 't' } }
  answer('getRecentConversation', [{ channelID: 'm7', lastMsgSeq: 2 ** 53, recents: [row] }])
  answer('getChannelMessage', { messages: [row] })
  const list = await needCallback(host, 'syncConversations')()
  const page = await needCallback(host, 'syncMessages')(CHANNEL, {
    from: 0,
    to: 0,
    limit: 40,
    pullMode: 'older',
  })
  assert.ok(list.ok && page.ok)
  assert.equal([list.value[0]?.lastSeq, list.value[0]?.lastMessage?.messageSeq], [0, 0])
  assert.is(page.value.messages[0]?.messageSeq, 0)
})

hosts('reports the ids of read messages, and the remaining unread count', async () => {
  const { host, answer, bodyOf } = start()
  answer('readMessages', null)
  answer('setUnread', null)
  await host.reportRead?.(CHANNEL, [makeMessage(1), makeMessage(2)])
  await host.setUnread?.(CHANNEL, 0)
  assert.equal(bodyOf('readMessages'), { ...CHANNEL, messageIDs: ['id-1', 'id-2'], messageSeq: 2 })
  assert.equal(bodyOf('setUnread'), { channel_id: 'm7', channel_type: 1, unread: 0 })
})

hosts(
  'sends the number of a message that is to be deleted, so that no host has to search for it',
  async () => {
    const { host, answer, bodyOf } = start()
    answer('deleteMessage', null)
    await host.removeMessage?.(makeMessage(4321, { channel: CHANNEL }))
    assert.equal(bodyOf('deleteMessage'), { ...CHANNEL, messageID: 'id-4321', messageSeq: 4321 })
  },
)

hosts('requests no extras of a data channel', async () => {
  const { host, http } = start()
  const answer = await needCallback(host, 'syncMessageExtras')({ channelID: 'p', channelType: 7 }, 0, 100)
  assert.ok(answer.ok && answer.value.size === 0)
  assert.is(http.requests.length, 0)
})

hosts('edits texts, and reports that other types cannot be edited', async () => {
  const { host, answer, bodyOf, http } = start()
  answer('edit', null)
  const message = makeMessage(1)
  const edited = await host.edit?.(message, textContent('better'))
  assert.is(edited?.ok, true)
  assert.equal(bodyOf('edit'), { ...CHANNEL, ...message.channel, messageID: 'id-1', content: 'better' })
  const refusedEdit = await host.edit?.(message, imageContent(1, 1, 'x'))
  assert.is(refusedEdit?.ok, false)
  assert.is(http.requests.length, 1)
})

hosts('shows no toast for calls in the background', async () => {
  const { host, http, toasts } = start()
  http.answer(`${BASE}/api/chat/reminders`, () => unreachable)
  http.answer(`${BASE}/api/chat/revoke`, () => refused('too late'))
  const reminders = await needCallback(host, 'syncReminders')(0)
  assert.is(reminders.ok, false)
  assert.is(toasts(), 0)
  const revoked = await host.revoke?.(makeMessage(1))
  assert.is(revoked?.ok, false)
  assert.is(toasts(), 1)
})

hosts('returns the address of an uploaded file, and aborts a cancelled upload', async () => {
  const { host, http } = start()
  http.answer(`${BASE}/api/common/upload`, () => accepted({ url: '/u/a.jpg', fullurl: `${BASE}/u/a.jpg` }))
  const upload = needCallback(host, 'upload')
  assert.equal(await upload(aPhoto(), () => undefined).done, { ok: true, value: `${BASE}/u/a.jpg` })
  http.answer(`${BASE}/api/common/upload`, () => new Promise(() => undefined))
  const task = upload(aPhoto('b.jpg'), () => undefined)
  task.cancel()
  const done = await task.done
  assert.is(done.ok ? '' : done.fault.kind, 'cancelled')
})

hosts('reads the state of a message under either spelling, with the host’s own fields', async () => {
  const { host, answer, bodyOf } = start()
  answer('messageExtras', [
    {
      messageID: '11',
      readed: 1,
      readedCount: 2,
      unreadCount: 3,
      revoke: 0,
      editedAt: 1_700_000_000,
      contentEdit: { type: 1, content: 'better' },
      extra: { pinned: true },
      extraVersion: 7,
    },
    { message_id_str: '12', readed_count: 4, unread_count: 5, revoke: 1, revoker: 'u1', extra_version: 8 },
    { message_id: 13, extra_version: 'nine', extra: 'text' },
    { revoke: 1 },
  ])
  const extras = await needCallback(host, 'syncMessageExtras')(CHANNEL, 6, 100)
  assert.equal(bodyOf('messageExtras'), { ...CHANNEL, version: 6, limit: 100 })
  assert.ok(extras.ok)
  assert.equal([...extras.value.keys()], ['11', '12', '13'])
  assert.equal(extras.value.get('11'), {
    isRead: true,
    readCount: 2,
    unreadCount: 3,
    isRevoked: false,
    revoker: '',
    editedAt: 1_700_000_000,
    editedContent: textContent('better'),
    extra: { pinned: true },
    version: 7,
  })
  const second = extras.value.get('12')
  assert.equal(
    [second?.readCount, second?.unreadCount, second?.isRevoked, second?.revoker],
    [4, 5, true, 'u1'],
  )
  assert.equal(extras.value.get('13'), NO_EXTRA)
})

const row = (id: number) => ({
  channel_id: `m${id}`,
  channel_type: 1,
  unread: 0,
  timestamp: id,
  last_msg_seq: 1,
})
const rowsOf = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at))

hosts('fetches the list of conversations to its last page', async () => {
  const { host, http } = start()
  http.answer(`${BASE}/api/chat/getRecentConversation`, (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return accepted(rowsOf((page - 1) * 100, page < 3 ? 100 : 20))
  })
  const answer = await needCallback(host, 'syncConversations')()
  assert.ok(answer.ok)
  assert.is(new Set(answer.value.map(({ channel }) => channel.channelID)).size, 220)
})

hosts('requests an unpaged list twice at most, and returns each conversation once', async () => {
  const { host, http } = start()
  http.answer(`${BASE}/api/chat/getRecentConversation`, () => accepted(rowsOf(0, 100)))
  const answer = await needCallback(host, 'syncConversations')()
  assert.ok(answer.ok)
  assert.is(answer.value.length, 100)
  assert.is(http.sentTo(`${BASE}/api/chat/getRecentConversation`).length, 2)
})

hosts('returns no list when one of its pages fails', async () => {
  const { host, http } = start()
  http.answer(`${BASE}/api/chat/getRecentConversation`, (request) =>
    request.url.includes('page=1&') ? accepted(rowsOf(0, 100)) : unreachable,
  )
  assert.is((await needCallback(host, 'syncConversations')()).ok, false)
})

hosts.run()
