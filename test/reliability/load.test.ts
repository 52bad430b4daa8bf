import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadOne } from '../bench/load/load-one.ts'
import { buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'

// The long form, with 100,000 products and 2,000 connections on both stores: npm run load
const load = suite('a server process under load')

load('answers every call, and receives every message', async () => {
  const program = await buildBackendProgram('load-short', SHORT_LIVED)
  try {
    const { figures, maxMiB } = await loadOne(
      program,
      {},
      { products: 300, shoppers: 2, workers: 4, seconds: 0.5, connections: 20, rounds: 2 },
    )
    assert.is(figures.length, 5)
    for (const { what, done, refused } of figures) {
      assert.ok(done > 0, `${what}: nothing was done`)
      assert.is(refused, 0, `${what}: ${refused} were refused`)
    }
    assert.is(figures[4]?.done, 40)
    assert.ok(maxMiB > 0)
  } finally {
    program.remove()
  }
})

load.run()
