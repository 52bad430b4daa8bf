import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Defect } from '../../../domain/shared/result.ts'

/** Another live process works in the data folder. Its message is the one line to show. */
export class FolderInUseError extends Defect {
  override name = 'FolderInUseError'
}

/** Holds the data folder for one process. */
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

/** Gives a written file its second name, so that nobody ever sees a lock without its holder; false when it is taken. */
const tryToPlace = (aside: string, file: string): boolean => {
  try {
    linkSync(aside, file)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    // Some disks know no second names.
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

/** Takes a dead process's lock away. Another process may have done that, and stand in its place: it is put back. */
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
 * Takes the data folder for this process. PGlite lets a second process open the same folder without a
 * word, which would destroy the data. The lock of a dead process is taken over.
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
