import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { totalsOf } from '../../adapters/embedded-backend/audit/audit.ts'
import type { Database } from '../../adapters/embedded-backend/database/database.ts'
import { openPgliteDatabase } from '../../adapters/embedded-backend/database/pglite-database.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/random.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend-process.ts'
import {
  newRestlessShopper,
  type Promises,
  type RestlessShopper,
  shopUntilGone,
} from '../support/restless-shopper.ts'

// `node build.mjs reliability kill-loop` asks for fifty: the figure of docs/measurements.md.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const SHOPPERS = 4
// People behind the counter who never rest, so that they too are hit in the middle of things.
const HASTE = {
  LINTAS_WELCOME_CREDIT_CENTS: '100000000',
  LINTAS_SHIP_MS: '200',
  LINTAS_PARCEL_STEP_MS: '100',
  LINTAS_AUTO_RECEIVE_MS: '200',
  LINTAS_AUTO_FINISH_MS: '200',
  LINTAS_UNPAID_MS: '3000',
  LINTAS_POLL_MS: '20',
}

const loop = suite('kill -9 while orders are placed and paid')
const random = createSystemRandom()
let program: BackendProgram

loop.before(async () => {
  program = await buildBackendProgram('kill-loop')
})
loop.after(() => program.remove())

const inspect = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openPgliteDatabase(join(program.dataDir, 'database'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

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

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Until a few more promises are made, whatever the machine's load, and then to any moment between two; the first time not
 * before something is paid.
 */
const someWhile = async ({ submitted, paid, cancelled }: Promises): Promise<void> => {
  const count = () => submitted.length + paid.length + cancelled.length
  const enough = count() + random.below(16)
  const isShort = (): boolean => count() < enough || paid.length === 0
  for (let waited = 0; isShort() && waited < 10_000; waited += 5) await rest(5)
  await rest(random.below(120))
}

const openShop = async (): Promise<readonly RestlessShopper[]> => {
  await (await program.start(HASTE)).kill()
  const shelf = await inspect(stockUp)
  const shop = await program.start(HASTE)
  const names = Array.from({ length: SHOPPERS }, (_, index) => `gelisah${index + 1}`)
  const shoppers = await Promise.all(names.map((name) => newRestlessShopper(shop.origin, name, shelf)))
  await shop.kill()
  return shoppers
}

loop('loses no promise, and money, stock and bills add up each time', async () => {
  const shoppers = await openShop()
  const promises: Promises = { submitted: [], paid: [], cancelled: [] }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shop = await program.start(HASTE)
    const shopping = shoppers.map((one) => shopUntilGone(shop.origin, one, random, promises))
    await someWhile(promises)
    await shop.kill()
    await Promise.all(shopping)
    assert.equal(await inspect((database) => broken(database, promises)), [], `round ${round}`)
    const { exitCode, out } = program.audit()
    assert.is(exitCode, 0, `round ${round}: ${out}`)
  }
  const { orders, transfers } = await inspect(totalsOf)
  const { submitted, paid, cancelled } = promises
  assert.ok(paid.length > 0, 'nothing was paid: the loop proves nothing')
  console.log(
    `${ROUNDS} kills: ${submitted.length} submitted, ${paid.length} paid, ${cancelled.length} cancelled; ` +
      `${orders} orders and ${transfers} transfers in the books; 0 inconsistencies`,
  )
})

loop.run()
