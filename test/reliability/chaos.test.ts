import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'
import { ACTS } from '../support/chaos/chaos-acts.ts'
import { runChaos } from '../support/chaos/chaos-run.ts'

// Longer and otherwise: node build.mjs reliability chaos --runs 500 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 8)
const SEED = Number(process.env['SEED'] ?? 20_261_121)
const MAX_ACTS = 24

const chaos = suite('chaos between the app and the server')

chaos(`${RUNS} walks lose nothing, throw nothing, move money once and offer a next step`, async () => {
  const backend = await startBackend({ config: { welcomeCreditCents: 25_000 } })
  // Every act in calm weather first: it has to work at all, and fetches the parts of the app that come late.
  const all = ACTS.map((act, by) => ({ act, by: 2 * by + 1 }))
  assert.equal(await runChaos(backend, all, 0, 0), [])
  assert.is((await backend.deps.database.query('select 1 from refunds')).length, 1)
  const startedAt = performance.now()
  let done = 0
  const walks = fc.array(fc.record({ act: fc.constantFrom(...ACTS), by: fc.nat(99) }), {
    minLength: 6,
    maxLength: MAX_ACTS,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(walks, fc.nat(1_000_000), async (acts, seed) => {
      done += acts.length
      const problems = await runChaos(backend, acts, seed)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    }),
    {
      numRuns: RUNS,
      seed: SEED,
      interruptAfterTimeLimit: 3_000_000,
      endOnFailure: true,
      includeErrorInReport: true,
    },
  )
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${RUNS} walks of ${done} acts, seed ${SEED}: ${seconds} s`)
  await backend.close()
})

chaos.run()
