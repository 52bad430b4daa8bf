import { type MouseEvent, type RefObject, useRef } from 'react'
import { type SwipeHandlers, useSwipeAside } from '../hooks/gestures/use-swipe-aside.ts'

/** The width of the uncovered button (BagScreen.module.css). */
const WIDEST_PX = 88

type LineSwipe = {
  readonly line: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onSwipe: (isOpen: boolean) => void
}

type Handlers = SwipeHandlers & { readonly onClickCapture: (event: MouseEvent) => void }

/** A swipe uncovers the remove button; the next tap on the line only covers it again. */
export const useLineSwipe = ({ line, isOpen, onSwipe }: LineSwipe): Handlers => {
  const isSpent = useRef(false)
  const onDrag = (): void => {
    isSpent.current = true
  }
  const swipe = useSwipeAside({ row: line, widestPx: WIDEST_PX, isOpen, onDrag, onSwipe })
  return {
    ...swipe,
    onPointerDown: (event) => {
      isSpent.current = false
      swipe.onPointerDown(event)
    },
    onClickCapture: (event) => {
      const isByKey = event.detail === 0
      if (isByKey || !(isSpent.current || isOpen)) return
      if (!isSpent.current) onSwipe(false)
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
