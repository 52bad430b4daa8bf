// `node build.mjs reliability chaos-browser [--runs 40] [--seed 20261121] [--acts 6]`, after `npm run build`. It stands
// in real time, and on a machine that does something else a slow page could look like a wrong one: no part of `npm test`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { chromium } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend.ts'
import { CLICKS } from '../support/chaos-clicks.ts'
import { walkThroughChaos } from '../support/chaos-walk.ts'
import { openChaosWay } from '../support/chaos-way.ts'
import { smallWorld } from '../support/small-world.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20261121' },
    acts: { type: 'string', default: '6' },
  },
})
const [RUNS, SEED, MOST_CLICKS] = [values.runs, values.seed, values.acts].map(Number) as [
  number,
  number,
  number,
]

const chaos = suite('chaos between a page in Chromium and the host')

const publicDir = join(process.env['LINTAS_DIST'] ?? 'dist', 'public')
// Enough of everything for all walks.
const products = smallWorld.products.map((one) => ({ ...one, stock: 5_000 }))
const world = { ...smallWorld, products }
const backend = await startBackend({ world, config: { publicDir, welcomeCreditCents: 200_000 } })
const target = await backend.listen(0)
const way = await openChaosWay(target)
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
chaos.after(async () => {
  await browser.close()
  await way.close()
  await backend.close()
})

chaos(`${RUNS} walks lose nothing typed, move money once, and always show a way on`, async () => {
  const between = { backend, way, browser }
  const click = fc.record({ what: fc.constantFrom(...CLICKS), by: fc.nat(99) })
  const walks = fc.array(click, { minLength: 3, maxLength: MOST_CLICKS, size: 'max' })
  const wrong: string[] = []
  let walk = 0
  // Every act in calm weather first: it has to work at all.
  const all = CLICKS.map((what, by) => ({ what, by: 2 * by + 1 }))
  assert.equal(await walkThroughChaos(between, all, 0, 0), [])
  await fc.assert(
    fc.asyncProperty(walks, fc.nat(1_000_000), async (clicks, seed) => {
      walk += 1
      const startedAt = performance.now()
      const problems = await walkThroughChaos(between, clicks, seed)
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const acts = clicks.map(({ what, by }) => `${what} ${by}`).join(', ')
      if (problems.length > 0) wrong.push(`${acts}:`, ...problems)
      console.log(`walk ${walk}: ${clicks.length} acts, ${seconds} s`, problems)
    }),
    { numRuns: RUNS, seed: SEED, includeErrorInReport: true },
  )
  assert.equal(wrong, [])
})

chaos.run()
