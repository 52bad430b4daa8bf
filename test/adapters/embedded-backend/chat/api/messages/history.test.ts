import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { payloadOf } from '../../../../../../adapters/embedded-backend/chat/api/uids.ts'
import {
  type ChatServer,
  MERCHANT,
  STORED,
  startChatServer,
} from '../../../../../support/backend/chat/host-chat.ts'

const history = suite('history of the server')
let chat: ChatServer

history.before.each(async () => {
  chat = await startChatServer()
  for (let n = 1; n <= 5; n += 1) await chat.send(n % 2 ? 'm1' : 'u1', n % 2 ? 'u1' : 'm1')
})
history.after.each(() => chat.shop.close())

const seqs = (data: { messages: { messageSeq: number }[] }) => data.messages.map((one) => one.messageSeq)
const pull = async (fields: object) => (await chat.post('getChannelMessage', { ...MERCHANT, ...fields })).data

history('returns the last messages, the oldest of them first, when no number is given', async () => {
  const data = await pull({ limit: 2 })
  assert.equal([seqs(data), data.more], [[4, 5], 1])
})

history('pages back from a number that is included, to one that is excluded', async () => {
  assert.equal(seqs(await pull({ startMessageSeq: 3, limit: 2, pullMode: 0 })), [2, 3])
  assert.equal(seqs(await pull({ startMessageSeq: 4, endMessageSeq: 2, limit: 10 })), [3, 4])
  assert.is((await pull({ startMessageSeq: 2, limit: 2 })).more, 0)
})

history('pages forward, and accepts the snake_case names', async () => {
  assert.equal(seqs(await pull({ start_message_seq: 3, limit: 2, pull_mode: 1 })), [3, 4])
  assert.equal(seqs(await pull({ start_message_seq: 2, end_message_seq: 4, limit: 9, pull_mode: 1 })), [2, 3])
})

history('shows each side the other side as the channel', async () => {
  const { messages } = await pull({ limit: 5 })
  assert.equal([...new Set(messages.map((one: { channelID: string }) => one.channelID))], ['m1'])
  const { fromUID, header, setting, clientMsgNo, timestamp } = messages[1]
  assert.equal([fromUID, header.noPersist, setting], ['u1', false, 0])
  assert.ok(clientMsgNo !== '' && timestamp > 0)
})

history('is empty for a stranger', async () => {
  const { data } = await chat.post('getChannelMessage', MERCHANT, chat.budi)
  assert.equal(data.messages, [])
})

history(
  'returns the current address of a picture that was sent under an older address of the shop',
  async () => {
    const name = '0123456789abcdef0123456789abcdef.png'
    const urls = [`http://old.example:4173/upload/${name}`, `/upload/${name}`, 'https://else.example/a.png']
    for (const url of urls) await chat.send('u1', 'm1', { type: 2, url, width: 3, height: 4 })
    const here = `/upload/${name}`
    const read = ({ payload }: { payload: string }) => JSON.parse(Buffer.from(payload, 'base64').toString())
    const { messages } = await pull({ limit: 3 })
    assert.equal(
      messages.map(read).map(({ url }: { url: string }) => url),
      [here, here, urls[2]],
    )
    assert.equal(read(messages[0]), { type: 2, url: here, width: 3, height: 4 })
    await chat.send('u1', 'm1', { type: 2, url: urls[0] })
    assert.is(read((await chat.get('getRecentConversation')).data[0].recents[0]).url, here)
  },
)

history('shows recalls, edits and read counts of a message', async () => {
  const { messages } = await pull({ limit: 5 })
  await chat.post('readMessages', { ...MERCHANT, messageIDs: [messages[0].messageID] })
  const again = (await pull({ limit: 5 })).messages
  assert.is(again[0].messageExtra.readed, 1)
  assert.is(again[1].messageExtra, undefined)
})

