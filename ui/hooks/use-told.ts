import { useCallback, useRef, useState } from 'react'

/**
 * State for what is told again and again, at each scrolling or each time a page is shown, and seldom differs. React
 * drops what is told twice without drawing, but keeps each of them until it draws next: a page that is only shown and
 * hidden would hold one more with every visit.
 */
export const useTold = <T>(start: T): readonly [T, (now: T) => void] => {
  const [value, setValue] = useState<T>(start)
  const told = useRef(start)
  const tell = useCallback((now: T): void => {
    if (told.current === now) return
    told.current = now
    setValue(() => now)
  }, [])
  return [value, tell]
}
