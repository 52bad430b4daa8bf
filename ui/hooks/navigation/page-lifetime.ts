import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { createCancellation } from '../../../application/shared/async.ts'

type Lifetime = ReturnType<typeof createCancellation>

/** Tells the parts of a page when it is removed for good; one that is kept hidden behind another is not. */
export const PageLifetimeContext = createContext<Pick<Lifetime, 'onCancel'> | undefined>(undefined)

/** Calls `removed` once, when the page is removed. */
export const useOnPageRemoved = (removed: () => void): void => {
  const page = useContext(PageLifetimeContext)
  const latest = useRef(removed)
  const heard = useRef<typeof page>(undefined)
  useEffect(() => {
    latest.current = removed
  })
  useEffect(() => {
    // An effect runs anew each time the page is shown again.
    if (heard.current === page) return
    heard.current = page
    page?.onCancel(() => latest.current())
  }, [page])
}

/** The lifetimes of the pages that are kept: that of a page which is no longer among them is over. */
export const usePageLifetimes = (pages: readonly { readonly id: number }[]): ((id: number) => Lifetime) => {
  const [lifetimes] = useState(() => new Map<number, Lifetime>())
  useEffect(() => {
    for (const [id, lifetime] of lifetimes) {
      if (pages.some((page) => page.id === id)) continue
      lifetimes.delete(id)
      lifetime.cancel()
    }
  }, [lifetimes, pages])
  return (id) => {
    const lifetime = lifetimes.get(id) ?? createCancellation()
    lifetimes.set(id, lifetime)
    return lifetime
  }
}
