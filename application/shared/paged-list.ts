import { hasShifted, MOST_REPEATS, type Page } from '../../domain/api/page.ts'
import type { Result } from '../../domain/shared/result.ts'

/** first: nothing to show yet. idle: more can be asked for. ended: all is shown. */
export type ListPhase = 'first' | 'idle' | 'loading' | 'failed' | 'ended'

/** What a list is of, and how its pages are asked for. */
export type ListQuestion<T, F> = {
  /** Another key starts over. */
  readonly key: string
  /** Pages count from 1. */
  readonly load: (page: number) => Promise<Result<Page<T>, F>>
  /** Two rows with the same identity are shown once, also when a page repeats them. */
  readonly identify: (row: T) => string
  /** Rows known already, so that a screen shown again has no blank moment. */
  readonly start?: Page<T> | undefined
}

/** What has come of a list so far. */
export type ListState<T, F> = {
  readonly key: string
  readonly rows: readonly T[]
  /** The last page that is shown; 0 for none. */
  readonly page: number
  /** How many pages in a row, up to this one, have brought nothing new. */
  readonly repeats: number
  readonly phase: ListPhase
  readonly fault: F | undefined
  readonly total: number | undefined
  readonly isTotalGiven: boolean
}

/** A list that grows page by page, one request at a time. Answers to an earlier key are dropped. */
export type PagedList<T, F> = {
  /** What it is of from now on, and how it is asked for. */
  readonly follow: (question: ListQuestion<T, F>) => void
  /** Asks for what is shown first, unless that is on its way: so many pages, where that many were shown before. */
  readonly begin: (pages: number) => void
  /** Asks for the next page, after a refresh that is under way; does nothing while a page is, or all is shown. */
  readonly more: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Asks again for all pages that are shown; every row that is still there keeps its place. True when they came. */
  readonly reload: () => Promise<boolean>
  /** Starts from the first page; the old rows stay until the new ones are here. */
  readonly refresh: () => Promise<Result<Page<T>, F> | undefined>
  /** The network is back: asks for whatever is shown, or did not come. */
  readonly refetch: () => void
}

const phaseOf = (start: Page<unknown> | undefined): ListPhase => {
  if (start === undefined) return 'first'
  return start.hasMore ? 'idle' : 'ended'
}

/** The state before anything was asked: the rows that are known already, or none. */
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

/** The list with one more page; page 1 begins it anew. */
const grown = <T, F>(
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
  const phase = hasMore && repeats < MOST_REPEATS ? 'idle' : 'ended'
  return { key: before.key, rows, page, repeats, phase, fault: undefined, total, isTotalGiven }
}

/** `shown` is called with each new state; `isAnswer` when it is what the server answered, which may be much to render. */
export const createPagedList = <T, F>(
  first: ListQuestion<T, F>,
  shown: (state: ListState<T, F>, isAnswer: boolean) => void,
): PagedList<T, F> => {
  let question = first
  let state = startOf<T, F>(first)
  let flight: { readonly id: number; readonly of: string | undefined; readonly isQuiet: boolean } = {
    id: 0,
    of: undefined,
    isQuiet: false,
  }
  /** The key of the list whose end came near during a refresh: the end that stays in sight tells it only once. */
  let awaited: string | undefined

  const show = (next: ListState<T, F>, isAnswer: boolean): void => {
    state = next
    shown(next, isAnswer)
  }

  const takeOff = (isQuiet: boolean): number => {
    flight = { id: flight.id + 1, of: question.key, isQuiet }
    return flight.id
  }

  const land = (next: ListState<T, F>): void => {
    show(next, true)
    if (awaited !== question.key || flight.of === question.key) return
    awaited = undefined
    more()
  }

  /** Loads the first pages anew, all of them or none; false when one did not come, or nobody waits any more. */
  const fetchAll = async (pages: number): Promise<boolean> => {
    const { key, load, identify } = question
    const id = takeOff(true)
    const answers = await Promise.all(Array.from({ length: pages }, (_, at) => load(at + 1)))
    if (question.key !== key || flight.id !== id) return false
    flight = { id, of: undefined, isQuiet: false }
    const loaded = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    const isWhole = loaded.length === pages
    land(isWhole ? loaded.reduce((list, page, at) => grown(list, at + 1, page, identify), state) : state)
    return isWhole
  }

  const fetchPage = async (page: number, isQuiet = false): Promise<Result<Page<T>, F> | undefined> => {
    const { key, load, identify } = question
    const before = state
    const id = takeOff(isQuiet)
    if (!isQuiet) {
      show({ ...state, phase: state.rows.length === 0 ? 'first' : 'loading', fault: undefined }, false)
    }
    const answer = await load(page)
    if (question.key !== key) return undefined
    const isLate = flight.id !== id
    // A first page asked for again because it did not come: whichever comes first is shown, the other one dropped.
    if (isLate && !(answer.ok && page === 1 && state.phase === 'first')) return undefined
    flight = { id: isLate ? flight.id + 1 : id, of: undefined, isQuiet: false }
    // Rows have left the list, or come in, since the pages before: some would never be shown.
    if (!isLate && answer.ok && hasShifted(before, answer.value) && (await fetchAll(page))) return answer
    if (answer.ok) land(grown(state, page, answer.value, identify))
    // A refresh that took the place of a page under way has to tell of the failure: that page does not come any more.
    else if (isQuiet && state.phase !== 'loading') land(state)
    else land({ ...state, phase: 'failed', fault: answer.fault })
    return answer
  }

  const next = (phase: ListPhase): void => {
    if (state.phase !== phase) return
    if (flight.of !== question.key) void fetchPage(state.page + 1)
    else if (flight.isQuiet) awaited = question.key
  }
  const more = (): void => next('idle')
  const retry = (): void => next('failed')

  return {
    follow: (asked) => {
      question = asked
      if (state.key !== asked.key) state = startOf<T, F>(asked)
    },
    begin: (pages) => {
      if (flight.of === question.key) return
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
      // Starting over would take the reader's place away: a long list is loaded again as long as it is.
      else void fetchAll(state.page)
    },
  }
}
