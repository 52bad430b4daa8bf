import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { artFolder, isArtName } from '../../../../adapters/embedded-backend/files/art.ts'
import { seedLoad } from '../../../../adapters/embedded-backend/seed/seed-load.ts'
import { startBackend } from '../../../support/backend/backend.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'
import { smallWorld } from '../../../support/backend/world/small-world.ts'

const seed = suite('seed')

seed('fills the shop up to the wanted number of products, and continues where it was stopped', async () => {
  const shop = await startBackend({ config: { seed: { kind: 'load', products: 12 } } })
  const { database } = shop.deps
  const products = () =>
    database.query<{ id: number; title: string; stock: number }>(
      'select p.id, p.title, (select sum(stock)::bigint from variants v where v.product_id = p.id) as stock from products p order by p.id',
    )
  assert.is((await products()).length, 12)
  await seedLoad(database, smallWorld, 1_203, 0, shop.deps.log)
  const rows = await products()
  assert.is(rows.length, 1_203)
  assert.equal(rows[5], { id: 6, title: 'Headphone nirkabel Aura H2 2', stock: 5 })
  assert.ok(rows.every((row) => row.stock !== null))
  const found = await shop.get('/api/product/search?title=tenda&limit=50&page=2')
  assert.is(found.data.total, 241)
  assert.is(found.data.list.length, 50)
  await shop.close()
})

seed('counts only the reviews that exist', async () => {
  const shop = await startBackend()
  const wrong = await shop.deps.database.query(
    `select p.id from products p where p.reply_count <> (select count(*) from reviews r where r.product_id = p.id)
       or p.rate_sum <> (select coalesce(sum(r.rate_tenths), 0) from reviews r where r.product_id = p.id)`,
  )
  assert.equal(wrong, [])
  await shop.close()
})

seed("names the background of each shop's picture, which no category determines", async () => {
  const shop = await startBackend({ world: demoData })
  const { data } = await shop.get('/api/index/hot_merchant?limit=3')
  const pictures: string[] = data.list.map(({ mer_avatar }: { mer_avatar: string }) => mer_avatar)
  assert.is(pictures.length, 3)
  for (const picture of pictures) assert.match(picture, /\.webp#[a-z]+$/)
  await shop.close()
})

seed('returns only pictures that exist, whatever the call', async () => {
  const shop = await startBackend({ world: demoData })
  const texts = await shop.deps.database.query<{ text: string }>(
    `select s::text as text from shops s union all select p::text from products p
     union all select v::text from variants v union all select r::text from reviews r
     union all select b::text from banners b union all select c::text from categories c
     union all select u::text from users u`,
  )
  const names = new Set(
    [...JSON.stringify(texts).matchAll(/\/art\/([^#,})"'\\ ]+)/g)].map(([, name]) => name ?? ''),
  )
  const { logo } = (await shop.get('/api/index/index')).data
  names.add(logo.replace('/art/', ''))
  const missing = [...names].filter((name) => !isArtName(name) || !existsSync(join(artFolder(), name)))
  assert.ok(names.size > 50)
  assert.equal(missing, [])
  await shop.close()
})

seed.run()
