import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followMessages } from '../../../../../../adapters/embedded-backend/chat/api/follow-messages.ts'
import { type ChatServer, MERCHANT, startChatServer } from '../../../../../support/backend/chat/host-chat.ts'
import { HEADPHONES, orderCalls } from '../../../../../support/backend/shoppers/order-calls.ts'

const threads = suite('a shopper’s data about a conversation')
let chat: ChatServer

threads.before.each(async () => {
  chat = await startChatServer()
})
threads.after.each(() => chat.shop.close())

const cmds = () => chat.commands('u1').map(({ cmd }) => cmd)
const service = { channelID: 'service', channelType: 1 }

threads('stores mute and pin for its owner alone, on all their devices', async () => {
  await chat.post('setChannel', { ...MERCHANT, mute: 1 })
  const { data } = await chat.post('setChannel', { ...MERCHANT, pin: true })
  assert.equal(data, { mute: 1, pin: 1 })
  assert.equal((await chat.post('setChannel', { ...MERCHANT, mute: 0 })).data, { mute: 0, pin: 1 })
  const mine = (await chat.get('channelInfo', MERCHANT)).data
  const budis = (await chat.get('channelInfo', MERCHANT, chat.budi)).data
  assert.equal([mine.mute, mine.pin, budis.mute, budis.pin], [0, 1, 0, 0])
  assert.equal(cmds(), ['channelUpdate', 'channelUpdate', 'channelUpdate'])
  assert.is((await chat.post('setChannel', MERCHANT)).code, 0)
})

threads('includes the merchant, whether somebody is online, and the time they were last seen', async () => {
  const { data } = await chat.get('channelInfo', MERCHANT)
  assert.equal(
    [data.title, data.online, data.lastOffline, data.merId, data.replyMinutes, data.channelID],
    ['Aruna Audio', 1, 0, 1, 5, 'm1'],
  )
  chat.shop.clock.advance(13 * 3_600_000)
  const closed = (await chat.get('channelInfo', MERCHANT)).data
  assert.equal([closed.online, closed.opensText], [0, '07:00'])
  assert.is(closed.lastOffline, Math.floor(chat.shop.clock.now() / 1000) - 3_600)
})

threads('keeps reading position and draft by version; fields not sent stay', async () => {
  await chat.post('setConversationExtra', { ...MERCHANT, draft: 'belum selesai', browseTo: 7 })
  await chat.post('setConversationExtra', { ...service, keep_message_seq: 4, keep_offset_y: -20 })
  await chat.post('setConversationExtra', { ...MERCHANT, browse_to: 3 })
  const { data } = await chat.get('conversationExtras', { version: 0 })
  assert.equal(data, [
    {
      channelID: 'service',
      channelType: 1,
      browseTo: 0,
      keepMessageSeq: 4,
      keepOffsetY: -20,
      draft: '',
      clearedTo: 0,
      version: 2,
    },
    {
      channelID: 'm1',
      channelType: 1,
      browseTo: 7,
      keepMessageSeq: 0,
      keepOffsetY: 0,
      draft: 'belum selesai',
      clearedTo: 0,
      version: 3,
    },
  ])
  assert.is((await chat.get('conversationExtras', { version: 2 })).data.length, 1)
  assert.equal((await chat.get('conversationExtras', { version: 0 }, chat.budi)).data, [])
  assert.is(cmds()[0], 'syncConversationExtra')
})

threads('lists both sides under a version that changes with their names', async () => {
  const first = (await chat.get('subscribers', { ...MERCHANT, version: 0 })).data
  assert.equal(
    first.map((one: { uid: string; name: string; version: number }) => [one.uid, one.name, one.version]),
    [
      ['u1', 'Sari', 1],
      ['m1', 'Aruna Audio', 2],
    ],
  )
  assert.equal((await chat.get('subscribers', { ...MERCHANT, version: 2 })).data, [])
  await chat.shop.deps.database.query("update shops set name = 'Aruna' where id = 1")
  const [changed] = (await chat.get('subscribers', { ...MERCHANT, version: 2 })).data
  assert.equal([changed.uid, changed.name, changed.version, changed.isDeleted], ['m1', 'Aruna', 3, 0])
})

