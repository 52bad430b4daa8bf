import { createContext, startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react'
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
 * The embedded answer; keys must be unique within a page. An answer that came with another one is passed as `given`
 * and not requested.
 */
export const useFirstAnswer = <T>(key: string, load: () => Promise<T>, given?: T): T | undefined => {
  const answers = useContext(FirstAnswersContext)
  return given ?? answers?.read(key, load)
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
  readonly given?: Result<T, F> | undefined
}

type Kept<T, F> = { readonly key: string; readonly value: T | undefined; readonly fault: F | undefined }

const phaseOf = <T, F>({ value, fault }: Kept<T, F>): QueryPhase => {
  if (value !== undefined) return 'ready'
  return fault === undefined ? 'loading' : 'failed'
}

/**
 * Loads data when the screen is first shown and keeps them while it is hidden. Answers for an earlier key are
 * dropped. A language change reloads, because servers translate texts, and so does coming back online.
 */
export const useQuery = <T, F>({ key, load, version = 0, given }: QueryOptions<T, F>): Query<T, F> => {
  const { language } = useTranslations()
  const topic = `${language} ${version}`
  const edition = `${topic} ${useStream(refetchCount$.stream)}`
  const first = useFirstAnswer(key, load, given)
  const [kept, setKept] = useState<Kept<T, F>>({
    key,
    value: first?.ok ? first.value : undefined,
    fault: first?.ok === false ? first.fault : undefined,
  })
  const state = kept.key === key ? kept : { key, value: undefined, fault: undefined }
  const asked = useRef(first ? { key, edition, flight: 0 } : { key: '', edition: '', flight: 0 })
  const isEmpty = state.value === undefined
  const latest = useRef({ key, load, edition, topic, isEmpty })
  useEffect(() => {
    latest.current = { key, load, edition, topic, isEmpty }
  })

  const ask = useCallback(async (): Promise<boolean> => {
    const question = latest.current
    const flight = asked.current.flight + 1
    asked.current = { key: question.key, edition: question.edition, flight }
    const answer = await question.load()
    if (asked.current.flight !== flight) {
      const { key: now, topic: about, isEmpty: isBare } = latest.current
      // The query was repeated because the answer took too long: the first answer is used, the other dropped.
      if (!(answer.ok && isBare && now === question.key && about === question.topic)) return answer.ok
      asked.current = { ...asked.current, flight: asked.current.flight + 1 }
    }
    // As a transition, because much may be rendered and input has priority.
    startTransition(() =>
      setKept((before) =>
        answer.ok
          ? { key: question.key, value: answer.value, fault: undefined }
          : {
              key: question.key,
              value: before.key === question.key ? before.value : undefined,
              fault: answer.fault,
            },
      ),
    )
    return answer.ok
  }, [])

  // Showing a kept-alive screen again runs effects again: only a new query may reach the server.
  useEffect(() => {
    if (asked.current.key !== key || asked.current.edition !== edition) void ask()
  }, [key, edition, ask])

  const retry = useCallback(() => {
    setKept({ key: latest.current.key, value: undefined, fault: undefined })
    void ask()
  }, [ask])

  return {
    phase: phaseOf(state),
    value: state.value,
    fault: state.fault,
    refresh: ask,
    retry,
  }
}

/** Polling interval, in milliseconds, while data are visible that the server may change. */
export const POLL_EVERY_MS = 15_000

/** Calls `look` every 15 seconds while `isWanted`, the page is visible and the device online. */
export const usePolling = (isWanted: boolean, look: () => unknown): void => {
  const { clock, lifecycle } = useSurroundings()
  const { isVisible, isOnline } = useStream(lifecycle.life$)
  const isPolling = isWanted && isVisible && isOnline
  useEffect(() => {
    if (!isPolling) return undefined
    const again = (): void => {
      look()
      timer = clock.after(POLL_EVERY_MS, again)
    }
    let timer = clock.after(POLL_EVERY_MS, again)
    return () => timer.cancel()
  }, [isPolling, clock, look])
}
