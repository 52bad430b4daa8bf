import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { migrations } from '../../../../adapters/embedded-backend/database/migrations.ts'
import { openBareTestDatabase } from '../../../support/backend/database/test-database.ts'

const migration = suite('a database from before the refund workflow')

const OLD = [
  "insert into users (email, mobile, username, nickname, password_hash, created_at) values ('a@b.id', '62', 'A', 'B', 'x', 1)",
  `insert into shops (key, name, avatar, good_rate, created_at)
   values ('with', 'With', '', 97, 1), ('without', 'Without', '', 97, 1)`,
  "insert into categories (id, key, name, name_en, image) values (1, 'toys', 'T', 'T', '')",
  `insert into products (shop_id, category_id, title, title_en, image, price_cents, created_at)
   values (1, 1, 'P', 'P', '', 100, 1)`,
  ...[5, 5, 2].map(
    (
      score,
    ) => `insert into reviews (product_id, shop_id, nickname, product_score, service_score, postage_score,
       rate_tenths, comment, created_at) values (1, 1, 'N', ${score}, 5, 5, 40, 'c', 1)`,
  ),
  ...[0, 1, 2, 3].flatMap((status) => [
    `insert into order_groups (trade_no, user_id, request_id, created_at, expires_at)
     values ('T${status}', 1, 'r${status}', 1, 2)`,
    `insert into orders (number, trade_no, user_id, shop_id, subtotal_cents, freight_cents, discount_cents,
       total_cents, receiver_name, receiver_mobile, receiver_address, receiver_city, receiver_area, created_at,
       expires_at) values ('O${status}', 'T${status}', 1, 1, 100, 0, 0, 100, 'R', '62', 'A', 'C', 'D', 1, 2)`,
    `insert into refunds (number, order_id, user_id, service_type, receiving_status, amount_cents, reason_type,
       explanation, status, created_at, settled_at)
     values ('R${status}', ${status + 1}, 1, 0, 0, 50, 'x', 'y', ${status}, 10, ${status === 1 ? 'null' : 20})`,
  ]),
]

migration('keeps its refunds, gets a log for them, and rates its shops by their reviews', async () => {
  const database = await openBareTestDatabase()
  await migrate(
    database,
    migrations.filter(({ version }) => version < 5),
  )
  for (const statement of OLD) await database.query(statement)
  await migrate(database)
  await migrate(database)
  const kept = await database.query<{ status: number; stage: string; kinds: string }>(
    `select r.status, r.stage, string_agg(e.kind || ' ' || e.created_at, ', ' order by e.id) as kinds
     from refunds r join refund_events e on e.refund_id = r.id group by r.id order by r.status`,
  )
  assert.equal(
    kept.map(({ status, stage, kinds }) => [status, stage, kinds]),
    [
      [0, 'over', 'asked 10, withdrawn 20'],
      [1, 'asked', 'asked 10'],
      [2, 'over', 'asked 10, refunded 20'],
      [3, 'over', 'asked 10, refused 20'],
    ],
  )
  const rates = await database.query<{ good_rate: number }>('select good_rate from shops order by id')
  assert.equal(
    rates.map((shop) => shop.good_rate),
    [67, 97],
  )
  await database.close()
})

migration.run()
