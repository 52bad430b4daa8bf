import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../adapters/crypto/noble-crypto.ts'
import { createPayloadCipher } from '../../application/messaging/encryption.ts'
import { MalformedPacketError } from '../../domain/messaging/wire/bytes.ts'
import { decodePacket } from '../../domain/messaging/wire/decode.ts'
import { createFramer, FRAME_LIMIT } from '../../domain/messaging/wire/framer.ts'
import { frameOf } from '../support/messaging/messages.ts'
import { PACKET_KINDS, randomPacket } from '../support/messaging/random-packets.ts'
import { createSeededRandom, type SeededRandom } from '../support/seeded-random.ts'

// Gate G4: 50,000 seeds for each run, a million with FULL=1.
const SEEDS = process.env['FULL'] ? 1_000_000 : 50_000
const SLOW_MS = 1
const MAX_TRIES = 50
const VERSIONS = [0, 2, 3, 4, 5, 6]

const fuzz = suite('G4: any bytes are decoded as packets, as incomplete, or as a named error')

const cipher = createPayloadCipher(createNobleCrypto(), {
  key: new Uint8Array(16).fill(1),
  iv: new Uint8Array(16).fill(2),
})

const mutate = (random: SeededRandom, frame: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(frame)
  for (let times = 1 + random.below(4); times > 0; times--) {
    bytes[random.below(Math.min(bytes.length, 64))] = random.u32() & 0xff
  }
  return random.below(4) === 0 ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes
}

const inputOf = (seed: number): { bytes: Uint8Array; version: number } => {
  const random = createSeededRandom(seed)
  const version = random.pick(VERSIONS)
  if (seed % 2 === 0) return { bytes: random.bytes(1 + random.below(60)), version }
  const packet = randomPacket(random, random.pick(PACKET_KINDS), version)
  return { bytes: mutate(random, frameOf(packet, version)), version }
}

type Outcome = 'packet' | 'need-more' | 'protocol-error'

/** Reads everything there is; anything but a MalformedPacketError escapes and fails the test. */
const outcomeOf = (bytes: Uint8Array, version: number): Outcome => {
  const framer = createFramer()
  let outcome: Outcome = 'need-more'
  try {
    const half = bytes.length >> 1
    for (const part of [bytes.subarray(0, half), bytes.subarray(half)]) {
      framer.push(part)
      for (let frame = framer.next(); frame; frame = framer.next()) {
        const packet = decodePacket(frame.head, frame.body, version)
        outcome = 'packet'
        if (packet.kind === 'recv') cipher.open(packet)
      }
      if (framer.heldBytes() > FRAME_LIMIT) throw new RangeError('holds more than the limit')
    }
  } catch (error) {
    if (error instanceof MalformedPacketError) return 'protocol-error'
    throw error
  }
  return outcome
}

fuzz(`${SEEDS} seeds, half random and half damaged packets`, () => {
  const counts: Record<Outcome, number> = { packet: 0, 'need-more': 0, 'protocol-error': 0 }
  const slow: number[] = []
  for (let seed = 0; seed < SEEDS; seed++) {
    const { bytes, version } = inputOf(seed)
    const started = performance.now()
    counts[outcomeOf(bytes, version)]++
    if (performance.now() - started > SLOW_MS) slow.push(seed)
  }
  // A pause of the machine is no fault of the input: only one that is slow each time counts.
  const reallySlow = slow.filter((seed) => {
    const { bytes, version } = inputOf(seed)
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const started = performance.now()
      outcomeOf(bytes, version)
      if (performance.now() - started <= SLOW_MS) return false
    }
    return true
  })
  assert.equal(reallySlow, [])
  assert.is(counts.packet + counts['need-more'] + counts['protocol-error'], SEEDS)
  for (const outcome of ['packet', 'need-more', 'protocol-error'] as const) {
    assert.ok(counts[outcome] > SEEDS / 100, `${outcome}: ${counts[outcome]}`)
  }
})

fuzz('an announced mebibyte that never comes costs no more memory than the received bytes', () => {
  const framer = createFramer()
  framer.push(Uint8Array.of(0x52, 0x80, 0x80, 0x40, 1, 2, 3))
  assert.is(framer.next(), undefined)
  assert.is(framer.heldBytes(), 3)
})

fuzz.run()
