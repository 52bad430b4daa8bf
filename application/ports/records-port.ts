import type { Result } from '../../domain/shared/result.ts'

/** A row that survives the page. `value` is data that can be structured-cloned. */
export type RecordRow = { readonly key: string; readonly value: unknown }
/** Writes a row, replacing one with the same key, or removes the row of a key. */
export type RecordChange = { readonly put: RecordRow } | { readonly remove: string }

/**
 * Why rows cannot be written or read: the disk quota is used up, or there is no database (private mode, lost
 * connection).
 */
export type RecordsFault = { readonly kind: 'records-full' } | { readonly kind: 'records-unavailable' }

/**
 * Durable rows in named tables. A failed call is retried once with a new handle before it returns a fault; it never
 * throws.
 */
export interface RecordsPort {
  /** The rows whose key begins with `prefix`, in key order. */
  list(table: string, prefix: string): Promise<Result<readonly RecordRow[], RecordsFault>>
  /** One transaction: all changes in this order, or none. */
  change(table: string, changes: readonly RecordChange[]): Promise<Result<undefined, RecordsFault>>
  /** Removes the rows of every table whose key begins with `prefix`. */
  clear(prefix: string): Promise<Result<undefined, RecordsFault>>
}
