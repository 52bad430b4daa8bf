import { createContext, startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { answeredBy, createQuery } from '../../../application/shared/query.ts'
import { pollWhileShown } from '../../../application/shared/stay-fresh.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useStream, useSurroundings } from '../use-app.ts'
/**
 * Incremented to reload everything on screen because the network is back. One for the whole page: queries of every
 * context read it, and `ui/app/offline`, which is loaded later, increments it.
 */
export const refetchCount$ = createState(0)

/** API answers embedded in the HTML of the first page, so that it renders with data at once. */
export type FirstAnswers = {
  /** The answer; undefined on any page but the first. In the browser it may suspend rendering for a moment. */
  readonly read: <T>(key: string, load: () => Promise<T>) => T | undefined
  /** Call when the first page is rendered: from now on every query loads normally. */
  readonly end: () => void
}

export const FirstAnswersContext = createContext<FirstAnswers | undefined>(undefined)

/**
 * The embedded answer; keys must be unique within a page. An answer that came with another one is passed as `initialAnswer`
 * and not requested.
 */
export const useFirstAnswer = <T>(key: string, load: () => Promise<T>, initialAnswer?: T): T | undefined => {
  const answers = useContext(FirstAnswersContext)
  return initialAnswer ?? answers?.read(key, load)
}

type QueryPhase = 'loading' | 'ready' | 'failed'

export type Query<T, F> = {
  /** `ready` stays while reloading; `failed` means that there is nothing to show. */
  readonly phase: QueryPhase
  readonly value: T | undefined
  /** The latest failure, also while an older value is shown. */
  readonly fault: F | undefined
  /** Reloads in place; true on success. For pull to refresh. */
  readonly refresh: () => Promise<boolean>
  /** Retries after a failure, showing the skeleton. */
  readonly retry: () => void
}

type QueryOptions<T, F> = {
  /** Identifies the query; a new key starts over. */
  readonly key: string
  readonly load: () => Promise<Result<T, F>>
  /** A new value reloads quietly, at the latest when the screen is shown. */
  readonly version?: number | string
  /** The first answer, if it came with that to another query. */
  readonly initialAnswer?: Result<T, F> | undefined
}

/**
 * Loads data when the screen is first shown and keeps them while it is hidden. Answers for an earlier key are
 * dropped. A language change reloads, because servers translate texts, and so does coming back online.
 */
export const useQuery = <T, F>({
  key,
  load,
  version = 0,
  initialAnswer,
}: QueryOptions<T, F>): Query<T, F> => {
  const { language } = useTranslations()
  const round = useStream(refetchCount$.stream)
  const question = { key, version: `${language} ${version}`, round, load }
  const first = useFirstAnswer(key, load, initialAnswer)
  const [state, setState] = useState(() => answeredBy(key, first))
  const [query] = useState(() =>
    createQuery<T, F>(question, first, (answered, isAnswer) => {
      // As a transition, because much may be rendered and input has priority.
      if (isAnswer) startTransition(() => setState(answered))
      else setState(answered)
    }),
  )
  useLayoutEffect(() => query.follow(question))
  // Showing a kept-alive screen again runs effects again: only a new query reaches the server.
  useEffect(() => query.begin())
  const { value, fault } = state.key === key ? state : answeredBy<T, F>(key)
  const { refresh, retry } = query
  const failed = fault === undefined ? 'loading' : 'failed'
  return { phase: value === undefined ? failed : 'ready', value, fault, refresh, retry }
}

/** Calls `poll` every 15 seconds while `isWanted`, the page is visible and the device online. */
export const usePolling = (isWanted: boolean, poll: () => unknown): void => {
  const { clock, lifecycle } = useSurroundings()
  useEffect(() => {
    if (!isWanted) return undefined
    const polling = pollWhileShown({ clock, lifecycle }, poll)
    return () => polling.unsubscribe()
  }, [isWanted, clock, lifecycle, poll])
}
