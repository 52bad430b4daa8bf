import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { RecordChange, RecordsFault, RecordsPort } from '../../application/ports/records-port.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { createRowMap, type RowMap } from './memory-records.ts'

/** One entry of the log file: a change of one table, or the deletion of a prefix in all tables. */
type LogEntry =
  | { readonly table: string; readonly changes: readonly RecordChange[] }
  | { readonly clear: string }

type Line =
  | readonly [table: string, ...changes: (readonly [key: string, value?: string])[]]
  | readonly [null, string]

const toText = (value: unknown): string => serialize(value).toString('base64')
const toValue = (text: string): unknown => deserialize(Buffer.from(text, 'base64'))

const toChange = ({ put, remove }: { put?: { key: string; value: unknown }; remove?: string }) =>
  put ? ([put.key, toText(put.value)] as const) : ([remove ?? ''] as const)

/** One line with line breaks on both sides, so that an incomplete line before it stays separate. */
const toLine = (entry: LogEntry): string => {
  const line: Line = 'clear' in entry ? [null, entry.clear] : [entry.table, ...entry.changes.map(toChange)]
  return `\n${JSON.stringify(line)}\n`
}

/** Undefined for a line left incomplete when the process ended. */
const readLine = (text: string): LogEntry | undefined => {
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

/** The log is rewritten when it has at least this many lines and more than twice as many as rows. */
const MIN_LINES = 1_000

const isFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')

type Loaded = { readonly rows: RowMap; readonly size: number; readonly id: number; readonly lines: number }

const empty = (): Loaded => ({ rows: createRowMap(), size: 0, id: 0, lines: 0 })

const enter = (rows: RowMap, entry: LogEntry): void => {
  if ('clear' in entry) rows.clear(entry.clear)
  else rows.change(entry.table, entry.changes)
}

const load = (path: string): Loaded => {
  const { size, ino: id } = statSync(path)
  const rows = createRowMap()
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  for (const line of lines) {
    const entry = readLine(line)
    if (entry) enter(rows, entry)
  }
  return { rows, size, id, lines: lines.length }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * Rows in one file, for Node: a log of changes, one line each, so that a killed process loses at most its last
 * change. Several instances in one process may share a file; several processes must not.
 */
export const createFileRecords = (path: string): RecordsPort => {
  let known = empty()

  /** The current content of the file, to which another instance may have written. */
  const read = (): Loaded => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) known = empty()
    else if (found.size !== known.size || found.ino !== known.id) known = load(path)
    return known
  }

  /** Rewrites the log with only the current rows; by a rename, so that it is never incomplete. */
  const shorten = ({ rows }: Loaded): void => {
    const lines = rows
      .tables()
      .map((table) => toLine({ table, changes: rows.list(table, '').map((row) => ({ put: row })) }))
    writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }

  const write = (entry: LogEntry): void => {
    const line = toLine(entry)
    const { rows, lines } = read()
    if (lines > MIN_LINES && lines > 2 * rows.count()) shorten(known)
    if (!isThere(path)) mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, line, { mode: 0o600 })
    const { size, ino: id } = statSync(path)
    // The rows follow the file; only if nothing else was written is it not read again.
    if (size === known.size + Buffer.byteLength(line) && (id === known.id || known.size === 0)) {
      enter(rows, entry)
      known = { rows, size, id, lines: lines + 1 }
    }
  }

  /**
   * Written first, so that a process that ends in between has deleted them too; then the log is rewritten without
   * them.
   */
  const clear = (prefix: string): void => {
    write({ clear: prefix })
    shorten(read())
  }

  const attempt = async <T>(run: () => T): Promise<Result<T, RecordsFault>> => {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return ok(run())
      } catch (cause) {
        known = empty()
        if (isFull(cause)) return fail({ kind: 'records-full' })
      }
    }
    return fail({ kind: 'records-unavailable' })
  }

  return {
    list: (table, prefix) => attempt(() => read().rows.list(table, prefix)),
    change: (table, changes) => attempt(() => write({ table, changes })).then(asVoid),
    clear: (prefix) => attempt(() => clear(prefix)).then(asVoid),
  }
}

const asVoid = (done: Result<void, RecordsFault>): Result<undefined, RecordsFault> =>
  done.ok ? ok(undefined) : done
