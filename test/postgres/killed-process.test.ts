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
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type MoneyPromises, spendUntilGone } from '../support/backend/shoppers/restless-saver.ts'
import { newRestlessShopper } from '../support/backend/shoppers/restless-shopper.ts'

// A longer run: ROUNDS=20 npm run test:postgres -- killed
const ROUNDS = Number(process.env['ROUNDS'] ?? 2)

const killed = suite('two processes on one PostgreSQL, one of them killed')
const random = createSystemRandom()
let program: BackendProgram
let server: ServerDatabase
let settings: Readonly<Record<string, string>>

killed.before(async () => {
  program = await buildBackendProgram('postgres-kill', SHORT_LIVED)
  server = await newServerDatabase()
  settings = {
    DATABASE_URL: server.url,
    LINTAS_WELCOME_CREDIT_CENTS: '200000',
    LINTAS_AUDIT_MS: '50',
    LINTAS_POLL_MS: '20',
  }
})
killed.after(async () => {
  await server.close()
  program.remove()
})

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const count = ({ withdrawn, recharged, paid }: MoneyPromises): number =>
  withdrawn.length + recharged.length + paid.length

const madeMore = async (promises: MoneyPromises, many: number): Promise<void> => {
  const enough = count(promises) + many
  for (let waited = 0; count(promises) < enough && waited < 10_000; waited += 5) await rest(5)
}

killed('keep every acknowledged write and every cent, and the other continues', async () => {
  const first: BackendProcess = await program.start(settings)
  const database = server.open()
  const shelf = await stockUp(database)
  const shoppers = [
    await newRestlessShopper(first.origin, 'dua1', shelf),
    await newRestlessShopper(first.origin, 'dua2', shelf),
  ]
  const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
  let standing = first
  for (let round = 1; round <= ROUNDS; round += 1) {
    const other = await program.start(settings)
    // Each shopper spends one balance through both processes at once.
    const spending = [standing, other].flatMap(({ origin }) =>
      shoppers.map((one) => spendUntilGone(origin, one, random, promises)),
    )
    await madeMore(promises, 6)
    await standing.kill()
    const before = count(promises)
    await madeMore(promises, 6)
    assert.ok(count(promises) > before, 'the other one stood still')
    standing = other
    if (round === ROUNDS) await other.kill()
    else await madeMore(promises, 1)
    if (round === ROUNDS) await Promise.all(spending)
    assert.equal(await brokenPromises(database, promises), [], `round ${round}`)
  }
  const { exitCode, out } = program.audit(settings)
  assert.is(exitCode, 0, out)
  const { withdrawn, recharged, paid } = promises
  assert.ok(withdrawn.length > 0 && recharged.length > 0 && paid.length > 0, 'something was not tried')
  console.log(
    `${ROUNDS} kills beside another process: ${new Set(withdrawn).size} withdrawals, ${recharged.length} recharges, ` +
      `${paid.length} payments, 0 inconsistencies`,
  )
})

killed.run()
