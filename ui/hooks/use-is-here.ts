import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Whether the screen is still shown, for what follows an answer: one that comes after the shopper has left the screen
 * must not take them away from where they are now.
 */
export const useIsHere = (): (() => boolean) => {
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
