import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findProducts } from '../../../../adapters/embedded-backend/catalogue/product-query.ts'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { migrations } from '../../../../adapters/embedded-backend/database/migrations.ts'
import { openBareTestDatabase } from '../../../support/backend/database/test-database.ts'

const migration = suite('a database from before product texts in six languages')

const OLD = [
  `insert into shops (key, name, avatar, good_rate, created_at) values ('a', 'A', '', 97, 1)`,
  "insert into categories (id, key, name, name_en, image) values (1, 'toys', 'T', 'T', '')",
  `insert into products (shop_id, category_id, title, title_en, keywords, image, price_cents, created_at)
   values (1, 1, 'Kereta kayu', 'Wooden train', 'mainan', '', 100, 1)`,
]

migration('finds its products by every word as before, and shows English texts', async () => {
  const database = await openBareTestDatabase()
  await migrate(
    database,
    migrations.filter(({ version }) => version < 16),
  )
  for (const statement of OLD) await database.query(statement)
  await migrate(database)
  for (const title of ['kayu', 'train', 'mainan', 'ayu']) {
    const filter = { language: 'ri', title, sort: 'default' } as const
    const { list } = await findProducts(database, filter, { page: 1, limit: 10, offset: 0 })
    assert.equal(
      list.map(({ goods }) => [goods.title_en, 'title_others' in goods]),
      [['Wooden train', false]],
    )
  }
  await database.close()
})

migration.run()
