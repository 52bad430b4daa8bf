import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { brokenPromises, stockUp } from '../support/backend/books.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { killAgainAndAgain, someWhile } from '../support/backend/process/killed-shop.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type MoneyPromises, spendUntilGone } from '../support/backend/shoppers/restless-saver.ts'
import {
  brokenActs,
  hireRestless,
  type StaffPromises,
  workUntilGone,
} from '../support/backend/staff/restless-staff.ts'

// `node build.mjs reliability staff-kill` asks for twenty.
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const CLERKS = ['Dimas', 'Rina']
// Nobody is simulated: what is settled, two people at the same queues have settled.
const SETTINGS = { LINTAS_STAFF: 'none', LINTAS_WELCOME_CREDIT_CENTS: '200000', LINTAS_POLL_MS: '50' }

const killing = suite('kill -9 during acts of staff')
const random = createSystemRandom()
let program: BackendProgram

killing.before(async () => {
  program = await buildBackendProgram('staff-kill', SHORT_LIVED)
})
killing.after(() => program.remove())

killing('loses no act that was answered, does none twice, and keeps the books balanced', async () => {
  const promises: MoneyPromises = { withdrawn: [], recharged: [], paid: [] }
  const acts: StaffPromises = []
  const done = await killAgainAndAgain({
    program,
    settings: SETTINGS,
    names: ['hemat1'],
    rounds: ROUNDS,
    stockUp: async (database) => {
      await hireRestless(database, CLERKS)
      return stockUp(database)
    },
    act: async (origin, shopper) => {
      await Promise.all([
        spendUntilGone(origin, shopper, random, promises),
        ...CLERKS.map((name) => workUntilGone(origin, name, random, acts)),
      ])
    },
    moment: () => {
      const enough = acts.length + 6 + random.below(12)
      return someWhile(
        () => acts.length >= enough,
        () => acts.length > 0,
        random,
      )
    },
    broken: async (database) => [
      ...(await brokenPromises(database, promises)),
      ...(await brokenActs(database, acts)),
    ],
    figures: (database) =>
      database.query<{ act: string; count: number }>(
        "select kind || ' ' || act as act, count(*)::bigint as count from staff_journal group by 1 order by 1",
      ),
  })
  assert.ok(acts.length >= ROUNDS, 'nobody has worked: the loop proves nothing')
  console.log(
    `${ROUNDS} kills: ${done.map(({ act, count }) => `${act} ${count}`).join(', ')}; 0 inconsistencies`,
  )
})

killing.run()
