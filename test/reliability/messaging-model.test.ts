import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTS } from '../support/messaging/messaging-acts.ts'
import { runAgainstModel } from '../support/messaging/messaging-model.ts'

// Gate G6. Longer and otherwise: node build.mjs reliability messaging-model --runs 2000 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 20_261_121)
const LENGTH = process.env['FULL'] ? 60 : 30

const model = suite('G6: whatever happens in whatever order, the conversations end as the server has them')

model(`${RUNS} runs of up to ${LENGTH} acts`, async () => {
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom(...ACTS, 'send' as const, 'push' as const),
      by: fc.nat(99),
      thenMs: fc.constantFrom(0, 20, 300, 7000),
    }),
    { maxLength: LENGTH },
  )
  await fc.assert(
    fc.asyncProperty(acts, fc.nat(1_000_000), async (some, seed) => {
      assert.equal(await runAgainstModel(some, seed), [])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 540_000 },
  )
})

model.run()
