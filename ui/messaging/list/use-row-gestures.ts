import type { RefObject } from 'react'
import { type SwipeHandlers, useSwipeAside } from '../../hooks/gestures/use-swipe-aside.ts'
import { type PressHandlers, useLongPress } from '../use-long-press.ts'

/** The width of the actions behind a row. */
const WIDEST_PX = 144

type Gestures = {
  /** Moved by the finger. */
  readonly row: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onMenu: () => void
  /** Called when the swipe opens or closes the actions behind the row. */
  readonly onSwipe: (isOpen: boolean) => void
}

/** Long press, right click or menu key for the menu; a swipe for the actions behind the row. */
export const useRowGestures = ({
  row,
  isOpen,
  onMenu,
  onSwipe,
}: Gestures): PressHandlers & Omit<SwipeHandlers, 'onPointerUp'> => {
  const { handlers: swipe, isSpent } = useSwipeAside({ row, widestPx: WIDEST_PX, isOpen, onSwipe })
  const { handlers: press } = useLongPress(() => {
    swipe.onPointerCancel()
    onMenu()
  }, isSpent)
  return {
    ...swipe,
    ...press,
    onPointerDown: (event) => {
      press.onPointerDown(event)
      swipe.onPointerDown(event)
    },
    onPointerMove: (event) => {
      press.onPointerMove(event)
      swipe.onPointerMove(event)
    },
    onPointerUp: (event) => {
      press.onPointerUp(event)
      swipe.onPointerUp()
    },
    onPointerCancel: () => {
      press.onPointerCancel()
      swipe.onPointerCancel()
    },
  }
}
