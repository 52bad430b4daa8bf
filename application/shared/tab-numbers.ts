/** The part of a tab's storage that is used; calls throw where it is blocked. */
type KeyValueStorage = {
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, value: string) => void
}

type Key = string | number

/** Numbers by key that live as long as the tab: over a reload, or as long as the page where storage is blocked. */
export type TabNumbers = {
  readonly get: (key: Key) => number | undefined
  /** Undefined removes it. */
  readonly set: (key: Key, value: number | undefined) => void
}

/** Stores the latest `most` numbers under a name. Storage is not read before the first use. */
export const createTabNumbers = (storage: () => KeyValueStorage, name: string, max: number): TabNumbers => {
  let known: Map<Key, number> | undefined
  const read = (): Map<Key, number> => {
    try {
      const pairs: unknown = JSON.parse(storage().getItem(name) ?? '[]')
      const isPair = (pair: unknown): pair is [Key, number] =>
        Array.isArray(pair) && pair.length === 2 && typeof pair[1] === 'number'
      return new Map(Array.isArray(pairs) ? pairs.filter(isPair) : [])
    } catch {
      return new Map()
    }
  }
  const numbers = (): Map<Key, number> => {
    known ??= read()
    return known
  }
  return {
    get: (key) => numbers().get(key),
    set: (key, value) => {
      const kept = numbers()
      const wasKept = kept.delete(key)
      if (value === undefined && !wasKept) return
      // Added last, so that the oldest is first.
      if (value !== undefined) kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > max && oldest !== undefined) kept.delete(oldest)
      try {
        storage().setItem(name, JSON.stringify([...kept]))
      } catch {
        // Private mode: they last as long as the page.
      }
    },
  }
}
