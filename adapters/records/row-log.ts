import { deserialize, serialize } from 'node:v8'
import type { RecordChange } from '../../application/ports/records-port.ts'

/** One change of a file of rows: of one table, or the forgetting of a prefix in all of them. */
export type LogEntry =
  | { readonly table: string; readonly changes: readonly RecordChange[] }
  | { readonly clear: string }

type Line =
  | readonly [table: string, ...changes: (readonly [key: string, value?: string])[]]
  | readonly [null, string]

const toText = (value: unknown): string => serialize(value).toString('base64')
const toValue = (text: string): unknown => deserialize(Buffer.from(text, 'base64'))

const toChange = ({ put, remove }: { put?: { key: string; value: unknown }; remove?: string }) =>
  put ? ([put.key, toText(put.value)] as const) : ([remove ?? ''] as const)

/** One line, with a line break on both sides: whatever was torn before it stays a line of its own. */
export const toLine = (entry: LogEntry): string => {
  const line: Line = 'clear' in entry ? [null, entry.clear] : [entry.table, ...entry.changes.map(toChange)]
  return `\n${JSON.stringify(line)}\n`
}

/** Undefined for a line that was torn when the process ended. */
export const readLine = (text: string): LogEntry | undefined => {
  try {
    const [table, ...rest] = JSON.parse(text) as Line
    if (table === null) return { clear: rest[0] as string }
    const changes = (rest as (readonly [string, string?])[]).map(([key, value]) =>
      value === undefined ? { remove: key } : { put: { key, value: toValue(value) } },
    )
    return { table, changes }
  } catch {
    return undefined
  }
}
