import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBatches } from '../../../../../../adapters/embedded-backend/chat/gateway/delivery/batches.ts'
import { settle } from '../../../../../../adapters/fakes/fake-clock.ts'

const batches = suite('batch processing')

batches('collects what is added meanwhile into the next batch, in order', async () => {
  const runs: (readonly number[])[] = []
  const add = createBatches(async (items: readonly number[]) => {
    runs.push(items)
    await settle()
    return items.map((item) => item * 10)
  })
  const results = await Promise.all([1, 2, 3].map(add))
  assert.equal(results, [10, 20, 30])
  assert.equal(runs, [[1], [2, 3]])
  assert.is(await add(4), 40)
})

batches('limits a batch to a size', async () => {
  const sizes: number[] = []
  const add = createBatches(async (items: readonly number[]) => {
    sizes.push(items.length)
    return items
  })
  await Promise.all(Array.from({ length: 70 }, (_, at) => add(at)))
  assert.equal(sizes, [1, 32, 32, 5])
})

batches('processes the rest of a batch in which one item fails', async () => {
  const add = createBatches(async (items: readonly number[]) => {
    await settle()
    if (items.includes(3)) throw new Error('three')
    return items
  })
  const settled = await Promise.allSettled([1, 2, 3, 4].map(add))
  assert.equal(
    settled.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  )
  assert.is(await add(5), 5)
})

batches.run()
