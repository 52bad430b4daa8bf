const DAY_MS = 86_400_000

/** The kind of a cached answer: shared, personal, or a picture; each has its own limits. */
export type KeptKind = 'shared' | 'own' | 'picture'

type Bounds = { readonly max: number; readonly lifeMs: number }

/** Personal answers expire with the token they were requested with (requirement S6). */
export const KEPT_BOUNDS: Readonly<Record<KeptKind, Bounds>> = {
  shared: { max: 150, lifeMs: 7 * DAY_MS },
  own: { max: 120, lifeMs: 3 * DAY_MS },
  picture: { max: 300, lifeMs: 30 * DAY_MS },
}

/** Whether an answer cached at `keptAt` may still be shown. A clock that was set back does not extend this. */
export const isAlive = (kind: KeptKind, keptAt: number, now: number): boolean =>
  keptAt <= now && now - keptAt < KEPT_BOUNDS[kind].lifeMs

/** The names to delete: the oldest beyond the limit. `names` are in the order of caching. */
export const beyondBound = <T>(kind: KeptKind, names: readonly T[]): readonly T[] =>
  names.slice(0, Math.max(0, names.length - KEPT_BOUNDS[kind].max))

/** The worker's cache of what belongs to one shopper. */
export const OWN_STORE = 'lintas-own'
/** The worker's cache of answers that are the same for everybody. */
export const SHARED_STORE = 'lintas-shared'
/** The worker's cache of the shop's pictures. */
export const PICTURE_STORE = 'lintas-pictures'

const BUILD = 'lintas-build-'

/** The name of the cache with the files of one build. */
export const buildStore = (id: string): string => BUILD + id

/**
 * The caches of builds that are no longer needed once `id` is active. The newest of the others is kept, for pages
 * that could not reload yet (during a payment). Names are in the order of creation.
 */
export const outdatedBuilds = (stores: readonly string[], id: string): readonly string[] =>
  stores.filter((name) => name.startsWith(BUILD) && name !== buildStore(id)).slice(0, -1)

/**
 * Whether a later build has deleted the cache of `id`. Recreating it would place it behind the later builds, and the
 * next cleanup would keep the wrong one. No cache at all means that the browser evicted them.
 */
export const isBuildOver = (stores: readonly string[], id: string): boolean =>
  !stores.includes(buildStore(id)) && stores.some((name) => name.startsWith(BUILD))
