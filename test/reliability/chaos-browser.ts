// `node build.mjs reliability chaos-browser [--runs 40] [--seed 20261121] [--acts 6] [--lanes 2] [--from 3] [--only 7]`, after
// `npm run build`. It stands in real time, and on a machine that does something else a slow page could look like a
// wrong one: no part of `npm test`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { chromium } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'
import { smallWorld } from '../support/backend/world/small-world.ts'
import { CLICKS, DECK } from '../support/chaos/chaos-clicks.ts'
import { createChaosTally } from '../support/chaos/chaos-run.ts'
import { type ChaosClick, walkThroughChaos } from '../support/chaos/chaos-walk.ts'
import { openChaosWay } from '../support/chaos/chaos-way.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20261121' },
    acts: { type: 'string', default: '6' },
    lanes: { type: 'string', default: '2' },
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
})
const [runs, seed, acts, lanes] = [values.runs, values.seed, values.acts, values.lanes].map(Number) as [
  number,
  number,
  number,
  number,
]
/** So many walks that a kind of act which never came would be a fault of the deck. */
const ENOUGH = 20

const chaos = suite('chaos between a page in Chromium and the host')
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
chaos.after(() => browser.close())

/** A shop of its own per lane: fates and time belong to one walk. */
const openLane = async () => {
  const publicDir = join(process.env['LINTAS_DIST'] ?? 'dist', 'public')
  // Enough of everything for all walks.
  const products = smallWorld.products.map((one) => ({ ...one, stock: 5_000 }))
  const config = { publicDir, welcomeCreditCents: 200_000 }
  const backend = await startBackend({ world: { ...smallWorld, products }, config })
  const way = await openChaosWay(await backend.listen(0))
  const close = async (): Promise<void> => {
    await way.close()
    await backend.close()
  }
  return { world: { backend, way, browser }, close }
}

// A walk is so many cards of the deck, so that how often each act comes is known: at 6 of 18, each of those that are
// in it twice in more than every second walk.
const click = fc.nat(99)
const walks = fc.tuple(
  fc.shuffledSubarray([...DECK], { minLength: acts, maxLength: acts }),
  fc.array(click, { minLength: acts, maxLength: acts }),
  fc.nat(1_000_000),
)

chaos(`${runs} walks lose nothing typed, move money once, and always offer a next step`, async () => {
  const tally = createChaosTally()
  const wrong: string[] = []
  const dealt = fc.sample(walks, { numRuns: runs, seed }).map(([cards, bys, weather], at) => ({
    name: `walk ${at + 1}`,
    clicks: cards.map((what, place): ChaosClick => ({ what, by: bys[place] ?? 0 })),
    weather,
    percent: 25,
  }))
  const first = Number(values.only ?? values.from)
  const left = dealt.slice(first - 1, values.only === undefined ? undefined : first)
  // Every act in calm weather first: it has to work at all.
  const calm = CLICKS.map((what, by) => ({ what, by: 2 * by + 1 }))
  const begin = { name: 'calm', clicks: calm, weather: 0, percent: 0 }
  const todo = values.only === undefined ? [begin, ...left] : left
  const walkAll = async (): Promise<void> => {
    const { world, close } = await openLane()
    for (let one = todo.shift(); one; one = todo.shift()) {
      const startedAt = performance.now()
      const walked = await walkThroughChaos(world, one.clicks, one.weather, one.percent)
        // A walker that cannot go on is no reason to give up the other walks.
        .catch((cause: Error) => ({ problems: [`the walker: ${cause.stack}`], told: {}, fates: [] }))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const told = one.clicks.map(({ what, by }) => `${what} ${by}`).join(', ')
      if (one.percent > 0) tally.add(one.clicks, walked)
      if (walked.problems.length > 0) wrong.push(`${one.name}: ${told}:`, ...walked.problems)
      console.log(`${one.name}: ${told}; ${walked.fates.length} fates, ${seconds} s`, walked.problems)
    }
    await close()
  }
  await Promise.all(Array.from({ length: lanes }, walkAll))
  for (const line of tally.lines()) console.log(line)
  assert.equal(wrong, [])
  if (left.length >= ENOUGH)
    assert.equal(
      CLICKS.filter((what) => !tally.acts.has(what)),
      [],
    )
})

chaos.run()
