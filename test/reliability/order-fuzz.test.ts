import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import type { Sql } from '../../adapters/embedded-backend/database/database.ts'
import { openHurriedShop } from '../support/chaos/hurried-shop.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// FULL=1 (node build.mjs reliability order-fuzz) is the figure of docs/measurements.md.
const SHOPS = process.env['FULL'] ? 40 : 3
const ROUNDS = 12
const ACTS_AT_ONCE = 6
const FIRST_SEED = 20_261_121

const fuzz = suite('random acts of shoppers, several at once')

/** A use of a code belongs to a group that carries it and of which an order still stands. */
const strayUses = (sql: Sql) =>
  sql.query(
    `select p.code, p.used from promos p where p.used <>
       (select count(*) from order_groups g where g.promo_code = p.code
          and exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> -1))`,
  )

fuzz('neither create nor lose a cent, a piece or the use of a code', async () => {
  const outcomes = new Map<string, number>()
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SHOPS; seed += 1) {
    const { shop, act } = await openHurriedShop(createSeededRandom(seed))
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ends = await Promise.all(Array.from({ length: ACTS_AT_ONCE }, act))
      for (const end of ends) outcomes.set(end, (outcomes.get(end) ?? 0) + 1)
      assert.equal(await audit(shop.deps.database), [], `seed ${seed}, round ${round}`)
      assert.equal(await strayUses(shop.deps.database), [], `seed ${seed}, round ${round}`)
    }
    assert.equal(shop.errors, [], `seed ${seed}`)
    await shop.close()
  }
  for (const what of ['submit', 'pay', 'pay-one', 'cancel', 'refund', 'comment']) {
    assert.ok(outcomes.has(`${what} done`) && outcomes.has(`${what} refused`), `${what} ends in one way only`)
  }
  const told = [...outcomes].sort().map(([end, times]) => `${times} ${end}`)
  console.log(`${SHOPS * ROUNDS} rounds of ${ACTS_AT_ONCE} at once, 0 inconsistencies: ${told.join(', ')}`)
})

fuzz.run()
