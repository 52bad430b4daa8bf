import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useIsActive } from './active-page.tsx'

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
