import type { RecordsPort } from '../../application/ports/records-port.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import { createRowMap } from './row-map.ts'

/** Rows that end with the process. */
export const createMemoryRecords = (): RecordsPort => {
  const rows = createRowMap()
  return {
    list: async (table, prefix) => ok(rows.list(table, prefix)),
    change: async (table, changes) => {
      try {
        rows.change(table, changes)
        return ok(undefined)
      } catch {
        // A value that cannot be copied cannot be kept by any adapter.
        return fail({ kind: 'records-unavailable' })
      }
    },
    clear: async (prefix) => {
      rows.clear(prefix)
      return ok(undefined)
    },
  }
}
