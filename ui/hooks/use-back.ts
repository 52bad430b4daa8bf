import { useCallback } from 'react'
import { useLocation } from 'wouter'

/** Goes back in history; a page opened from outside has none, so it goes to `fallback`. */
export const useBack = (fallback = '/home'): (() => void) => {
  const [, navigate] = useLocation()
  return useCallback(() => {
    // Entries are numbered from where the app was entered: before 0 lies another site.
    if (window.history.state?.lintas > 0) window.history.back()
    else navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
