import { useCallback } from 'react'
import { useLocation } from 'wouter'

/** Goes back in history; a page opened from outside has none, so it goes to `fallback`. */
export const useBack = (fallback = '/home'): (() => void) => {
  const [, navigate] = useLocation()
  return useCallback(() => {
    if (window.history.length > 1) window.history.back()
    else navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
