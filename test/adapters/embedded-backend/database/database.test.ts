import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withRetries } from '../../../../adapters/embedded-backend/database/database.ts'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { openPgliteDatabase } from '../../../../adapters/embedded-backend/database/pglite-database.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { emptyImage } from '../../../support/backend/database/empty-image.ts'

const database = suite('database')
let shop: TestBackend

database.before(async () => {
  shop = await startBackend({ config: { seed: { kind: 'empty' } } })
})
database.after(() => shop.close())

const names = async () =>
  (await shop.deps.database.query<{ name: string }>('select name from settings order by name')).map(
    ({ name }) => name,
  )

database('rolls back everything when a transaction throws', async () => {
  const work = shop.deps.database.transaction(async (tx) => {
    await tx.query("insert into settings values ('lost', '1')")
    throw new RangeError('no')
  })
  assert.is(
    await work.then(
      () => 'done',
      (cause: Error) => cause.name,
    ),
    'RangeError',
  )
  assert.not((await names()).includes('lost'))
})

database('refuses a query outside the transaction from inside it, which would wait for itself', async () => {
  const { database: store } = shop.deps
  const work = store.transaction(async () => store.query('select 1'))
  assert.is(
    await work.then(
      () => 'done',
      (cause: Error) => cause.name,
    ),
    'NestedTransactionError',
  )
})

database('serves other queries while a transaction is open', async () => {
  const { database: store } = shop.deps
  const outcomes = await Promise.all([
    store.transaction((tx) => tx.query("insert into settings values ('a', '1')")),
    store.query('select 1 as one'),
  ])
  assert.equal(outcomes[1], [{ one: 1 }])
})

database('repeats a transaction after a conflict, and after no other error', async () => {
  let runs = 0
  const answer = await withRetries(async () => {
    runs += 1
    if (runs < 3) throw Object.assign(new Error('conflict'), { code: runs === 1 ? '40001' : '40P01' })
    return runs
  })
  assert.is(answer, 3)
  const other = withRetries(async () => {
    runs += 1
    throw Object.assign(new Error('duplicate'), { code: '23505' })
  })
  assert.is(
    await other.then(
      () => 'done',
      (cause: Error) => cause.message,
    ),
    'duplicate',
  )
  assert.is(runs, 4)
})

database('applies each migration once, whole or not at all', async () => {
  const step = {
    version: 99,
    name: 'trial',
    sql: 'create table trial (id bigint);\ninsert into trial values (1)\n',
  }
  const broken = {
    version: 100,
    name: 'broken',
    sql: 'create table half (id bigint);\ncreate table half (id bigint)\n',
  }
  await migrate(shop.deps.database, [step])
  await migrate(shop.deps.database, [step])
  assert.is((await shop.deps.database.query('select * from trial')).length, 1)
  const failed = migrate(shop.deps.database, [broken])
  assert.is(
    await failed.then(
      () => 'done',
      () => 'failed',
    ),
    'failed',
  )
  const half = await shop.deps.database.query("select to_regclass('half') as half")
  assert.equal(half, [{ half: null }])
})

database('returns numbers for bigint, values for jsonb and lists for text[]', async () => {
  const rows = await shop.deps.database.query(
    `select 9000000000::bigint as big, '{"a":[1]}'::jsonb as json, array['x','y,z'] as list, $1::bigint[] as ids`,
    [[1, 2]],
  )
  assert.equal(rows, [{ big: 9_000_000_000, json: { a: [1] }, list: ['x', 'y,z'], ids: [1, 2] }])
})

database('contains only what every shop needs when seeded empty', async () => {
  const count = async (table: string) => (await shop.deps.database.query(`select 1 from ${table}`)).length
  assert.equal([await count('languages'), await count('categories'), await count('products')], [6, 10, 0])
})

database('leaves no timer running, even when it was never closed', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  // The image was taken from a running database: it is recovered like one after kill -9.
  const recovered = await openPgliteDatabase(undefined, await emptyImage())
  const after = timers()
  await recovered.close()
  assert.ok(after <= before, `${before} before, ${after} after`)
})

database.run()
