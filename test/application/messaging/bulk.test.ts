import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendOutcome } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { BULK_OUTBOX } from '../../../domain/messaging/delivery/outbox-state.ts'
import { createMessagingRun, PEER } from '../../support/messaging/messaging-run.ts'

const bulk = suite('programs that write many messages (outboxPolicy)')

const textsOf = (run: ReturnType<typeof createMessagingRun>): readonly string[] =>
  run.server
    .stored(PEER.channelID)
    .map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)).content)

const start = async () => {
  const run = createMessagingRun({ latencyMs: 10 })
  const { client } = run.openTab({ outboxPolicy: BULK_OUTBOX })
  await run.pass(100)
  const outcomes: SendOutcome['kind'][] = []
  const send = (text: string): void => {
    const sending = client.send(textContent(text), PEER)
    assert.ok(sending.ok)
    void sending.value.outcome.then(({ kind }) => outcomes.push(kind))
  }
  return { run, send, outcomes }
}

bulk('2,000 messages a second are sent as they are written, in order, each once', async () => {
  const { run, send, outcomes } = await start()
  const texts: string[] = []
  for (let tick = 0; tick < 300; tick++) {
    for (let at = 0; at < 20; at++) {
      const text = `n${texts.length}`
      texts.push(text)
      send(text)
    }
    await run.pass(10)
    // What is written has been answered a moment later: nothing piles up.
    assert.ok(texts.length - outcomes.length <= 2000 * 0.1, `${texts.length - outcomes.length} wait`)
  }
  await run.pass(100)
  assert.equal(textsOf(run), texts)
  assert.is(outcomes.length, texts.length)
  assert.is(run.server.heard.filter(({ kind }) => kind === 'send').length, texts.length)
})

bulk('a burst of 4,000 that is interrupted in the middle arrives in order, each once', async () => {
  const { run, send, outcomes } = await start()
  const texts = Array.from({ length: 4000 }, (_, at) => `n${at}`)
  for (const text of texts) send(text)
  await run.pass(200)
  run.network.cutNow('clean')
  await run.pass(8000)
  assert.equal(textsOf(run), texts)
  assert.is(outcomes.length, texts.length)
})

bulk('messages of people keep the batches of the specification', async () => {
  const run = createMessagingRun({ latencyMs: 10 })
  const { client } = run.openTab()
  await run.pass(100)
  for (let at = 0; at < 12; at++) client.send(textContent(`n${at}`), PEER)
  const counts: number[] = []
  for (let at = 0; at < 4; at++) {
    await run.pass(100)
    counts.push(textsOf(run).length)
  }
  // The first leaves at once; the others wait for the next batch.
  assert.equal(counts, [1, 6, 11, 12])
})

bulk.run()
