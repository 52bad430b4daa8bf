import { type MouseEvent, type RefObject, useRef } from 'react'
import { type PressHandlers, SLACK_PX, useLongPress } from './use-long-press.ts'

/** As far as the acts behind a row are wide. */
const WIDEST_PX = 144
const ENOUGH_PX = 56

type Gestures = {
  /** Moved aside while the finger drags it. */
  readonly row: RefObject<HTMLElement | null>
  readonly onMenu: () => void
  /** The finger has uncovered the acts behind the row, or let them go again. */
  readonly onSwipe: (isOpen: boolean) => void
}

type Handlers = PressHandlers & { readonly onClickCapture: (event: MouseEvent) => void }

type Press = { readonly x: number; readonly y: number; moved: number; isDrag: boolean }

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** Long press, second mouse button or menu key for the menu; a swipe for the acts behind the row. */
export const useRowGestures = ({ row, onMenu, onSwipe }: Gestures): Handlers => {
  const press = useRef<Press | undefined>(undefined)
  const { handlers, isSpent } = useLongPress(() => {
    press.current = undefined
    onMenu()
  })

  const draw = (px: number): void =>
    row.current?.style.setProperty('--swipe', `${isRightToLeft() ? px : -px}px`)
  const drop = (): void => {
    row.current?.style.removeProperty('--swipe')
    delete row.current?.dataset['dragging']
  }
  const end = (isDone: boolean): void => {
    const last = press.current
    press.current = undefined
    if (!last?.isDrag) return
    drop()
    onSwipe(isDone && last.moved > ENOUGH_PX)
  }

  return {
    ...handlers,
    onPointerDown: (event) => {
      handlers.onPointerDown(event)
      const { pointerType, clientX, clientY } = event
      if (pointerType === 'touch') press.current = { x: clientX, y: clientY, moved: 0, isDrag: false }
    },
    onPointerMove: (event) => {
      handlers.onPointerMove(event)
      const now = press.current
      if (!now) return
      const across = (event.clientX - now.x) * (isRightToLeft() ? 1 : -1)
      if (!now.isDrag && across > SLACK_PX) {
        now.isDrag = true
        isSpent.current = true
        if (row.current) row.current.dataset['dragging'] = ''
        onSwipe(true)
      }
      if (!now.isDrag) return
      now.moved = Math.min(WIDEST_PX, Math.max(0, across))
      draw(now.moved)
    },
    onPointerUp: () => {
      handlers.onPointerUp()
      end(true)
    },
    onPointerCancel: () => {
      handlers.onPointerCancel()
      end(false)
    },
    onClickCapture: (event) => {
      const isByKey = event.detail === 0
      if (!isSpent.current || isByKey) return
      // The finger that lifts after a long press or a swipe did not mean the link.
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
