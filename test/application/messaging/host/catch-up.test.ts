import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../../application/messaging/host/messaging-host.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { createMessagingRun, hostOfServer, PEER, textsIn } from '../../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../../support/messaging/model-server.ts'

const rooms = suite('an open room of which the host does not say how far it is (messaging.md 1)')

/** What came while the line was cut, of a server that sends nothing a second time. */
const missing = async (host: (server: ModelServer) => MessagingHost, count: number) => {
  const run = createMessagingRun({ host })
  const { client } = run.openTab()
  await run.pass(100)
  await client.openRoom(PEER)
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
  rooms(`is looked at after a break when the host ${what}`, async () => {
    const { texts, missed } = await missing(host, 3)
    assert.equal(texts(), ['heard', ...missed])
  })

  rooms(`is read back to what was heard, however much was missed, when the host ${what}`, async () => {
    const { texts, missed } = await missing(host, 70)
    assert.equal(texts(), ['heard', ...missed])
  })
}

rooms.run()
