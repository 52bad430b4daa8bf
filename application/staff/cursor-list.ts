import { BehaviorSubject } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'

/** The current filter and search. */
export type ListFilter<Filter extends string = string> = { readonly filter: Filter; readonly search: string }

type FilterCount = { readonly key: string; readonly count: number }

/** A page as the server returns it; `cursor` loads the next one, and is empty at the end. */
type CursorPage<Row, Limits> = {
  readonly rows: readonly Row[]
  readonly cursor: string
  /** Rows of each filter. */
  readonly filters: readonly FilterCount[]
  /** How many waiting rows are late, by these limits. */
  readonly late: number
  readonly limits: Limits
}

/** The state of a list of the counter. */
export type Listing<Row, Limits, Filter extends string = string> = ListFilter<Filter> &
  Omit<CursorPage<Row, Limits>, 'cursor'> & {
    /** `ready` stays while reloading; `failed`: there is nothing to show. */
    readonly phase: 'loading' | 'ready' | 'failed'
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    /** Why the latest request failed. */
    readonly fault: ApiFault | undefined
  }

type Deps<Row, Limits, Filter extends string> = {
  /** The first filter, and the limits until the server has answered. */
  readonly start: { readonly filter: Filter; readonly limits: Limits }
  /** Loads a page: the one after `cursor`, or the first one, of `limit` rows if given. */
  readonly load: (
    ask: ListFilter<Filter> & { readonly cursor?: string; readonly limit?: number },
  ) => Promise<Result<CursorPage<Row, Limits>, ApiFault>>
  readonly identify: (row: Row) => string
}

/** A list that is loaded page by page with a cursor. Answers to earlier requests are dropped. */
export type CursorList<Row, Limits, Filter extends string> = {
  readonly list$: BehaviorSubject<Listing<Row, Limits, Filter>>
  readonly isAsked: () => boolean
  /** Loads another filter or search; the same one again only if it failed. */
  readonly show: (shown: ListFilter<Filter>) => Promise<void>
  readonly more: () => Promise<void>
  /** Reloads the first `limit` rows, a page without; the current rows stay meanwhile. */
  readonly refresh: (limit?: number) => Promise<void>
  /** Replaces a row in its place. */
  readonly replace: (row: Row) => void
}

/** Creates an empty list; nothing is loaded yet. */
export const createCursorList = <Row, Limits, Filter extends string = string>({
  start,
  load,
  identify,
}: Deps<Row, Limits, Filter>): CursorList<Row, Limits, Filter> => {
  const empty: Listing<Row, Limits, Filter> = {
    ...start,
    search: '',
    phase: 'loading',
    rows: [],
    filters: [],
    late: 0,
    hasMore: false,
    isLoadingMore: false,
    fault: undefined,
  }
  const list$ = new BehaviorSubject(empty)
  let nextCursor = ''
  let lastRequest = 0

  const change = (part: Partial<Listing<Row, Limits, Filter>>): void =>
    list$.next({ ...list$.value, ...part })

  const fetchFirst = async (limit?: number): Promise<void> => {
    lastRequest += 1
    const request = lastRequest
    const { filter, search } = list$.value
    const answer = await load({ filter, search, ...(limit !== undefined && { limit }) })
    if (request !== lastRequest) return
    if (!answer.ok) {
      const isFirst = list$.value.phase !== 'ready'
      change({ fault: answer.fault, isLoadingMore: false, ...(isFirst && { phase: 'failed' }) })
      return
    }
    const { cursor, rows, filters, late, limits } = answer.value
    nextCursor = cursor
    const hasMore = cursor !== ''
    change({ phase: 'ready', rows, filters, late, limits, hasMore, isLoadingMore: false, fault: undefined })
  }

  return {
    list$,
    isAsked: () => lastRequest > 0,
    show: async ({ filter, search }) => {
      const { filter: before, search: searched, phase, filters, limits } = list$.value
      if (lastRequest > 0 && phase !== 'failed' && before === filter && searched === search) return
      // The filter counts stay visible while loading.
      list$.next({ ...empty, filters, limits, filter, search })
      await fetchFirst()
    },
    more: async () => {
      const { hasMore, isLoadingMore, filter, search, rows } = list$.value
      if (!hasMore || isLoadingMore) return
      change({ isLoadingMore: true, fault: undefined })
      const request = lastRequest
      const answer = await load({ filter, search, cursor: nextCursor })
      if (request !== lastRequest) return
      if (!answer.ok) {
        change({ isLoadingMore: false, fault: answer.fault })
        return
      }
      nextCursor = answer.value.cursor
      const known = new Set(rows.map(identify))
      const newRows = answer.value.rows.filter((row) => !known.has(identify(row)))
      change({ rows: [...rows, ...newRows], hasMore: nextCursor !== '', isLoadingMore: false })
    },
    refresh: async (limit) => {
      if (list$.value.phase === 'failed') change({ phase: 'loading', fault: undefined })
      await fetchFirst(limit)
    },
    replace: (row) =>
      change({ rows: list$.value.rows.map((one) => (identify(one) === identify(row) ? row : one)) }),
  }
}
