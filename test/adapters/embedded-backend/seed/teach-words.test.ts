import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seedDatabase } from '../../../../adapters/embedded-backend/seed/seed-database.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'

const teaching = suite('a demo shop from before it had six languages')

const COLUMNS = {
  categories: ['name_others'],
  articles: ['title_others', 'content_others'],
  banners: ['title_others', 'text_others'],
  shops: ['about_others', 'country_name_others'],
  notices: ['title_others', 'content_others'],
  networks: ['tip_others'],
  promos: ['title_others'],
  recharges: ['refuse_reason_others'],
  withdrawals: ['refuse_reason_others'],
  refunds: ['reply_others', 'reply_en'],
  products: ['title_others', 'content_others', 'attributes', 'spec_list', 'pieces'],
  variants: ['spec_others', 'option_values_others'],
  order_lines: ['title_others', 'spec_others'],
  couriers: ['route'],
  parcel_events: ['text_others'],
} as const

const tables = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** All texts in further languages, by table and row. */
const wordsOf = async ({ deps }: TestBackend) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const columns = COLUMNS[table].join(', ')
        return [
          table,
          await deps.database.query(`select ${columns} from ${table} order by ctid::text`),
        ] as const
      }),
    ),
  )

const sorted = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()

/** The rows as a version wrote them that knew two languages. */
const forget = async ({ deps: { database } }: TestBackend) => {
  for (const table of tables) {
    for (const column of COLUMNS[table].filter((name) => name.endsWith('_others'))) {
      await database.query(`update ${table} set ${column} = '{}'`)
    }
  }
  const bare = (column: string, names: string) =>
    `(select coalesce(jsonb_agg(one - array[${names}]), '[]') from jsonb_array_elements(${column}) one)`
  await database.query(`update products set pieces = '{}',
    attributes = ${bare('attributes', "'name_others','value_others'")},
    spec_list = ${bare('spec_list', "'name_others','child_others'")}`)
  await database.query(`update couriers set route = ${bare('route', "'text_others'")}`)
  await database.query("update refunds set reply_en = ''")
  await database.query("delete from settings where name = 'words'")
}

const startAgain = ({ deps }: TestBackend) => seedDatabase(deps, async () => demoData)

teaching('gets the translations at its next start', async () => {
  const shop = await startBackend({ world: demoData })
  const before = await wordsOf(shop)
  await forget(shop)
  assert.not.equal(await wordsOf(shop), before)
  await startAgain(shop)
  const after = await wordsOf(shop)
  for (const table of tables) {
    const were = new Set(sorted(before[table] ?? []))
    assert.equal(
      sorted(after[table] ?? [])
        .filter((row) => !were.has(row))
        .map((row) => row.slice(0, 400)),
      [],
      table,
    )
  }
  const found = await shop.get(`/api/product/search?title=${encodeURIComponent('耳机')}`, undefined, 'zh-cn')
  assert.ok(found.data.total > 0)
  await shop.close()
})

teaching('keeps texts that a merchant has changed, and is translated once', async () => {
  const shop = await startBackend({ world: demoData })
  const { database } = shop.deps
  await forget(shop)
  await database.query("update products set title_en = 'Our own name' where id = 1")
  await database.query(`update products set attributes = '[]' where id = 2`)
  await database.query(`update products set title_others = '{"ri":"店の名"}' where id = 3`)
  await database.query("update shops set about = 'Kata kami' where id = 1")
  await database.query(
    "update parcel_events set text = 'Kata kurir' where order_id in (select min(order_id) from parcel_events)",
  )
  await startAgain(shop)
  const products = await database.query<{ title_others: object; attributes: object; pieces: string[] }>(
    'select title_others, attributes, pieces from products where id < 4 order by id',
  )
  assert.equal(products[0]?.title_others, {})
  assert.equal(products[1]?.attributes, [])
  assert.equal(products[2]?.title_others, { ri: '店の名' })
  assert.equal(products[2]?.pieces, ['の名', '名', '店の'])
  assert.equal(await database.query('select about_others from shops where id = 1'), [{ about_others: {} }])
  const told = await database.query(
    `select 1 from parcel_events where text = 'Kata kurir' and text_others <> '{}'`,
  )
  assert.is(told.length, 0)
  await database.query(`update products set title_others = '{}' where id = 4`)
  await startAgain(shop)
  const left = await database.query('select title_others from products where id = 4')
  assert.equal(left, [{ title_others: {} }])
  await shop.close()
})

const areasOf = ({ deps }: TestBackend) =>
  deps.database.query<{ id: number; name: string }>(
    'select level, id, parent_id, name, postcodes from areas order by level, id',
  )

teaching('gets the missing areas and postcodes, and keeps those that addresses refer to', async () => {
  const shop = await startBackend({ world: demoData })
  const { database } = shop.deps
  const whole = await areasOf(shop)
  // As it was before: the ids of the register are a digit longer than those of their level.
  await database.query('delete from areas where length(id::text) > level * 2')
  await database.query("update areas set name = replace(name, 'Kabupaten ', ''), postcodes = '{}'")
  await database.query("update settings set value = '1' where name = 'words'")
  assert.ok((await areasOf(shop)).length < 300)
  await startAgain(shop)
  assert.equal(await areasOf(shop), whole)
  const lost = await database.query(
    `select 1 from addresses a left join areas d on d.level = 3 and d.id = a.area_id and d.parent_id = a.city_id
     where d.id is null`,
  )
  assert.equal(lost, [])
  await shop.close()
})

teaching('keeps areas that are not of the demo unchanged', async () => {
  const shop = await startBackend({ world: demoData })
  await shop.deps.database.query('delete from areas')
  await shop.deps.database.query("insert into areas (level, id, name) values (1, 11, 'Elsewhere')")
  await shop.deps.database.query("update settings set value = '1' where name = 'words'")
  await startAgain(shop)
  assert.equal(
    (await areasOf(shop)).map(({ name }) => name),
    ['Elsewhere'],
  )
  await shop.close()
})

teaching.run()
