import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database, Sql } from './database.ts'
import { outsideTransactions } from './outside-transactions.ts'

const wrap = (engine: Pick<Transaction, 'query'>): Sql => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await engine.query<Row>(sql, [...params])).rows,
})

/** Wraps an open PGlite. Calls share its one connection in a queue; see `openPgliteDatabase`. */
export const createPgliteDatabase = (engine: PGlite): Database => ({
  ...outsideTransactions(wrap(engine), (work) => engine.transaction((tx) => work(wrap(tx)))),
  script: async (sql) => {
    await engine.exec(sql)
  },
  close: () => engine.close(),
})

/** PostgreSQL extensions that the schema needs; a server has them installed. */
export const PGLITE_EXTENSIONS = { pg_trgm }

// After a kill PostgreSQL reports its recovery every 10 s, and in this build never stops: the timer would keep Node
// running.
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0']
// What ends with the process needs no log of what a crash would leave half written.
const IN_MEMORY_PARAMS = [...START_PARAMS, '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/**
 * Opens PostgreSQL in this process: in `folder`, or in memory without one. Commits are durable when acknowledged
 * (relaxed durability is off), so that kill -9 loses nothing that was answered.
 */
export const openPgliteDatabase = async (folder?: string, image?: Blob): Promise<Database> => {
  const engine = await PGlite.create({
    relaxedDurability: false,
    extensions: PGLITE_EXTENSIONS,
    startParams: folder === undefined ? IN_MEMORY_PARAMS : START_PARAMS,
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: image }),
  })
  return createPgliteDatabase(engine)
}