threads(
  'offers quick replies that fit the situation: before and after an order, and for the service',
  async () => {
    const ids = async (channel: object) =>
      (await chat.get('quickReplies', { ...channel })).data.map((one: { id: string }) => one.id)
    assert.equal(await ids(MERCHANT), ['chat-ask-stock', 'chat-ask-shipping', 'chat-ask-size'])
    await orderCalls(chat.shop, chat.sari).submit(HEADPHONES)
    assert.equal(await ids(MERCHANT), ['chat-ask-order', 'chat-ask-return', 'chat-ask-size'])
    assert.ok((await ids(service)).includes('chat-ask-person'))
    const { data } = await chat.shop.get('/api/chat/quickReplies?channelID=m2&channelType=1', chat.sari, 'ri')
    assert.is(data[0].text, '在庫はまだありますか？')
  },
)

threads('creates one reminder for a mention, only for the mentioned person, until it is done', async () => {
  const following = followMessages(chat.shop.deps, chat.im, [])
  await chat.send('m1', 'u1', { type: 1, content: '@Sari halo', mention: { uids: ['u1'] } })
  await chat.send('m1', 'u1', { type: 1, content: 'semua', mention: { all: 1 } })
  await chat.send('m1', 'u1', { type: 1, content: '@Budi', mention: { uids: ['u2'] } })
  await chat.send('u1', 'm1', { type: 1, content: '@toko', mention: { uids: ['m1'] } })
  await following.settled()
  const { data } = await chat.get('reminders', { version: 0, limit: 100 })
  assert.equal(
    data.map(
      (one: { text: string; reminderType: number; version: number; done: number; messageSeq: number }) => [
        one.text,
        one.reminderType,
        one.version,
        one.done,
        one.messageSeq,
      ],
    ),
    [
      ['@Sari halo', 1, 1, 0, 1],
      ['semua', 1, 2, 0, 2],
    ],
  )
  assert.equal(cmds(), ['syncReminders', 'syncReminders'])
  const ids = [data[0].reminderID]
  assert.is((await chat.post('remindersDone', { ids }, chat.budi)).code, 0)
  assert.is((await chat.post('remindersDone', { ids })).code, 1)
  await chat.post('remindersDone', { ids })
  const [later] = (await chat.get('reminders', { version: 2 })).data
  assert.equal([later.reminderID, later.done, later.version], [ids[0], 1, 3])
  assert.equal((await chat.get('reminders', { version: 0 }, chat.budi)).data, [])
  await following.stop()
})

threads('creates no reminder for a message that was recalled or deleted', async () => {
  const following = followMessages(chat.shop.deps, chat.im, [])
  const mention = { type: 1, content: 'semua', mention: { all: 1 } }
  const ids = [await chat.send('u2', 'u1', mention), await chat.send('u2', 'u1', mention)]
  await following.settled()
  const open = async () =>
    (await chat.get('reminders', { version: 0 })).data.filter(({ done }: { done: number }) => done === 0)
      .length
  assert.is(await open(), 2)
  const before = cmds().length
  await chat.post('revoke', { channelID: 'u1', channelType: 1, messageID: ids[0] }, chat.budi)
  assert.is(await open(), 1)
  await chat.post('deleteMessage', { channelID: 'u2', channelType: 1, messageID: ids[1] })
  assert.is(await open(), 0)
  assert.equal(
    cmds()
      .slice(before)
      .filter((cmd) => cmd === 'syncReminders').length,
    2,
  )
  await following.stop()
})

threads('moves a stored reading position together with the unread count', async () => {
  for (let count = 0; count < 3; count += 1) await chat.send('m1', 'u1')
  const browseTo = async () =>
    (await chat.get('conversationExtras', { version: 0 })).data.find(
      ({ channelID }: { channelID: string }) => channelID === 'm1',
    )?.browseTo
  await chat.post('setUnread', { ...MERCHANT, unread: 0 })
  assert.is(await browseTo(), undefined, 'no position is kept: the count alone holds')
  const last = (await chat.get('getRecentConversation')).data[0].lastMsgSeq
  await chat.post('setConversationExtra', { ...MERCHANT, browseTo: last - 2, draft: 'a' })
  await chat.post('setUnread', { ...MERCHANT, unread: 0 })
  assert.is(await browseTo(), last)
  await chat.post('setUnread', { ...MERCHANT, unread: 1 })
  assert.is(await browseTo(), last - 1)
  assert.ok(cmds().filter((cmd) => cmd === 'syncConversationExtra').length >= 3)
})

threads.run()
