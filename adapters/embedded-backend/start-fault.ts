import { join } from 'node:path'
import { inspect } from 'node:util'
import { damageLine, isDamage } from './database/damage.ts'
import { FolderInUseError } from './database/data-lock.ts'
import { NoDatabaseError } from './database/open-store.ts'
import { DemoDataError } from './demo-data/demo-data.ts'
import { NoSettingsError } from './http/load-settings.ts'
import type { BackendConfig } from './start/config.ts'

type SystemFault = Error & { readonly code: string; readonly syscall?: string }

const isOfSystem = (cause: unknown): cause is SystemFault =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string'

/** Errors of the system about a folder: permissions, read-only disk, a file in its place, no space. */
const OF_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'])

const ofAddress = ({ code }: SystemFault, { host, port }: Pick<BackendConfig, 'host' | 'port'>): string => {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with --port.`
  if (code === 'EACCES') return `Port ${port} may not be opened. Choose one above 1023 with --port.`
  return `The address ${host} cannot be listened on (${code}). Choose another with --host.`
}

/** Why the shop does not start: one line where the operator can fix it, the full error otherwise. */
export const explainStart = (
  cause: unknown,
  config: Pick<BackendConfig, 'host' | 'port' | 'dataDir'>,
): string => {
  const isOurs =
    cause instanceof FolderInUseError ||
    cause instanceof NoDatabaseError ||
    cause instanceof NoSettingsError ||
    cause instanceof DemoDataError
  if (isOurs) return cause.message
  if (isOfSystem(cause)) {
    if (cause.syscall === 'listen' || cause.syscall === 'getaddrinfo') return ofAddress(cause, config)
    if (OF_FOLDER.has(cause.code))
      return `The data folder ${config.dataDir} cannot be used (${cause.message}). Choose another with --data-dir.`
  }
  const place = join(config.dataDir ?? '.data', 'database')
  // Found by the first statements, such as migrations.
  if (isDamage(cause)) return damageLine(place, cause)
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
}
