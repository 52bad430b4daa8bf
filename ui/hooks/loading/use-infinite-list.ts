import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { hasShifted, MOST_REPEATS, type Page } from '../../../domain/api/page.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useStream } from '../use-app.ts'
import { refetchCount$ } from './use-query.ts'

/** How many pages of a list were shown at an entry of the history, so that Back after a reload finds them again. */
const STORE_NAME = 'lintas_list_pages'
/** Lists that are remembered, the newest last. */
const MOST_LISTS = 50
/** Pages that are asked for again at once; who had more goes on from there. */
const MOST_PAGES = 20

type Kept = readonly (readonly [name: string, pages: number])[]

const readKept = (): Kept => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : []
  } catch {
    return []
  }
}

/** The number of the history's entry that is shown; undefined where nobody numbers them. */
const entryNow = (): number | undefined => {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state
  const id = typeof state === 'object' && state !== null && 'lintas' in state ? state.lintas : undefined
  return typeof id === 'number' ? id : undefined
}

/** The name of a list at the entry that is shown now; undefined where it cannot be found again. */
const nameOfList = (key: string): string | undefined => {
  const entry = entryNow()
  return entry === undefined ? undefined : `${entry} ${key}`
}

/** How many pages the list of this name had; 1 where nothing is known. */
const pagesOf = (name: string | undefined): number => {
  const pages = name === undefined ? undefined : readKept().find(([known]) => known === name)?.[1]
  return Number.isSafeInteger(pages) ? Math.min(Math.max(1, Number(pages)), MOST_PAGES) : 1
}

const keepPages = (name: string | undefined, pages: number): void => {
  if (name === undefined) return
  const known = readKept()
  const others = known.filter(([other]) => other !== name)
  // One page is what a list begins with: nothing to remember, and as a rule nothing to forget.
  if (pages <= 1 && others.length === known.length) return
  const kept = pages > 1 ? [...others, [name, pages] as const].slice(-MOST_LISTS) : others
  try {
    sessionStorage.setItem(STORE_NAME, JSON.stringify(kept))
  } catch {
    // Private mode: the number of pages lives as long as the page.
  }
}

/** first: nothing to show yet. idle: more can be asked for. ended: all is shown. */
export type ListPhase = 'first' | 'idle' | 'loading' | 'failed' | 'ended'

type InfiniteListOptions<T, F> = {
  /** What the list is of; another key starts over. */
  readonly key: string
  /** Pages count from 1. */
  readonly load: (page: number) => Promise<Result<Page<T>, F>>
  /** Two rows with the same identity are shown once, also when a page repeats them. */
  readonly identify: (row: T) => string
  /** Rows known already, so that a screen shown again has no blank moment. */
  readonly start?: Page<T> | undefined
}

export type InfiniteList<T, F> = {
  readonly rows: readonly T[]
  readonly phase: ListPhase
  readonly fault: F | undefined
  readonly total: number | undefined
  /** Asks for the next page, after a refresh that is under way; does nothing while a page is, or all is shown. */
  readonly more: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Asks again for all pages that are shown; every row that is still there keeps its place. */
  readonly reload: () => Promise<boolean>
  /** Starts from the first page; the old rows stay until the new ones are here. */
  readonly refresh: () => Promise<Result<Page<T>, F> | undefined>
}

type Loaded<T, F> = {
  readonly key: string
  readonly rows: readonly T[]
  readonly page: number
  /** How many pages in a row, up to this one, have brought nothing new. */
  readonly repeats: number
  readonly phase: ListPhase
  readonly fault: F | undefined
  readonly total: number | undefined
  readonly isTotalGiven: boolean
}

const blank = <T, F>(key: string): Loaded<T, F> => ({
  key,
  rows: [],
  page: 0,
  repeats: 0,
  phase: 'first',
  fault: undefined,
  total: undefined,
  isTotalGiven: false,
})

const started = <T, F>(key: string, start: Page<T> | undefined): Loaded<T, F> =>
  start === undefined
    ? blank(key)
    : {
        key,
        rows: start.rows,
        page: start.page,
        repeats: 0,
        phase: start.hasMore ? 'idle' : 'ended',
        fault: undefined,
        total: start.total,
        isTotalGiven: start.isTotalGiven === true,
      }

type Flight = { readonly id: number; readonly of: string | undefined; readonly isQuiet: boolean }

type Answer<T, F> = Result<Page<T>, F>

