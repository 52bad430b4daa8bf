import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { createCancellation } from '../../../application/shared/cancellation.ts'

type End = ReturnType<typeof createCancellation>

/** Tells the parts of a page when it is removed for good; one that is kept hidden behind another is not. */
export const PageEndContext = createContext<Pick<End, 'onCancel'> | undefined>(undefined)

/** Calls `end` once, when the page is removed. */
export const usePageEnd = (end: () => void): void => {
  const page = useContext(PageEndContext)
  const latest = useRef(end)
  const heard = useRef<typeof page>(undefined)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    // An effect runs anew each time the page is shown again.
    if (heard.current === page) return
    heard.current = page
    page?.onCancel(() => latest.current())
  }, [page])
}

/** The ends of the pages that are kept: that of a page which is no longer among them has come. */
export const usePageEnds = (pages: readonly { readonly id: number }[]): ((id: number) => End) => {
  const [ends] = useState(() => new Map<number, End>())
  useEffect(() => {
    for (const [id, end] of ends) {
      if (pages.some((page) => page.id === id)) continue
      ends.delete(id)
      end.cancel()
    }
  }, [ends, pages])
  return (id) => {
    const end = ends.get(id) ?? createCancellation()
    ends.set(id, end)
    return end
  }
}
