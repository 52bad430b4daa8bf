import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const blocked = suite('a blocked process')
let folder: string

blocked.before(() => {
  folder = mkdtempSync(join('.cache', 'blocked-process-'))
})
blocked.after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program that is watched with so much patience, and gives how it ended and what it said. */
const ended = async (patience: object, then: string) => {
  const program = join(folder, 'program.mjs')
  const contents = `import { endWhenBlocked } from './adapters/embedded-backend/operations/blocked-process.ts'
    endWhenBlocked(${JSON.stringify(patience)}); ${then}`
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

blocked('is killed by a second thread, which reports that it has to be restarted', async () => {
  const { signal, stderr } = await ended({ everyMs: 20, maxLooks: 5 }, 'setTimeout(() => { for (;;); }, 100)')
  assert.is(signal, 'SIGKILL')
  assert.match(stderr, 'start it again')
})

blocked('that continues in time is left alone, and ends normally', async () => {
  const busy = '{ const until = Date.now() + 300; while (Date.now() < until); }'
  const then = `setTimeout(() => { ${busy} setTimeout(() => { ${busy} }, 100) }, 100)`
  assert.equal(await ended({ everyMs: 20, maxLooks: 500 }, then), { status: 0, signal: null, stderr: '' })
})

blocked.run()
