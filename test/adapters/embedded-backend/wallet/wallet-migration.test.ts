import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { migrations } from '../../../../adapters/embedded-backend/database/migrations.ts'
import {
  book,
  HOUSE,
  openShopperAccount,
  shopperAccount,
} from '../../../../adapters/embedded-backend/wallet/ledger.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { openBareTestDatabase } from '../../../support/backend/database/test-database.ts'

const migrating = suite('a shop from before the wallet')

migrating('gets records derived from its ledger, and its books still add up', async () => {
  const database = await openBareTestDatabase()
  await migrate(
    database,
    migrations.filter(({ version }) => version < 6),
  )
  const shopper = shopperAccount(1)
  await database.transaction(async (tx) => {
    await tx.query(`insert into users (email, mobile, username, nickname, password_hash, created_at)
      values ('a@example.com', '62', 'A', 'A', 'x', 0)`)
    await openShopperAccount(tx, 1)
    const into = { kind: 'recharge', from: HOUSE.recharge, to: shopper } as const
    await book(tx, { ...into, reference: 'demo-1-0', amount: 5_000 as Cents, at: 10 })
    await book(tx, { ...into, reference: 'demo-1-1', amount: 700 as Cents, at: 20 })
    const out = { kind: 'withdraw', from: shopper, to: HOUSE.withdrawal } as const
    await book(tx, { ...out, reference: 'demo-1-2', amount: 3_333 as Cents, at: 30 })
  })
  await migrate(database)
  assert.equal(await audit(database), [])
  const rows = await database.query(
    `select 'in' as way, price_cents::bigint as cents, status::integer, created_at from recharges
     union all select 'out', fee_cents, status, created_at from withdrawals order by created_at`,
  )
  assert.equal(rows, [
    { way: 'in', cents: 5_000, status: 1, created_at: 10 },
    { way: 'in', cents: 700, status: 1, created_at: 20 },
    { way: 'out', cents: 99, status: 0, created_at: 30 },
  ])
  await database.close()
})

migrating.run()
