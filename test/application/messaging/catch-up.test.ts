import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type MessagingHost, needCallback } from '../../../application/messaging/messaging-host.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { createMessagingRun, hostOfServer, PEER, textsIn } from '../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../support/messaging/model-server.ts'

const conversations = suite(
  'catch-up of a conversation whose last number the host does not give (requirement E1)',
)

/** What came while the line was cut, of a server that sends nothing a second time. */
const missing = async (host: (server: ModelServer) => MessagingHost, count: number) => {
  const run = createMessagingRun({ host })
  const { client } = run.openTab()
  await run.pass(100)
  await client.openConversation(PEER)
  run.server.say(PEER.channelID, { type: 1, content: 'heard' })
  await run.pass(100)
  run.network.answerOpenings('refuse')
  run.network.cutNow('clean')
  const missed = Array.from({ length: count }, (_, at) => `missed ${at}`)
  for (const content of missed) run.server.keep(PEER.channelID, { type: 1, content })
  run.server.giveUp()
  run.network.answerOpenings('accept')
  await run.pass(10_000)
  return { client, texts: () => textsIn(client), missed }
}

const unlisted = (server: ModelServer): MessagingHost => ({
  ...hostOfServer(server),
  syncConversations: async () => ok([]),
})

const withoutList = (server: ModelServer): MessagingHost => {
  const { syncConversations: _, ...host } = hostOfServer(server)
  return host
}

for (const [what, host] of [
  ['leaves it out', unlisted],
  ['has no list', withoutList],
] as const) {
  conversations(`checks the open conversation after a reconnect when the host ${what}`, async () => {
    const { texts, missed } = await missing(host, 3)
    assert.equal(texts(), ['heard', ...missed])
  })

  conversations(
    `loads back to the last known message, however much was missed, when the host ${what}`,
    async () => {
      const { texts, missed } = await missing(host, 70)
      assert.equal(texts(), ['heard', ...missed])
    },
  )
}

const failing = (server: ModelServer): MessagingHost => ({
  ...hostOfServer(server),
  syncConversations: async () => fail({ kind: 'status', status: 500 }),
})

for (const [what, hostOf] of [
  ['has no list', withoutList],
  ['fails to list', failing],
] as const) {
  conversations(
    `checks a conversation that is not open but has messages, when the host ${what}`,
    async () => {
      const asked: string[] = []
      const run = createMessagingRun({
        host: (server) => {
          const host = hostOf(server)
          return {
            ...host,
            syncMessages: async (channel, pull) => {
              asked.push(channel.channelID)
              return needCallback(host, 'syncMessages')(channel, pull)
            },
          }
        },
      })
      const { client } = run.openTab()
      await run.pass(100)
      const other = channelKey({ channelID: 'm8', channelType: 1 })
      run.server.say('m8', { type: 1, content: 'heard' })
      run.server.say(PEER.channelID, { type: 1, content: 'here' })
      await run.pass(100)
      run.network.answerOpenings('refuse')
      run.network.cutNow('clean')
      run.server.keep('m8', { type: 1, content: 'missed' })
      run.server.giveUp()
      run.network.answerOpenings('accept')
      await run.pass(10_000)
      assert.equal(textsIn(client, other), ['heard', 'missed'])
      // A list that fails again and again does not make every conversation be read each time.
      asked.length = 0
      await run.pass(120_000)
      assert.equal(asked, [])
    },
  )
}

conversations.run()
