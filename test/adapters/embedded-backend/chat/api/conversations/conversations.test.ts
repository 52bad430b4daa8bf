import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type ChatServer,
  MERCHANT,
  readPayload,
  startChatServer,
} from '../../../../../support/backend/chat/host-chat.ts'

const conversations = suite('conversations of the server')
let chat: ChatServer

conversations.before.each(async () => {
  chat = await startChatServer()
})
conversations.after.each(() => chat.shop.close())

const payloadIn = (message: { payload: string }) => readPayload(Buffer.from(message.payload, 'base64'))

conversations(
  'are listed newest first with the other side, the unread count and the last message',
  async () => {
    await chat.send('m1', 'u1', { type: 1, content: 'satu' })
    chat.shop.clock.advance(5_000)
    await chat.send('u1', 'm2', { type: 1, content: 'dua' })
    const { data } = await chat.get('getRecentConversation', { msgCount: 1 })
    assert.equal(
      data.map((row: { channelID: string }) => row.channelID),
      ['m2', 'm1'],
    )
    const [, aruna] = data
    assert.equal([aruna.channelType, aruna.unread, aruna.lastMsgSeq], [1, 1, 1])
    assert.equal(payloadIn(aruna.recents[0]), { type: 1, content: 'satu' })
    assert.ok(Number(aruna.recents[0].messageID) > 2 ** 53)
    assert.is(typeof aruna.recents[0].messageID, 'string')
    const { title, logo, merId, kind, mute, pin } = aruna.channelInfo
    assert.equal([title, merId, kind, mute, pin], ['Aruna Audio', 1, 'merchant', 0, 0])
    assert.match(logo, /^\/art\//)
  },
)

conversations('are paged, and accept the snake_case names of WuKongIM', async () => {
  for (const peer of ['m1', 'm2', 'service']) {
    await chat.send(peer, 'u1')
    chat.shop.clock.advance(1_000)
  }
  const first = await chat.get('getRecentConversation', { page: 1, page_size: 2, msg_count: 1 })
  const second = await chat.get('getRecentConversation', { page: 2, pageSize: 2 })
  assert.is(first.data.length, 2)
  assert.equal(
    second.data.map((row: { channelID: string }) => row.channelID),
    ['m1'],
  )
})

conversations(
  'return at least one message when zero are asked for, because the server returns none for zero',
  async () => {
    await chat.send('m1', 'u1')
    assert.is((await chat.get('getRecentConversation', { msgCount: 0 })).data[0].recents.length, 1)
  },
)

conversations('name the service in the language of the reader', async () => {
  await chat.send('service', 'u1')
  const { data } = await chat.shop.get('/api/chat/getRecentConversation', chat.sari, 'dgn')
  assert.equal([data[0].channelInfo.title, data[0].channelInfo.kind], ['Layanan Lintas', 'service'])
})

conversations('are visible to their two sides only', async () => {
  await chat.send('m1', 'u1')
  assert.equal((await chat.get('getRecentConversation', {}, chat.budi)).data, [])
})

conversations('are marked read on request, and the other devices are notified', async () => {
  await chat.send('m1', 'u1')
  const { data } = await chat.post('setUnread', { ...MERCHANT, unread: 0 })
  assert.equal(data, { status: 200 })
  assert.is((await chat.get('getRecentConversation')).data[0].unread, 0)
  const [command] = chat.commands('u1')
  assert.equal(command, {
    cmd: 'unreadClear',
    from: '',
    param: { channel_id: 'm1', channel_type: 1, unread: 0 },
  })
})

conversations('disappear when deleted, on every device, and come back with the next message', async () => {
  await chat.send('m1', 'u1')
  assert.is((await chat.post('deleteRecentConversation', { channel_id: 'm1', channel_type: 1 })).code, 1)
  assert.equal((await chat.get('getRecentConversation')).data, [])
  assert.is(chat.commands('u1')[0]?.cmd, 'conversationDeleted')
  await chat.send('m1', 'u1')
  assert.is((await chat.get('getRecentConversation')).data.length, 1)
})

conversations('count neither recalled messages nor those that the shopper has deleted', async () => {
  const unread = async () => (await chat.get('getRecentConversation')).data[0].unread
  const ids: string[] = []
  for (const content of ['satu', 'dua', 'tiga']) ids.push(await chat.send('u2', 'u1', { type: 1, content }))
  assert.is(await unread(), 3)
  const recalled = { channelID: 'u1', channelType: 1, messageID: ids[1] }
  assert.is((await chat.post('revoke', recalled, chat.budi)).code, 1)
  assert.is(await unread(), 2)
  await chat.post('deleteMessage', { channelID: 'u2', channelType: 1, messageID: ids[2] })
  assert.is(await unread(), 1)
  await chat.post('deleteMessage', { channelID: 'u2', channelType: 1, messageID: ids[1] })
  assert.is(await unread(), 1, 'recalled and deleted is one')
})

conversations('stay marked unread on every device until they are read', async () => {
  const row = async () => {
    const { unread, markedUnread } = (await chat.get('getRecentConversation')).data[0]
    return [unread, markedUnread]
  }
  await chat.send('m1', 'u1')
  await chat.post('setUnread', { ...MERCHANT, unread: 0 })
  await chat.post('setUnread', { ...MERCHANT, unread: 1 })
  assert.equal(await row(), [1, 1])
  await chat.send('m1', 'u1')
  assert.equal(await row(), [2, 1], 'and what came since')
  await chat.post('setUnread', { ...MERCHANT, unread: 0 })
  assert.equal(await row(), [0, undefined])
  await chat.post('setUnread', { ...MERCHANT, unread: 1 })
  await chat.post('clearHistory', MERCHANT)
  assert.equal(await row(), [0, undefined], 'nothing is left to read')
  await chat.post('setUnread', { ...MERCHANT, unread: 1 })
  await chat.post('deleteRecentConversation', MERCHANT)
  await chat.send('m1', 'u1')
  assert.equal(await row(), [1, undefined], 'deleted meanwhile')
})

conversations('refuse a channel of an unknown uid, another type, or the shopper', async () => {
  const wrong = [
    { channelID: 'm99', channelType: 1 },
    { channelID: 'm1', channelType: 2 },
    { channelID: 'u1', channelType: 1 },
    { channelID: 'u99', channelType: 1 },
    { channelID: 'u1@m1', channelType: 1 },
    { channelID: 'm01', channelType: 1 },
    { channelID: '', channelType: 1 },
    { channelType: 1 },
  ]
  for (const channel of wrong) {
    for (const call of ['setUnread', 'deleteRecentConversation', 'getChannelMessage', 'clearHistory']) {
      const answer = await chat.post(call, { ...channel, unread: 0 })
      assert.equal([answer.code, answer.status], [0, 200], `${call} ${JSON.stringify(channel)}`)
    }
  }
  assert.equal(chat.im.sent, [])
})

conversations('show another shopper with a masked name', async () => {
  const { data } = await chat.get('channelInfo', { channelID: 'u2', channelType: 1 })
  assert.equal([data.title, data.kind, data.merId], ['S***', 'shopper', 0])
})

conversations(
  'show whether another shopper is online only to those who have exchanged messages with them',
  async () => {
    chat.im.present.add('u2')
    const online = async () =>
      (await chat.get('channelInfo', { channelID: 'u2', channelType: 1 })).data.online
    assert.is(await online(), 0)
    await chat.send('u2', 'u1')
    assert.is(await online(), 1)
  },
)

conversations.run()
