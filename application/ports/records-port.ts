import type { Result } from '../../domain/shared/result.ts'

/** A row that outlives the page. `value` is plain data that a structured clone keeps. */
export type RecordRow = { readonly key: string; readonly value: unknown }
/** Puts a whole row, in place of the one with its key; or removes the row of a key. */
export type RecordChange = { readonly put: RecordRow } | { readonly remove: string }

/**
 * Why rows cannot be written or read: the disk quota is used up, or there is no database (private mode, lost
 * connection).
 */
export type RecordsFault = { readonly kind: 'records-full' } | { readonly kind: 'records-unavailable' }

/**
 * Durable rows in named tables. A call that fails is tried once more on a new handle before it answers a fault;
 * it never throws.
 */
export interface RecordsPort {
  /** The rows whose key begins with `prefix`, in key order. */
  list(table: string, prefix: string): Promise<Result<readonly RecordRow[], RecordsFault>>
  /** One transaction: all changes in this order, or none. */
  change(table: string, changes: readonly RecordChange[]): Promise<Result<undefined, RecordsFault>>
  /** Removes the rows of every table whose key begins with `prefix`. */
  clear(prefix: string): Promise<Result<undefined, RecordsFault>>
}
