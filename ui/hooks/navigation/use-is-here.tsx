import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react'

/** True where no `WhileHere` is around. */
const HereContext = createContext<() => boolean>(() => true)

/** Tells the page inside (`useIsHere`) whether it is shown, or kept hidden behind another one. */
export const WhileHere = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return <HereContext value={useCallback(() => isHere.current, [])}>{children}</HereContext>
}

/**
 * Whether the page is still shown, for what follows an answer: one that comes after the shopper has left it must not
 * take them away from where they are now. `useNavigate` and `useBack` ask it themselves.
 */
export const useIsHere = (): (() => boolean) => useContext(HereContext)
