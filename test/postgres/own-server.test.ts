import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundleForNode } from '../runner/bundle.ts'

const own = suite('the PostgreSQL of a test run')

const FOLDER = path.join(process.env['LINTAS_TEST_FOLDER'] ?? '.cache', 'own-server')
await bundleForNode(['test/runner/postgres.ts'], FOLDER)

const RUN = `import { withPostgres } from '${pathToFileURL(path.resolve(FOLDER, 'test/runner/postgres.js')).href}'
await withPostgres((url) => new Promise(() => {
  process.stdout.write(url)
  setInterval(() => undefined, 60_000)
}))`

own('ends with the run, even one that is killed with its process group', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [said] = (await once(run.stdout, 'data')) as [Buffer]
  const line = new pg.Client({ connectionString: said.toString() })
  line.on('error', () => undefined)
  await line.connect()
  assert.equal((await line.query('select 1 as one')).rows, [{ one: 1 }])
  const ended = new Promise((end) => line.once('end', end))
  process.kill(-(run.pid ?? 0), 'SIGKILL')
  await ended
})

own.run()
