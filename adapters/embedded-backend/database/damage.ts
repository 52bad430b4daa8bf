import { statfsSync } from 'node:fs'
import type { Database, Sql } from './database.ts'

/** PostgreSQL's error classes for its own files: XX is a damaged file, 58 an I/O error of the system. */
const DAMAGE = /^(?:XX|58)/

/** Whether a statement failed because the database's files are damaged or unreadable. */
export const isDamage = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  DAMAGE.test(cause.code)

/** Free disk space needed to open a database. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** A message that the folder's disk is full; undefined if there is space, or it is unknown. */
export const fullDiskLine = (folder: string): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const free = bavail * bsize
    if (free >= MIN_FREE_BYTES) return undefined
    return `The disk of ${folder} is full (${Math.floor(free / 1024 / 1024)} MB free). Make room, then start again.`
  } catch {
    return undefined
  }
}

const firstLine = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : 'no reason given').split('\n', 1)[0] ?? ''

/** Advice about a damaged database, in one line. */
export const damageLine = (folder: string, cause: unknown): string =>
  `The database in ${folder} is damaged (${firstLine(cause)}). Stop the shop and restore a backup of the data folder, or start over with --fresh, which deletes the shop's data.`

/** The database, which also reports the first statement that fails because of damage. */
export const reportingDamage = (database: Database, report: (cause: unknown) => void): Database => {
  let isReported = false
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      if (isDamage(cause) && !isReported) {
        isReported = true
        report(cause)
      }
      throw cause
    }
  }
  return {
    ...database,
    query: <Row>(sql: string, params?: readonly unknown[]) => watched(database.query<Row>(sql, params)),
    transaction: <T>(work: (tx: Sql) => Promise<T>) => watched(database.transaction(work)),
    script: (sql) => watched(database.script(sql)),
  }
}
