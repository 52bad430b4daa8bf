import type { Result } from '../../domain/shared/result.ts'

/** What is loaded, and how. */
export type Question<T, F> = {
  /** Another key starts over without a value. */
  readonly key: string
  /** A change, such as of the language, reloads and drops answers to the earlier version. */
  readonly version: string
  /** A change, as after coming back online, reloads. */
  readonly round: number
  readonly load: () => Promise<Result<T, F>>
}

/** The state of a query. */
export type QueryResult<T, F> = {
  readonly key: string
  readonly value: T | undefined
  /** The latest failure, also while an older value is shown. */
  readonly fault: F | undefined
}

/** A query whose answer is kept. Late answers to an earlier key or version are dropped. */
export type QueryFlow<T, F> = {
  /** Sets the question. */
  readonly follow: (question: Question<T, F>) => void
  /** Loads, unless this key, version and round were loaded already. */
  readonly begin: () => void
  /** Reloads; the value stays meanwhile. True on success. */
  readonly refresh: () => Promise<boolean>
  /** Reloads after a failure, without a value meanwhile. */
  readonly retry: () => void
}

/** The initial state, with the answer if it is known already. */
export const answeredBy = <T, F>(key: string, known?: Result<T, F>): QueryResult<T, F> => ({
  key,
  value: known?.ok ? known.value : undefined,
  fault: known?.ok === false ? known.fault : undefined,
})

/** `onState` is called with each state; `isAnswer` for the server's answers, which may be much to render. */
export const createQuery = <T, F>(
  first: Question<T, F>,
  known: Result<T, F> | undefined,
  onState: (answered: QueryResult<T, F>, isAnswer: boolean) => void,
): QueryFlow<T, F> => {
  let question = first
  let state = answeredBy(first.key, known)
  let requested = known && first
  let lastRequest = 0

  const show = (next: QueryResult<T, F>, isAnswer: boolean): void => {
    state = next
    onState(next, isAnswer)
  }

  const request = async (): Promise<boolean> => {
    const current = question
    lastRequest += 1
    const id = lastRequest
    requested = current
    const answer = await current.load()
    const isLate = lastRequest !== id
    const isSame = current.key === question.key && current.version === question.version
    // The query was repeated because the answer took too long: the first answer is used, the other dropped.
    const isFirst = answer.ok && isSame && (state.key !== current.key || state.value === undefined)
    if (isLate && !isFirst) return answer.ok
    if (isLate) lastRequest += 1
    if (answer.ok) show({ key: current.key, value: answer.value, fault: undefined }, true)
    else {
      const value = state.key === current.key ? state.value : undefined
      show({ key: current.key, value, fault: answer.fault }, true)
    }
    return answer.ok
  }

  return {
    follow: (next) => {
      question = next
    },
    begin: () => {
      const { key, version, round } = question
      if (requested?.key !== key || requested.version !== version || requested.round !== round) void request()
    },
    refresh: request,
    retry: () => {
      show(answeredBy(question.key), false)
      void request()
    },
  }
}
