import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingError } from '../../application/messaging/messaging.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { createMessagingRun, PEER, textsIn } from '../support/messaging/messaging-run.ts'

// Gate G13 (requirement E4): a store that fails costs what it keeps, never the chat.
const faults = suite('G13: the chat works in memory when its rows fail')

for (const fault of ['records-full', 'records-unavailable'] as const) {
  faults(
    `rows that answer "${fault}": messages are sent and received, and the shopper is informed`,
    async () => {
      const run = createMessagingRun()
      run.records.failFrom(fault)
      const { client } = run.openTab()
      const errors: MessagingError[] = []
      client.errors.subscribe((error) => errors.push(error))
      void client.openConversation(PEER)
      await run.pass(1500)
      client.send(textContent('out'), PEER)
      await run.pass(1500)
      run.server.say(PEER.channelID, { type: 1, content: 'in' })
      await run.pass(1500)
      assert.equal(textsIn(client), ['out', 'in'])
      assert.ok(errors.some(({ kind }) => kind === 'rows-lost'))
      run.network.cutNow('abrupt')
      client.send(textContent('over a cut'), PEER)
      await run.pass(8000)
      assert.equal(textsIn(client), ['out', 'in', 'over a cut'])
      assert.is(run.server.stored(PEER.channelID).length, 3)
      await client.dispose()
    },
  )
}

faults('rows that fail in mid-session lose no message on its way', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(1000)
  run.network.answerOpenings('refuse')
  run.network.cutNow('abrupt')
  client.send(textContent('1'), PEER)
  await run.pass(10)
  run.records.failNext('records-unavailable', 2)
  client.send(textContent('2'), PEER)
  client.send(textContent('3'), PEER)
  await run.pass(10)
  run.network.answerOpenings('accept')
  await run.pass(15_000)
  assert.equal(textsIn(client), ['1', '2', '3'])
  assert.is(run.server.stored(PEER.channelID).length, 3)
  await client.dispose()
})

faults('rows that hang delay a message by a second, not for ever', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(1000)
  run.records.delay(Number.POSITIVE_INFINITY)
  client.send(textContent('hung'), PEER)
  await run.pass(1200)
  assert.is(run.server.stored(PEER.channelID).length, 1)
  await client.dispose()
})

faults.run()
