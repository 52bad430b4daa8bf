import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MAX_FOUND } from '../../../../adapters/embedded-backend/catalogue/product-query.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const large = suite('a very large catalogue')
const MORE = MAX_FOUND + 200
let shop: TestBackend

large.before(async () => {
  shop = await startBackend()
  const { database } = shop.deps
  // Each sells one less than the one before, and costs one cent more.
  await database.query(
    `insert into products (shop_id, category_id, title, title_en, image, price_cents, sales, is_on_sale, created_at)
     select (select min(id) from shops), (select min(id) from categories), 'Layang ' || n, 'Moonkite ' || n, '/a',
       100000 + n, 500000 - n, n % 100 <> 0, 0 from generate_series(1, $1::integer) n`,
    [MORE],
  )
  await database.query('analyze')
})
large.after(() => shop.close())

const titles = (answer: Awaited<ReturnType<TestBackend['get']>>): readonly string[] =>
  answer.data.list.map((row: { goods: { title: string } }) => row.goods.title)

large('counts results only up to the limit that shoppers can page to', async () => {
  const { data } = await shop.get('/api/product/search?title=moonkite')
  assert.is(data.total, MAX_FOUND)
  assert.is((await shop.get('/api/product/search?sort=new')).data.total, MAX_FOUND)
})

large('continues the order of earlier pages on a deep page', async () => {
  const deep = await shop.get('/api/product/search?title=layang&sort=sales&page=100&limit=50')
  // One of a hundred is not on sale and does not count.
  const onSale = Array.from({ length: MORE }, (_, index) => index + 1).filter((n) => n % 100 !== 0)
  assert.equal(
    titles(deep),
    onSale.slice(4_950, 5_000).map((n) => `Layang ${n}`),
  )
})

large('returns nothing beyond its end, without a query', async () => {
  const beyond = await shop.get('/api/product/search?title=layang&page=101&limit=50')
  assert.equal(titles(beyond), [])
  assert.is(beyond.data.total, MAX_FOUND)
  const far = await shop.get('/api/product/search?sort=price&page=10000&limit=50')
  assert.equal(titles(far), [])
})

large('searches inside words with an index, and for two letters among the best-selling only', async () => {
  const inside = await shop.get('/api/product/search?title=oonkite%207&sort=price')
  assert.is(titles(inside)[0], 'Layang 7')
  const plan = await shop.deps.database.transaction(async (tx) => {
    // This shelf is still short enough to be read from end to end: asked is whether the index can answer.
    await tx.query('set local enable_seqscan = off')
    return tx.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from products p
       where (p.title || ' ' || p.title_en || ' ' || p.keywords) ilike '%xqz%'`,
    )
  })
  assert.match(plan.map((line) => line['QUERY PLAN']).join('\n'), /products_by_part/)
  const few = await shop.get('/api/product/search?title=ki')
  assert.is(few.data.total, 2_000)
})

large('finds the first page of each order without sorting the catalogue', async () => {
  for (const [order, index] of [
    ['p.sales desc, p.id', 'products_by_sales'],
    ['p.price_cents, p.id', 'products_by_price'],
    ['p.price_cents desc, p.id desc', 'products_by_price'],
    ['p.created_at desc, p.id desc', 'products_by_age'],
    ['p.recommend_rank nulls last, p.sales desc, p.id', 'products_recommended'],
    ['p.hot_rank nulls last, p.sales desc, p.id', 'products_hot'],
  ] as const) {
    const plan = await shop.deps.database.query<{ 'QUERY PLAN': string }>(
      `explain select p.id from products p where p.is_on_sale order by ${order} limit 10`,
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    assert.match(text, index)
    assert.not.match(text, 'Sort')
  }
})

large.run()
