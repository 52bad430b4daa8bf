/** Runs SQL: the database itself, or the current transaction. */
export interface Sql {
  /**
   * Runs one statement with `$1`-style parameters and returns its rows.
   * bigint columns come back as numbers (all ours stay far below 2^53), jsonb as values, text[] as arrays.
   */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<readonly Row[]>
}

/**
 * The shop's PostgreSQL. All SQL is written for a server with many connections (PostgreSQL 15): rows that are read to
 * be changed are locked with FOR UPDATE or changed by compare-and-set.
 */
export interface Database extends Sql {
  /**
   * Runs `work` in one transaction: commits its result, rolls back when it throws.
   * On a serialization failure or a deadlock `work` is run again, so it must have no other effects.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Runs several statements that take no parameters; for migrations only. */
  script(sql: string): Promise<void>
  close(): Promise<void>
  /** The state of a connection pool; missing where there is none. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number }
}

/** The first row, or undefined. */
export const first = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | undefined> => (await rows)[0]

/** One schema migration. `sql` contains statements that work on PostgreSQL 15 and 18. */
export type Migration = { readonly version: number; readonly name: string; readonly sql: string }

/** PostgreSQL's serialization_failure and deadlock_detected: the same work may succeed when repeated. */
const RETRIABLE = new Set(['40001', '40P01'])
const MAX_TRIES = 6

const codeOf = (cause: unknown): string | undefined =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined

/** True for PostgreSQL's unique_violation: somebody else has just inserted the same key. */
export const isDuplicateKey = (cause: unknown): boolean => codeOf(cause) === '23505'

/** Repeats `work` after a conflict with another transaction, a few times. */
export const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (cause) {
      const code = codeOf(cause)
      if (attempt >= MAX_TRIES || code === undefined || !RETRIABLE.has(code)) throw cause
    }
  }
}
