import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../application/messaging/messaging-host.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { createSlowLine, type LineWeather } from '../support/chaos/slow-line.ts'
import { createGatewayWorld } from '../support/messaging/gateway-world.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Two people on the real gateway write to each other for ten minutes, each over a line of their own that loses a fifth
// of its packets. `FULL=1`: fifty talks instead of two; `SEED`: where they begin.
const TALKS = process.env['FULL'] ? 50 : 2
const FIRST_SEED = Number(process.env['SEED'] ?? 1)
const TEN_MINUTES_MS = 600_000
const CALM: LineWeather = { delayMs: 20, lostPercent: 0, fatalPermille: 0 }

const lines = suite('ten minutes over a connection that loses a fifth of its packets')

const openConversationOver = async (seed: number, weather: LineWeather) => {
  const { clock, pass, createSocket, openConversationOver: join } = createGatewayWorld('deduplicating')
  const random = createSeededRandom(seed)
  const open = async (uid: string, peer: string) => {
    const line = createSlowLine({ clock, random, port: createSocket() }, weather)
    const hostBehind = ({ syncConversations, syncMessages, ...host }: MessagingHost): MessagingHost => {
      if (!syncConversations || !syncMessages) throw new Error('the host has both')
      return {
        ...host,
        syncConversations: () => line.call(syncConversations),
        syncMessages: (...asked) => line.call(() => syncMessages(...asked)),
      }
    }
    const conversation = await join({ uid, peer, socket: line.socket, hostBehind })
    return { ...conversation, uid, line, said: 0 }
  }
  return { clock, random, pass, sides: [await open('ana', 'ben'), await open('ben', 'ana')] as const }
}

const inOrder = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

for (const [delayMs, name] of [
  [1500, 'three seconds there and back'],
  [3000, 'three seconds each way'],
] as const) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + TALKS; seed++) {
    lines(`${name}: each message arrives once, in order (seed ${seed})`, async () => {
      const { clock, random, pass, sides } = await openConversationOver(seed, {
        delayMs,
        lostPercent: 20,
        fatalPermille: 10,
      })
      const until = clock.now() + TEN_MINUTES_MS
      let connected = 0
      let looks = 0
      while (clock.now() < until) {
        for (const side of sides) {
          looks += 1
          if (side.client.status$.value.state === 'connected') connected += 1
          if (random.below(3) > 0) continue
          side.said += 1
          side.client.send(textContent(`${side.uid} ${side.said}`), side.channel)
        }
        await pass(1000 + random.below(4000))
      }
      const before = sides.map(({ shown }) => shown().length)
      for (const { line } of sides) line.setWeather(CALM)
      await pass(120_000)
      const [ana, ben] = sides
      for (const { shown } of sides) {
        const texts = shown()
        assert.is(texts.length, ana.said + ben.said, `${before} before the weather cleared`)
        for (const { uid, said } of sides) {
          assert.equal(
            texts.filter((text) => text.startsWith(uid)),
            inOrder(uid, said),
          )
        }
      }
      assert.equal(ana.shown(), ben.shown())
      // What history has brought is no news; what is told is told once, in order.
      assert.equal(
        ana.heard,
        inOrder('ben', ben.said).filter((text) => ana.heard.includes(text)),
      )
      assert.ok(connected / looks > 0.6, `connected for ${connected} of ${looks} looks`)
      const figures = sides.map(({ line }) => line.figures)
      const sum = (of: 'packets' | 'lost' | 'deaths' | 'openings'): number =>
        figures.reduce((total, each) => total + each[of], 0)
      console.log(
        `${name}, seed ${seed}: ${ana.said + ben.said} messages, ${sum('lost')} of ${sum('packets')} packets lost, ${sum('deaths')} lines died, ${sum('openings')} openings, connected ${Math.round((100 * connected) / looks)} %, shown before it cleared ${before}`,
      )
      for (const { client } of sides) await client.dispose()
    })
  }
}

lines.run()
