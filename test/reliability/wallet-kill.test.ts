import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { brokenPromises, stockUp } from '../support/backend/books.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { killAgainAndAgain, someWhile } from '../support/backend/process/killed-shop.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type MoneyPromises, spendUntilGone } from '../support/backend/shoppers/restless-saver.ts'

// `node build.mjs reliability wallet-kill` asks for thirty: the figure of docs/measurements.md.
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const SHOPPERS = 2
// Audits that never rest, so that they too are hit in the middle of things.
const HASTE = {
  LINTAS_WELCOME_CREDIT_CENTS: '200000',
  LINTAS_AUDIT_MS: '50',
  LINTAS_POLL_MS: '20',
}

const killing = suite('kill -9 during top-ups, payments and withdrawals')
const random = createSystemRandom()
let program: BackendProgram

killing.before(async () => {
  program = await buildBackendProgram('wallet-kill', SHORT_LIVED)
})
killing.after(() => program.remove())

killing('loses no acknowledged write and no cent, and never has a negative balance', async () => {
  const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
  const count = (): number => promises.withdrawn.length + promises.recharged.length + promises.paid.length
  const settled = await killAgainAndAgain({
    program,
    settings: HASTE,
    names: Array.from({ length: SHOPPERS }, (_, index) => `hemat${index + 1}`),
    rounds: ROUNDS,
    stockUp,
    act: (origin, shopper) => spendUntilGone(origin, shopper, random, promises),
    moment: () => {
      const enough = count() + 4 + random.below(16)
      const isWithdrawn = (): boolean => promises.withdrawn.length > 0
      return someWhile(() => count() >= enough && isWithdrawn(), isWithdrawn, random)
    },
    broken: (database) => brokenPromises(database, promises),
    figures: (database) =>
      database.query<{ status: number; count: number }>(
        'select status, count(*)::bigint as count from withdrawals where status > 0 group by status order by status',
      ),
  })
  const { withdrawn, recharged, paid } = promises
  assert.ok(withdrawn.length > 0, 'nothing was withdrawn: the loop proves nothing')
  console.log(
    `${ROUNDS} kills: ${new Set(withdrawn).size} withdrawals, ${recharged.length} recharges, ${paid.length} payments; ` +
      `withdrawals passed and refused: ${settled.map(({ count }) => count).join(' and ')}; 0 inconsistencies`,
  )
})

killing.run()
