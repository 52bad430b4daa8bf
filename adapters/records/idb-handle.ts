import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ClockPort } from '../../application/ports/clock-port.ts'

/** A browser that does not open its database in this time is not waited for. */
export const OPEN_LIMIT_MS = 3_000

type KeptRow = { readonly table: string; readonly key: string; readonly value: unknown }

export interface KeptRows extends DBSchema {
  rows: { key: [string, string]; value: KeptRow; indexes: { key: string } }
}
export type RowsDatabase = IDBPDatabase<KeptRows>

export type IdbHandle = {
  /** The open database, opened now when there is none; undefined when it cannot be had. */
  readonly take: () => Promise<RowsDatabase | undefined>
  /** It does not work any more: the next `take` opens another. */
  readonly drop: (database: RowsDatabase) => void
}

/** Keeps one connection open, and lets go of it when the browser or another version of the page asks. */
export const createIdbHandle = (name: string, clock: ClockPort): IdbHandle => {
  let opening: Promise<RowsDatabase> | undefined
  let late: Promise<RowsDatabase> | undefined

  const forget = (one: Promise<RowsDatabase> | undefined): void => {
    if (opening === one) opening = undefined
  }

  const open = async (): Promise<RowsDatabase> => {
    const connection = openDB<KeptRows>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('rows', { keyPath: ['table', 'key'] }).createIndex('key', 'key')
      },
      // A later version of the page, or somebody who clears the site, waits for us to let go.
      blocking: () => void connection.then(drop),
      terminated: () => void connection.then(drop),
    })
    return connection
  }

  let current: RowsDatabase | undefined
  const drop = (database: RowsDatabase): void => {
    database.close()
    if (current !== database) return
    current = undefined
    opening = undefined
  }

  /** An opening that hangs goes on: its database is used when it comes after all. */
  const wait = (mine: Promise<RowsDatabase>): Promise<RowsDatabase | undefined> =>
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
