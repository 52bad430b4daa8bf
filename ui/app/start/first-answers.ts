import { use } from 'react'
import type { FirstAnswers } from '../../hooks/loading/use-query.ts'

/**
 * For the first page. Where its HTML holds its data (`hasAnswers`), the screen is hydrated when it can be rendered exactly as it stands there:
 * each question is asked once, its answer lies in the page (adapters/http/page-answers.ts). `onEnd` is called as the page is committed.
 */
export const createFirstAnswers = (onEnd: () => void, hasAnswers: boolean): FirstAnswers => {
  const asked = new Map<string, Promise<unknown>>()
  let isOpen = true
  return {
    read: <T>(key: string, load: () => Promise<T>): T | undefined => {
      if (!isOpen || !hasAnswers) return undefined
      const answer = (asked.get(key) as Promise<T> | undefined) ?? load()
      asked.set(key, answer)
      return use(answer)
    },
    end: () => {
      if (isOpen) onEnd()
      isOpen = false
    },
  }
}
