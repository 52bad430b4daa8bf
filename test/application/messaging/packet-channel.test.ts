import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createPacketChannel,
  createPacketMemory,
  type PacketListener,
} from '../../../application/messaging/connection.ts'
import { createPayloadCipher } from '../../../application/messaging/encryption.ts'
import { fingerprint, NO_QUARANTINE, noteFailure } from '../../../domain/messaging/connection/quarantine.ts'
import { WHOLE_CODEC } from '../../../domain/messaging/wire/decode.ts'
import type { Packet, Send } from '../../../domain/messaging/wire/packets.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/text-encoding.ts'
import { fromHex } from '../../support/bytes.ts'
import { createFakeCrypto } from '../../support/fakes/fake-crypto.ts'
import { frameOf } from '../../support/messaging/messages.ts'

const channels = suite('packet channel')
const quarantine = suite('quarantine')

const keys = { key: encodeUtf8('abcdef0123456789'), iv: encodeUtf8('SaltSaltSaltSalt') }
const createCipher = () => createPayloadCipher(createFakeCrypto(), keys)

const createHearing = () => {
  const heard: string[] = []
  const listener: PacketListener = {
    packet: (packet) => heard.push(packet.kind),
    message: (packet, payload) => heard.push(`${packet.kind} ${readUtf8(payload)}`),
    rejected: (packet, fault) => heard.push(`${packet.kind} ${fault.kind}`),
  }
  return { heard, listener }
}

const aSend = (text: string, changes: Partial<Send> = {}): Send => ({
  kind: 'send',
  flags: 2,
  setting: 0,
  clientSeq: 1,
  clientMsgNo: 'm1',
  channelID: 'u2',
  channelType: 1,
  expire: 60,
  msgKey: '',
  payload: encodeUtf8(text),
  ...changes,
})

const join = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))
// A DISCONNECT whose text is no UTF-8.
const POISON = fromHex('90050c0002ffff')
const PONG = fromHex('80')

channels('carries encrypted messages from one side to the other in one socket message', () => {
  const { heard, listener } = createHearing()
  const client = createPacketChannel(WHOLE_CODEC, listener)
  const server = createPacketChannel(WHOLE_CODEC, listener)
  for (const side of [client, server]) side.agreeOn(4, createCipher())
  const encoded = client.encode([aSend('one'), aSend('two', { clientSeq: 2 })])
  assert.ok(encoded.ok)
  assert.ok(server.receive(encoded.value).ok)
  assert.equal(heard, ['send one', 'send two'])
})

channels('35: has a protocol version per connection: the next one starts without any', () => {
  const { heard, listener } = createHearing()
  const memory = createPacketMemory()
  const first = createPacketChannel(WHOLE_CODEC, listener, memory)
  first.agreeOn(4, createCipher())
  const second = createPacketChannel(WHOLE_CODEC, listener, memory)
  second.receive(frameOf(aSend('old layout'), 0))
  assert.equal(heard, ['send old layout'])
})

channels('15: a message with a wrong key is reported and counted, and the connection stays', () => {
  const { heard, listener } = createHearing()
  const memory = createPacketMemory()
  const server = createPacketChannel(WHOLE_CODEC, listener, memory)
  server.agreeOn(4, createCipher())
  const forged = createCipher().seal(aSend('x'))
  assert.ok(server.receive(join(frameOf({ ...forged, clientSeq: 9 }, 4), PONG)).ok)
  assert.equal(heard, ['send message-key-mismatch', 'pong'])
  assert.is(memory.counters.rejected, 1)
})

channels('13: an unknown type is counted and skipped', () => {
  const { heard, listener } = createHearing()
  const memory = createPacketMemory()
  const channel = createPacketChannel(WHOLE_CODEC, listener, memory)
  assert.ok(channel.receive(join(fromHex('d00100'), PONG)).ok)
  assert.equal(heard, ['pong'])
  assert.is(memory.counters.unknown, 1)
})

channels('a frame that cannot be decoded drops the connection twice and is skipped the third time', () => {
  const { heard, listener } = createHearing()
  const memory = createPacketMemory()
  const results = [1, 2, 3].map(
    () => createPacketChannel(WHOLE_CODEC, listener, memory).receive(join(POISON, PONG)).ok,
  )
  assert.equal(results, [false, false, true])
  assert.equal(heard, ['pong'])
  assert.equal([memory.counters.malformed, memory.counters.quarantined], [3, 1])
})

channels('complete frames before a broken one are delivered', () => {
  const { heard, listener } = createHearing()
  const refused = createPacketChannel(WHOLE_CODEC, listener).receive(join(PONG, POISON, PONG))
  assert.equal(refused, { ok: false, fault: { kind: 'packet-malformed', reason: 'text-not-utf8' } })
  assert.equal(heard, ['pong'])
})

channels('a stream that cannot be split into frames is never skipped', () => {
  const { listener } = createHearing()
  const memory = createPacketMemory()
  const results = [1, 2, 3, 4].map(
    () => createPacketChannel(WHOLE_CODEC, listener, memory).receive(fromHex('52ffffffff01')).ok,
  )
  assert.equal(results, [false, false, false, false])
})

channels('a frame that is too large is skipped the third time, in whatever pieces it comes', () => {
  const { heard, listener } = createHearing()
  const memory = createPacketMemory()
  const large = new Uint8Array(2 ** 21 + 5)
  large.set(fromHex('5280808001'))
  const receive = (step: number): boolean => {
    const channel = createPacketChannel(WHOLE_CODEC, listener, memory)
    const bytes = join(large, PONG)
    for (let at = 0; at < bytes.length; at += step) {
      if (!channel.receive(bytes.subarray(at, at + step)).ok) return false
    }
    return true
  }
  assert.equal([receive(70_000), receive(70_000)], [false, false])
  assert.equal([receive(70_001), receive(2 ** 22)], [true, true])
  assert.equal(heard, ['pong', 'pong'])
})

channels('39: writes nothing when one of the packets cannot be encoded', () => {
  const { listener } = createHearing()
  const packets: Packet[] = [aSend('one'), aSend('two', { channelID: 'c'.repeat(40_000) })]
  const refused = createPacketChannel(WHOLE_CODEC, listener).encode(packets)
  assert.is(refused.ok, false)
})

channels('32: a fault of a listener is not treated as a fault of the connection', () => {
  const { listener } = createHearing()
  const broken = {
    ...listener,
    packet: () => {
      throw new TypeError('of the listener')
    },
  }
  const memory = createPacketMemory()
  assert.throws(() => createPacketChannel(WHOLE_CODEC, broken, memory).receive(PONG), /of the listener/)
  assert.is(memory.counters.malformed, 0)
})

quarantine('recognises frames again and forgets the oldest', () => {
  let state = NO_QUARANTINE
  const first = fingerprint(0x52, Uint8Array.of(1))
  assert.is.not(first, fingerprint(0x52, Uint8Array.of(2)))
  ;[state] = noteFailure(state, first)
  ;[state] = noteFailure(state, first)
  for (let at = 0; at < 60; at++) [state] = noteFailure(state, `other ${at}`)
  assert.is(state.size, 50)
  assert.is(noteFailure(state, first)[1], false)
})

channels.run()
quarantine.run()
