import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildBackendProgram } from '../support/backend-process.ts'
import { makeServerDatabase, TEST_SERVER } from '../support/test-database.ts'
import { type LoadReport, loadOne } from './load/load-one.ts'

// npm run load [-- --products 100000 --connections 2000 --seconds 10 --only postgres]
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    products: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
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

const print = (store: string, { figures, startSeconds, openMiB, mostMiB }: LoadReport): void => {
  console.log(
    `\n${store}: ${wanted.products} products, open after ${startSeconds.toFixed(1)} s, ` +
      `${openMiB} MiB then and ${mostMiB} MiB at most; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(cells('Work', 'done', 'a second', 'refused', 'p50 ms', 'p95 ms', 'p99 ms'))
  console.log(cells('---', '---', '---', '---', '---', '---', '---'))
  for (const { what, done, perSecond, refused, p50, p95, p99 } of figures)
    console.log(
      cells(what, done, perSecond.toFixed(0), refused, p50.toFixed(1), p95.toFixed(1), p99.toFixed(1)),
    )
}

for (const store of ['PGlite', 'PostgreSQL'] as const) {
  if (values.only !== undefined && values.only !== store.toLowerCase()) continue
  const program = await buildBackendProgram('load')
  try {
    if (store === 'PGlite') print(store, await loadOne(program, {}, wanted))
    else if (TEST_SERVER !== undefined) {
      const { url, drop } = await makeServerDatabase(TEST_SERVER)
      print(store, await loadOne(program, { DATABASE_URL: url }, wanted))
      await drop()
    }
  } finally {
    program.remove()
  }
}
process.exit(0)
