import { useCallback, useEffect, useRef } from 'react'

/** A drag ends without a mouseup. */
const ENDS = ['mouseup', 'dragend'] as const

type Presses = { isDown: boolean; readonly waiting: (() => void)[] }

/**
 * Does something at once, or, while a mouse button is down, after the click. A field loses the focus at mousedown: an
 * error text that appears then would move the button away from under the mouse, and there would be no click. Mouse
 * events, as a finger's pointer events are over before its press moves the focus.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const presses = useRef<Presses>({ isDown: false, waiting: [] })
  useEffect(() => {
    const { current } = presses
    const down = (): void => {
      current.isDown = true
    }
    const up = (): void => {
      current.isDown = false
      // The click follows in the same piece of work.
      setTimeout(() => {
        for (const act of current.waiting.splice(0)) act()
      })
    }
    window.addEventListener('mousedown', down, true)
    for (const end of ENDS) window.addEventListener(end, up, true)
    return () => {
      window.removeEventListener('mousedown', down, true)
      for (const end of ENDS) window.removeEventListener(end, up, true)
    }
  }, [])
  return useCallback((act) => {
    const { isDown, waiting } = presses.current
    if (isDown) waiting.push(act)
    else act()
  }, [])
}
