// The IndexedDB that Node does not have, with the classes that `idb` knows a database by.
import * as fake from 'fake-indexeddb'

/** A browser profile with no databases in it. */
export const installIndexedDb = (): void => {
  const { IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange } = fake
  const { IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent } = fake
  Object.assign(globalThis, { IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange })
  Object.assign(globalThis, { IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction })
  Object.assign(globalThis, { IDBVersionChangeEvent, indexedDB: new IDBFactory() })
}

type Transaction = IDBTransaction & { readonly _abort: (errorName: string) => void }

/**
 * Makes the next writes fail as a browser does: `throw` at the call, `full` when the transaction is under way.
 * Returns what gives the platform back.
 */
export const breakWrites = (how: 'throw' | 'full', times: number): (() => void) => {
  const { put } = IDBObjectStore.prototype
  let left = times
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    if (left <= 0) return put.apply(this, args)
    left -= 1
    if (how === 'throw') throw new DOMException('lost', 'UnknownError')
    const request = put.apply(this, args)
    ;(this.transaction as Transaction)._abort('QuotaExceededError')
    return request
  }
  return () => {
    IDBObjectStore.prototype.put = put
  }
}

/** Knows the connection that was used last, from now on. */
export const watchConnections = (): { readonly last: () => IDBDatabase; readonly stop: () => void } => {
  const { transaction } = IDBDatabase.prototype
  let last: IDBDatabase | undefined
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
    last = this
    return transaction.apply(this, args)
  }
  return {
    last: () => {
      if (!last) throw new Error('no connection was used')
      return last
    },
    stop: () => {
      IDBDatabase.prototype.transaction = transaction
    },
  }
}

/** As when a user clears the site's data, or the disk fails. */
export const loseConnection = (database: IDBDatabase): void => fake.forceCloseDatabase(database as never)
