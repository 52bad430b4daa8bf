import type { MouseEvent, RefObject } from 'react'
import { useSwipeAside } from '../../hooks/gestures/use-swipe-aside.ts'
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

type Handlers = PressHandlers & { readonly onClickCapture: (event: MouseEvent) => void }

/** Long press, right click or menu key for the menu; a swipe for the actions behind the row. */
export const useRowGestures = ({ row, isOpen, onMenu, onSwipe }: Gestures): Handlers => {
  const onDrag = (): void => {
    isSpent.current = true
  }
  const swipe = useSwipeAside({ row, widestPx: WIDEST_PX, isOpen, onDrag, onSwipe })
  const { handlers, isSpent } = useLongPress(() => {
    swipe.onPointerCancel()
    onMenu()
  })
  return {
    ...handlers,
    onPointerDown: (event) => {
      handlers.onPointerDown(event)
      swipe.onPointerDown(event)
    },
    onPointerMove: (event) => {
      handlers.onPointerMove(event)
      swipe.onPointerMove(event)
    },
    onPointerUp: () => {
      handlers.onPointerUp()
      swipe.onPointerUp()
    },
    onPointerCancel: () => {
      handlers.onPointerCancel()
      swipe.onPointerCancel()
    },
    onClickCapture: (event) => {
      const isByKey = event.detail === 0
      if (!isSpent.current || isByKey) return
      // Lifting the finger after a long press or a swipe must not follow the link.
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
