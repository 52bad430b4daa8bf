import pg from 'pg'
import type { Database, Sql } from './database.ts'
import { outsideTransactions } from './outside-transactions.ts'

const INT8 = 20
const INT8_LIST = 1016

/** Pool options; all times in milliseconds. */
export type PostgresOptions = {
  /** Most connections of this process. */
  readonly poolSize: number
  /** The server cancels statements that take longer. */
  readonly statementMs: number
  /** How long a call waits for a free connection. */
  readonly waitMs: number
  /** Called when an idle connection breaks. */
  readonly lost: (cause: unknown) => void
}

const POSTGRES_DEFAULTS: PostgresOptions = {
  poolSize: 10,
  statementMs: 30_000,
  waitMs: 10_000,
  lost: () => undefined,
}

/** The interface promises numbers for bigint; values beyond 2^53 throw. */
const readInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

const readInt8List = (text: string): readonly (number | null)[] =>
  (
    (pg.types.getTypeParser as (oid: number) => (text: string) => unknown)(INT8_LIST)(text) as readonly (
      | string
      | null
    )[]
  ).map((one) => (one === null ? null : readInt8(one)))

const parserOf = (oid: number): ((text: string) => unknown) => {
  if (oid === INT8) return readInt8
  return oid === INT8_LIST ? readInt8List : pg.types.getTypeParser(oid)
}

const types = { getTypeParser: parserOf as typeof pg.types.getTypeParser }

const wrap = (engine: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>): Sql => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await (engine as pg.Pool).query(sql, [...params])).rows as readonly Row[],
})

/** One transaction on a connection of its own. A broken connection is discarded instead of returned to the pool. */
const inTransaction = async <T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: unknown
  const onError = (cause: unknown): void => {
    broken = cause
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work(wrap(client))
    await client.query('commit')
    return result
  } catch (cause) {
    await client.query('rollback').catch(onError)
    throw cause
  } finally {
    client.off('error', onError)
    client.release(broken !== undefined)
  }
}

/**
 * A shop's database on a PostgreSQL server (15 or newer), with a pool. Work on a broken connection fails; the next
 * call gets another connection.
 */
export const openPostgresDatabase = (url: string, options: Partial<PostgresOptions> = {}): Database => {
  const { poolSize, statementMs, waitMs, lost } = { ...POSTGRES_DEFAULTS, ...options }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    application_name: 'lintas',
    keepAlive: true,
    types,
  })
  pool.on('error', lost)
  return {
    ...outsideTransactions(wrap(pool), (work) => inTransaction(pool, work)),
    script: async (sql) => {
      await pool.query(sql)
    },
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
