import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fail, ok } from '../../../../domain/shared/result.ts'
import { fromHex } from '../../../support/bytes.ts'
import { aRecv, frameOf, spoken, tapNetwork } from '../../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../../support/messaging/messaging-run.ts'
import { loadPeer } from '../../../support/messaging/peer.ts'
import { wukongVectors } from '../../../support/messaging/wukong-vectors.ts'

// Rows 10 to 20 of requirement W9.1 on the whole client: what comes in is shown once, in order, and counted right.

const defects = suite('received messages that the SDK loses or duplicates')
const say = (content: string) => ({ type: 1, content })
type TheirConversation = { lastMessage: unknown; readonly isMentionMe: boolean; reloadIsMentionMe(): void }
type TheirList = { createEmptyConversation(channel: unknown): TheirConversation }

const acks = (run: ReturnType<typeof createMessagingRun>) => spoken(run, 'recvack').length

const connected = async (options: Parameters<typeof createMessagingRun>[0] = {}) => {
  const run = createMessagingRun(options)
  const write = tapNetwork(run)
  const { client } = run.openTab()
  await run.pass(10)
  return { run, client, write }
}

defects(
  '10: a message that is delivered twice is shown and counted once, and acknowledged twice',
  async () => {
    const { run, client } = await connected()
    let told = 0
    client.arrived.subscribe(() => {
      told += 1
    })
    run.server.push(aRecv(1))
    run.server.push(aRecv(1))
    await run.pass(10)
    assert.equal([told, client.unreadTotal$.value, acks(run)], [1, 1, 2])
  },
)

defects('11: a copy that its sender sent again under a new id is the same message', async () => {
  const { run, client } = await connected()
  let told = 0
  client.arrived.subscribe(() => {
    told += 1
  })
  run.server.push(aRecv(1, { clientMsgNo: 'same', messageID: '501' }))
  run.server.push(aRecv(2, { clientMsgNo: 'same', messageID: '502' }))
  await run.pass(2000)
  assert.equal(textsIn(client), ['t1'])
  assert.equal([told, client.unreadTotal$.value, acks(run)], [1, 1, 2])
})

defects('12: a payload that is not JSON is acknowledged and kept unchanged', async () => {
  const { run, client } = await connected()
  const payload = new TextEncoder().encode('not json')
  run.server.push(aRecv(1, { payload }))
  await run.pass(10)
  assert.equal(client.messages$(PEER_KEY).value.messages[0]?.content.body, {
    kind: 'unreadable',
    bytes: payload,
  })
  assert.is(acks(run), 1)
})

defects(
  '13, 14: packets of type 12 and 13 before a message neither end the connection nor lose it',
  async () => {
    const { run, client, write } = await connected()
    const event = fromHex(wukongVectors.decode.find(({ name }) => name === 'event')?.hex ?? '')
    write(Uint8Array.from(Buffer.concat([event, fromHex('d00100'), frameOf(aRecv(1), 4)])))
    await run.pass(10)
    assert.equal(textsIn(client), ['t1'])
    assert.equal([client.status$.value.state, run.network.opened.length], ['connected', 1])
  },
)

defects(
  '15: a wrong message key is reported, the message not shown, not acknowledged, and later ones are unaffected',
  async () => {
    const { run, client, write } = await connected({ isEncrypted: true })
    const errors: string[] = []
    client.errors.subscribe(({ kind }) => errors.push(kind))
    write(frameOf(aRecv(1, { msgKey: 'f'.repeat(32) }), 4))
    run.server.push(aRecv(2, { channelID: 'm8', fromUID: 'm8' }))
    await run.pass(10)
    assert.equal(errors, ['message-rejected'])
    assert.equal(textsIn(client), [])
    assert.equal([client.status$.value.state, acks(run), client.unreadTotal$.value], ['connected', 1, 1])
  },
)

defects(
  '15: messages before CONNACK are neither shown nor acknowledged: the server is not verified yet',
  async () => {
    const run = createMessagingRun()
    const write = tapNetwork(run)
    run.server.answerConnects('silent')
    const { client } = run.openTab()
    await run.pass(10)
    write(frameOf(aRecv(1), 4))
    await run.pass(10)
    assert.equal([textsIn(client), acks(run), client.status$.value.state], [[], 0, 'connecting'])
  },
)

defects(
  '16: a late older message does not become the last one, and missing numbers are requested',
  async () => {
    const asked: string[] = []
    const { run, client } = await connected({
      host: (server) => ({
        ...hostOfServer(server),
        syncMessages: async (_, { from, to, pullMode }) => {
          asked.push(`${pullMode} ${from} to ${to}`)
          return ok({ messages: [], hasMore: false })
        },
      }),
    })
    run.server.push(aRecv(4))
    run.server.push(aRecv(5))
    run.server.push(aRecv(3))
    await run.pass(2000)
    assert.is(client.conversation$(PEER_KEY).value?.lastMessage?.messageSeq, 5)
    asked.length = 0
    run.server.push(aRecv(8))
    await run.pass(2000)
    assert.equal(asked, ['newer 6 to 8'])
  },
)

defects('17: a message that comes while the list is loading survives the list', async () => {
  let answer: (() => void) | undefined
  const { run, client } = await connected({
    host: (server) => ({
      ...hostOfServer(server),
      syncConversations: async () => {
        await new Promise<void>((done) => {
          answer = done
        })
        return ok([])
      },
    }),
  })
  run.server.say(PEER.channelID, say('meanwhile'))
  await run.pass(10)
  answer?.()
  await run.pass(10)
  assert.equal([client.unreadTotal$.value, client.conversations$.value.length], [1, 1])
})

defects('17: a list that cannot be loaded is requested again, and the shown one stays', async () => {
  let calls = 0
  const { run, client } = await connected({
    host: (server) => ({
      ...hostOfServer(server),
      syncConversations: async () => {
        calls += 1
        return fail({ kind: 'offline' })
      },
    }),
  })
  run.server.say(PEER.channelID, say('here'))
  await run.pass(3100)
  assert.is(calls, 2)
  assert.is(client.conversations$.value.length, 1)
})

defects('19: the conversation of the newest message is first: a, b, a is a, b', async () => {
  const { run, client } = await connected()
  for (const conversation of ['a', 'b', 'a']) {
    run.server.say(conversation, say(conversation))
    await run.pass(1000)
  }
  assert.equal(
    client.conversations$.value.map(({ channel }) => channel.channelID),
    ['a', 'b'],
  )
})

defects(
  '20: a mention stays until the conversation is read, and is then removed; in the SDK it never is',
  async () => {
    const { run, client } = await connected()
    run.server.say(PEER.channelID, { ...say('you'), mention: { uids: [ME] } })
    run.server.say(PEER.channelID, say('plain'))
    await run.pass(500)
    assert.is(client.conversation$(PEER_KEY).value?.isMentionMe, true)
    await client.openConversation(PEER)
    await run.pass(500)
    assert.is(client.conversation$(PEER_KEY).value?.isMentionMe, false)

    const { WKSDK, Channel } = await loadPeer()
    const list = (WKSDK.shared() as unknown as { conversationManager: TheirList }).conversationManager
    const theirs = list.createEmptyConversation(new Channel(PEER.channelID, 1))
    theirs.lastMessage = { content: { mention: { all: 1 } } }
    theirs.reloadIsMentionMe()
    theirs.lastMessage = { content: {} }
    theirs.reloadIsMentionMe()
    assert.is(theirs.isMentionMe, true)
  },
)

defects.run()
