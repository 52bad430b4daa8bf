import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { RecordChange, RecordsFault, RecordsPort } from '../../application/ports/records-port.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { createIdbHandle, type KeptRow } from './idb-handle.ts'
import { answered, ended } from './idb-requests.ts'

const TRIES = 2
const HIGHEST_UNIT = 0xffff

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

/** Every array comes after every text in the order of keys. */
const rowsUnder = (table: string, prefix: string): IDBKeyRange =>
  IDBKeyRange.bound([table, prefix], [table, afterAllOf(prefix) ?? []], false, true)

/** All or nothing, also when the platform refuses a value half-way. */
const write = async (
  database: IDBDatabase,
  work: (rows: IDBObjectStore) => Promise<unknown>,
): Promise<void> => {
  const writing = database.transaction('rows', 'readwrite')
  const done = ended(writing)
  // Awaited below. If it fails before that, the browser must not report a failure that nobody handles.
  done.catch(() => undefined)
  try {
    await work(writing.objectStore('rows'))
  } catch (cause) {
    abort(writing)
    // What ended the transaction says more than the request that it took with it.
    await done.catch((end: unknown) => {
      throw isFull(end) ? end : cause
    })
  }
  await done
}

const abort = (writing: IDBTransaction): void => {
  try {
    writing.abort()
  } catch {
    // The transaction has ended by itself.
  }
}

const apply =
  (table: string, changes: readonly RecordChange[]) =>
  async (rows: IDBObjectStore): Promise<void> => {
    const asked = changes.map((change) => {
      const request: Promise<unknown> =
        'put' in change
          ? answered(rows.put({ table, ...change.put }))
          : answered(rows.delete([table, change.remove]))
      // Heard below, unless a later change is refused at the call.
      request.catch(() => undefined)
      return request
    })
    await Promise.all(asked)
  }

const removeUnder =
  (prefix: string) =>
  async (rows: IDBObjectStore): Promise<void> => {
    const keys = await answered(rows.index('key').getAllKeys(keysUnder(prefix)))
    await Promise.all(keys.map((key) => answered(rows.delete(key))))
  }

/**
 * Rows in IndexedDB. Safari loses connections without a word and some private modes refuse to open one: each call
 * has two tries, the second on a new connection.
 */
export const createIdbRecords = (clock: ClockPort, name = 'lintas-chat'): RecordsPort => {
  const handle = createIdbHandle(name, clock)

  const attempt = async <T>(run: (database: IDBDatabase) => Promise<T>): Promise<Result<T, RecordsFault>> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const database = await handle.take()
      if (!database) continue
      try {
        return ok(await run(database))
      } catch (cause) {
        if (isFull(cause)) return fail({ kind: 'records-full' })
        handle.drop(database)
      }
    }
    return fail({ kind: 'records-unavailable' })
  }

  return {
    list: (table, prefix) =>
      attempt(async (database) => {
        const kept = database.transaction('rows').objectStore('rows')
        const rows = await answered<KeptRow[]>(kept.getAll(rowsUnder(table, prefix)))
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
