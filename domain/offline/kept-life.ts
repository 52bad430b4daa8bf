const DAY_MS = 86_400_000

/** Whose an answer is: everybody's, one shopper's, or a picture; each kind is kept for a time of its own. */
export type KeptKind = 'shared' | 'own' | 'picture'

type Bounds = { readonly most: number; readonly lifeMs: number }

/** One's own answers live as long as the token they came with (requirement S6). */
export const KEPT_BOUNDS: Readonly<Record<KeptKind, Bounds>> = {
  shared: { most: 150, lifeMs: 7 * DAY_MS },
  own: { most: 120, lifeMs: 3 * DAY_MS },
  picture: { most: 300, lifeMs: 30 * DAY_MS },
}

/** Whether what was kept at `keptAt` may still be shown. A clock that was set back makes nothing young. */
export const isAlive = (kind: KeptKind, keptAt: number, now: number): boolean =>
  keptAt <= now && now - keptAt < KEPT_BOUNDS[kind].lifeMs

/** Of names in the order in which they were kept, the ones that have to go: the oldest beyond the bound. */
export const beyondBound = <T>(kind: KeptKind, names: readonly T[]): readonly T[] =>
  names.slice(0, Math.max(0, names.length - KEPT_BOUNDS[kind].most))

const BUILD = 'lintas-build-'

/** The store with the files of one build, by its id. */
export const buildStore = (id: string): string => BUILD + id

/**
 * The stores of builds that nobody needs once `id` runs. The newest of the others stays: a page that could not be
 * loaded anew yet (a payment under way) still asks for its files. Stores are named in the order of their making.
 */
export const outdatedBuilds = (stores: readonly string[], id: string): readonly string[] =>
  stores.filter((name) => name.startsWith(BUILD) && name !== buildStore(id)).slice(0, -1)

/**
 * Whether a later build has deleted the store of `id`. Making it anew would put it behind those of the later
 * builds, and the next one would keep it instead of the one before. No store at all: the browser took them.
 */
export const isBuildOver = (stores: readonly string[], id: string): boolean =>
  !stores.includes(buildStore(id)) && stores.some((name) => name.startsWith(BUILD))
