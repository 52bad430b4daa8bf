/** IndexedDB speaks in events; these few answers are all that rows need of it. */

/** The answer to one request. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The end of a transaction: written, or undone as a whole. */
export const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('undone', 'AbortError'))
  })

/** An open database, made by `upgrade` where there was none. `onLost`: it is wanted, or has been taken, away. */
export const openDatabase = (
  name: string,
  upgrade: (database: IDBDatabase) => void,
  onLost: (database: IDBDatabase) => void,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => upgrade(request.result)
  return answered(request).then((database) => {
    database.onversionchange = () => onLost(database)
    database.onclose = () => onLost(database)
    return database
  })
}
