import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../../adapters/embedded-backend/database/database.ts'
import { migrate } from '../../adapters/embedded-backend/database/migrate.ts'
import {
  createPgliteDatabase,
  openPgliteDatabase,
  PGLITE_EXTENSIONS,
} from '../../adapters/embedded-backend/database/pglite-database.ts'
import { openPostgresDatabase } from '../../adapters/embedded-backend/database/postgres-database.ts'

/** Address of a PostgreSQL server that tests may make databases on; set by `npm run test:postgres`. */
export const TEST_SERVER = process.env['LINTAS_TEST_DATABASE']

// Making a database takes two seconds, copying a made one a third of one.
let image: Promise<Blob> | undefined
const emptyImage = (): Promise<Blob> => {
  image ??= (async () => {
    const engine = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
    await migrate(createPgliteDatabase(engine))
    const dump = await engine.dumpDataDir('none')
    await engine.close()
    return dump
  })()
  return image
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

/** A database with the newest schema and no rows: in this process, or on the server that the environment names. */
export const openTestDatabase = async (): Promise<Database> => {
  if (TEST_SERVER === undefined) return openPgliteDatabase(undefined, await emptyImage())
  const { url, drop } = await makeServerDatabase(TEST_SERVER)
  const database = openPostgresDatabase(url, { poolSize: 6 })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
