import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

/** A longer movement is not a press. */
export const SLACK_PX = 10
const ENOUGH_PX = 56

type SwipeAside = {
  /** Gets the offset (`--swipe`) and the dragging state (`data-dragging`). */
  readonly row: RefObject<HTMLElement | null>
  /** The width of what is behind the row. */
  readonly widestPx: number
  /** Already open: then swiping back closes it. */
  readonly isOpen?: boolean
  /** A tap on an open row only closes it. */
  readonly closesByTap?: boolean
  /** Called when the swipe opens or closes the row. */
  readonly onSwipe: (isOpen: boolean) => void
}

export type SwipeHandlers = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** The start of a touch, and the row's offset then and now. */
type Press = { readonly x: number; readonly from: number; moved: number; isDrag: boolean }

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Swiping a row aside to uncover what is behind its end. `isSpent`: the gesture was handled, and lifting the finger
 * must not press what is below it.
 */
export const useSwipeAside = ({
  row,
  widestPx,
  isOpen = false,
  closesByTap = false,
  onSwipe,
}: SwipeAside): { readonly handlers: SwipeHandlers; readonly isSpent: RefObject<boolean> } => {
  const isSpent = useRef(false)
  const press = useRef<Press | undefined>(undefined)
  const end = (isDone: boolean): void => {
    const last = press.current
    press.current = undefined
    if (!last?.isDrag) return
    row.current?.style.removeProperty('--swipe')
    delete row.current?.dataset['dragging']
    onSwipe((isDone ? last.moved : last.from) > ENOUGH_PX)
  }
  const handlers: SwipeHandlers = {
    onPointerDown: ({ pointerType, clientX }) => {
      isSpent.current = false
      const from = isOpen ? widestPx : 0
      if (pointerType === 'touch') press.current = { x: clientX, from, moved: from, isDrag: false }
    },
    onPointerMove: ({ clientX }) => {
      const now = press.current
      if (!now) return
      const across = (clientX - now.x) * (isRightToLeft() ? 1 : -1)
      if (!now.isDrag && (now.from > 0 ? Math.abs(across) : across) > SLACK_PX) {
        now.isDrag = true
        isSpent.current = true
        if (row.current) row.current.dataset['dragging'] = ''
        onSwipe(true)
      }
      if (!now.isDrag) return
      now.moved = Math.min(widestPx, Math.max(0, now.from + across))
      row.current?.style.setProperty('--swipe', `${isRightToLeft() ? now.moved : -now.moved}px`)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClickCapture: (event) => {
      const isByKey = event.detail === 0
      const closes = closesByTap && isOpen && !isSpent.current
      if (isByKey || !(isSpent.current || closes)) return
      if (closes) onSwipe(false)
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { handlers, isSpent }
}
