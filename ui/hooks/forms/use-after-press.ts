import { useCallback, useEffect, useRef } from 'react'

/** What was taken along with the mouse is let go without a mouseup. */
const ENDS = ['mouseup', 'dragend'] as const

type Presses = { isDown: boolean; readonly waiting: (() => void)[] }

/**
 * Does something at once, or when the press that is under way has become a click. The focus goes when the mouse goes
 * down: a sentence that comes in that moment would push what is pressed away from under it, and the press would be lost.
 * Mouse events and no pointer events: a finger's own are over before its press takes the focus.
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
