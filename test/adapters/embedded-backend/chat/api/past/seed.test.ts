import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  importChat,
  isImported,
} from '../../../../../../adapters/embedded-backend/chat/api/past/import-chat.ts'
import {
  type ChatServer,
  readPayload,
  startChatServer,
} from '../../../../../support/backend/chat/host-chat.ts'
import { demoData } from '../../../../../support/backend/world/demo-world.ts'

const seed = suite('conversations of the demo shopper')
let chat: ChatServer
let rani: string

seed.before(async () => {
  chat = await startChatServer({ world: demoData })
  const { shop } = chat
  const form = { account: 'rani@contoh.id', password: 'lintas-demo' }
  rani = (await shop.post('/api/user/login', form)).data.userinfo.token
  await importChat(shop.deps, chat.im)
})
seed.after(() => chat.shop.close())

type Row = { channelID: string; unread: number; lastMsgSeq: number; channelInfo: Record<string, unknown> }

seed('are five, the newest first, one of them unread, one pinned, one muted', async () => {
  const rows: Row[] = (await chat.get('getRecentConversation', {}, rani)).data
  assert.equal(
    rows.map(({ channelInfo, unread }) => [
      channelInfo['title'],
      unread,
      channelInfo['pin'],
      channelInfo['mute'],
    ]),
    [
      ['Aruna Audio', 2, 0, 0],
      ['Meraki Mode', 0, 0, 0],
      ['Kaya Living', 0, 1, 0],
      ['Hikari Denki', 0, 0, 1],
      ['Lintas Service', 0, 0, 0],
    ],
  )
})

seed('include one of 120 messages that is paged in order of time', async () => {
  let start = 0
  const stamps: number[] = []
  for (let page = 0; page < 3; page += 1) {
    const fields = { channelID: 'm3', channelType: 1, startMessageSeq: start, limit: 50 }
    const { messages } = (await chat.post('getChannelMessage', fields, rani)).data
    stamps.unshift(...messages.map((one: { timestamp: number }) => one.timestamp))
    start = messages[0].messageSeq - 1
  }
  assert.is(stamps.length, 120)
  assert.equal(
    stamps,
    [...stamps].sort((a, b) => a - b),
  )
  assert.ok(stamps.every((at) => at < chat.shop.clock.now() / 1000))
})

seed('show order cards of real orders', async () => {
  const card = chat.im.sent.map(({ payload }) => readPayload(payload)).find(({ type }) => type === 3002)
  const { data } = await chat.shop.get(`/api/order/detail?order_id=${card.orderId}`, rani)
  assert.equal(
    [card.orderSn, card.total, card.status, card.count],
    [data.order_sn, data.total_price, data.status, data.total_num],
  )
})

seed('are imported once, and are not answered by the simulated merchants', async () => {
  const before = chat.im.sent.length
  await importChat(chat.shop.deps, chat.im)
  assert.is(chat.im.sent.length, before)
  assert.ok(chat.im.sent.every(({ clientMsgNo }) => isImported(clientMsgNo)))
  assert.equal(await chat.shop.deps.database.query('select 1 from chat_imports'), [])
})

seed('include a draft, and which messages were read', async () => {
  const drafts = (await chat.get('conversationExtras', { version: 0 }, rani)).data
  assert.ok(drafts.some((row: { draft: string }) => row.draft === 'Kalau yang hijau sage ukuran L'))
  const fields = { channelID: 'm1', channelType: 1, version: 0 }
  assert.is((await chat.post('messageExtras', fields, rani)).data.length, 3)
})

seed.run()
