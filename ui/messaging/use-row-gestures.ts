import { type MouseEvent, type PointerEvent, type RefObject, type TouchEvent, useRef } from 'react'
import type { TimerHandle } from '../../application/ports/clock-port.ts'
import { useApp } from '../hooks/use-app.ts'

const LONG_MS = 500
/** A finger that goes further means something else than a press. */
const SLACK_PX = 10
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

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onTouchEnd: (event: TouchEvent) => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

type Press = { readonly x: number; readonly y: number; moved: number; isDrag: boolean }

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** Long press, second mouse button or menu key for the menu; a swipe for the acts behind the row. */
export const useRowGestures = ({ row, onMenu, onSwipe }: Gestures): Handlers => {
  const { clock } = useApp()
  const press = useRef<Press | undefined>(undefined)
  const timer = useRef<TimerHandle | undefined>(undefined)
  const isSpent = useRef(false)

  const stopWaiting = (): void => {
    timer.current?.cancel()
    timer.current = undefined
  }
  const draw = (px: number): void =>
    row.current?.style.setProperty('--swipe', `${isRightToLeft() ? px : -px}px`)
  const drop = (): void => {
    row.current?.style.removeProperty('--swipe')
    delete row.current?.dataset['dragging']
  }
  const openMenu = (): void => {
    stopWaiting()
    press.current = undefined
    isSpent.current = true
    onMenu()
  }
  const end = (isDone: boolean): void => {
    stopWaiting()
    const last = press.current
    press.current = undefined
    if (!last?.isDrag) return
    drop()
    onSwipe(isDone && last.moved > ENOUGH_PX)
  }

  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      isSpent.current = false
      if (pointerType !== 'touch') return
      press.current = { x: clientX, y: clientY, moved: 0, isDrag: false }
      timer.current = clock.after(LONG_MS, openMenu)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const now = press.current
      if (!now) return
      const across = (clientX - now.x) * (isRightToLeft() ? 1 : -1)
      if (Math.abs(across) <= SLACK_PX && Math.abs(clientY - now.y) <= SLACK_PX) return
      stopWaiting()
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
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onTouchEnd: (event) => {
      // Nor did it mean what has come up under it: a click may land on a sheet that the press has opened.
      if (isSpent.current) event.preventDefault()
    },
    onContextMenu: (event) => {
      event.preventDefault()
      // A long press has opened it already.
      if (!isSpent.current) onMenu()
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
