import { createContext, useContext } from 'react'

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
