/**
 * A persistent map. A change copies only the few most recently changed entries: with two hundred conversations,
 * copying all of them was a third of the cost of a message.
 */
export type LayeredMap<K, V> = {
  readonly base: ReadonlyMap<K, V>
  /** Entries that override `base`. */
  readonly recent: ReadonlyMap<K, V>
}

const RECENT = 16

/** A layered map over `base`, without changes yet. */
export const layered = <K, V>(base: ReadonlyMap<K, V>): LayeredMap<K, V> => ({ base, recent: new Map() })

/** The value of a key: from the recent entries, else from the base. */
export const getIn = <K, V>({ base, recent }: LayeredMap<K, V>, key: K): V | undefined =>
  recent.get(key) ?? base.get(key)

/** All entries as a plain map, in insertion order. */
export const flattened = <K, V>({ base, recent }: LayeredMap<K, V>): Map<K, V> => {
  const all = new Map(base)
  for (const [key, value] of recent) all.set(key, value)
  return all
}

/** A copy of the map with the entry set. */
export const setIn = <K, V>(map: LayeredMap<K, V>, key: K, value: V): LayeredMap<K, V> => {
  if (map.recent.size < RECENT || map.recent.has(key)) {
    return { base: map.base, recent: new Map(map.recent).set(key, value) }
  }
  return layered(flattened(map).set(key, value))
}
