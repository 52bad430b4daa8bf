import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { retryUntilLoaded } from '../../../application/shared/async.ts'

const loading = suite('loading code with retries')

/** Fails so many times before it comes, and notes in seconds when it was asked for. */
const losing = (clock: ReturnType<typeof createFakeClock>, times: number) => {
  const start = clock.now()
  const asked: number[] = []
  const load = async (): Promise<string> => {
    asked.push((clock.now() - start) / 1_000)
    if (asked.length > times) return 'here'
    throw new Error('dropped')
  }
  return { asked, load }
}

loading('is loaded again until it succeeds, after pauses that grow up to half a minute', async () => {
  const clock = createFakeClock()
  const { asked, load } = losing(clock, 7)
  const loaded = retryUntilLoaded(clock, load)
  await clock.advanceAsync(600_000)
  assert.is(await loaded, 'here')
  assert.equal(asked, [0, 1, 3, 7, 15, 31, 61, 91])
})

loading('stops when the code is no longer wanted', async () => {
  const clock = createFakeClock()
  const { asked, load } = losing(clock, Number.POSITIVE_INFINITY)
  const loaded = retryUntilLoaded(clock, load, () => asked.length < 2)
  await clock.advanceAsync(600_000)
  await settle()
  assert.is(await loaded, undefined)
  assert.is(asked.length, 2)
})

loading.run()
