import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seedLoad } from '../../../adapters/embedded-backend/seed/seed-load.ts'
import { startBackend } from '../../support/backend.ts'
import { smallWorld } from '../../support/small-world.ts'

const seed = suite('seed')

seed('fills the shop up to the wanted number of products, and goes on where it was stopped', async () => {
  const shop = await startBackend({ config: { seed: { kind: 'load', products: 12 } } })
  const { database } = shop.deps
  const products = () =>
    database.query<{ id: number; title: string; stock: number }>(
      'select p.id, p.title, (select sum(stock)::bigint from variants v where v.product_id = p.id) as stock from products p order by p.id',
    )
  assert.is((await products()).length, 12)
  await seedLoad(database, smallWorld, 1_203, 0)
  const rows = await products()
  assert.is(rows.length, 1_203)
  assert.equal(rows[5], { id: 6, title: 'Headphone nirkabel Aura H2 2', stock: 5 })
  assert.ok(rows.every((row) => row.stock !== null))
  const found = await shop.get('/api/product/search?title=tenda&limit=50&page=2')
  assert.is(found.data.total, 241)
  assert.is(found.data.list.length, 50)
  await shop.close()
})

seed('counts as reviews only the reviews that are there', async () => {
  const shop = await startBackend()
  const wrong = await shop.deps.database.query(
    `select p.id from products p where p.reply_count <> (select count(*) from reviews r where r.product_id = p.id)
       or p.rate_sum <> (select coalesce(sum(r.rate_tenths), 0) from reviews r where r.product_id = p.id)`,
  )
  assert.equal(wrong, [])
  await shop.close()
})

seed.run()
