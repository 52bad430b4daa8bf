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
