import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react'

/** Around a page there is always somebody. */
const HereContext = createContext<() => boolean>(() => true)

/** Knows of the page inside whether it is shown, or kept out of sight behind another. */
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
