import v8 from 'node:v8'
import vm from 'node:vm'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createMessagingRun } from '../support/messaging/messaging-run.ts'

// Requirement E4, G10. `FULL=1`: a million pushes and ten thousand reconnects, or as many as PUSHES and RECONNECTS say.
const isFull = process.env['FULL'] !== undefined
const PUSHES = Number(process.env['PUSHES'] ?? (isFull ? 1_000_000 : 40_000))
const CHANNELS = isFull ? 200 : 20
/** All windows of five hundred are full by then. */
const WARM_UP = CHANNELS * 600
const RECONNECTS = Number(process.env['RECONNECTS'] ?? (isFull ? 10_000 : 300))
const BURST = 1000
/** Bytes for each message behind the warm-up. A short run cannot tell one byte from what the engine itself keeps. */
const SLOPE = isFull ? 1 : 25
/**
 * A second after the last message the newest conversations are written to the store, which lies in this heap here and in a
 * browser's database there: both looks come after that.
 */
const WRITTEN_MS = 1500

const memory = suite('memory of a messaging client over a long time')

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc') as () => void

const heapNow = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

memory(`${PUSHES} messages over ${CHANNELS} conversations leave nothing but their windows`, async () => {
  const run = createMessagingRun({ host: () => ({}), isForgetful: true })
  const { client } = run.openTab()
  await run.pass(10)
  let warm = 0
  for (let at = 0; at < PUSHES; at++) {
    run.server.say(`m${at % CHANNELS}`, { type: 1, content: `message ${at}` })
    if (at % BURST === BURST - 1) await run.pass(1)
    if (at === WARM_UP - 1) {
      await run.pass(WRITTEN_MS)
      warm = heapNow()
    }
  }
  await run.pass(WRITTEN_MS)
  const slope = (heapNow() - warm) / (PUSHES - WARM_UP)
  const shown = client.conversations$.value.length
  assert.is(shown, CHANNELS)
  assert.ok(client.messages$('m0-1' as never).value.messages.length <= 500)
  assert.ok(slope <= SLOPE, `${slope.toFixed(2)} bytes for each message`)
  if (isFull) console.log(`slope ${slope.toFixed(2)} bytes per message`)
  await client.dispose()
})

memory(`${RECONNECTS} reconnects leave no timer behind`, async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(5000)
  const timers = run.clock.pending()
  for (let at = 0; at < RECONNECTS; at++) {
    run.network.cutNow('abrupt')
    await run.pass(1)
    client.retry()
    await run.pass(700)
  }
  await run.pass(5000)
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.clock.pending(), timers)
  await client.dispose()
  await run.pass(400_000)
  assert.is(run.clock.pending(), 0)
})

memory.run()
