import { type PointerEvent, type RefObject, useRef } from 'react'

/** A finger that goes further means something else than a press. */
export const SLACK_PX = 10
const ENOUGH_PX = 56

type SwipeAside = {
  /** Told how far aside it is (`--swipe`), and that a finger has it (`data-dragging`). */
  readonly row: RefObject<HTMLElement | null>
  /** As far as what lies behind the row is wide. */
  readonly widestPx: number
  /** Lies aside already: then the finger may also bring it back. */
  readonly isOpen?: boolean
  /** The finger means the row, not what lies under it. */
  readonly onDrag: () => void
  /** The finger has uncovered what lies behind the row, or let it go again. */
  readonly onSwipe: (isOpen: boolean) => void
}

export type SwipeHandlers = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/** Where the finger came down, and how far aside the row lay then and lies now. */
type Press = { readonly x: number; readonly from: number; moved: number; isDrag: boolean }

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** A finger renders a row aside, towards the start of the line, from what lies behind its end. */
export const useSwipeAside = ({
  row,
  widestPx,
  isOpen = false,
  onDrag,
  onSwipe,
}: SwipeAside): SwipeHandlers => {
  const press = useRef<Press | undefined>(undefined)
  const end = (isDone: boolean): void => {
    const last = press.current
    press.current = undefined
    if (!last?.isDrag) return
    row.current?.style.removeProperty('--swipe')
    delete row.current?.dataset['dragging']
    onSwipe((isDone ? last.moved : last.from) > ENOUGH_PX)
  }
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      const from = isOpen ? widestPx : 0
      if (pointerType === 'touch') press.current = { x: clientX, from, moved: from, isDrag: false }
    },
    onPointerMove: ({ clientX }) => {
      const now = press.current
      if (!now) return
      const across = (clientX - now.x) * (isRightToLeft() ? 1 : -1)
      if (!now.isDrag && (now.from > 0 ? Math.abs(across) : across) > SLACK_PX) {
        now.isDrag = true
        onDrag()
        if (row.current) row.current.dataset['dragging'] = ''
        onSwipe(true)
      }
      if (!now.isDrag) return
      now.moved = Math.min(widestPx, Math.max(0, now.from + across))
      row.current?.style.setProperty('--swipe', `${isRightToLeft() ? now.moved : -now.moved}px`)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  }
}
