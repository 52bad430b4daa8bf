/** One page of a list, whichever of the host's wrappers it came in (api.md 1). Pages count from 1. */
export type Page<T> = {
  readonly rows: readonly T[]
  readonly total: number
  readonly page: number
  readonly hasMore: boolean
}

/**
 * So many pages in a row without a row that is new are the end of a list: a host that knows no pages answers the first
 * one for ever. One alone is none, for rows that came in on top move a whole page down.
 */
export const MOST_REPEATS = 2
