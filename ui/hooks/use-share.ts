import { type Action, useAction } from './use-action.ts'
import { useCopy } from './use-copy.ts'

/** Hands the page's address to the system's sheet; copies it where there is none. */
export const useShare = (title: string): Action<[], void> => {
  const copy = useCopy()
  return useAction(async () => {
    const url = window.location.href
    if (!navigator.share) return void (await copy(url))
    try {
      await navigator.share({ title, url })
    } catch (cause) {
      // Closing the system's sheet is no failure; anything else falls back to copying.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy(url)
    }
  })
}
