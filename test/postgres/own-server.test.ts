import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const own = suite('the PostgreSQL of a test run')

const RUN = `import { withPostgres } from './.tools/test/postgres.mjs'
await withPostgres((url) => new Promise(() => {
  process.stdout.write(url)
  setInterval(() => undefined, 60_000)
}))`

own('ends with the run, even one that is ended by force with its whole group', async () => {
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
