import pg from 'pg'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { openPgliteDatabase } from '../../../../adapters/embedded-backend/database/pglite-database.ts'
import { openPostgresDatabase } from '../../../../adapters/embedded-backend/database/postgres-database.ts'
import { emptyImage } from './empty-image.ts'
import { lent, shapeOf, wipe } from './wiped-database.ts'

/** Address of a PostgreSQL server that tests may make databases on; set by `npm run test:postgres`. */
export const TEST_SERVER = process.env['LINTAS_TEST_DATABASE']

const idle: Database[] = []
const shapes = new Map<Database, string>()

/** A database in this process, wiped and lent again once it is closed; one whose tables were changed is not. */
export const openEmbeddedTestDatabase = async (): Promise<Database> => {
  const engine = idle.pop() ?? (await openPgliteDatabase(undefined, await emptyImage()))
  if (!shapes.has(engine)) shapes.set(engine, await shapeOf(engine))
  return lent(engine, async () => {
    if ((await shapeOf(engine)) !== shapes.get(engine)) return engine.close()
    await wipe(engine)
    idle.push(engine)
  })
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const onServer = async (server: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

let made = 0
let template: Promise<string> | undefined
const emptyTemplate = (server: string): Promise<string> => {
  template ??= (async () => {
    const name = `template_${process.pid}`
    await onServer(server, `create database ${name}`)
    const database = openPostgresDatabase(addressOf(server, name))
    await migrate(database)
    await database.close()
    return name
  })()
  return template
}

/** A database with the newest schema and no rows on a server, and its address. */
export const makeServerDatabase = async (
  server: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const from = await emptyTemplate(server)
  made += 1
  const name = `test_${process.pid}_${made}`
  await onServer(server, `create database ${name} template ${from}`)
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

const idleUrls: string[] = []
let serverShape: string | undefined

const openServerTestDatabase = async (server: string): Promise<Database> => {
  const url = idleUrls.pop() ?? (await makeServerDatabase(server)).url
  const database = openPostgresDatabase(url, { poolSize: 6 })
  serverShape ??= await shapeOf(database)
  return lent(database, async () => {
    // Waits for what is under way.
    await database.close()
    const last = openPostgresDatabase(url, { poolSize: 1 })
    const isKept = (await shapeOf(last)) === serverShape
    if (isKept) await wipe(last)
    await last.close()
    if (isKept) idleUrls.push(url)
  })
}

/** A database with the newest schema and no rows: in this process, or on the server that the environment names. */
export const openTestDatabase = (): Promise<Database> =>
  TEST_SERVER === undefined ? openEmbeddedTestDatabase() : openServerTestDatabase(TEST_SERVER)

/** The same as before its first migration, for tests of migrations; like a new one once all of them are applied. */
export const openBareTestDatabase = async (): Promise<Database> => {
  const database = await openTestDatabase()
  await database.script('drop schema public cascade; create schema public')
  return database
}
