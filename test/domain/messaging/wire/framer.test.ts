import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFramer } from '../../../../domain/messaging/wire/framer.ts'

const frames = suite('splitting a byte stream into frames')

frames('keeps frames whole however often its buffer had to grow', () => {
  const body = Uint8Array.from({ length: 20_000 }, (_, at) => at % 251)
  const framer = createFramer()
  // Type 3, and a length of 20,000 in three bytes of seven bits (requirement W1).
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

frames('skips a whole frame beyond the limit, though the pieces break within its length', () => {
  const size = 5_500_000
  // That length in four bytes of seven bits: the first three alone are beyond the limit already.
  const head = Uint8Array.of(0x52, 0xe0, 0xd8, 0xcf, 0x02)
  for (let cut = 1; cut <= head.length; cut++) {
    const framer = createFramer()
    let refused = ''
    for (const piece of [head.subarray(0, cut), head.subarray(cut)]) {
      framer.push(piece)
      try {
        framer.next()
      } catch (error) {
        refused = (error as Error).message
      }
    }
    assert.match(refused, `${size} bytes announced`)
    framer.stepOver()
    framer.push(new Uint8Array(size))
    framer.push(Uint8Array.of(0x90, 0x01, 0x0c))
    assert.is(framer.next()?.head, 0x90, `cut after ${cut}`)
  }
})

frames.run()
