import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import type { TimerHandle } from '../../application/ports/clock-port.ts'
import { SLACK_PX } from '../hooks/gestures/use-swipe-aside.ts'
import { useSurroundings } from '../hooks/use-app.ts'

const LONG_MS = 500

export type PressHandlers = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
  readonly onTouchEnd: (event: TouchEvent) => void
  readonly onContextMenu: (event: MouseEvent) => void
}

/**
 * A long press, a right click, or the menu key. `shared`: whether a gesture on the same element was handled, so that
 * lifting the finger must not press what is below it.
 */
export const useLongPress = (
  act: () => void,
  shared?: RefObject<boolean>,
): { readonly handlers: PressHandlers } => {
  const { clock } = useSurroundings()
  const timer = useRef<TimerHandle | undefined>(undefined)
  const start = useRef({ x: 0, y: 0, at: 0 })
  const own = useRef(false)
  const isSpent = shared ?? own
  const stop = useCallback((): void => {
    timer.current?.cancel()
    timer.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  const pressed = (): void => {
    stop()
    isSpent.current = true
    act()
  }
  const handlers: PressHandlers = {
    onPointerDown: ({ pointerType, clientX, clientY, timeStamp }) => {
      isSpent.current = false
      if (pointerType !== 'touch') return
      stop()
      start.current = { x: clientX, y: clientY, at: timeStamp }
      timer.current = clock.after(LONG_MS, pressed)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x, y } = start.current
      if (Math.abs(clientX - x) > SLACK_PX || Math.abs(clientY - y) > SLACK_PX) stop()
    },
    onPointerUp: ({ timeStamp }) => {
      // A busy page hears of the lifted finger before its timer runs; the browser has noted how long it lay.
      if (timer.current && timeStamp - start.current.at >= LONG_MS) pressed()
      else stop()
    },
    onPointerCancel: stop,
    onTouchEnd: (event) => {
      // The click may hit what has appeared under the finger.
      if (isSpent.current && event.cancelable) event.preventDefault()
    },
    onContextMenu: (event) => {
      // An external link keeps the browser's own menu.
      if (event.target instanceof Element && event.target.closest('a[target]')) return
      event.preventDefault()
      const isByFinger = timer.current !== undefined
      stop()
      // A long press has opened it already.
      if (isSpent.current) return
      if (isByFinger) pressed()
      else act()
    },
  }
  return { handlers }
}
