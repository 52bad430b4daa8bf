import type { ClockPort } from '../../application/ports/clock-port.ts'
import { openDatabase } from './idb-requests.ts'

/** A browser that does not open its database in this time is not waited for. */
export const OPEN_LIMIT_MS = 3_000

/** A row as it is kept, by table and key; an index finds it by its key alone. */
export type KeptRow = { readonly table: string; readonly key: string; readonly value: unknown }

export type IdbHandle = {
  /** The open database, opened now when there is none; undefined when it cannot be had. */
  readonly take: () => Promise<IDBDatabase | undefined>
  /** Gives up a database that does not work any more: the next `take` opens another. */
  readonly drop: (database: IDBDatabase) => void
}

const makeRows = (database: IDBDatabase): void => {
  database.createObjectStore('rows', { keyPath: ['table', 'key'] }).createIndex('key', 'key')
}

/** Keeps one connection open, and lets go of it when the browser or another version of the page asks. */
export const createIdbHandle = (name: string, clock: ClockPort): IdbHandle => {
  let opening: Promise<IDBDatabase> | undefined
  let late: Promise<IDBDatabase> | undefined

  const forget = (one: Promise<IDBDatabase> | undefined): void => {
    if (opening === one) opening = undefined
  }

  // A later version of the page, or somebody who clears the site, waits for us to let go.
  const open = async (): Promise<IDBDatabase> => openDatabase(name, makeRows, drop)

  let current: IDBDatabase | undefined
  const drop = (database: IDBDatabase): void => {
    database.close()
    if (current !== database) return
    current = undefined
    opening = undefined
  }

  /** An opening that hangs goes on: its database is used when it comes after all. */
  const wait = (mine: Promise<IDBDatabase>): Promise<IDBDatabase | undefined> =>
    new Promise((done) => {
      const timer = clock.after(OPEN_LIMIT_MS, () => {
        late = mine
        done(undefined)
      })
      mine.then(
        (database) => {
          timer.cancel()
          late = undefined
          current = database
          done(database)
        },
        () => {
          timer.cancel()
          forget(mine)
          done(undefined)
        },
      )
    })

  return {
    take: async () => {
      if (current) return current
      opening ??= open()
      return opening === late ? undefined : wait(opening)
    },
    drop,
  }
}
