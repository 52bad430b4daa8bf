import { use } from 'react'
import type { FirstAnswers } from '../../hooks/loading/use-query.ts'

/**
 * The answers for the first page. If its HTML contains its data (`hasAnswers`), the screen is hydrated: each query is
 * made once and answered from the page (adapters/http/page-answers.ts). `onEnd` is called when the page is committed.
 */
export const createFirstAnswers = (onEnd: () => void, hasAnswers: boolean): FirstAnswers => {
  const answers = new Map<string, Promise<unknown>>()
  let isOpen = true
  return {
    read: <T>(key: string, load: () => Promise<T>): T | undefined => {
      if (!isOpen || !hasAnswers) return undefined
      const answer = (answers.get(key) as Promise<T> | undefined) ?? load()
      answers.set(key, answer)
      return use(answer)
    },
    end: () => {
      if (isOpen) onEnd()
      isOpen = false
    },
  }
}
