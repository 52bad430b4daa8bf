import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { askAfterPause, withinTime } from '../../../application/shared/async.ts'

const waiting = suite('withinTime')

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

waiting('ends with work that fails, without an unhandled rejection', async () => {
  assert.ok(await isOver(Promise.reject(new Error('no rows')), 0))
})

waiting('ends when the time is over, and not before', async () => {
  const never = new Promise<void>(() => undefined)
  assert.not.ok(await isOver(never, 999))
  assert.ok(await isOver(never, 1000))
})

const asking = suite('asking after a pause')

asking('asks once after the pause, and passes on the answer', async () => {
  const clock = createFakeClock()
  const told: string[] = []
  let asked = 0
  const ask = async (): Promise<string> => {
    asked += 1
    return 'answer'
  }
  askAfterPause(clock, 200, ask, (answer) => told.push(answer))
  clock.advance(199)
  assert.is(asked, 0)
  await clock.advanceAsync(1)
  await settle()
  assert.equal([asked, told], [1, ['answer']])
})

asking('asks nothing when it is cancelled before, and passes on no later answer', async () => {
  const clock = createFakeClock()
  const told: string[] = []
  let asked = 0
  let answer: (text: string) => void = () => undefined
  const ask = (): Promise<string> => {
    asked += 1
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  askAfterPause(clock, 200, ask, (text) => told.push(text)).cancel()
  clock.advance(1000)
  assert.is(asked, 0)
  const later = askAfterPause(clock, 200, ask, (text) => told.push(text))
  clock.advance(200)
  later.cancel()
  answer('late')
  await settle()
  assert.equal([asked, told], [1, []])
})

waiting.run()
asking.run()
