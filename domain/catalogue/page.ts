/** One page of a list, whichever of the host's wrappers it came in (api.md 1). Pages count from 1. */
export type Page<T> = {
  readonly rows: readonly T[]
  readonly total: number
  readonly page: number
  readonly hasMore: boolean
}
