import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../domain/messaging/content/content.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../support/messaging/messaging-run.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Gate G11 (requirement E4): 50 interleavings with the tests, 1,000 with FULL=1 (node build.mjs reliability backfill-order).
const RUNS = process.env['FULL'] ? 1000 : 50
const order = suite('G11: messages that arrive during a history fetch are in order')

/** Messages before, during and after a cut, with a history that answers late and at random. */
const interleave = async (seed: number): Promise<string | undefined> => {
  const random = createSeededRandom(seed)
  const run = createMessagingRun({
    seed,
    latencyMs: random.below(20),
    host: (server) => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncMessages: async (channel, pull) => {
          const answer = await host.syncMessages?.(channel, pull)
          await new Promise<void>((done) => run.clock.after(random.below(1200), done))
          return answer as NonNullable<typeof answer>
        },
      }
    },
  })
  const { client } = run.openTab()
  void client.openConversation(PEER)
  await run.pass(random.below(1500))
  let said = 0
  for (let step = 0; step < 20; step++) {
    said += 1
    if (random.below(3) === 0) client.send(textContent(`m${said}`), PEER)
    else run.server.say(PEER.channelID, { type: 1, content: `m${said}` })
    if (random.below(6) === 0) run.network.cutNow(random.pick(['clean', 'abrupt']))
    await run.pass(random.pick([0, 0, 30, 300, 4000]))
  }
  await run.pass(90_000)
  const stored = run.server
    .stored(PEER.channelID)
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)
  const { messages, gaps } = client.messages$(PEER_KEY).value
  await client.dispose()
  const isInOrder = messages.every((message, at) => message.messageSeq === at + 1)
  const isSame = textsIn(client).join() === stored.join() && stored.length === said
  return isInOrder && isSame && gaps.length === 0
    ? undefined
    : `seed ${seed}: ${textsIn(client)} for ${stored}, ${gaps.length} gaps`
}

order(`in each of ${RUNS} interleavings`, async () => {
  const failures: string[] = []
  for (let seed = 1; seed <= RUNS; seed++) failures.push(...[(await interleave(seed)) ?? []].flat())
  assert.equal(failures, [])
})

order.run()
