import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createMessagingRun, PEER, textsIn } from '../../support/messaging/messaging-run.ts'

const reload = suite('a reload of the chat')

reload('messages left by the last page are sent before those written at once in the new one', async () => {
  const run = createMessagingRun()
  run.network.answerOpenings('refuse')
  const first = run.openTab()
  await run.pass(10)
  for (const text of ['1', '2', '3', '4']) first.client.send(textContent(text), PEER)
  await run.pass(10)
  first.kill()
  run.network.answerOpenings('accept')
  const { client } = run.openTab()
  client.send(textContent('5'), PEER)
  await run.pass(5000)
  assert.equal(textsIn(client), ['1', '2', '3', '4', '5'])
  const atServer = run.server.stored(PEER.channelID).map(({ payload }) => new TextDecoder().decode(payload))
  assert.equal(
    atServer.map((text) => JSON.parse(text).content),
    ['1', '2', '3', '4', '5'],
  )
  await client.dispose()
})

reload('rows that never load delay the connection by a second at most', async () => {
  const run = createMessagingRun()
  run.records.delay(Number.POSITIVE_INFINITY)
  const { client } = run.openTab()
  client.send(textContent('from memory'), PEER)
  await run.pass(1100)
  assert.is(client.status$.value.state, 'connected')
  await run.pass(1000)
  assert.is(run.server.stored(PEER.channelID).length, 1)
  await client.dispose()
})

reload.run()
