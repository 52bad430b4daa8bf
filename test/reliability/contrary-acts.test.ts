import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { stockUp } from '../support/backend/books.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { killAgainAndAgain, someWhile } from '../support/backend/process/killed-shop.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { actContrarily, brokenContraries, noPromises } from '../support/backend/shoppers/contrary-shopper.ts'

// `node build.mjs reliability contrary-acts` asks for thirty: the figure of docs/reliability.md.
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const NAMES = ['labil1', 'labil2']
const LANES = 12
// Simulated staff who never rest, so that they too are hit in the middle of things.
const HASTE = {
  LINTAS_WELCOME_CREDIT_CENTS: '100000000',
  LINTAS_AUDIT_MS: '300',
  LINTAS_SHIP_MS: '100',
  LINTAS_PARCEL_STEP_MS: '50',
  LINTAS_AUTO_RECEIVE_MS: '1000',
  LINTAS_AUTO_FINISH_MS: '200',
  // The short form runs beside other tests: where a payment takes longer than an order waits for it, nothing is ever paid.
  LINTAS_UNPAID_MS: ROUNDS > 1 ? '3000' : '60000',
  LINTAS_POLL_MS: '20',
}

const contrary = suite('kill -9 while one shopper sends contradictory requests from two devices')
const random = createSystemRandom()
let program: BackendProgram

contrary.before(async () => {
  program = await buildBackendProgram('contrary-acts', SHORT_LIVED)
})
contrary.after(() => program.remove())

contrary('keeps each accepted request, and accepts none that contradicts it', async () => {
  const promises = noPromises()
  const { paid, cancelled, received, asked, takenBack, told } = promises
  const count = (): number => paid.length + cancelled.length + asked.length + takenBack.length
  const moved = await killAgainAndAgain({
    program,
    settings: HASTE,
    names: NAMES,
    rounds: ROUNDS,
    stockUp,
    act: (origin, shopper) => actContrarily(origin, shopper, random, promises, LANES),
    moment: () => {
      const enough = count() + 10 + random.below(40)
      const isPaid = (): boolean => paid.length > 0
      return someWhile(() => count() >= enough && isPaid(), isPaid, random)
    },
    broken: (database) => brokenContraries(database, promises),
    figures: (database) =>
      database.query<{ kind: string; count: number }>(
        'select kind, count(*)::bigint as count from ledger_transfers group by kind order by kind',
      ),
  })
  console.log(
    `${ROUNDS} kills: ${paid.length} paid, ${cancelled.length} cancelled, ${received.length} received, ${asked.length} refunds asked, ` +
      `${takenBack.length} taken back, ${told.size} withdrawals; ${moved.map(({ kind, count: times }) => `${kind} ${times}`).join(', ')}`,
  )
  assert.ok(paid.length > 0, 'nothing was paid: the loop proves nothing')
})

contrary.run()
