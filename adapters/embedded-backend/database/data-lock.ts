import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Defect } from '../../../domain/shared/defect.ts'

/** Another live process works in the data folder. Its message is the one line to show. */
export class FolderInUseError extends Defect {
  override name = 'FolderInUseError'
}

export type DataLock = { release(): void }

// A pid alone is not enough: after a crash the system may have given it to somebody else.
type Holder = { readonly pid: number; readonly startedAt: string }

/** When a process started, in the kernel's own count; undefined where /proc does not say. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may hold blanks; the 22nd is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

const isAlive = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it lives, under another user.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false
  }
  const now = startOf(pid)
  return now === undefined || startedAt === '' || now === startedAt
}

const readHolder = (file: string): Holder | undefined => {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return Number.isInteger(pid) && pid !== undefined ? { pid, startedAt: startedAt ?? '' } : undefined
  } catch {
    return undefined
  }
}

const tryToCreate = (file: string, holder: Holder): boolean => {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, JSON.stringify(holder))
    closeSync(handle)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

/**
 * Takes the data folder for this process. PGlite lets a second process open the same folder without a
 * word, which would destroy the data. The lock of a dead process is taken over.
 */
export const takeDataLock = (folder: string): DataLock => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock.json')
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryToCreate(file, self)) return { release: () => rmSync(file, { force: true }) }
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or choose another --data-dir.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked.`)
}
