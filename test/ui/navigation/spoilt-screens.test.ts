import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recordHost } from '../../support/fuzz/recorded-host.tsx'
import { spoilJson } from '../../support/fuzz/spoilt-answers.ts'
import { createSeededRandom } from '../../support/seeded-random.ts'

// Longer and otherwise: node build.mjs reliability spoilt-screens --runs 10000 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 60)
const SEED = Number(process.env['SEED'] ?? 20_261_121)
const NONSENSE = /\bundefined\b|\[object \w+\]/

const spoilt = suite('screens with invalid server answers')

const host = await recordHost()
spoilt.after(() => host.close())

const thrown: unknown[] = []
const broken = (cause: unknown): void => void thrown.push(cause)
process.on('unhandledRejection', broken)
spoilt.after(() => void process.off('unhandledRejection', broken))

spoilt('shows what a valid server sends', async () => {
  for (const one of host.screens) {
    const { screen } = await host.open(one)
    assert.ok(screen.container.querySelector('h1')?.textContent, one.name)
    assert.not.match(screen.text(), NONSENSE, one.name)
    screen.remove()
  }
  assert.equal(thrown, [])
})

spoilt(`keeps its heading and shows nothing odd, ${RUNS} times`, async () => {
  const anything = fc.option(fc.jsonValue({ maxDepth: 4 }), { freq: 5, nil: undefined })
  await fc.assert(
    fc.asyncProperty(fc.nat(10_000), fc.nat(2 ** 31), anything, async (at, seed, whole) => {
      const one = host.screens[at % host.screens.length]
      if (!one) return
      const random = createSeededRandom(seed)
      host.setBend(({ status, json }) => {
        const body = json as { readonly data?: unknown } | undefined
        if (whole !== undefined && random.below(2) === 0) return { status, json: { ...body, data: whole } }
        // Now and then the envelope itself.
        if (random.below(8) === 0) return { status, json: spoilJson(json, random) }
        return { status, json: { ...body, data: spoilJson(body?.data, random) } }
      })
      const { screen, rest } = await host.open(one)
      await rest()
      assert.ok(screen.container.querySelector('h1'), `${one.name} has no heading`)
      assert.not.match(screen.text(), NONSENSE, one.name)
      assert.equal(thrown, [], one.name)
      screen.remove()
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
  )
})

spoilt.run()
