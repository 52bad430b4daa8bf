import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Cut } from '../../adapters/fakes/fake-connection.ts'
import {
  COUNT,
  type ConversationPlan,
  runInterruptedConversation,
} from '../support/messaging/interrupted-conversation.ts'
import { createSeededRandom, type SeededRandom } from '../support/seeded-random.ts'

// Gate G2: 30 pairs with the tests, 5,000 with FULL=1 (node build.mjs reliability double-cut).
const RUNS = process.env['FULL'] ? 5000 : 30
/** Both cuts silent, one after the other, and the second attempt after a longer wait. */
const LIMIT_MS = 90_000

const doubled = suite(
  'G2: two disconnects, or a disconnect and a reload, lose, duplicate and reorder nothing',
)

type Sizes = { readonly up: number; readonly down: number }

const cutOf = (random: SeededRandom, sizes: Sizes): Cut => {
  const direction = random.pick(['up', 'down'] as const)
  // Beyond the size of an unhurt talk: the second connection carries bytes of its own.
  const atByte = random.below(sizes[direction] * 1.2)
  return { direction, atByte, how: random.pick(['clean', 'abrupt', 'silent'] as const) }
}

const planOf = (seed: number, sizes: Sizes, isDeduplicating: boolean): ConversationPlan => {
  const random = createSeededRandom(seed)
  const cuts = [cutOf(random, sizes), cutOf(random, sizes)]
  const common = { seed, isDeduplicating, isEncrypted: seed % 20 === 0 }
  if (seed % 2 === 0) return { ...common, cuts }
  return { ...common, cuts: cuts.slice(1), reloadAfter: 1 + random.below(COUNT) }
}

for (const isDeduplicating of [true, false]) {
  const server = isDeduplicating ? 'that stores a resent message once' : 'that stores a resent message again'
  doubled(`with a server ${server}`, async () => {
    const { carried } = await runInterruptedConversation({ cuts: [] })
    const failures: string[] = []
    let longestMs = 0
    for (let seed = 1; seed <= RUNS; seed++) {
      const plan = planOf(seed, carried, isDeduplicating)
      const { faults, wholeAfterMs = 0 } = await runInterruptedConversation(plan)
      longestMs = Math.max(longestMs, wholeAfterMs)
      if (faults.length > 0) failures.push(`seed ${seed}: ${faults}; ${JSON.stringify(plan)}`)
    }
    console.log(`G2 with a server ${server}: ${RUNS} runs, whole again after ${longestMs} ms (max)`)
    assert.equal(failures, [])
    assert.ok(longestMs < LIMIT_MS, `${longestMs}`)
  })
}

doubled.run()
