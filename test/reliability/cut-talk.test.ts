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
import { hostOfIm } from '../support/messaging/host-of-im.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Two people on the real gateway type at the same time, and the connection of one is cut again and again
// (issue 4, figures). `FULL=1`: a hundred talks instead of three.
const TALKS = process.env['FULL'] ? 100 : 3
const CUTS = 20
const EACH = 60

const talks = suite('a talk of two, one of them cut twenty times')

const openWorld = async (isDeduplicating: boolean) => {
  const clock = createFakeClock()
  const crypto = createNobleCrypto()
  const gateway = createGateway({ clock, crypto, log: createMemoryLog(isDeduplicating) })
  const im = createImOfGateway(gateway)
  const open = async (uid: string, peer: string) => {
    await gateway.register(uid, 'token', 1, 0)
    const socket = createGatewaySocket(() => gateway, clock)
    const registry = createContentRegistry()
    const channel = { channelID: peer, channelType: 1 }
    const client = createMessaging({
      socket,
      records: createMemoryRecords(),
      locks: createLoneLock(),
      tabs: createLoneTab(),
      crypto,
      clock,
      lifecycle: createFakeLifecycle(),
      log: createFakeLog(),
      host: hostOfIm(im, uid, registry),
      registry,
      address: 'ws://gateway',
      identity: { uid, token: 'token', deviceFlag: 1, deviceID: uid, protocolVersion: 4 },
    })
    client.connect()
    void client.openRoom(channel)
    const shown = () =>
      client
        .messages$(channelKey(channel))
        .value.messages.map(({ content: { body } }) => (body.kind === 'text' ? body.text : ''))
    return { client, socket, channel, shown }
  }
  const pass = async (ms: number) => {
    await clock.advanceAsync(ms)
    for (let turn = 0; turn < 3; turn++) await settle()
  }
  return { open, pass, gateway }
}

const isInOrder = (texts: readonly string[], name: string): boolean => {
  const own = texts.filter((text) => text.startsWith(name))
  return own.every((text, at) => text === `${name} ${at + 1}`) && own.length === EACH
}

for (let seed = 1; seed <= TALKS; seed++) {
  const isDeduplicating = seed % 2 === 1
  talks(
    `loses, doubles and reorders nothing (seed ${seed}, ${isDeduplicating ? 'new' : 'old'} server)`,
    async () => {
      const random = createSeededRandom(seed)
      const { open, pass } = await openWorld(isDeduplicating)
      const ana = await open('ana', 'ben')
      const ben = await open('ben', 'ana')
      await pass(100)
      const said = { ana: 0, ben: 0 }
      for (let cut = 0; cut < CUTS; cut++) {
        for (let at = 0; at < EACH / CUTS; at++) {
          ana.client.send(textContent(`ana ${++said.ana}`), ana.channel)
          ben.client.send(textContent(`ben ${++said.ben}`), ben.channel)
          await pass(random.below(40))
        }
        ana.socket.setOnline(false)
        ana.socket.cut()
        await pass(random.below(4000))
        ana.socket.setOnline(true)
        ana.client.retry()
        await pass(random.below(3000))
      }
      await pass(60_000)
      for (const side of [ana, ben]) {
        const shown = side.shown()
        assert.is(shown.length, 2 * EACH, `${shown.length} shown`)
        assert.ok(isInOrder(shown, 'ana') && isInOrder(shown, 'ben'), shown.join(', '))
      }
      assert.equal(ana.shown(), ben.shown())
      await ana.client.dispose()
      await ben.client.dispose()
    },
  )
}

talks.run()
