import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { withinTime } from '../../../application/shared/async.ts'

const waiting = suite('waiting for work, within a time')

/** Whether the waiting is over by the time that this many milliseconds have passed. */
const isOver = async (work: Promise<void>, afterMs: number): Promise<boolean> => {
  const clock = createFakeClock()
  let over = false
  void withinTime(clock, work, 1000).then(() => {
    over = true
  })
  await clock.advanceAsync(afterMs)
  await settle()
  return over
}

waiting('ends with the work', async () => {
  assert.ok(await isOver(Promise.resolve(), 0))
})

waiting('ends with work that fails, of which nobody else is told', async () => {
  assert.ok(await isOver(Promise.reject(new Error('no rows')), 0))
})

waiting('ends when the time is over, and not before', async () => {
  const never = new Promise<void>(() => undefined)
  assert.not.ok(await isOver(never, 999))
  assert.ok(await isOver(never, 1000))
})

waiting.run()
