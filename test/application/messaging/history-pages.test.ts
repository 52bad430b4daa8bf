import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HistoryPull } from '../../../application/messaging/messaging-host.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { aRecv, makeMessage } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'

const conversations = suite('paging of a conversation’s history')

const PAGE = 40
/** More than is brought by itself after an absence. */
const MANY = 700

const sequence = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `m${from + at}`)

const withHistory = async (count: number) => {
  const pulls: HistoryPull[] = []
  let isDown = false
  const run = createMessagingRun({
    host: (server) => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncMessages: async (channel, pull) => {
          pulls.push(pull)
          return isDown
            ? fail({ kind: 'offline' })
            : (host.syncMessages?.(channel, pull) ?? fail({ kind: 'offline' }))
        },
      }
    },
  })
  const say = (from: number, to: number): void => {
    for (const content of numbers(from, to)) run.server.say(PEER.channelID, { type: 1, content })
  }
  say(1, count)
  const { client } = run.openTab()
  await run.pass(10)
  const setDown = (next: boolean): void => {
    isDown = next
  }
  return { run, client, pulls, say, setDown }
}

conversations('loads a page at a time, back to the first message, and stops there', async () => {
  const { client, pulls } = await withHistory(2 * PAGE + 5)
  assert.equal(await client.openConversation(PEER), { ok: true, value: 'more' })
  assert.equal(textsIn(client), numbers(PAGE + 6, 2 * PAGE + 5))
  assert.equal(await client.loadOlder(PEER), { ok: true, value: 'more' })
  assert.equal(await client.loadOlder(PEER), { ok: true, value: 'end' })
  assert.equal(textsIn(client), numbers(1, 2 * PAGE + 5))
  const asked = pulls.length
  assert.equal(await client.loadOlder(PEER), { ok: true, value: 'end' })
  assert.is(pulls.length, asked)
})

conversations(
  'shows a conversation that grew during an absence from its end, and loads the rest backwards',
  async () => {
    const talk = Array.from({ length: 250 }, (_, at) => makeMessage(at + 1, { channel: PEER, fromUID: 'm7' }))
    let said = 50
    const run = createMessagingRun({
      host: () => ({
        syncConversations: async () => {
          const lastMessage = talk[said - 1]
          return ok([{ channel: PEER, unread: 0, timestamp: 1, lastMessage, lastSeq: said }])
        },
        syncMessages: async (_, { from, limit }) => {
          const upTo = from === 0 ? said : from
          return ok({ messages: talk.slice(Math.max(0, upTo - limit), upTo), hasMore: upTo > limit })
        },
      }),
    })
    const before = run.openTab()
    await run.pass(10)
    await before.client.openConversation(PEER)
    await run.pass(5000)
    await before.client.dispose()
    said = 250
    const { client } = run.openTab()
    await run.pass(1000)
    await client.openConversation(PEER)
    const seqs = () => client.messages$(PEER_KEY).value.messages.map(({ messageSeq }) => messageSeq)
    assert.equal(seqs(), sequence(211, 250))
    for (let page = 0; page < 6; page += 1) await client.loadOlder(PEER)
    assert.equal(seqs(), sequence(1, 250))
  },
)

conversations('requests the same page once when it is wanted twice at the same time', async () => {
  const { client, pulls } = await withHistory(2 * PAGE)
  await client.openConversation(PEER)
  const asked = pulls.length
  await Promise.all([client.loadOlder(PEER), client.loadOlder(PEER)])
  assert.is(pulls.length, asked + 1)
})

conversations('reports why a page could not be loaded, keeps what is there, and retries', async () => {
  const { client, setDown } = await withHistory(2 * PAGE)
  await client.openConversation(PEER)
  setDown(true)
  assert.equal(await client.loadOlder(PEER), { ok: false, fault: { kind: 'offline' } })
  assert.equal(textsIn(client), numbers(PAGE + 1, 2 * PAGE))
  setDown(false)
  await client.loadOlder(PEER)
  assert.equal(textsIn(client), numbers(1, 2 * PAGE))
})

conversations('shows the gap of a long absence, and fills it from its newer end', async () => {
  const { run, client, say } = await withHistory(3)
  await client.openConversation(PEER)
  run.network.answerOpenings('refuse')
  run.network.cutNow('abrupt')
  await run.pass(10)
  say(4, MANY)
  run.network.answerOpenings('accept')
  await run.pass(60_000)
  const [gap] = client.messages$(PEER_KEY).value.gaps
  assert.is(gap?.from, 4)
  assert.equal(await client.fillGap(PEER, gap ?? { from: 0, to: 0 }), { ok: true, value: 'more' })
  assert.is(client.messages$(PEER_KEY).value.gaps[0]?.from, 4 + PAGE)
  assert.equal(textsIn(client).slice(0, 3 + PAGE), numbers(1, 3 + PAGE))
})

conversations(
  'keeps a gap marked that a lagging history does not contain, whichever conversation is opened',
  async () => {
    const { run, client, setDown, say } = await withHistory(3)
    await client.openConversation(PEER)
    setDown(true)
    run.server.push(aRecv(8))
    await run.pass(2000)
    const gaps = client.messages$(PEER_KEY).value.gaps
    assert.equal(gaps, [{ from: 4, to: 7 }])
    setDown(false)
    say(4, 5)
    await run.pass(10)
    for (const conversation of [{ channelID: 'm8', channelType: 1 }, PEER]) {
      await client.openConversation(conversation)
      assert.equal(client.messages$(PEER_KEY).value.gaps, [{ from: 6, to: 7 }], conversation.channelID)
    }
  },
)

conversations.run()
