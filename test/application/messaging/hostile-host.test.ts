import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { actsOn } from '../../../domain/messaging/conversations/message-acts.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import { tapNetwork } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../support/messaging/model-server.ts'

const hostile = suite('a host that sends wrong numbers, times and packets')

const TOO_MUCH = 1000

/** A host that counts further than its messages go. */
const overstating = (server: ModelServer) => {
  const host = hostOfServer(server)
  return {
    ...host,
    syncConversations: async () => {
      const answer = await host.syncConversations?.()
      if (!answer?.ok) throw new Error('it answers')
      return ok(answer.value.map((row) => ({ ...row, lastSeq: row.lastSeq + TOO_MUCH })))
    },
  }
}

const say = (server: ModelServer, text: string) => server.say(PEER.channelID, { type: 1, content: text })

hostile('a last number that is too high: each message is shown once, in order', async () => {
  const run = createMessagingRun({ host: overstating })
  say(run.server, 'one')
  say(run.server, 'two')
  const { client } = run.openTab()
  await run.pass(100)
  await client.openConversation(PEER)
  say(run.server, 'three')
  await run.pass(100)
  run.network.cutNow('abrupt')
  say(run.server, 'four')
  await run.pass(20_000)
  say(run.server, 'five')
  await run.pass(20_000)
  assert.equal(textsIn(client), ['one', 'two', 'three', 'four', 'five'])
})

hostile('a last number that is too high: later messages still count as unread', async () => {
  const run = createMessagingRun({ host: overstating })
  say(run.server, 'one')
  const { client } = run.openTab()
  await run.pass(100)
  assert.is(client.unreadTotal$.value, 1)
  say(run.server, 'two')
  say(run.server, 'three')
  await run.pass(100)
  assert.is(client.unreadTotal$.value, 3)
})

hostile('a last number that is too high: a conversation that was read counts again', async () => {
  const run = createMessagingRun({ host: overstating })
  say(run.server, 'one')
  const { client } = run.openTab()
  await run.pass(100)
  await client.openConversation(PEER)
  await run.pass(1000)
  client.closeConversation()
  assert.is(client.unreadTotal$.value, 0)
  say(run.server, 'two')
  await run.pass(100)
  assert.is(client.unreadTotal$.value, 1)
})

for (const [device, byMs] of [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
] as const) {
  hostile(
    `a device whose clock is ${device} of the host's: a message just sent can be recalled`,
    async () => {
      const run = createMessagingRun()
      run.jump(byMs)
      const { client } = run.openTab()
      await run.pass(1000)
      client.send(textContent('oops'), PEER)
      await run.pass(1000)
      const [message] = client.messages$(PEER_KEY).value.messages
      if (!message) throw new Error('it is there')
      assert.ok(Math.abs(message.timestamp - run.clock.now() / 1000) < 5)
      assert.ok(actsOn(message, ME, client.now() / 1000).includes('recall'))
      await run.pass(121_000)
      assert.not.ok(actsOn(message, ME, client.now() / 1000).includes('recall'))
    },
  )
}

for (const [device, byMs] of [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
] as const) {
  hostile(
    `a device whose clock is ${device} of the host's: a message written before connecting has today's date once it is sent`,
    async () => {
      const run = createMessagingRun()
      say(run.server, 'before')
      run.jump(byMs)
      const tabs = [run.openTab(), run.openTab()]
      await tabs[0]?.client.syncConversations()
      tabs[0]?.client.send(textContent('hello'), PEER)
      await run.pass(5000)
      for (const { client } of tabs) {
        const [last] = client.messages$(PEER_KEY).value.messages.slice(-1)
        if (!last) throw new Error('it is there')
        const listed = client.conversation$(PEER_KEY).value
        assert.is(last.status, 'normal')
        assert.ok(Math.abs(last.timestamp - run.clock.now() / 1000) < 10, `${last.timestamp}`)
        assert.is(listed?.lastMessage?.clientMsgNo, last.clientMsgNo)
        assert.is(listed?.timestamp, last.timestamp)
      }
    },
  )
}

hostile('a follower tab dates its messages by the server time too', async () => {
  const run = createMessagingRun()
  run.jump(86_400_000)
  run.openTab()
  const { client } = run.openTab()
  await run.pass(1000)
  client.send(textContent('from the second tab'), PEER)
  await run.pass(1000)
  const [message] = client.messages$(PEER_KEY).value.messages
  assert.ok(message && Math.abs(message.timestamp - run.clock.now() / 1000) < 5)
})

hostile(
  'a kick while messages wait: they are sent once each after the shopper takes the chat back',
  async () => {
    const run = createMessagingRun()
    const { client } = run.openTab()
    await run.pass(100)
    client.send(textContent('one'), PEER)
    run.server.answerSends('silent')
    client.send(textContent('two'), PEER)
    run.server.push({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: 'elsewhere' })
    await run.pass(30_000)
    assert.is(client.status$.value.state, 'kicked')
    client.send(textContent('three'), PEER)
    run.server.answerSends(ReasonCode.success)
    client.retry()
    await run.pass(30_000)
    assert.equal(textsIn(client), ['one', 'two', 'three'])
    assert.is(run.server.stored(PEER.channelID).length, 3)
  },
)

hostile('a packet of 5 MB on every connection does not stop messages', async () => {
  const run = createMessagingRun()
  const write = tapNetwork(run)
  const { client } = run.openTab()
  const length = 5 * 1024 * 1024
  const frame = new Uint8Array(length + 5)
  frame.set([
    0x50,
    (length & 0x7f) | 0x80,
    ((length >> 7) & 0x7f) | 0x80,
    ((length >> 14) & 0x7f) | 0x80,
    length >> 21,
  ])
  let sessions = 0
  for (let second = 0; second < 120; second += 1) {
    await run.pass(1000)
    if (run.server.sessions() > sessions) write(frame)
    sessions = run.server.sessions()
  }
  client.send(textContent('still here'), PEER)
  say(run.server, 'so am I')
  await run.pass(5000)
  assert.is(client.status$.value.state, 'connected')
  assert.equal([...textsIn(client)].sort(), ['so am I', 'still here'])
  assert.ok(run.server.sessions() <= 4, `${run.server.sessions()} sessions`)
})

hostile.run()
