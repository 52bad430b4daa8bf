import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFramer } from '../../../../domain/messaging/wire/framer.ts'

const frames = suite('frames out of pieces')

frames('are whole however often their room had to grow', () => {
  const body = Uint8Array.from({ length: 20_000 }, (_, at) => at % 251)
  const framer = createFramer()
  // Type 3, and a length of 20,000 in three bytes of seven bits (protocol.md 1).
  framer.push(Uint8Array.of(0x30, 0xa0, 0x9c, 0x01))
  for (let at = 0; at < body.length; at += 3000) {
    assert.is(framer.next(), undefined)
    framer.push(body.subarray(at, at + 3000))
  }
  const frame = framer.next()
  assert.is(frame?.head, 0x30)
  // Not by `equal`: what it would say of 20,000 bytes that differ takes minutes.
  assert.is(frame?.body.join(), body.join())
})

frames.run()
