import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createProgress } from '../../../application/shared/progress.ts'

const progress = suite('progress (requirement S9)')

const open = () => {
  const clock = createFakeClock()
  const line = createProgress(clock)
  return { clock, line, at: () => line.value$.value }
}

progress('starts at 0.08 and moves on each 800 ms', () => {
  const { clock, line, at } = open()
  assert.is(at(), undefined)
  line.set(true)
  assert.is(at(), 0.08)
  clock.advance(799)
  assert.is(at(), 0.08)
  clock.advance(1)
  assert.ok((at() ?? 0) > 0.08)
})

progress('never reaches the end by itself', () => {
  const { clock, line, at } = open()
  line.set(true)
  clock.advance(10 * 60_000)
  assert.ok((at() ?? 0) < 1)
})

progress('fills when the page is there and is gone 200 ms later', () => {
  const { clock, line, at } = open()
  line.set(true)
  line.set(false)
  assert.is(at(), 1)
  clock.advance(199)
  assert.is(at(), 1)
  clock.advance(1)
  assert.is(at(), undefined)
  assert.is(clock.pending(), 0)
})

progress('does not fall back when a second navigation overtakes the first', () => {
  const { clock, line, at } = open()
  line.set(true)
  clock.advance(1_600)
  const before = at()
  line.set(true)
  assert.is(at(), before)
})

progress('ends only what has started', () => {
  const { line, at } = open()
  line.set(false)
  assert.is(at(), undefined)
})

progress.run()
