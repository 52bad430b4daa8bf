import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { NoDatabaseError, openStore } from '../../adapters/embedded-backend/database/open-store.ts'
import { createSystemClock } from '../../adapters/embedded-backend/time/clock.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'

const connections = suite('connections to PostgreSQL')
let server: ServerDatabase

connections.before(async () => {
  server = await newServerDatabase()
})
connections.after(() => server.close())

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (cause: Error) => cause.name,
  )

connections('fail running calls when they break, and the next call gets another', async () => {
  const database = server.open()
  await database.query('select 1')
  const cut = database.transaction(async (tx) => {
    await tx.query("insert into settings (name, value) values ('half', '1')")
    await server.cut('lintas')
    await tx.query('select 1')
  })
  assert.is.not(await outcome(cut), 'done')
  assert.equal(await database.query("select name from settings where name = 'half'"), [])
  assert.is(await outcome(database.transaction((tx) => tx.query('select 1'))), 'done')
})

connections('repeat conflicting transactions until they succeed', async () => {
  const database = server.open()
  await database.query("insert into settings (name, value) values ('count', '0')")
  const add = () =>
    database.transaction(async (tx) => {
      await tx.query('set transaction isolation level serializable')
      const rows = await tx.query<{ value: string }>("select value from settings where name = 'count'")
      await tx.query("update settings set value = $1 where name = 'count'", [
        String(Number(rows[0]?.value) + 1),
      ])
    })
  await Promise.all([add(), add(), add(), add()])
  assert.equal(await database.query("select value from settings where name = 'count'"), [{ value: '4' }])
})

connections('read values like PGlite: bytes, empty lists, and numbers up to their limits', async () => {
  const database = server.open()
  const [row] = await database.query<{ bytes: Uint8Array; list: unknown }>(
    `select $1::bytea as bytes, array[1, null]::bigint[] as list`,
    [Uint8Array.of(0, 255, 7)],
  )
  assert.equal([...(row?.bytes ?? [])], [0, 255, 7])
  assert.equal(row?.list, [1, null])
  assert.is(await outcome(database.query('select 9007199254740993::bigint')), 'RangeError')
})

connections('report in one line that there is no server, without its password', async () => {
  const config = {
    dataDir: '.cache/no-server',
    databaseUrl: 'postgres://lintas:secret@127.0.0.1:1/shop',
    databasePool: 2,
    isFresh: false,
  }
  const surroundings = { clock: createSystemClock(), log: { write: () => undefined } }
  const fault = await openStore(config, surroundings).catch((cause: unknown) => cause)
  assert.instance(fault, NoDatabaseError)
  assert.match((fault as Error).message, '127.0.0.1:1/shop')
  assert.not.match((fault as Error).message, 'secret')
})

connections.run()
