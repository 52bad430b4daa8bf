import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../domain/messaging/content/content.ts'
import {
  createMessagingRun,
  ME,
  type MessagingRun,
  PEER,
  textsIn,
} from '../support/messaging/messaging-run.ts'

// Gates G8, G9 and G12 (requirement E4). The published SDK takes 240 s to notice a dead link.
const dead = suite('G8, G9, G12: silent disconnects, servers that do not answer, clock jumps')
const HOUR_MS = 3_600_000
const FIRST_DELAY_MAX_MS = 6000

const connected = async (seed = 1) => {
  const run = createMessagingRun({ seed })
  const tab = run.openTab()
  void tab.client.openConversation(PEER)
  await run.pass(1000)
  return { run, ...tab }
}

/** Time from the silence until the client has given the link up. */
const noticed = async (run: MessagingRun, state: () => string): Promise<number> => {
  const from = run.clock.now()
  while (state() === 'connected' && run.clock.now() - from < 300_000) await run.pass(100)
  return run.clock.now() - from
}

dead('an idle connection is given up 72 s after its last byte', async () => {
  const { run, client } = await connected()
  run.network.cutNow('silent')
  const tookMs = await noticed(run, () => client.status$.value.state)
  assert.ok(tookMs <= 72_000, `${tookMs}`)
  assert.is(client.latency$.value, 9999)
  console.log(`G8 idle: given up after ${tookMs} ms`)
})

dead('a connection that loses a message is given up 22 s after it, and the message is resent', async () => {
  const { run, client } = await connected()
  run.network.cutNow('silent')
  client.send(textContent('into the void'), PEER)
  const tookMs = await noticed(run, () => client.status$.value.state)
  assert.ok(tookMs <= 22_100, `${tookMs}`)
  await run.pass(FIRST_DELAY_MAX_MS + 500)
  assert.is(run.server.stored(PEER.channelID).length, 1)
  console.log(`G8 after a send: given up after ${tookMs} ms`)
})

for (const [what, before, after] of [
  ['the page is seen again', { isVisible: false }, { isVisible: true }],
  ['the page wakes', { isFrozen: true }, { isFrozen: false }],
  ['the network is back', { isOnline: false }, { isOnline: true }],
] as const) {
  dead(`a dead connection is replaced in 5 s when ${what}`, async () => {
    const { run, client, lifecycle } = await connected()
    lifecycle.set(before)
    await run.pass(2000)
    run.network.cutNow('silent')
    const sessions = run.server.sessions()
    lifecycle.set(after)
    await run.pass(5000 + FIRST_DELAY_MAX_MS)
    assert.is(client.status$.value.state, 'connected')
    assert.ok(run.server.sessions() > sessions)
    assert.is(run.network.live(), 1)
  })
}

dead('a server that never answers CONNECT is left after 10 s, and retried', async () => {
  const run = createMessagingRun()
  run.server.answerConnects('silent')
  const { client } = run.openTab()
  await run.pass(10_100)
  assert.is(client.status$.value.state, 'waiting')
  await run.pass(FIRST_DELAY_MAX_MS)
  assert.ok(run.network.opened.length >= 2)
  run.server.answerConnects(1)
  await run.pass(60_000)
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.network.live(), 1)
})

for (const jumpMs of [24 * HOUR_MS, -24 * HOUR_MS, -HOUR_MS]) {
  dead(
    `a device clock that jumps by ${jumpMs / HOUR_MS} h in a session does not change the order`,
    async () => {
      const run = createMessagingRun()
      let skewMs = 0
      const clock = { now: () => run.clock.now() + skewMs, after: run.clock.after }
      const { client } = run.openTab({ clock })
      void client.openConversation(PEER)
      await run.pass(1000)
      client.send(textContent('1'), PEER)
      await run.pass(500)
      run.server.say(PEER.channelID, { type: 1, content: '2' })
      await run.pass(500)
      skewMs = jumpMs
      client.send(textContent('3'), PEER)
      await run.pass(500)
      run.server.say(PEER.channelID, { type: 1, content: '4' })
      run.network.cutNow('abrupt')
      client.send(textContent('5'), PEER)
      await run.pass(FIRST_DELAY_MAX_MS + 4000)
      assert.equal(textsIn(client), ['1', '2', '3', '4', '5'])
      const texts = run.server.stored(PEER.channelID).map(({ fromUID }) => fromUID)
      assert.equal(texts, [ME, PEER.channelID, ME, PEER.channelID, ME])
      assert.is(client.status$.value.state, 'connected')
    },
  )
}

dead.run()
