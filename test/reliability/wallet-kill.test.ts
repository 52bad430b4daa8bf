import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Database } from '../../adapters/embedded-backend/database/database.ts'
import { openPgliteDatabase } from '../../adapters/embedded-backend/database/pglite-database.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/random.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend-process.ts'
import { brokenPromises, stockUp } from '../support/money-promises.ts'
import { type MoneyPromises, spendUntilGone } from '../support/restless-saver.ts'
import { newRestlessShopper, type RestlessShopper } from '../support/restless-shopper.ts'

// `node build.mjs reliability wallet-kill` asks for thirty: the figure of docs/measurements.md.
const ROUNDS = Number(process.env['ROUNDS'] ?? 2)
const SHOPPERS = 2
// Audits that never rest, so that they too are hit in the middle of things.
const HASTE = {
  LINTAS_WELCOME_CREDIT_CENTS: '200000',
  LINTAS_AUDIT_MS: '50',
  LINTAS_POLL_MS: '20',
}

const killing = suite('kill -9 while money comes and goes')
const random = createSystemRandom()
let program: BackendProgram

killing.before(async () => {
  program = await buildBackendProgram('wallet-kill')
})
killing.after(() => program.remove())

const inspect = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openPgliteDatabase(join(program.dataDir, 'database'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Until a few more promises are made, whatever the machine's load, and then to any moment between two. */
const someWhile = async ({ withdrawn, recharged, paid }: MoneyPromises): Promise<void> => {
  const count = () => withdrawn.length + recharged.length + paid.length
  const enough = count() + 4 + random.below(16)
  for (let waited = 0; count() < enough && waited < 5_000; waited += 5) await rest(5)
  await rest(random.below(120))
}

const openShop = async (): Promise<readonly RestlessShopper[]> => {
  await (await program.start(HASTE)).kill()
  const shelf = await inspect(stockUp)
  const shop = await program.start(HASTE)
  const names = Array.from({ length: SHOPPERS }, (_, index) => `hemat${index + 1}`)
  const shoppers = await Promise.all(names.map((name) => newRestlessShopper(shop.origin, name, shelf)))
  await shop.kill()
  return shoppers
}

killing('loses no promise and no cent, and never lets a balance fall below zero', async () => {
  const shoppers = await openShop()
  const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shop = await program.start(HASTE)
    const spending = shoppers.map((one) => spendUntilGone(shop.origin, one, random, promises))
    await someWhile(promises)
    await shop.kill()
    await Promise.all(spending)
    assert.equal(await inspect((database) => brokenPromises(database, promises)), [], `round ${round}`)
    const { exitCode, out } = program.audit()
    assert.is(exitCode, 0, `round ${round}: ${out}`)
  }
  const { withdrawn, recharged, paid } = promises
  assert.ok(withdrawn.length > 0, 'nothing was withdrawn: the loop proves nothing')
  const settled = await inspect((database) =>
    database.query<{ status: number; count: number }>(
      'select status, count(*)::bigint as count from withdrawals where status > 0 group by status order by status',
    ),
  )
  console.log(
    `${ROUNDS} kills: ${new Set(withdrawn).size} withdrawals, ${recharged.length} recharges, ${paid.length} payments; ` +
      `withdrawals passed and refused: ${settled.map(({ count }) => count).join(' and ')}; 0 inconsistencies`,
  )
})

killing.run()
