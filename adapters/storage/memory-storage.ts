import type { StoragePort } from '../../application/ports/storage-port.ts'

const DAY_MS = 86_400_000

/** Values that live as long as the process, and no longer than they were given. */
export const createMemoryStorage = (now: () => number = Date.now): StoragePort => {
  const kept = new Map<string, { readonly value: string; readonly until: number }>()
  return {
    read: (name) => {
      const found = kept.get(name)
      return found && found.until > now() ? found.value : undefined
    },
    write: (name, value, days) => void kept.set(name, { value, until: now() + days * DAY_MS }),
    remove: (name) => void kept.delete(name),
  }
}