history('is empty for the shopper who cleared it, and for nobody else', async () => {
  const { data } = await chat.post('clearHistory', MERCHANT)
  assert.equal(data, { status: 200, clearedTo: 5 })
  // For devices that are away.
  const [kept] = (await chat.get('conversationExtras', { version: 0 })).data
  assert.equal([kept.channelID, kept.clearedTo], ['m1', 5])
  assert.equal((await pull({ limit: 5 })).messages, [])
  const [row] = (await chat.get('getRecentConversation')).data
  assert.equal([row.recents, row.unread], [[], 0])
  await chat.send('m1', 'u1')
  const later = await pull({ limit: 5 })
  assert.equal([seqs(later), later.more], [[6], 0])
  const merchant = await chat.im.messages('m1', { channelID: 'u1', channelType: 1 }, PULL_ALL)
  assert.is(merchant.messages.length, 6)
})

const PULL_ALL = { startMessageSeq: 0, endMessageSeq: 0, limit: 50, pullMode: 0 } as const

history('can be cleared again, each time up to the last message', async () => {
  await chat.post('clearHistory', MERCHANT)
  await chat.send('m1', 'u1')
  await chat.post('clearHistory', MERCHANT)
  assert.equal((await pull({ limit: 9 })).messages, [])
  const told = chat.commands('u1').filter(({ cmd }) => cmd === 'historyCleared')
  assert.equal(
    told.map(({ param }) => param['message_seq']),
    [5, 6],
  )
})

const ids = async (): Promise<readonly string[]> =>
  (await pull({ limit: 9 })).messages.map(({ messageID }: { messageID: string }) => messageID)
const forget = (messageID: string, token?: string) =>
  chat.post('deleteMessage', { ...MERCHANT, messageID }, token)

history('omits a message for the shopper who deleted it, and for nobody else', async () => {
  const [, second] = await ids()
  assert.is((await forget(String(second))).data.status, 200)
  assert.equal(seqs(await pull({ limit: 9 })), [1, 3, 4, 5])
  const merchant = await chat.im.messages('m1', { channelID: 'u1', channelType: 1 }, PULL_ALL)
  assert.is(merchant.messages.length, 5)
  const told = chat.commands('u1').filter(({ cmd }) => cmd === 'messageDeleted')
  assert.equal([told.length, told[0]?.from, told[0]?.param['message_id']], [1, '', second])
})

history('notifies other devices by id of a deleted message that has no client number', async () => {
  const { messageID } = await chat.im.send({
    ...MERCHANT,
    fromUID: 'u1',
    clientMsgNo: '',
    header: STORED,
    payload: payloadOf({ type: 1, content: 'Halo' }),
  })
  await forget(messageID)
  const told = chat.commands('u1').filter(({ cmd }) => cmd === 'messageDeleted')
  assert.equal(
    told.map(({ param }) => param['client_msg_no']),
    [messageID],
  )
})

history('skips pages of which every message was deleted, in either direction', async () => {
  for (const id of (await ids()).slice(1, 4)) await forget(id)
  assert.equal(seqs(await pull({ startMessageSeq: 4, limit: 2 })), [1])
  assert.equal(seqs(await pull({ startMessageSeq: 2, limit: 2, pullMode: 1 })), [5])
})

history('shows the previous message in the list when the last one was deleted', async () => {
  const last = (await ids()).at(-1)
  await forget(String(last))
  const [row] = (await chat.get('getRecentConversation')).data
  assert.equal([row.recents[0].messageSeq, row.lastMsgSeq], [4, 5])
  for (const id of await ids()) await forget(id)
  assert.equal((await chat.get('getRecentConversation')).data[0].recents, [])
})

history('finds a message of any age by its number', async () => {
  const [deep] = await ids()
  for (let n = 0; n < 2_100; n += 1) await chat.send('m1', 'u1')
  const at = { ...MERCHANT, messageID: deep, messageSeq: 1 }
  assert.is(
    (await chat.post('readMessages', { ...MERCHANT, messageIDs: [deep], messageSeq: 1 })).data.count,
    1,
  )
  assert.is((await chat.post('report', { ...at, reason: 'spam' })).code, 1)
  assert.is((await chat.post('deleteMessage', at)).code, 1)
  assert.equal(seqs(await pull({ startMessageSeq: 3, limit: 3 })), [2, 3])
})

history('refuses the deletion of a message that the shopper cannot see', async () => {
  const [id] = await ids()
  assert.is((await forget(String(id), chat.budi)).code, 0)
  assert.is((await forget('12345')).code, 0)
  assert.is((await ids()).length, 5)
})

history.run()
