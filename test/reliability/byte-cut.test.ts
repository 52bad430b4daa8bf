import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Cut, CutHow, Direction } from '../../adapters/fakes/fake-connection.ts'
import { runInterruptedConversation } from '../support/messaging/interrupted-conversation.ts'

// Gate G1: every 120th byte with the tests, every byte with FULL=1 (node build.mjs reliability byte-cut).
const STRIDE = process.env['FULL'] ? 1 : 120
/** The figures of requirement E4, G8, and the longest first delay before a new attempt. */
const SILENT_LIMIT_MS = 22_000 + 6000 + 1000
const HEARD_LIMIT_MS = 6000 + 1000
const REAL_KEYS_EACH = 20

const sweep = suite('G1: a connection cut before any byte loses, duplicates and reorders nothing')

const report = (how: CutHow, times: readonly number[]): void => {
  const sorted = times.toSorted((a, b) => a - b)
  const [median, longest] = [sorted[sorted.length >> 1], sorted.at(-1)]
  console.log(`G1 ${how}: ${times.length} runs, whole again after ${median} ms (median), ${longest} ms (max)`)
}

const cutsOf = (how: CutHow, sizes: Readonly<Record<Direction, number>>): readonly Cut[] =>
  (['up', 'down'] as const).flatMap((direction) =>
    Array.from({ length: Math.ceil(sizes[direction] / STRIDE) }, (_, at) => ({
      direction,
      // The last byte is one of those that are tried, whatever the stride.
      atByte: Math.max(0, sizes[direction] - 1 - at * STRIDE),
      how,
    })),
  )

for (const [how, limitMs] of [
  ['clean', HEARD_LIMIT_MS],
  ['abrupt', HEARD_LIMIT_MS],
  ['silent', SILENT_LIMIT_MS],
] as const) {
  sweep(`${how}: everything is complete again in ${limitMs / 1000} s`, async () => {
    const { carried } = await runInterruptedConversation({ cuts: [] })
    const failures: string[] = []
    const times: number[] = []
    for (const [index, cut] of cutsOf(how, carried).entries()) {
      const isEncrypted = index % REAL_KEYS_EACH === 0
      const { faults, wholeAfterMs } = await runInterruptedConversation({
        cuts: [cut],
        seed: index + 1,
        isEncrypted,
      })
      if (wholeAfterMs !== undefined) times.push(wholeAfterMs)
      const isLate = wholeAfterMs === undefined || wholeAfterMs > limitMs
      if (faults.length > 0 || isLate) {
        failures.push(`${cut.direction} ${cut.atByte}, seed ${index + 1}: ${faults}, ${wholeAfterMs} ms`)
      }
    }
    report(how, times)
    assert.equal(failures, [])
  })
}

sweep('a conversation without a disconnect is complete, with encryption and without', async () => {
  for (const isEncrypted of [false, true]) {
    assert.equal((await runInterruptedConversation({ cuts: [], isEncrypted })).faults, [])
  }
})

sweep.run()
