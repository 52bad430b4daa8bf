import type { RecordChange, RecordRow, RecordsPort } from '../../application/ports/records-port.ts'
import { fail, ok } from '../../domain/shared/result.ts'

/** Rows of named tables in memory. Values are copied on read and write, as in a database. */
export type RowMap = {
  readonly list: (table: string, prefix: string) => readonly RecordRow[]
  /** Throws before the first change when a value cannot be copied. */
  readonly change: (table: string, changes: readonly RecordChange[]) => void
  readonly clear: (prefix: string) => void
  readonly tables: () => readonly string[]
  /** Rows in all tables. */
  readonly count: () => number
}

const byKey = (a: RecordRow, b: RecordRow): number => (a.key < b.key ? -1 : 1)

/** Rows in memory, copied on read and write as in a database. */
export const createRowMap = (copy: (value: unknown) => unknown = structuredClone): RowMap => {
  const tables = new Map<string, Map<string, unknown>>()

  const tableOf = (table: string): Map<string, unknown> => {
    const known = tables.get(table) ?? new Map<string, unknown>()
    tables.set(table, known)
    return known
  }

  return {
    list: (table, prefix) =>
      [...tableOf(table)]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => ({ key, value: copy(value) }))
        .sort(byKey),
    change: (table, changes) => {
      const copied = changes.map((change) =>
        'put' in change ? { put: { key: change.put.key, value: copy(change.put.value) } } : change,
      )
      const rows = tableOf(table)
      for (const change of copied) {
        if ('put' in change) rows.set(change.put.key, change.put.value)
        else rows.delete(change.remove)
      }
    },
    clear: (prefix) => {
      for (const rows of tables.values()) {
        for (const key of [...rows.keys()]) if (key.startsWith(prefix)) rows.delete(key)
      }
    },
    tables: () => [...tables.keys()],
    count: () => [...tables.values()].reduce((sum, rows) => sum + rows.size, 0),
  }
}

/** Rows that are lost when the process ends. */
export const createMemoryRecords = (): RecordsPort => {
  const rows = createRowMap()
  return {
    list: async (table, prefix) => ok(rows.list(table, prefix)),
    change: async (table, changes) => {
      try {
        rows.change(table, changes)
        return ok(undefined)
      } catch {
        // A value that cannot be copied cannot be stored by any adapter.
        return fail({ kind: 'records-unavailable' })
      }
    },
    clear: async (prefix) => {
      rows.clear(prefix)
      return ok(undefined)
    },
  }
}
