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

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Private modes refuse storage, or give one that refuses every write. */
const areaOfPage = (): Area | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * localStorage with a life for each value: "<until>|<value>". What the area refuses (private mode,
 * full, forbidden) is kept in memory for this visit instead.
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

/** sessionStorage: values of this tab alone, over reloads. In memory where the page may not have it. */
export const createSessionStorage = (area: () => Storage = () => sessionStorage): StoragePort => {
  try {
    return createLocalStorage(area())
  } catch {
    return createMemoryStorage()
  }
}
