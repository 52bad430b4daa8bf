import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { createCancellation } from '../../application/shared/async.ts'

/** True outside of any page. */
const ActiveContext = createContext<() => boolean>(() => true)

/** Tells what is inside (`useIsActive`) whether its page is the one shown, or kept hidden behind another one. */
export const ActivePage = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const isActive = useRef(false)
  // Effects of a page end while it is hidden.
  useLayoutEffect(() => {
    isActive.current = true
    return () => {
      isActive.current = false
    }
  }, [])
  return <ActiveContext value={useCallback(() => isActive.current, [])}>{children}</ActiveContext>
}

/**
 * Whether the page is still shown, for what follows an answer: one that comes after the shopper has left it must not
 * take them away from where they are now. `useNavigate` and `useBack` ask it themselves.
 */
const useIsActive = (): (() => boolean) => useContext(ActiveContext)

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** What a toast offers leads on from wherever the shopper is when it is pressed. */
export const useNavigateFromToast = (): Navigate => {
  const [, navigate] = useLocation()
  return useCallback((to, options) => navigate(to, options ?? {}), [navigate])
}

/**
 * Goes to a path of this app, through the guard. `replace` leaves no entry to come back to. A page that the shopper has
 * left while it waited for an answer leads nowhere.
 */
export const useNavigate = (): Navigate => {
  const navigate = useNavigateFromToast()
  const isActive = useIsActive()
  return useCallback(
    (to, options) => {
      if (isActive()) navigate(to, options)
    },
    [navigate, isActive],
  )
}

/**
 * Goes back in history, or to `fallback` when this is the first page of the app in the tab. Like `useNavigate`, it does
 * nothing once the shopper has left the page.
 */
export const useBack = (fallback = '/home'): (() => void) => {
  const [, navigate] = useLocation()
  const isActive = useIsActive()
  return useCallback(() => {
    if (!isActive()) return
    // Entries are numbered from where the app was entered: before 0 lies another site, between 0 and 1 no page.
    if (window.history.state?.lintas >= 1) {
      // A question that is answered does not hold back who leaves by its answer (`createBrowserHistory`).
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
      window.history.back()
    } else navigate(fallback, { replace: true })
  }, [navigate, isActive, fallback])
}

type Page = {
  readonly location: Pick<Location, 'origin'>
  readonly navigation?: Pick<Navigation, 'currentEntry' | 'entries'>
}

/** Whether this is the page that is meant, by its path and query. */
type IsIt = (path: string) => boolean

const entryBehind = (isIt: IsIt, { location, navigation }: Page): NavigationHistoryEntry | undefined => {
  const here = navigation?.currentEntry?.index ?? 0
  const { origin } = location
  return navigation
    ?.entries()
    .slice(0, here)
    .findLast(({ url }) => url?.startsWith(`${origin}/`) && isIt(url.slice(origin.length)))
}

/**
 * How many steps back the nearest entry that is meant lies in the history: going there leaves nothing in between for
 * Back to lead through. Undefined when there is none, or where the browser does not tell (Safari before 26.2).
 */
export const stepsBackTo = (isIt: IsIt, page: Page = window): number | undefined => {
  const entry = entryBehind(isIt, page)
  return entry && (page.navigation?.currentEntry?.index ?? 0) - entry.index
}

/**
 * Goes back to the page that is meant, and puts another address in its place where one is given; false when there is
 * none behind this one, and it has to be gone to instead.
 */
export const useWayBack = (): ((isIt: IsIt, instead?: string) => boolean) => {
  const isActive = useIsActive()
  const navigate = useNavigateFromToast()
  return (isIt, instead) => {
    const steps = isActive() ? stepsBackTo(isIt) : undefined
    if (steps === undefined) return false
    if (instead !== undefined) {
      // Since a reload that page is another document: this one would end before it could change the address.
      if (!entryBehind(isIt, window)?.sameDocument) return false
      // When the page is there: it goes on with what stands in it, at the other address.
      const arrived = (): void => void setTimeout(() => navigate(instead, { replace: true }))
      window.addEventListener('popstate', arrived, { once: true })
    }
    window.history.go(-steps)
    return true
  }
}

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
