import { createContext, useContext } from 'react'

/** Answers that the first page is drawn with at once, because the page brought them along. */
export type FirstAnswers = {
  /** The answer, or undefined when this is no first page. In the browser it may suspend for a moment. */
  readonly read: <T>(key: string, load: () => Promise<T>) => T | undefined
  /** The first page is drawn: from now on every question waits as usual. */
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
