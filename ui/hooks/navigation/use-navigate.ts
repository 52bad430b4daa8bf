import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useIsActive } from './active-page.tsx'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

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
