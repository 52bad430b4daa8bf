import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../domain/shared/result.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useStream } from '../use-stream.ts'
import { refetchCount$ } from './refetch-count.ts'
import { useFirstAnswer } from './use-first-answer.ts'

export type QueryPhase = 'loading' | 'ready' | 'failed'

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

export type QueryOptions<T, F> = {
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
