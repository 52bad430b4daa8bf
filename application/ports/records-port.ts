import type { Result } from '../../domain/shared/result.ts'

/** A row that outlives the page. `value` is plain data that a structured clone keeps. */
export type RecordRow = { readonly key: string; readonly value: unknown }
/** A row written whole, over what stood under its key, or a key whose row goes. */
export type RecordChange = { readonly put: RecordRow } | { readonly remove: string }

/** Why rows cannot be kept or read: no room, or no database (private mode, lost connection). */
export type RecordsFault = { readonly kind: 'records-full' } | { readonly kind: 'records-unavailable' }

/**
 * Durable rows in named tables. A call that fails is tried once more on a new handle before it answers a fault;
 * it never throws.
 */
export interface RecordsPort {
  /** The rows whose key begins with `prefix`, in key order. */
  list(table: string, prefix: string): Promise<Result<readonly RecordRow[], RecordsFault>>
  /** All changes or none, in this order. */
  change(table: string, changes: readonly RecordChange[]): Promise<Result<undefined, RecordsFault>>
  /** Forgets the rows of every table whose key begins with `prefix`. */
  clear(prefix: string): Promise<Result<undefined, RecordsFault>>
}
