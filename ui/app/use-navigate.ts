import { useCallback } from 'react'
import { useLocation } from 'wouter'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** Goes to a path of this app, through the guard. `replace` leaves no entry to come back to. */
export const useNavigate = (): Navigate => {
  const [, navigate] = useLocation()
  return useCallback((to, options) => navigate(to, options ?? {}), [navigate])
}
