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
import type { Result } from '../../domain/shared/result.ts'
import { useApp } from './use-app.ts'

/** True outside of any page. */
const ActiveContext = createContext<() => boolean>(() => true)

/** Provides `useIsActive`: whether its page is visible, or kept hidden behind another one. */
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
 * Whether the page is still visible when an answer arrives: if the shopper has left it, it must not navigate.
 * `useNavigate` and `useBack` check this themselves.
 */
const useIsActive = (): (() => boolean) => useContext(ActiveContext)

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** Navigates from a toast's action, wherever the shopper is then. */
export const useNavigateFromToast = (): Navigate => {
  const [, navigate] = useLocation()
  return useCallback((to, options) => navigate(to, options ?? {}), [navigate])
}

/**
 * Navigates to a path of this app, through the guard. `replace` replaces the history entry. Does nothing on a page
 * that the shopper has left.
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
 * Goes back in history, or to `fallback` when this is the app's first page in the tab. Does nothing once the shopper
 * has left the page.
 */
export const useBack = (fallback = '/home'): (() => void) => {
  const [, navigate] = useLocation()
  const isActive = useIsActive()
  return useCallback(() => {
    if (!isActive()) return
    // Entries are numbered from where the app was entered: before 0 is another site, between 0 and 1 is not a page.
    if (window.history.state?.lintas >= 1) {
      // An answered dialog must not hold back a navigation caused by the answer (`createBrowserHistory`).
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
      window.history.back()
    } else navigate(fallback, { replace: true })
  }, [navigate, isActive, fallback])
}

type NeedsAccount<F> = Promise<Result<unknown, F | { readonly kind: 'not-signed-in' }>>

/** Sends a visitor whose action needs an account to sign in, and back here afterwards. The toast is already shown. */
export const useSignInFirst = (): (<F extends { readonly kind: string }>(
  answer: NeedsAccount<F>,
) => Promise<void>) => {
  const { session } = useApp()
  const navigate = useNavigate()
  return useCallback(
    async (answer) => {
      const result = await answer
      if (result.ok || result.fault.kind !== 'not-signed-in') return
      session.keepReturnPath(window.location.pathname + window.location.search)
      navigate('/login')
    },
    [session, navigate],
  )
}

type Page = {
  readonly location: Pick<Location, 'origin'>
  readonly navigation?: Pick<Navigation, 'currentEntry' | 'entries'>
}

/** Whether this is the wanted page, by its path and query. */
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
 * How many steps back the nearest wanted history entry is: going there leaves no entries in between. Undefined when
 * there is none, or the browser does not tell (Safari before 26.2).
 */
export const stepsBackTo = (isIt: IsIt, page: Page = window): number | undefined => {
  const entry = entryBehind(isIt, page)
  return entry && (page.navigation?.currentEntry?.index ?? 0) - entry.index
}

/**
 * Goes back to the wanted page, and replaces its address if one is given; false when it is not in the history and
 * must be opened instead.
 */
export const useWayBack = (): ((isIt: IsIt, instead?: string) => boolean) => {
  const isActive = useIsActive()
  const navigate = useNavigateFromToast()
  return (isIt, instead) => {
    const steps = isActive() ? stepsBackTo(isIt) : undefined
    if (steps === undefined) return false
    if (instead !== undefined) {
      // After a reload that page is another document, and this one would end before it could change the address.
      if (!entryBehind(isIt, window)?.sameDocument) return false
      // When the page is visible: it continues with its state, at the new address.
      const arrived = (): void => void setTimeout(() => navigate(instead, { replace: true }))
      window.addEventListener('popstate', arrived, { once: true })
    }
    window.history.go(-steps)
    return true
  }
}

type Lifetime = ReturnType<typeof createCancellation>

/** Tells the parts of a page when it is removed, and not only hidden. */
export const PageLifetimeContext = createContext<Pick<Lifetime, 'onCancel'> | undefined>(undefined)

/** Calls `removed` once, when the page is removed. */
export const useOnPageRemoved = (removed: () => void): void => {
  const page = useContext(PageLifetimeContext)
  const latest = useRef(removed)
  const subscribedPage = useRef<typeof page>(undefined)
  useEffect(() => {
    latest.current = removed
  })
  useEffect(() => {
    // Effects run again each time the page is shown.
    if (subscribedPage.current === page) return
    subscribedPage.current = page
    page?.onCancel(() => latest.current())
  }, [page])
}

/** The lifetimes of the kept pages: that of a page no longer among them has ended. */
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
