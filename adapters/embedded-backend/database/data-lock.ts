import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Defect } from '../../../domain/shared/result.ts'

/** Another running process uses the data folder. Its message is the line to show. */
export class FolderInUseError extends Defect {
  override name = 'FolderInUseError'
}

/** An exclusive lock on the data folder. */
export type DataLock = { release(): void }

// A pid alone is not enough: after a crash it may belong to another process.
type Holder = { readonly pid: number; readonly startedAt: string }

/** When a process started, in the kernel's clock ticks; undefined where /proc does not say. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets and may contain spaces; the 22nd is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

const isAlive = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it is running, as another user.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false
  }
  const now = startOf(pid)
  return now === undefined || startedAt === '' || now === startedAt
}

const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const readHolder = (text: string): Holder | undefined => {
  try {
    const { pid, startedAt } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && pid !== undefined ? { pid, startedAt: startedAt ?? '' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Hard-links a written file to its final name, so that a lock never exists without its holder; false when it is
 * taken.
 */
const tryToPlace = (aside: string, file: string): boolean => {
  try {
    linkSync(aside, file)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    // Some file systems have no hard links.
    return tryToWrite(file, readFileSync(aside, 'utf8'))
  }
}

const tryToWrite = (file: string, text: string): boolean => {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

/** Removes a dead process's lock. Another process may already have replaced it by its own, which is then put back. */
const removeDead = (file: string, judged: string, away: string): void => {
  try {
    renameSync(file, away)
  } catch {
    return
  }
  if (textIn(away) !== judged) tryToPlace(away, file)
  rmSync(away, { force: true })
}

/**
 * Locks the data folder for this process. PGlite would let a second process open the same folder, which would destroy
 * the data. The lock of a dead process is taken over.
 */
export const takeDataLock = (folder: string): DataLock => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock.json')
  const aside = join(folder, `lock-${randomUUID()}.json`)
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  writeFileSync(aside, JSON.stringify(self))
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryToPlace(aside, file)) return { release: () => rmSync(file, { force: true }) }
      const text = textIn(file) ?? ''
      const holder = readHolder(text)
      if (holder !== undefined && isAlive(holder)) {
        throw new FolderInUseError(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or choose another --data-dir.`,
        )
      }
      removeDead(file, text, `${aside}.dead`)
    }
  } finally {
    rmSync(aside, { force: true })
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked.`)
}
