import { ok } from '../../../domain/shared/result.ts'
import type { RecordsPort } from '../../ports/records-port.ts'

/** Rows of an account: once closed, which a sign-out does, nothing is written to them any more. */
export type ClosableRecords = { readonly records: RecordsPort; readonly close: () => void }

export const createClosableRecords = (given: RecordsPort): ClosableRecords => {
  let isClosed = false
  return {
    records: {
      list: (...asked) => given.list(...asked),
      change: async (...asked) => (isClosed ? ok(undefined) : given.change(...asked)),
      clear: (prefix) => given.clear(prefix),
    },
    close: () => {
      isClosed = true
    },
  }
}
