import { hasShifted, MAX_REPEATS, type Page } from '../../domain/api/page.ts'
import type { Result } from '../../domain/shared/result.ts'

/** first: nothing to show yet. idle: more can be loaded. ended: everything is shown. */
export type ListPhase = 'first' | 'idle' | 'loading' | 'failed' | 'ended'

/** What to list, and how to load its pages. */
export type ListQuestion<T, F> = {
  /** A new key starts over. */
  readonly key: string
  /** Pages count from 1. */
  readonly load: (page: number) => Promise<Result<Page<T>, F>>
  /** Rows with the same identity are shown once, even when pages repeat them. */
  readonly identify: (row: T) => string
  /** Rows that are already known, so that a screen shown again is not blank. */
  readonly start?: Page<T> | undefined
}

/** The loaded part of a list. */
export type ListState<T, F> = {
  readonly key: string
  readonly rows: readonly T[]
  /** The last loaded page; 0 for none. */
  readonly page: number
  /** How many consecutive pages, up to this one, had nothing new. */
  readonly repeats: number
  readonly phase: ListPhase
  readonly fault: F | undefined
  readonly total: number | undefined
  readonly isTotalGiven: boolean
}

/** A list loaded page by page, one request at a time. Answers for an earlier key are dropped. */
export type PagedList<T, F> = {
  /** Sets what to list and how to load it. */
  readonly follow: (question: ListQuestion<T, F>) => void
  /** Loads the first page, unless that is running; or as many pages as were shown before. */
  readonly begin: (pages: number) => void
  /** Loads the next page, after a running refresh; does nothing while a page is loading or at the end. */
  readonly more: () => void
  /** Retries after a failure. */
  readonly retry: () => void
  /** Reloads all pages that are shown; remaining rows keep their places. Returns true on success. */
  readonly reload: () => Promise<boolean>
  /** Starts over from the first page; the old rows stay until the new ones arrive. */
  readonly refresh: () => Promise<Result<Page<T>, F> | undefined>
  /** Call when back online: reloads what is shown, or what failed. */
  readonly refetch: () => void
}

const phaseOf = (start: Page<unknown> | undefined): ListPhase => {
  if (start === undefined) return 'first'
  return start.hasMore ? 'idle' : 'ended'
}

/** The initial state: the known rows, or none. */
export const startOf = <T, F>({
  key,
  start,
}: Pick<ListQuestion<T, F>, 'key' | 'start'>): ListState<T, F> => ({
  key,
  rows: start?.rows ?? [],
  page: start?.page ?? 0,
  repeats: 0,
  phase: phaseOf(start),
  fault: undefined,
  total: start?.total,
  isTotalGiven: start?.isTotalGiven === true,
})

/** The list with another page; page 1 starts over. */
const withPage = <T, F>(
  before: ListState<T, F>,
  page: number,
  { rows: fresh, hasMore, total, isTotalGiven = false }: Page<T>,
  identify: (row: T) => string,
): ListState<T, F> => {
  const old = page === 1 ? [] : before.rows
  const known = new Set(old.map(identify))
  const rows = [...old]
  for (const row of fresh) {
    if (!known.has(identify(row))) rows.push(row)
    known.add(identify(row))
  }
  const repeats = fresh.length > 0 && rows.length === old.length ? before.repeats + 1 : 0
  const phase = hasMore && repeats < MAX_REPEATS ? 'idle' : 'ended'
  return { key: before.key, rows, page, repeats, phase, fault: undefined, total, isTotalGiven }
}

/** `onState` is called with each new state; `isAnswer` when it comes from the server, which may be much to render. */
export const createPagedList = <T, F>(
  first: ListQuestion<T, F>,
  onState: (state: ListState<T, F>, isAnswer: boolean) => void,
): PagedList<T, F> => {
  let question = first
  let state = startOf<T, F>(first)
  let request: { readonly id: number; readonly of: string | undefined; readonly isQuiet: boolean } = {
    id: 0,
    of: undefined,
    isQuiet: false,
  }
  /** The key of the list whose end came into view during a refresh, which is reported only once. */
  let keyToContinue: string | undefined

  const show = (next: ListState<T, F>, isAnswer: boolean): void => {
    state = next
    onState(next, isAnswer)
  }

  const beginRequest = (isQuiet: boolean): number => {
    request = { id: request.id + 1, of: question.key, isQuiet }
    return request.id
  }

  const settle = (next: ListState<T, F>): void => {
    show(next, true)
    if (keyToContinue !== question.key || request.of === question.key) return
    keyToContinue = undefined
    more()
  }

  /** Reloads the first pages, all of them or none; false when one failed, or the result is not needed any more. */
  const fetchAll = async (pages: number): Promise<boolean> => {
    const { key, load, identify } = question
    const id = beginRequest(true)
    const answers = await Promise.all(Array.from({ length: pages }, (_, at) => load(at + 1)))
    if (question.key !== key || request.id !== id) return false
    request = { id, of: undefined, isQuiet: false }
    const loaded = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    const isWhole = loaded.length === pages
    settle(isWhole ? loaded.reduce((list, page, at) => withPage(list, at + 1, page, identify), state) : state)
    return isWhole
  }

  const fetchPage = async (page: number, isQuiet = false): Promise<Result<Page<T>, F> | undefined> => {
    const { key, load, identify } = question
    const before = state
    const id = beginRequest(isQuiet)
    if (!isQuiet) {
      show({ ...state, phase: state.rows.length === 0 ? 'first' : 'loading', fault: undefined }, false)
    }
    const answer = await load(page)
    if (question.key !== key) return undefined
    const isLate = request.id !== id
    // The first page was requested again because it was slow: the first answer is used, the other dropped.
    if (isLate && !(answer.ok && page === 1 && state.phase === 'first')) return undefined
    request = { id: isLate ? request.id + 1 : id, of: undefined, isQuiet: false }
    // Rows were removed or added since the previous pages: some would be skipped.
    if (!isLate && answer.ok && hasShifted(before, answer.value) && (await fetchAll(page))) return answer
    if (answer.ok) settle(withPage(state, page, answer.value, identify))
    // A refresh that replaced a running page load has to report the failure, because that page will not come.
    else if (isQuiet && state.phase !== 'loading') settle(state)
    else settle({ ...state, phase: 'failed', fault: answer.fault })
    return answer
  }

  const next = (phase: ListPhase): void => {
    if (state.phase !== phase) return
    if (request.of !== question.key) void fetchPage(state.page + 1)
    else if (request.isQuiet) keyToContinue = question.key
  }
  const more = (): void => next('idle')
  const retry = (): void => next('failed')

  return {
    follow: (next) => {
      question = next
      if (state.key !== next.key) state = startOf<T, F>(next)
    },
    begin: (pages) => {
      if (request.of === question.key) return
      if (pages > 1 && state.page <= 1) {
        void fetchAll(pages).then((isWhole) => {
          if (!isWhole && state.phase === 'first') void fetchPage(1)
        })
      } else if (state.phase === 'first') void fetchPage(1)
    },
    more,
    retry,
    reload: async () => {
      if (state.page > 1) return fetchAll(state.page)
      const answer = await fetchPage(1, state.rows.length > 0)
      return answer?.ok ?? false
    },
    refresh: () => fetchPage(1, state.rows.length > 0),
    refetch: () => {
      if (state.page === 1) void fetchPage(1, true)
      else if (state.phase === 'first') void fetchPage(1)
      else if (state.phase === 'failed') retry()
      // Starting over would lose the reader's place: a long list is reloaded in full.
      else void fetchAll(state.page)
    },
  }
}
