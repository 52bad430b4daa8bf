import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { streamText } from '../../../domain/messaging/delivery/stream.ts'
import { HeaderFlag, SettingBit, StreamFlag } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import { aRecv, spoken, textsOf } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'

const hostile = suite('a server that violates the protocol')

const utf8 = new TextEncoder()
const payloadOf = (fields: object): Uint8Array => utf8.encode(JSON.stringify(fields))

const connected = async (options = {}) => {
  const run = createMessagingRun(options)
  const tab = run.openTab()
  await run.pass(10)
  return { run, ...tab }
}

hostile('a second CONNACK changes neither keys nor version of the session', async () => {
  const { run, client } = await connected({ isEncrypted: true })
  run.server.push({
    kind: 'connack',
    serverVersion: 4,
    timeDiffMs: 0,
    reasonCode: 1,
    serverKey: '',
    salt: '',
    nodeId: '1',
  })
  await run.pass(10)
  client.send(textContent('secret'), PEER)
  await run.pass(200)
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.server.stored(PEER.channelID).length, 1)
})

hostile(
  'pieces of the new stream layout that are repeated or reordered are joined once, in order',
  async () => {
    const { run, client } = await connected()
    const piece = (at: number, streamFlag: number, content: string) =>
      aRecv(at === 0 ? 1 : 0, {
        setting: SettingBit.stream,
        stream: { streamNo: 's1', streamFlag, streamId: String(1_783_652_479_901_401_088n + BigInt(at)) },
        messageID: String(700 + at),
        clientMsgNo: `p${at}`,
        payload: payloadOf({ type: 1, content }),
      })
    run.server.push(piece(0, StreamFlag.start, ''))
    run.server.push(piece(2, StreamFlag.inProgress, 'day'))
    run.server.push(piece(1, StreamFlag.inProgress, 'good '))
    run.server.push(piece(2, StreamFlag.inProgress, 'day'))
    await run.pass(100)
    const stream = client.messages$(PEER_KEY).value.streams.get('s1')
    assert.is(stream && streamText(stream), 'good day')
  },
)

hostile('missing messages behind a wrong last number are requested once', async () => {
  let asked = 0
  const { client, run } = await connected({
    host: () => ({
      syncConversations: async () =>
        ok([{ channel: PEER, unread: 0, timestamp: 1, lastMessage: undefined, lastSeq: 2 ** 53 }]),
      syncMessages: async () => {
        asked += 1
        // A test that is red is not to run for ever.
        return asked > 50 ? new Promise<never>(() => undefined) : ok({ messages: [], hasMore: false })
      },
    }),
  })
  await client.openConversation(PEER)
  asked = 0
  run.network.cutNow('abrupt')
  await run.pass(10_000)
  assert.ok(asked > 0 && asked < 10, `asked ${asked} times`)
})

hostile('a message that is not visible to me is ignored', async () => {
  const { run, client } = await connected()
  const news: string[] = []
  client.arrived.subscribe(({ messageID }) => news.push(messageID))
  run.server.say(PEER.channelID, { type: 1, content: 'hidden', invisibles: [ME] })
  run.server.say(PEER.channelID, { type: 1, content: 'hidden', visibles: ['somebody'] })
  await run.pass(50)
  assert.equal(news, [])
  assert.equal(textsIn(client), [])
})

hostile('a transient message is not resent after a reconnect', async () => {
  const { run, client } = await connected()
  run.server.answerSends('silent')
  client.send(textContent('now or never'), PEER, { isTransient: true })
  await run.pass(100)
  run.network.cutNow('abrupt')
  run.server.answerSends(1)
  await run.pass(20_000)
  assert.is(spoken(run, 'send').length, 1)
})

hostile('a transient message without acknowledgement fails, and later ones are sent', async () => {
  const { run, client } = await connected()
  run.server.answerSends('silent')
  const moment = client.send(textContent('now or never'), PEER, { isTransient: true })
  await run.pass(9000)
  run.server.answerSends(1)
  const lasting = client.send(textContent('whenever'), PEER)
  await run.pass(2000)
  assert.ok(moment.ok && lasting.ok)
  assert.equal(await moment.value.outcome, { kind: 'refused', reasonCode: 0 })
  assert.is((await lasting.value.outcome).kind, 'stored')
})

hostile('a transient message is not sent by the next page', async () => {
  const { run, client, kill } = await connected()
  client.disconnect()
  client.send(textContent('now or never'), PEER, { isTransient: true })
  client.send(textContent('whenever'), PEER)
  await run.pass(100)
  kill()
  run.openTab()
  await run.pass(5000)
  assert.equal(textsOf(spoken(run, 'send')), ['whenever'])
})

hostile('content that imitates messages between tabs is shown in all of them', async () => {
  const { run, client } = await connected()
  const other = run.openTab()
  await run.pass(100)
  run.server.say(PEER.channelID, { type: 3001, $map: [1], $bytes: 7 })
  await run.pass(100)
  assert.is(client.messages$(PEER_KEY).value.messages.length, 1)
  assert.is(other.client.messages$(PEER_KEY).value.messages.length, 1)
})

hostile('typing is sent after the clock was set back', async () => {
  const { run, client } = await connected()
  client.sayTyping(PEER)
  run.jump(-3_600_000)
  await run.pass(3000)
  client.sayTyping(PEER)
  await run.pass(10)
  assert.is(spoken(run, 'send').length, 2)
})

hostile('messages missing in a lagging history are shown when they arrive', async () => {
  const run = createMessagingRun({
    host: (server) => ({
      ...hostOfServer(server),
      syncMessages: async () => ok({ messages: [], hasMore: false }),
    }),
  })
  const { client } = run.openTab()
  await run.pass(10)
  for (const seq of [1, 4]) run.server.push(aRecv(seq))
  await run.pass(5000)
  for (const seq of [3, 2]) run.server.push(aRecv(seq))
  await run.pass(5000)
  assert.equal(textsIn(client), ['t1', 't2', 't3', 't4'])
  assert.is(client.unreadTotal$.value, 4)
})

hostile('a RECV with the dup flag is acknowledged with the flags of the message itself', async () => {
  const { run } = await connected()
  const flags = HeaderFlag.reddot | HeaderFlag.syncOnce
  run.server.push(aRecv(1, { flags }))
  run.server.push(aRecv(1, { flags: flags | HeaderFlag.dup }))
  await run.pass(100)
  assert.equal(
    spoken(run, 'recvack').map((ack) => ack.flags),
    [flags, flags],
  )
})

hostile('unexpected and repeated acknowledgements change nothing', async () => {
  const { run, client } = await connected()
  const ack = { kind: 'sendack', flags: 0, messageID: '9', messageSeq: 9 } as const
  run.server.push({ ...ack, clientSeq: 1, reasonCode: 1 })
  run.server.push({ ...ack, clientSeq: 4_294_967_295, reasonCode: 4 })
  const sending = client.send(textContent('one'), PEER)
  await run.pass(100)
  run.server.push({ ...ack, clientSeq: 1, reasonCode: 4 })
  await run.pass(100)
  assert.ok(sending.ok)
  assert.equal((await sending.value.outcome).kind, 'stored')
  assert.is(client.messages$(PEER_KEY).value.messages[0]?.status, 'normal')
})

hostile.run()
