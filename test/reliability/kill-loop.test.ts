import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { totalsOf } from '../../adapters/embedded-backend/audit/audit.ts'
import type { Database } from '../../adapters/embedded-backend/database/database.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { killAgainAndAgain, someWhile } from '../support/backend/process/killed-shop.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { type Promises, shopUntilGone } from '../support/backend/shoppers/restless-shopper.ts'

// `node build.mjs reliability kill-loop` asks for fifty: the figure of docs/measurements.md.
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const SHOPPERS = 4
// Simulated staff who never rest, so that they too are hit in the middle of things.
const HASTE = {
  LINTAS_WELCOME_CREDIT_CENTS: '100000000',
  LINTAS_SHIP_MS: '200',
  LINTAS_PARCEL_STEP_MS: '100',
  LINTAS_AUTO_RECEIVE_MS: '200',
  LINTAS_AUTO_FINISH_MS: '200',
  // The short form runs beside other tests: where a payment takes longer than an order waits for it, nothing is ever paid.
  LINTAS_UNPAID_MS: ROUNDS > 1 ? '3000' : '60000',
  LINTAS_POLL_MS: '20',
}

const loop = suite('kill -9 while orders are placed and paid')
const random = createSystemRandom()
let program: BackendProgram

loop.before(async () => {
  program = await buildBackendProgram('kill-loop', SHORT_LIVED)
})
loop.after(() => program.remove())

/** Gives the shop deep shelves, and names the products on them. */
const stockUp = (database: Database): Promise<readonly number[]> =>
  database.transaction(async (tx) => {
    const rows = await tx.query<{ product_id: number }>(
      `update variants v set stock = 100000 from products p where p.id = v.product_id and p.is_on_sale
         and v.spec = '' and not exists (select 1 from stock_openings s where s.variant_id = v.id)
       returning v.product_id`,
    )
    return rows.map(({ product_id }) => product_id)
  })

/** What was promised and is not kept. */
const broken = async (database: Database, { submitted, paid, cancelled }: Promises): Promise<unknown[]> => [
  ...(await database.query(
    `select 'lost ' || t as detail from unnest($1::text[]) t
     where not exists (select 1 from orders o where o.trade_no = t)`,
    [submitted],
  )),
  ...(await database.query(
    "select 'not paid ' || o.trade_no as detail from orders o where o.trade_no = any($1::text[]) and o.paid_at is null",
    [paid],
  )),
  ...(await database.query(
    "select 'not cancelled ' || o.number as detail from orders o where o.id = any($1::bigint[]) and o.status <> -1",
    [cancelled],
  )),
]

loop('loses no acknowledged write, and money, stock and bills add up each time', async () => {
  const promises: Promises = { submitted: [], paid: [], cancelled: [] }
  const count = (): number => promises.submitted.length + promises.paid.length + promises.cancelled.length
  const { orders, transfers } = await killAgainAndAgain({
    program,
    settings: HASTE,
    names: Array.from({ length: SHOPPERS }, (_, index) => `gelisah${index + 1}`),
    rounds: ROUNDS,
    stockUp,
    act: (origin, shopper) => shopUntilGone(origin, shopper, random, promises),
    moment: () => {
      const enough = count() + random.below(16)
      // The first time not before something is paid.
      const isPaid = (): boolean => promises.paid.length > 0
      return someWhile(() => count() >= enough && isPaid(), isPaid, random)
    },
    broken: (database) => broken(database, promises),
    figures: totalsOf,
  })
  const { submitted, paid, cancelled } = promises
  assert.ok(paid.length > 0, 'nothing was paid: the loop proves nothing')
  console.log(
    `${ROUNDS} kills: ${submitted.length} submitted, ${paid.length} paid, ${cancelled.length} cancelled; ` +
      `${orders} orders and ${transfers} transfers in the books; 0 inconsistencies`,
  )
})

loop.run()
