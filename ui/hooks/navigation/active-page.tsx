import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react'

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
export const useIsActive = (): (() => boolean) => useContext(ActiveContext)
