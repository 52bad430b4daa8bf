import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import { Defect } from '../../../domain/shared/result.ts'
import type { BackendConfig } from '../start/config.ts'
import { type Cluster, createLoneCluster } from './cluster.ts'
import { damageLine, fullDiskLine, reportingDamage } from './damage.ts'
import { takeDataLock } from './data-lock.ts'
import type { Database } from './database.ts'

/** The database cannot be opened; its message is the line to show. Never contains the password of an address. */
export class NoDatabaseError extends Defect {
  override name = 'NoDatabaseError'
}

/** The opened database, its cluster, and how to close it. */
export type Store = { readonly database: Database; readonly cluster: Cluster; readonly release: () => void }

/** A problem of the folder itself, which `explainStart` explains. */
const isOfFolder = (cause: unknown): boolean =>
  cause instanceof Error && 'syscall' in cause && 'code' in cause

type StoreConfig = Pick<BackendConfig, 'dataDir' | 'databaseUrl' | 'databasePool' | 'isFresh'>
type Deps = { readonly clock: ClockPort; readonly log: LogPort }

/** Opens PostgreSQL in this process, with the data folder locked. */
const openEmbedded = async (folder: string, isFresh: boolean, { log }: Deps): Promise<Store> => {
  const { openPgliteDatabase } = await import('./pglite-database.ts')
  const lock = takeDataLock(folder)
  if (isFresh)
    for (const name of ['database', 'upload', 'private'])
      rmSync(join(folder, name), { recursive: true, force: true })
  const place = join(folder, 'database')
  try {
    mkdirSync(join(folder, 'upload'), { recursive: true })
    const opened = await openPgliteDatabase(place)
    const database = reportingDamage(opened, (cause) =>
      log.write('error', 'database-damaged', { detail: damageLine(place, cause) }),
    )
    return { database, cluster: createLoneCluster(), release: lock.release }
  } catch (cause) {
    lock.release()
    if (isOfFolder(cause)) throw cause
    throw new NoDatabaseError(fullDiskLine(folder) ?? damageLine(place, cause))
  }
}

/** A server's address without credentials. */
const placeOf = (url: string): string => {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the given address'
  }
}

/**
 * Connects to a PostgreSQL server that other processes of the shop may use too; pictures are in the data folder,
 * which they share.
 */
const openServer = async (url: string, folder: string, poolSize: number, deps: Deps): Promise<Store> => {
  const { openPostgresDatabase } = await import('./postgres-database.ts')
  const { openPostgresCluster } = await import('./postgres-cluster.ts')
  mkdirSync(join(folder, 'upload'), { recursive: true })
  const lost = (cause: unknown): void =>
    deps.log.write('warn', 'database-connection-lost', {
      detail: cause instanceof Error ? cause.message : '',
    })
  const cluster = await openPostgresCluster({ url, ...deps }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : '') : ''
    throw new NoDatabaseError(`PostgreSQL at ${placeOf(url)} cannot be reached: ${why}`)
  })
  return { database: openPostgresDatabase(url, { poolSize, lost }), cluster, release: () => undefined }
}

/** Opens the configured database (`DATABASE_URL`, or the data folder). */
export const openStore = (config: StoreConfig, deps: Deps): Promise<Store> => {
  const { dataDir = '.data', databaseUrl, databasePool, isFresh } = config
  if (databaseUrl === undefined) return openEmbedded(dataDir, isFresh, deps)
  if (isFresh)
    return Promise.reject(
      new NoDatabaseError('--fresh empties a data folder, never a server: drop that database yourself.'),
    )
  return openServer(databaseUrl, dataDir, databasePool, deps)
}

/** Closes everything that a store has open. */
export const closeStore = async ({ cluster, database, release }: Store): Promise<void> => {
  await cluster.close()
  await database.close()
  release()
}
