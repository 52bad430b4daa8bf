import { createContext, startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { createState } from '../../../application/shared/streams.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useStream, useSurroundings } from '../use-app.ts'
/**
 * Rises by one whenever everything on the screen is to be loaded again because the network is back. One for the whole
 * page: queries of every context read it, and `ui/app/offline`, whose code is loaded late, raises it.
 */
export const refetchCount$ = createState(0)

/** Answers that the HTML of the first page brought along, so that it is rendered with them at once. */
export type FirstAnswers = {
  /** The answer; undefined on any page but the first. In the browser it may suspend rendering for a moment. */
  readonly read: <T>(key: string, load: () => Promise<T>) => T | undefined
  /** To be called when the first page is rendered: from now on every query loads as usual. */
  readonly end: () => void
}

export const FirstAnswersContext = createContext<FirstAnswers | undefined>(undefined)

/**
 * What is known at once; keys have to be different for different questions of one page. An answer that came with
 * another one is `given`, and not asked for.
 */
export const useFirstAnswer = <T>(key: string, load: () => Promise<T>, given?: T): T | undefined => {
  const answers = useContext(FirstAnswersContext)
  return given ?? answers?.read(key, load)
}

type QueryPhase = 'loading' | 'ready' | 'failed'

export type Query<T, F> = {
  /** ready stays ready while it is asked for again; failed means that there is nothing to show. */
  readonly phase: QueryPhase
  readonly value: T | undefined
  /** The latest failure, also when an older value is still shown. */
  readonly fault: F | undefined
  /** Asks again in place; true when it came. For pull to refresh. */
  readonly refresh: () => Promise<boolean>
  /** Asks again after a failure, showing the skeleton meanwhile. */
  readonly retry: () => void
}

type QueryOptions<T, F> = {
  /** What is asked for; another key starts over with a blank page. */
  readonly key: string
  readonly load: () => Promise<Result<T, F>>
  /** When this changes the answer is asked for again quietly, at the latest when the screen is shown. */
  readonly version?: number | string
  /** The first answer, if it came with that to another question. */
  readonly given?: Result<T, F> | undefined
}

type Kept<T, F> = { readonly key: string; readonly value: T | undefined; readonly fault: F | undefined }

const phaseOf = <T, F>({ value, fault }: Kept<T, F>): QueryPhase => {
  if (value !== undefined) return 'ready'
  return fault === undefined ? 'loading' : 'failed'
}

/**
 * Asks the server when the screen is shown first and keeps the answer while the screen is hidden.
 * Answers to an earlier key or question are dropped. The language belongs to the version:
 * what the server wrote in the old one is asked for anew. So does a network that is back.
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
      // The same was asked again because nothing came: whichever answer comes first is shown, the other one dropped.
      if (!(answer.ok && isBare && now === question.key && about === question.topic)) return answer.ok
      asked.current = { ...asked.current, flight: asked.current.flight + 1 }
    }
    // Rendered in small steps: an answer may bring much, and a finger goes first.
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

  // Showing a kept screen again runs effects again: only a new question may reach the server.
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

/** How often, in milliseconds, what the server may change is loaded again while it is shown. */
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
