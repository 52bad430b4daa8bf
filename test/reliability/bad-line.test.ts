import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../adapters/crypto/noble-crypto.ts'
import { createGateway } from '../../adapters/embedded-backend/chat/gateway/gateway.ts'
import { createImOfGateway } from '../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { createFakeClock, settle } from '../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../adapters/fakes/fake-lifecycle.ts'
import { createFakeLog } from '../../adapters/fakes/fake-log.ts'
import { createLoneLock } from '../../adapters/lock/lone-lock.ts'
import { createMemoryRecords } from '../../adapters/records/memory-records.ts'
import { createLoneTab } from '../../adapters/tabs/lone-tab.ts'
import { createMessaging } from '../../application/messaging/create-messaging.ts'
import { channelKey } from '../../domain/messaging/channel.ts'
import { textContent } from '../../domain/messaging/content.ts'
import { createContentRegistry } from '../../domain/messaging/content-registry.ts'
import { createGatewaySocket } from '../support/backend/gateway-socket.ts'
import { createMemoryLog } from '../support/backend/memory-log.ts'
import { createSlowLine, type LineWeather } from '../support/chaos/slow-line.ts'
import { hostOfIm } from '../support/messaging/host-of-im.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Two people on the real gateway write to each other for ten minutes, each over a line of their own that loses a fifth
// of its packets. `FULL=1`: fifty talks instead of two; `LINTAS_SEED`: where they begin.
const TALKS = process.env['FULL'] ? 50 : 2
const FIRST_SEED = Number(process.env['LINTAS_SEED'] ?? 1)
const TEN_MINUTES_MS = 600_000
const CALM: LineWeather = { delayMs: 20, lostPercent: 0, fatalPermille: 0 }

const lines = suite('ten minutes over a line that loses a fifth of its packets')

const openTalk = async (seed: number, weather: LineWeather) => {
  const clock = createFakeClock()
  const crypto = createNobleCrypto()
  const random = createSeededRandom(seed)
  const gateway = createGateway({ clock, crypto, log: createMemoryLog(true) })
  const im = createImOfGateway(gateway)
  const open = async (uid: string, peer: string) => {
    await gateway.register(uid, 'token', 1, 0)
    const line = createSlowLine({ clock, random, port: createGatewaySocket(() => gateway, clock) }, weather)
    const registry = createContentRegistry()
    const channel = { channelID: peer, channelType: 1 }
    const { syncConversations, syncMessages, ...host } = hostOfIm(im, uid, registry)
    if (!syncConversations || !syncMessages) throw new Error('the host has both')
    const client = createMessaging({
      socket: line.socket,
      records: createMemoryRecords(),
      locks: createLoneLock(),
      tabs: createLoneTab(),
      crypto,
      clock,
      lifecycle: createFakeLifecycle(),
      log: createFakeLog(),
      host: {
        ...host,
        syncConversations: () => line.call(syncConversations),
        syncMessages: (...asked) => line.call(() => syncMessages(...asked)),
      },
      registry,
      address: 'ws://gateway',
      identity: { uid, token: 'token', deviceFlag: 1, deviceID: uid, protocolVersion: 4 },
    })
    const heard: string[] = []
    client.arrived.subscribe(({ content: { body } }) => {
      if (body.kind === 'text') heard.push(body.text)
    })
    client.connect()
    void client.openRoom(channel)
    const shown = () =>
      client
        .messages$(channelKey(channel))
        .value.messages.map(({ content: { body } }) => (body.kind === 'text' ? body.text : ''))
    return { uid, client, line, channel, heard, shown, said: 0 }
  }
  const pass = async (ms: number) => {
    await clock.advanceAsync(ms)
    for (let turn = 0; turn < 3; turn++) await settle()
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
      const { clock, random, pass, sides } = await openTalk(seed, {
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
