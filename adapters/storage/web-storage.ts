import type { StoragePort } from '../../application/ports/storage-port.ts'

const DAY_MS = 86_400_000

/** Values that are lost when the process ends, or expire earlier. */
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

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Private modes refuse access to storage, or every write. */
const areaOfPage = (): Area | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * localStorage with an expiry for each value: "<until>|<value>". Values that it refuses (private mode, full, blocked)
 * are kept in memory for this visit.
 */
export const createLocalStorage = (
  area: Area | undefined = areaOfPage(),
  now: () => number = Date.now,
): StoragePort => {
  const memory = createMemoryStorage(now)
  const stored = (name: string): string | undefined => {
    try {
      const text = area?.getItem(name) ?? ''
      const bar = text.indexOf('|')
      return bar > 0 && Number(text.slice(0, bar)) > now() ? text.slice(bar + 1) : undefined
    } catch {
      return undefined
    }
  }
  const remove = (name: string): void => {
    memory.remove(name)
    try {
      area?.removeItem(name)
    } catch {
      // Nothing was stored there either.
    }
  }
  return {
    read: (name) => memory.read(name) ?? stored(name),
    write: (name, value, days) => {
      memory.remove(name)
      try {
        if (!area) throw new TypeError('no storage area')
        area.setItem(name, `${now() + days * DAY_MS}|${value}`)
      } catch {
        memory.write(name, value, days)
      }
    },
    remove,
  }
}

/** sessionStorage: values of this tab, including reloads. In memory where it is blocked. */
export const createSessionStorage = (area: () => Storage = () => sessionStorage): StoragePort => {
  try {
    return createLocalStorage(area())
  } catch {
    return createMemoryStorage()
  }
}
