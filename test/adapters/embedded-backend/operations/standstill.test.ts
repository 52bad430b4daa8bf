import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const standstill = suite('a process that stands still')
let folder: string

standstill.before(() => {
  folder = mkdtempSync(join('.cache', 'standstill-'))
})
standstill.after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program that is watched with so much patience, and gives how it ended and what it said. */
const ended = async (patience: object, then: string) => {
  const program = join(folder, 'program.mjs')
  const contents = `import { endAtStandstill } from './adapters/embedded-backend/operations/standstill.ts'
    endAtStandstill(${JSON.stringify(patience)}); ${then}`
  await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const { status, signal, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGINT',
  })
  return { status, signal, stderr }
}

standstill('is ended from beside it, and says that somebody has to start it again', async () => {
  const { signal, stderr } = await ended(
    { everyMs: 20, mostLooks: 5 },
    'setTimeout(() => { for (;;); }, 100)',
  )
  assert.is(signal, 'SIGKILL')
  assert.match(stderr, 'start it again')
})

standstill('and goes on in time is left alone, and ends when it has nothing more to do', async () => {
  const busy = '{ const until = Date.now() + 300; while (Date.now() < until); }'
  const then = `setTimeout(() => { ${busy} setTimeout(() => { ${busy} }, 100) }, 100)`
  assert.equal(await ended({ everyMs: 20, mostLooks: 500 }, then), { status: 0, signal: null, stderr: '' })
})

standstill.run()
