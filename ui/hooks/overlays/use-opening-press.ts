import { type RefObject, useEffect, useRef } from 'react'
import { DOUBLE_TAP_MS } from './use-modal.ts'

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** Two taps further apart than this are not a double tap. */
const SAME_PLACE_PX = 48

/** The last press on the page before something opened: that it was the first half of a double tap can be told by it. */
export const useOpeningPress = (isOpen: boolean): RefObject<Press | undefined> => {
  const last = useRef<Press | undefined>(undefined)
  useEffect(() => {
    if (isOpen) return undefined
    const keep = (press: Press): void => {
      last.current = press
    }
    window.addEventListener('pointerdown', keep, true)
    return () => window.removeEventListener('pointerdown', keep, true)
  }, [isOpen])
  return last
}

/**
 * Whether a press soon after the opening may be the second half of the double tap that opened it: it is at the same
 * place, or the place is not known because another page was pressed.
 */
export const isOfOpening = (press: Press, shownAt: number, opening: Press | undefined): boolean =>
  press.timeStamp - shownAt <= DOUBLE_TAP_MS &&
  (!opening || Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < SAME_PLACE_PX)
