import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { RecordChange, RecordsFault, RecordsPort } from '../../application/ports/records-port.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'

/** Milliseconds after which opening the database counts as failed. */
export const OPEN_LIMIT_MS = 3_000
const TRIES = 2
const HIGHEST_UNIT = 0xffff

/** Rows have table and key as primary key; an index finds them by key alone. */
interface Schema extends DBSchema {
  rows: {
    key: [table: string, key: string]
    value: { readonly table: string; readonly key: string; readonly value: unknown }
    indexes: { key: string }
  }
}
type Database = IDBPDatabase<Schema>
type Rows = IDBPObjectStore<Schema, ['rows'], 'rows', 'readwrite'>

/**
 * One connection that is kept open, and closed when the browser or a newer version of the page requests it. `take`
 * returns it, opening it if needed, or undefined when that fails; `drop` discards a broken one.
 */
const createConnection = (name: string, clock: ClockPort) => {
  let current: Database | undefined
  let opening: Promise<Database> | undefined
  /** Opening took longer than the limit; if it succeeds later, the connection is used. */
  let isLate = false

  const drop = (database: Database): void => {
    database.close()
    if (current === database) current = undefined
  }

  const open = async (): Promise<Database> => {
    const database = await openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('rows', { keyPath: ['table', 'key'] }).createIndex('key', 'key')
      },
      // A newer version of the page, or clearing of site data, waits for this connection to close.
      blocking: () => drop(database),
      terminated: () => drop(database),
    })
    current = database
    return database
  }

  const wait = (opened: Promise<Database>): Promise<Database | undefined> =>
    new Promise((done) => {
      const timer = clock.after(OPEN_LIMIT_MS, () => {
        isLate = true
        done(undefined)
      })
      const end = (database?: Database): void => {
        timer.cancel()
        done(database)
      }
      opened.then(end, () => end())
    })

  return {
    take: async (): Promise<Database | undefined> => {
      if (current || isLate) return current
      opening ??= open().finally(() => {
        opening = undefined
        isLate = false
      })
      return wait(opening)
    },
    drop,
  }
}

const isFull = (cause: unknown): boolean => cause instanceof Error && cause.name === 'QuotaExceededError'

/** The first text after all that begin with `prefix`; undefined when there is none. */
const afterAllOf = (prefix: string): string | undefined => {
  let length = prefix.length
  while (length > 0 && prefix.charCodeAt(length - 1) === HIGHEST_UNIT) length -= 1
  if (length === 0) return undefined
  return prefix.slice(0, length - 1) + String.fromCharCode(prefix.charCodeAt(length - 1) + 1)
}

const keysUnder = (prefix: string): IDBKeyRange => {
  const end = afterAllOf(prefix)
  return end === undefined ? IDBKeyRange.lowerBound(prefix) : IDBKeyRange.bound(prefix, end, false, true)
}

/** In IndexedDB's key order arrays come after texts. */
const rowsUnder = (table: string, prefix: string): IDBKeyRange =>
  IDBKeyRange.bound([table, prefix], [table, afterAllOf(prefix) ?? []], false, true)

/** All or nothing, also when the platform refuses a value half-way. */
const write = async (database: Database, work: (rows: Rows) => Promise<unknown>): Promise<void> => {
  const writing = database.transaction('rows', 'readwrite')
  // Awaited below. If it fails before that, the browser must not report an unhandled rejection.
  writing.done.catch(() => undefined)
  try {
    await work(writing.store)
  } catch (cause) {
    try {
      writing.abort()
    } catch {
      // The transaction has already ended.
    }
    // The transaction's error says more than that of the request.
    await writing.done.catch((end: unknown) => {
      throw isFull(end) ? end : cause
    })
  }
  await writing.done
}

const apply =
  (table: string, changes: readonly RecordChange[]) =>
  async (rows: Rows): Promise<void> => {
    const requests = changes.map((change) => {
      const request: Promise<unknown> =
        'put' in change ? rows.put({ table, ...change.put }) : rows.delete([table, change.remove])
      // Handled below, unless a later change throws.
      request.catch(() => undefined)
      return request
    })
    await Promise.all(requests)
  }

const removeUnder =
  (prefix: string) =>
  async (rows: Rows): Promise<void> => {
    const keys = await rows.index('key').getAllKeys(keysUnder(prefix))
    await Promise.all(keys.map((key) => rows.delete(key)))
  }

/**
 * Rows in IndexedDB. Safari silently loses connections and some private modes refuse to open one, so each call is
 * tried twice, the second time with a new connection.
 */
export const createIdbRecords = (clock: ClockPort, name = 'lintas-chat'): RecordsPort => {
  const connection = createConnection(name, clock)

  const attempt = async <T>(run: (database: Database) => Promise<T>): Promise<Result<T, RecordsFault>> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const database = await connection.take()
      if (!database) continue
      try {
        return ok(await run(database))
      } catch (cause) {
        if (isFull(cause)) return fail({ kind: 'records-full' })
        connection.drop(database)
      }
    }
    return fail({ kind: 'records-unavailable' })
  }

  return {
    list: (table, prefix) =>
      attempt(async (database) => {
        const rows = await database.getAll('rows', rowsUnder(table, prefix))
        return rows.map(({ key, value }) => ({ key, value }))
      }),
    change: (table, changes) =>
      attempt(async (database) => {
        await write(database, apply(table, changes))
        return undefined
      }),
    clear: (prefix) =>
      attempt(async (database) => {
        await write(database, removeUnder(prefix))
        return undefined
      }),
  }
}
