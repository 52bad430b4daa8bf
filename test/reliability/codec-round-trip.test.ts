import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CLIENT_CODEC, decodePacket } from '../../domain/messaging/wire/decode.ts'
import { createFramer } from '../../domain/messaging/wire/framer.ts'
import { type ClientPacket, PacketType } from '../../domain/messaging/wire/packets.ts'
import { frameOf } from '../support/messaging/messages.ts'
import { PACKET_KINDS, randomPacket } from '../support/messaging/random-packets.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Gate G5. FULL=1 runs the whole number of packets.
const COUNT = process.env['FULL'] ? 10_000 : 400
const VERSIONS = [0, 3, 4]

const roundTrip = suite('G5: what is encoded is decoded again')

for (const version of VERSIONS) {
  for (const kind of PACKET_KINDS) {
    roundTrip(`${COUNT} ${kind} packets at version ${version}`, () => {
      const random = createSeededRandom(version * 100 + kind.length)
      const framer = createFramer()
      for (let at = 0; at < COUNT; at++) {
        const packet = randomPacket(random, kind, version)
        framer.push(frameOf(packet, version))
        const frame = framer.next()
        assert.ok(frame)
        assert.equal(decodePacket(frame.head, frame.body, version), packet)
      }
    })
  }
}

roundTrip(`${COUNT} recv packets of the newer versions that are only decoded`, () => {
  const random = createSeededRandom(56)
  for (let at = 0; at < COUNT; at++) {
    const version = 5 + (at % 2)
    const packet = randomPacket(random, 'recv', version)
    const framer = createFramer()
    framer.push(frameOf(packet, version))
    const frame = framer.next()
    assert.ok(frame)
    assert.equal(decodePacket(frame.head, frame.body, version), packet)
  }
})

const ONLY_CLIENTS_SAY: readonly string[] = ['connect', 'send', 'recvack', 'sub']
const CLIENTS_SAY: readonly string[] = [...ONLY_CLIENTS_SAY, 'ping', 'pong']

for (const kind of PACKET_KINDS) {
  roundTrip(
    `a client encodes and decodes ${kind} packets like the whole codec, where they are its own to send or receive`,
    () => {
      const random = createSeededRandom(kind.length)
      for (let at = 0; at < 50; at++) {
        const packet = randomPacket(random, kind, 4)
        const bytes = frameOf(packet, 4)
        const framer = createFramer()
        framer.push(bytes)
        const frame = framer.next()
        assert.ok(frame)
        const heard = CLIENT_CODEC.decode(frame.head, frame.body, 4)
        const isForServers = ONLY_CLIENTS_SAY.includes(kind)
        assert.equal(heard, isForServers ? { kind: 'unknown', type: PacketType[kind] } : packet)
        if (!CLIENTS_SAY.includes(kind)) continue
        const written = CLIENT_CODEC.encode(packet as ClientPacket, 4)
        assert.ok(written.ok)
        assert.equal(written.value, bytes)
      }
    },
  )
}

roundTrip.run()
