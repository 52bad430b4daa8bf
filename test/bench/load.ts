import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { makeServerDatabase, TEST_SERVER } from '../support/backend/database/test-database.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { loadOne } from './load/load-one.ts'
import { loadCalls } from './load/one-call.ts'
import type { Figures } from './load/timings.ts'

// npm run load [-- --products 100000 --connections 2000 --seconds 10 --only postgresql]
// npm run load -- --calls: lists and searches one at a time instead
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    products: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    calls: { type: 'boolean', default: false },
  },
})
const wanted = {
  products: Number(values.products),
  shoppers: 20,
  workers: 20,
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  rounds: 2,
}

const cells = (...values: readonly (string | number)[]): string => `| ${values.join(' | ')} |`

const table = (figures: readonly Figures[]): void => {
  console.log(cells('Work', 'done', 'a second', 'refused', 'p50 ms', 'p95 ms', 'p99 ms'))
  console.log(cells('---', '---', '---', '---', '---', '---', '---'))
  for (const { what, done, perSecond, refused, p50, p95, p99 } of figures)
    console.log(
      cells(what, done, perSecond.toFixed(0), refused, p50.toFixed(1), p95.toFixed(1), p99.toFixed(1)),
    )
}

const load = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`

const measure = async (
  store: string,
  program: BackendProgram,
  environment: Readonly<Record<string, string>>,
): Promise<void> => {
  if (values.calls) {
    const { figures, slowest } = await loadCalls(program, environment, wanted.products)
    console.log(`\n${store}: ${wanted.products} products, one call at a time; ${load()}`)
    table(figures)
    console.log(`most of the processor: ${slowest.join(', ')}`)
    return
  }
  const { figures, startSeconds, openMiB, maxMiB } = await loadOne(program, environment, wanted)
  console.log(
    `\n${store}: ${wanted.products} products, open after ${startSeconds.toFixed(1)} s, ` +
      `${openMiB} MiB then and ${maxMiB} MiB at most; ${load()}`,
  )
  table(figures)
}

for (const store of ['PGlite', 'PostgreSQL'] as const) {
  if (values.only !== undefined && values.only !== store.toLowerCase()) continue
  const program = await buildBackendProgram('load')
  try {
    if (store === 'PGlite') await measure(store, program, {})
    else if (TEST_SERVER !== undefined) {
      const { url, drop } = await makeServerDatabase(TEST_SERVER)
      await measure(store, program, { DATABASE_URL: url })
      await drop()
    }
  } finally {
    program.remove()
  }
}
process.exit(0)
