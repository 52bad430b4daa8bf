/**
 * A map that is changed by making another. A change copies the few entries that were set last and not all of them:
 * with two hundred conversations, a copy for each message was a third of what a message costs.
 */
export type LayeredMap<K, V> = {
  readonly base: ReadonlyMap<K, V>
  /** Stands before `base`. */
  readonly recent: ReadonlyMap<K, V>
}

const RECENT = 16

/** A layered map over `base`, with no changes yet. */
export const layered = <K, V>(base: ReadonlyMap<K, V>): LayeredMap<K, V> => ({ base, recent: new Map() })

/** The value of a key: the recent one, or that of the base. */
export const getIn = <K, V>({ base, recent }: LayeredMap<K, V>, key: K): V | undefined =>
  recent.get(key) ?? base.get(key)

/** All entries as a map of its own; those that were there first come first. */
export const flattened = <K, V>({ base, recent }: LayeredMap<K, V>): Map<K, V> => {
  const all = new Map(base)
  for (const [key, value] of recent) all.set(key, value)
  return all
}

/** The map with the entry in it; the one that was given stays as it was. */
export const setIn = <K, V>(map: LayeredMap<K, V>, key: K, value: V): LayeredMap<K, V> => {
  if (map.recent.size < RECENT || map.recent.has(key)) {
    return { base: map.base, recent: new Map(map.recent).set(key, value) }
  }
  return layered(flattened(map).set(key, value))
}
