import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoragePort } from '../../application/ports/storage-port.ts'

const DAY_MS = 86_400_000

type StoredValue = { readonly value: string; readonly until: number }

const readFile = (path: string): Map<string, StoredValue> => {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, StoredValue>))
  } catch {
    return new Map()
  }
}

/** Values in one JSON file, for Node. Each write replaces the file by a rename, so that it is never incomplete. */
export const createFileStorage = (path: string, now: () => number = Date.now): StoragePort => {
  const kept = readFile(path)
  const save = (): void => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return {
    read: (name) => {
      const found = kept.get(name)
      return found && found.until > now() ? found.value : undefined
    },
    write: (name, value, days) => {
      kept.set(name, { value, until: now() + days * DAY_MS })
      save()
    },
    remove: (name) => {
      if (kept.delete(name)) save()
    },
  }
}
