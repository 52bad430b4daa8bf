import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { RecordsFault, RecordsPort } from '../../../application/ports/records-port.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'

type Call = { readonly call: keyof RecordsPort; readonly at: string }
type Answer<T> = Result<T, RecordsFault>

export type FakeRecords = RecordsPort & {
  /** Every call so far: its name, and its table or (for clear) its prefix. */
  readonly calls: readonly Call[]
  /** The next calls, one unless told, answer this and change nothing. */
  readonly failNext: (fault: RecordsFault['kind'], times?: number) => void
  /** Every call answers this, until told otherwise. */
  readonly failFrom: (fault: RecordsFault['kind'] | undefined) => void
  /** Answers come after this time; the change itself is made at its end. Infinity: never. */
  readonly delay: (ms: number) => void
}

/** Rows in memory whose database can be slow, hang, be full or be gone. It outlives a page of a test. */
export const createFakeRecords = (clock?: ClockPort): FakeRecords => {
  const rows = createMemoryRecords()
  const calls: Call[] = []
  const coming: RecordsFault['kind'][] = []
  let standing: RecordsFault['kind'] | undefined
  let delayMs = 0

  const wait = (): Promise<void> =>
    new Promise((done) => {
      if (delayMs === 0) done()
      else if (Number.isFinite(delayMs)) clock?.after(delayMs, done)
    })

  const answer = async <T>(call: Call, run: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    calls.push(call)
    const fault = coming.shift() ?? standing
    await wait()
    return fault === undefined ? run() : fail({ kind: fault })
  }

  return {
    list: (table, prefix) => answer({ call: 'list', at: table }, () => rows.list(table, prefix)),
    change: (table, changes) => answer({ call: 'change', at: table }, () => rows.change(table, changes)),
    clear: (prefix) => answer({ call: 'clear', at: prefix }, () => rows.clear(prefix)),
    calls,
    failNext: (fault, times = 1) => {
      for (let count = 0; count < times; count += 1) coming.push(fault)
    },
    failFrom: (fault) => {
      standing = fault
    },
    delay: (ms) => {
      if (ms > 0 && Number.isFinite(ms) && !clock) throw new Error('a delay needs a clock')
      delayMs = ms
    },
  }
}
