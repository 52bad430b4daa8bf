import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page } from '../../domain/catalogue/page.ts'
import type { Result } from '../../domain/shared/result.ts'

/** first: nothing to show yet. idle: more can be asked for. ended: all is shown. */
export type ListPhase = 'first' | 'idle' | 'loading' | 'failed' | 'ended'

export type InfiniteListOptions<T, F> = {
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
  /** Asks for the next page; does nothing while one is under way or all is shown. */
  readonly more: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Starts from the first page; the old rows stay until the new ones are here. */
  readonly refresh: () => Promise<Result<Page<T>, F> | undefined>
}

type Loaded<T, F> = {
  readonly key: string
  readonly rows: readonly T[]
  readonly page: number
  readonly phase: ListPhase
  readonly fault: F | undefined
  readonly total: number | undefined
}

const blank = <T, F>(key: string): Loaded<T, F> => ({
  key,
  rows: [],
  page: 0,
  phase: 'first',
  fault: undefined,
  total: undefined,
})

const started = <T, F>(key: string, start: Page<T> | undefined): Loaded<T, F> =>
  start === undefined
    ? blank(key)
    : {
        key,
        rows: start.rows,
        page: start.page,
        phase: start.hasMore ? 'idle' : 'ended',
        fault: undefined,
        total: start.total,
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
  const latest = useRef({ key, load, identify, state, flight: 0, isFlying: false })
  latest.current = { ...latest.current, key, load, identify, state }

  const fetchPage = useCallback(async (page: number): Promise<Result<Page<T>, F> | undefined> => {
    const { current } = latest
    const flight = current.flight + 1
    const isCurrent = (): boolean => latest.current.flight === flight && latest.current.key === current.key
    latest.current = { ...current, flight, isFlying: true }
    setKept({
      ...current.state,
      phase: current.state.rows.length === 0 ? 'first' : 'loading',
      fault: undefined,
    })
    const answer = await current.load(page)
    if (!isCurrent()) return undefined
    latest.current = { ...latest.current, isFlying: false }
    setKept((before) => {
      if (!answer.ok) return { ...before, phase: 'failed', fault: answer.fault }
      const old = page === 1 ? [] : before.rows
      const known = new Set(old.map(current.identify))
      const rows = [...old]
      for (const row of answer.value.rows) {
        const identity = current.identify(row)
        if (!known.has(identity)) rows.push(row)
        known.add(identity)
      }
      return {
        key: current.key,
        rows,
        page,
        phase: answer.value.hasMore ? 'idle' : 'ended',
        fault: undefined,
        total: answer.value.total,
      }
    })
    return answer
  }, [])

  useEffect(() => {
    const { current } = latest
    if (current.key !== key || current.state.phase !== 'first') return
    void fetchPage(1)
    return () => {
      // A hidden or gone screen drops its answer; shown again it asks anew.
      latest.current = { ...latest.current, flight: latest.current.flight + 1, isFlying: false }
    }
  }, [key, fetchPage])

  const more = useCallback(() => {
    const { isFlying, state: now } = latest.current
    if (!isFlying && now.phase === 'idle') void fetchPage(now.page + 1)
  }, [fetchPage])

  const retry = useCallback(() => {
    const { isFlying, state: now } = latest.current
    if (!isFlying && now.phase === 'failed') void fetchPage(now.page + 1)
  }, [fetchPage])

  const refresh = useCallback(() => fetchPage(1), [fetchPage])

  return {
    rows: state.rows,
    phase: state.phase,
    fault: state.fault,
    total: state.total,
    more,
    retry,
    refresh,
  }
}
