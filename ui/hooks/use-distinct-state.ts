import { useCallback, useRef, useState } from 'react'

/**
 * State that is set often (at each scroll event, each time a page is shown) and mostly to the value it has. React does
 * not render for an equal value, but queues each such update until it renders next: a page that is only shown and hidden
 * would hold one more with every visit. Here, equal values are not passed on.
 */
export const useDistinctState = <T>(start: T): readonly [T, (now: T) => void] => {
  const [value, setValue] = useState<T>(start)
  const latest = useRef(start)
  const setDistinct = useCallback((now: T): void => {
    if (latest.current === now) return
    latest.current = now
    setValue(() => now)
  }, [])
  return [value, setDistinct]
}
