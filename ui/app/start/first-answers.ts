import { use } from 'react'
import type { FirstAnswers } from '../../hooks/loading/use-query.ts'

/**
 * For a page whose HTML holds its data: the screen is taken over when it can be rendered exactly as it stands there.
 * Each question is asked once, its answer lies in the page (adapters/http/page-answers.ts).
 */
export const createFirstAnswers = (onEnd: () => void): FirstAnswers => {
  const asked = new Map<string, Promise<unknown>>()
  let isOpen = true
  return {
    read: <T>(key: string, load: () => Promise<T>): T | undefined => {
      if (!isOpen) return undefined
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
