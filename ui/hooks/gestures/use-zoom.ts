import { type RefObject, useEffect, useRef, useState } from 'react'

/** The zoom of a picture in its frame: scale, and offset from the centre in px. */
type Zoom = { readonly scale: number; readonly x: number; readonly y: number }

type Point = { readonly x: number; readonly y: number }
type Frame = { readonly width: number; readonly height: number }

export const ZOOM_AT_REST: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_ZOOM = 4
export const ZOOM_TAP = 2.5

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Limits the offset so that the picture always covers the frame. */
const clamp = ({ scale, x, y }: Zoom, frame: Frame): Zoom => {
  const reachX = (frame.width * (scale - 1)) / 2
  const reachY = (frame.height * (scale - 1)) / 2
  return { scale, x: between(x, -reachX, reachX), y: between(y, -reachY, reachY) }
}

/** Changes the scale so that `point` (from the frame's centre) stays under the finger. */
export const zoomTo = (zoom: Zoom, scale: number, point: Point, frame: Frame): Zoom => {
  const next = between(scale, 1, MAX_ZOOM)
  const ratio = next / zoom.scale
  return clamp(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  )
}

export const panBy = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  clamp({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

/** Double tap: zooms in at the tapped point, or resets. */
export const toggleZoom = (zoom: Zoom, point: Point, frame: Frame): Zoom =>
  zoom.scale > 1 ? ZOOM_AT_REST : zoomTo(zoom, ZOOM_TAP, point, frame)

const DOUBLE_TAP_MS = 300
const SWIPE_PX = 56

type Gestures = {
  /** A sideways swipe without zoom: 1 for the next, -1 for the previous. */
  readonly onSwipe: (step: 1 | -1) => void
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Pinch, double tap, wheel and drag on one picture. A new `resetKey` resets it. */
export const useZoom = (
  target: RefObject<HTMLElement | null>,
  resetKey: unknown,
  { onSwipe }: Gestures,
): Zoom => {
  const [kept, setKept] = useState({ resetKey, zoom: ZOOM_AT_REST })
  const zoom = kept.resetKey === resetKey ? kept.zoom : ZOOM_AT_REST
  const latest = useRef({ zoom, onSwipe })
  useEffect(() => {
    latest.current = { zoom, onSwipe }
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
    }
    const up = (event: PointerEvent): void => {
      const point = fromCentre(event)
      const wentX = start ? point.x - start.x : 0
      const wentY = start ? point.y - start.y : 0
      fingers.delete(event.pointerId)
      start = undefined
      const isSwipe = Math.abs(wentX) > SWIPE_PX && Math.abs(wentX) > Math.abs(wentY)
      if (event.type === 'pointerup' && isSwipe && latest.current.zoom.scale === 1) {
        latest.current.onSwipe(wentX < 0 ? 1 : -1)
      }
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const { zoom: current } = latest.current
      set(zoomTo(current, current.scale * Math.exp(-event.deltaY / 300), fromCentre(event), frame()))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [target, resetKey])

  return zoom
}
