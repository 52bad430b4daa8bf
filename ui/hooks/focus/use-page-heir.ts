import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a page is replaced by another of the same place (its skeleton by the form that it waited for) while the focus is in
 * it, the focus goes to the new page's heading; otherwise it would fall back to the top of the document.
 */
export const usePageHeir = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const gone = ref.current
    const place = gone?.closest('[data-kept]')
    return () => {
      if (!gone?.contains(document.activeElement)) return
      queueMicrotask(() => {
        // A page that is only hidden stays; a place that is left gets its focus from the next one (use-focus.ts).
        if (gone.isConnected || document.activeElement !== document.body) return
        place?.querySelector<HTMLElement>('[data-page-title], main')?.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
