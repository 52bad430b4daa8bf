import { type PointerEvent, type RefObject, useRef } from 'react'

const FAR_PX = 96
const FAST_PX_PER_MS = 0.6

type Drag = { readonly y: number; readonly at: number; readonly pointer: number }

type DragHandlers = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
}

/** Lets a sheet follow the finger down; dragging far or fast enough closes it. */
export const useSheetDrag = (
  sheet: RefObject<HTMLElement | null>,
  onClose: (() => void) | undefined,
): DragHandlers => {
  const drag = useRef<Drag | undefined>(undefined)
  const moveTo = (offset: number | undefined): void => {
    const style = sheet.current?.style
    if (offset === undefined) style?.removeProperty('--drag')
    else style?.setProperty('--drag', `${Math.max(0, offset)}px`)
  }
  const end = (event: PointerEvent, isKept: boolean): void => {
    const start = drag.current
    // With two fingers the later one counts.
    if (start?.pointer !== event.pointerId) return
    drag.current = undefined
    sheet.current?.removeAttribute('data-dragging')
    moveTo(undefined)
    const distance = event.clientY - start.y
    const speed = distance / Math.max(1, event.timeStamp - start.at)
    if (isKept && distance > 8 && (distance > FAR_PX || speed > FAST_PX_PER_MS)) onClose?.()
  }
  return {
    onPointerDown: (event) => {
      // Presses on controls in the head are ignored, and mouse users have the close button.
      if (!onClose || event.pointerType === 'mouse') return
      if (event.target instanceof Element && event.target.closest('button,a,input')) return
      drag.current = { y: event.clientY, at: event.timeStamp, pointer: event.pointerId }
      event.currentTarget.setPointerCapture?.(event.pointerId)
      sheet.current?.setAttribute('data-dragging', '')
    },
    onPointerMove: (event) => {
      if (drag.current?.pointer === event.pointerId) moveTo(event.clientY - drag.current.y)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}
