import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import type { Database } from '../../adapters/embedded-backend/database/database.ts'
import { migrate } from '../../adapters/embedded-backend/database/migrate.ts'
import { openPostgresDatabase } from '../../adapters/embedded-backend/database/postgres-database.ts'
import { moveData } from '../../adapters/embedded-backend/move/move-data.ts'
import { fingerprintOf, tablesOf } from '../../adapters/embedded-backend/move/tables.ts'
import { backendParts } from '../../adapters/embedded-backend/parts.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { createBackend } from '../../adapters/embedded-backend/server.ts'
import { defaultConfig } from '../../adapters/embedded-backend/start/config.ts'
import { createSystemClock } from '../../adapters/embedded-backend/time/clock.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'
import { openEmbeddedTestDatabase } from '../support/backend/database/test-database.ts'
import { demoData } from '../support/backend/world/demo-world.ts'

const moving = suite('moving an embedded shop to a PostgreSQL server')
let source: Database
let server: ServerDatabase

moving.before(async () => {
  source = await openEmbeddedTestDatabase()
  // The demo world has something in nearly every table; its backend is never asked to close.
  await createBackend(
    { ...defaultConfig, dataDir: undefined, publicDir: undefined, passwordCost: 4 },
    {
      database: source,
      clock: createSystemClock(),
      random: createSystemRandom(),
      log: { write: () => undefined },
      parts: backendParts,
      loadWorld: async () => demoData,
    },
  )
})
moving.after(() => source.close())
moving.before.each(async () => {
  server = await newServerDatabase()
})
moving.after.each(() => server.close())

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (cause: Error) => cause.message,
  )

moving('moves every row, and the books balance there', async () => {
  const target = server.open()
  const { tables, rows } = await moveData(source, target)
  assert.ok(tables > 30 && rows > 1000, `${tables} tables, ${rows} rows`)
  for (const table of await tablesOf(source)) {
    assert.equal(await fingerprintOf(target, table), await fingerprintOf(source, table), table.name)
  }
  assert.equal(await audit(target), [])
})

moving('works with a source that reads for longer than a transaction may be idle', async () => {
  const target = openPostgresDatabase(server.url, { statementMs: 250 })
  const tired: Database = {
    ...source,
    transaction: (work) =>
      source.transaction((tx) =>
        work({
          query: async <Row>(sql: string, params?: readonly unknown[]) => {
            if (sql.includes('fetch') && isFirst) await new Promise((done) => setTimeout(done, 600))
            if (sql.includes('fetch')) isFirst = false
            return tx.query<Row>(sql, params)
          },
        }),
      ),
  }
  let isFirst = true
  const moved = await refusal(moveData(tired, target))
  await target.close()
  assert.is(moved, 'done')
})

moving('continues ids where they stopped', async () => {
  const target = server.open()
  await moveData(source, target)
  const insert = 'insert into settings (name, value) values ($1, $2)'
  await target.query(insert, ['after', 'moving'])
  const next = "select nextval(pg_get_serial_sequence('orders', 'id')) as id"
  const [there] = await target.query<{ id: number }>(next)
  const [here] = await source.query<{ id: number }>(next)
  assert.is(there?.id, here?.id)
})

moving('refuses a database that is not empty, and leaves it unchanged', async () => {
  const target = server.open()
  await target.query("insert into settings (name, value) values ('own', '1')")
  assert.match(await refusal(moveData(source, target)), 'not empty: settings')
  assert.equal(await target.query('select name from settings'), [{ name: 'own' }])
})

moving('leaves nothing behind when a row arrives changed', async () => {
  const target = server.open()
  await target.script(`
    create function twist() returns trigger language plpgsql as $$
    begin new.balance_cents := new.balance_cents + 1; return new; end $$;
    create trigger twist before insert on ledger_accounts for each row execute function twist();
  `)
  assert.match(await refusal(moveData(source, target)), 'ledger_accounts did not arrive')
  assert.equal(await target.query('select * from users'), [])
})

moving('leaves nothing behind when the files cannot be moved, and succeeds on the next try', async () => {
  const target = server.open()
  const full = () => Promise.reject(new Error('no space left on device'))
  assert.match(await refusal(moveData(source, target, full)), 'no space left')
  assert.equal(await target.query('select * from users'), [])
  assert.is(await refusal(moveData(source, target)), 'done')
})

moving('refuses a target with another schema', async () => {
  const target = server.open()
  await migrate(target, [{ version: 999, name: 'later', sql: 'create table later (id bigint)' }])
  assert.match(await refusal(moveData(source, target)), 'schemas differ')
})

moving.run()
