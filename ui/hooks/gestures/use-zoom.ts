import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Frame, Point, Zoom } from '../../../domain/catalogue/zoom.ts'
import { panBy, toggleZoom, ZOOM_AT_REST, zoomTo } from '../../../domain/catalogue/zoom.ts'

const DOUBLE_TAP_MS = 300
const SWIPE_PX = 56
const DISMISS_PX = 96

type Gestures = {
  /** A sideways swipe without zoom: 1 for the next, -1 for the previous. */
  readonly onSwipe: (step: 1 | -1) => void
  /** A pull down without zoom. */
  readonly onDismiss: () => void
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Pinch, double tap, wheel and drag on one picture. A new `resetKey` resets it. */
export const useZoom = (
  target: RefObject<HTMLElement | null>,
  resetKey: unknown,
  gestures: Gestures,
): Zoom => {
  const [kept, setKept] = useState({ resetKey, zoom: ZOOM_AT_REST })
  const zoom = kept.resetKey === resetKey ? kept.zoom : ZOOM_AT_REST
  const latest = useRef({ zoom, ...gestures })
  useEffect(() => {
    latest.current = { zoom, ...gestures }
  })

  useEffect(() => {
    const element = target.current
    if (!element) return
    const fingers = new Map<number, Point>()
    let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
    let start: Point | undefined
    const frame = (): Frame => ({ width: element.clientWidth, height: element.clientHeight })
    const fromCentre = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    }
    const set = (next: Zoom): void => {
      latest.current = { ...latest.current, zoom: next }
      setKept({ resetKey, zoom: next })
    }
    const down = (event: PointerEvent): void => {
      element.setPointerCapture?.(event.pointerId)
      const point = fromCentre(event)
      fingers.set(event.pointerId, point)
      start = fingers.size === 1 ? point : undefined
      const isDouble = event.timeStamp - lastTap.at < DOUBLE_TAP_MS && distance(point, lastTap) < 32
      lastTap = isDouble ? { at: Number.NEGATIVE_INFINITY, ...point } : { at: event.timeStamp, ...point }
      if (isDouble && fingers.size === 1) set(toggleZoom(latest.current.zoom, point, frame()))
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = fromCentre(event)
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      fingers.set(event.pointerId, now)
      const { zoom: current } = latest.current
      if (other) {
        const grown = distance(now, other) / Math.max(1, distance(before, other))
        set(zoomTo(current, current.scale * grown, middle(now, other), frame()))
      } else if (current.scale > 1) set(panBy(current, { x: now.x - before.x, y: now.y - before.y }, frame()))
      // Without zoom the picture follows the finger, sideways or down.
      else if (start) set({ scale: 1, x: now.x - start.x, y: Math.max(0, now.y - start.y) })
    }
    const up = (event: PointerEvent): void => {
      const point = fromCentre(event)
      const wentX = start ? point.x - start.x : 0
      const wentY = start ? point.y - start.y : 0
      fingers.delete(event.pointerId)
      start = undefined
      if (latest.current.zoom.scale > 1) return
      set(ZOOM_AT_REST)
      if (event.type !== 'pointerup') return
      const isSideways = Math.abs(wentX) > Math.abs(wentY)
      if (isSideways && Math.abs(wentX) > SWIPE_PX) latest.current.onSwipe(wentX < 0 ? 1 : -1)
      else if (!isSideways && wentY > DISMISS_PX) latest.current.onDismiss()
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { zoom: current } = latest.current
      set(zoomTo(current, current.scale * Math.exp(-event.deltaY / 300), fromCentre(event), frame()))
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('wheel', wheel, { passive: false, signal })
    return () => listening.abort()
  }, [target, resetKey])

  return zoom
}
