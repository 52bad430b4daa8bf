import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { brokenPromises, stockUp } from '../support/backend/books.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'
import {
  type BackendProcess,
  type BackendProgram,
  buildBackendProgram,
} from '../support/backend/process/backend-process.ts'
import { type Nginx, startNginx } from '../support/backend/process/nginx.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type MoneyPromises, spendUntilGone } from '../support/backend/shoppers/restless-saver.ts'
import { newRestlessShopper } from '../support/backend/shoppers/restless-shopper.ts'
import { until } from '../support/until.ts'

const behind = suite('two processes on one PostgreSQL behind nginx')
const folder = mkdtempSync(join(tmpdir(), 'lintas-behind-'))
let program: BackendProgram
let server: ServerDatabase
let nginx: Nginx
let settings: Readonly<Record<string, string>>
const processes: BackendProcess[] = []

const hostOf = ({ origin }: BackendProcess): string => new URL(origin).host

behind.before(async () => {
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'headers.conf'), '')
  writeFileSync(join(folder, 'public', 'index.html'), 'index')
  program = await buildBackendProgram('behind-nginx', SHORT_LIVED)
  server = await newServerDatabase()
  settings = {
    DATABASE_URL: server.url,
    LINTAS_PROXIES: '1',
    LINTAS_WELCOME_CREDIT_CENTS: '200000',
    LINTAS_AUDIT_MS: '50',
    LINTAS_POLL_MS: '20',
  }
  processes.push(await program.start(settings), await program.start(settings))
  nginx = await startNginx(folder, ...processes.map(hostOf))
})
behind.after(async () => {
  await nginx.close()
  for (const one of processes) await one.kill()
  await server.close()
  program.remove()
  rmSync(folder, { recursive: true })
})

const MINUTE_MS = 60_000

behind('continue to sell, recharge and withdraw while one drains, and while one is killed', async () => {
  const database = server.open()
  const shelf = await stockUp(database)
  const shopper = await newRestlessShopper(nginx.origin, 'nginx1', shelf)
  const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
  const count = () => promises.withdrawn.length + promises.recharged.length + promises.paid.length
  const more = async (many: number): Promise<void> => {
    const enough = count() + many
    await until(() => count() >= enough, MINUTE_MS)
  }
  let isOver = false
  let failures = 0
  // A call that was under way in a killed process fails, and the shopper tries again.
  const spending = (async () => {
    while (!isOver) {
      await spendUntilGone(nginx.origin, shopper, createSystemRandom(), promises)
      failures += 1
    }
  })()
  await more(5)
  // Drained: what is under way ends, the next calls find the other one, and nobody notices.
  await processes[0]?.leave()
  await more(5)
  const failedByDraining = failures
  processes[0] = await program.start({ ...settings, LINTAS_PORT: new URL(processes[0]?.origin ?? '').port })
  await more(5)
  await processes[1]?.kill()
  await more(5)
  isOver = true
  await processes[0].kill()
  await spending
  assert.is(failedByDraining, 0)
  assert.equal(await brokenPromises(database, promises), [])
  const { exitCode, out } = program.audit(settings)
  assert.is(exitCode, 0, out)
})

behind.run()
