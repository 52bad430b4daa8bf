import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { retryUntilLoaded } from '../../../../ui/hooks/loading/when-to-load.ts'

const loading = suite('loading code with retries')

/** Fails so many times before it comes. */
const losing = (times: number) => {
  let lost = 0
  return async (): Promise<string> => {
    if (lost === times) return 'here'
    lost += 1
    throw new Error('dropped')
  }
}

loading('is loaded again until it succeeds, after pauses that grow up to half a minute', async () => {
  const pauses: number[] = []
  const part = await retryUntilLoaded(losing(7), undefined, async (ms) => void pauses.push(ms))
  assert.is(part, 'here')
  assert.equal(pauses, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

loading('stops when the code is no longer wanted', async () => {
  let turns = 0
  const part = await retryUntilLoaded(
    losing(Number.POSITIVE_INFINITY),
    () => turns < 2,
    async () => {
      turns += 1
    },
  )
  assert.is(part, undefined)
  assert.is(turns, 2)
})

loading.run()
