import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodePacket } from '../../domain/messaging/wire/decode.ts'
import { createFramer } from '../../domain/messaging/wire/framer.ts'
import type { Packet, UnknownPacket } from '../../domain/messaging/wire/packets.ts'
import { frameOf, readPackets } from '../support/messaging/messages.ts'
import { PACKET_KINDS, randomPacket } from '../support/messaging/random-packets.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Gate G3. FULL=1 runs the whole number of chunkings; the short form has the same cases, fewer of each.
const CHUNKINGS = process.env['FULL'] ? 10_000 : 300
const VERSION = 4

const segmentation = suite('G3: any split of a stream gives the same packets')

const random = createSeededRandom(3)
const capture = Uint8Array.from(
  Buffer.concat(
    Array.from({ length: 60 }, (_, at) =>
      frameOf(randomPacket(random, PACKET_KINDS[at % PACKET_KINDS.length] ?? 'ping', VERSION), VERSION),
    ),
  ),
)
const expected = readPackets(capture, VERSION)

const read = (ends: Iterable<number>): (Packet | UnknownPacket)[] => {
  const framer = createFramer()
  const packets: (Packet | UnknownPacket)[] = []
  let from = 0
  for (const to of ends) {
    framer.push(capture.subarray(from, to))
    from = to
    for (let frame = framer.next(); frame; frame = framer.next()) {
      packets.push(decodePacket(frame.head, frame.body, VERSION))
    }
  }
  return packets
}

/** One text for one packet list: comparing 60 packets field by field ten thousand times takes minutes. */
const textOf = (packets: readonly (Packet | UnknownPacket)[]): string =>
  JSON.stringify(packets, (_, value: unknown) =>
    value instanceof Uint8Array ? Array.from(value).join() : value,
  )

const expectedText = textOf(expected)

segmentation('the recording contains every kind of packet', () => {
  assert.equal(new Set(expected.map((packet) => packet.kind)).size, PACKET_KINDS.length)
})

segmentation('every cut in two', () => {
  const step = process.env['FULL'] ? 1 : 7
  for (let cut = 1; cut < capture.length; cut += step) {
    assert.is(textOf(read([cut, capture.length])), expectedText, `cut at ${cut}`)
  }
})

segmentation('one byte at a time', () => {
  assert.equal(read(Array.from({ length: capture.length }, (_, at) => at + 1)), expected)
})

segmentation(`${CHUNKINGS} random splits`, () => {
  for (let seed = 0; seed < CHUNKINGS; seed++) {
    const dice = createSeededRandom(seed)
    const largest = dice.pick([2, 10, 100, 2000])
    const ends: number[] = []
    for (let at = 0; at < capture.length; ) {
      at = Math.min(capture.length, at + 1 + dice.below(largest))
      ends.push(at)
    }
    assert.is(textOf(read(ends)), expectedText, `seed ${seed}`)
  }
})

segmentation('a frame of one mebibyte in single bytes is copied in linear time', () => {
  const body = new Uint8Array(1_048_576).fill(7)
  const framer = createFramer()
  framer.push(Uint8Array.of(0xd0, 0x80, 0x80, 0x40))
  for (let at = 0; at < body.length - 1; at++) {
    framer.push(body.subarray(at, at + 1))
    if ((at & 0xffff) === 0) assert.is(framer.next(), undefined)
  }
  assert.is(framer.next(), undefined)
  assert.ok(framer.heldBytes() <= 1_048_576)
  framer.push(body.subarray(0, 1))
  assert.is(framer.next()?.body.length, body.length)
  assert.is(framer.heldBytes(), 0)
})

segmentation.run()