/** The list with one more page; page 1 begins it anew. */
const grown = <T, F>(
  before: Loaded<T, F>,
  page: number,
  { rows: fresh, hasMore, total, isTotalGiven = false }: Page<T>,
  identify: (row: T) => string,
): Loaded<T, F> => {
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

/** A list that grows page by page, one request at a time. Answers to an earlier key are dropped. */
export const useInfiniteList = <T, F>({
  key,
  load,
  identify,
  start,
}: InfiniteListOptions<T, F>): InfiniteList<T, F> => {
  const [kept, setKept] = useState<Loaded<T, F>>(() => started(key, start))
  const state = kept.key === key ? kept : started<T, F>(key, start)
  const latest = useRef({ key, load, identify, state })
  /** By which its number of pages is remembered. */
  const listName = useRef<string | undefined>(undefined)
  const flight = useRef<Flight>({ id: 0, of: undefined, isQuiet: false })
  /** The key of the list whose end came near during a refresh: the end that stays in sight tells it only once. */
  const awaited = useRef<string | undefined>(undefined)
  latest.current = { key, load, identify, state }

  /** Loads the first pages anew, all of them or none; false when one did not come, or nobody waits any more. */
  const fetchAll = useCallback(async (pages: number): Promise<boolean> => {
    const { current } = latest
    const id = flight.current.id + 1
    flight.current = { id, of: current.key, isQuiet: true }
    const answers = await Promise.all(Array.from({ length: pages }, (_, at) => current.load(at + 1)))
    if (latest.current.key !== current.key || flight.current.id !== id) return false
    flight.current = { id, of: undefined, isQuiet: false }
    const loaded = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    const isWhole = loaded.length === pages
    startTransition(() =>
      setKept((before) => {
        const base = before.key === current.key ? before : current.state
        return isWhole
          ? loaded.reduce((list, page, at) => grown(list, at + 1, page, current.identify), base)
          : { ...base }
      }),
    )
    return isWhole
  }, [])

  const fetchPage = useCallback(
    async (page: number, isQuiet = false): Promise<Answer<T, F> | undefined> => {
      const { current } = latest
      const id = flight.current.id + 1
      flight.current = { id, of: current.key, isQuiet }
      if (!isQuiet) {
        const phase = current.state.rows.length === 0 ? 'first' : 'loading'
        setKept({ ...current.state, phase, fault: undefined })
      }
      const answer = await current.load(page)
      if (latest.current.key !== current.key) return undefined
      const isLate = flight.current.id !== id
      // A first page asked for again because it did not come: whichever comes first is shown, the other one dropped.
      if (isLate && !(answer.ok && page === 1 && latest.current.state.phase === 'first')) return undefined
      flight.current = { id: isLate ? flight.current.id + 1 : id, of: undefined, isQuiet: false }
      // Rows have left the list, or come in, since the pages before: some would never be shown.
      const isShifted = !isLate && answer.ok && hasShifted(current.state, answer.value)
      if (isShifted && (await fetchAll(page))) return answer
      // Rendered in small steps: a page of rows is much, and a finger goes first.
      startTransition(() =>
        setKept((before) => {
          const base = before.key === current.key ? before : current.state
          if (answer.ok) return grown(base, page, answer.value, current.identify)
          // A refresh that took the place of a page under way has to tell of the failure: that page does not come any more.
          const isKept = isQuiet && base.phase !== 'loading'
          // Rendered all the same: who waits for the end of the refresh hears of it.
          return isKept ? { ...base } : { ...base, phase: 'failed', fault: answer.fault }
        }),
      )
      return answer
    },
    [fetchAll],
  )

  // No clean-up: a screen that is hidden for a moment keeps its answer, and does not ask twice.
  useEffect(() => {
    if (flight.current.of === key) return
    const { page, phase } = latest.current.state
    const name = nameOfList(key)
    const pages = listName.current === name ? 1 : pagesOf(name)
    listName.current = name
    // Come back to after a reload, it is as long as it was, so that its place is found again.
    if (pages > 1 && page <= 1) {
      void fetchAll(pages).then((isWhole) => {
        if (!isWhole && latest.current.state.phase === 'first') void fetchPage(1)
      })
    } else if (phase === 'first') void fetchPage(1)
  }, [key, fetchAll, fetchPage])
  useEffect(() => {
    if (kept.page > 0 && kept.key === key && listName.current === nameOfList(key))
      keepPages(listName.current, kept.page)
  }, [kept, key])

  const next = useCallback(
    (phase: ListPhase) => {
      const { key: now, state: at } = latest.current
      if (at.phase !== phase) return
      if (flight.current.of !== now) void fetchPage(at.page + 1)
      else if (flight.current.isQuiet) awaited.current = now
    },
    [fetchPage],
  )
  const more = useCallback(() => next('idle'), [next])
  const retry = useCallback(() => next('failed'), [next])
  useEffect(() => {
    if (awaited.current !== kept.key || flight.current.of === kept.key) return
    awaited.current = undefined
    more()
  }, [kept, more])
  const round = useStream(refetchCount$.stream)
  const askedRound = useRef(round)
  useEffect(() => {
    if (askedRound.current === round) return
    askedRound.current = round
    const { page, phase } = latest.current.state
    if (page === 1) void fetchPage(1, true)
    else if (phase === 'first') void fetchPage(1)
    else if (phase === 'failed') retry()
    // Starting over would take the reader's place away: a long list is loaded again as long as it is.
    else void fetchAll(page)
  }, [round, retry, fetchPage, fetchAll])
  const reload = useCallback(async (): Promise<boolean> => {
    const { page, rows } = latest.current.state
    if (page > 1) return fetchAll(page)
    const answer = await fetchPage(1, rows.length > 0)
    return answer?.ok ?? false
  }, [fetchAll, fetchPage])
  const refresh = useCallback(() => fetchPage(1, latest.current.state.rows.length > 0), [fetchPage])

  return {
    rows: state.rows,
    phase: state.phase,
    fault: state.fault,
    total: state.total,
    more,
    retry,
    reload,
    refresh,
  }
}
