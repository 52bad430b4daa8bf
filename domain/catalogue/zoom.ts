/** The zoom of a picture in its frame: scale, and offset from the centre in px. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }

/** A place in px, from the centre of the frame. */
export type Point = { readonly x: number; readonly y: number }
/** The size of the frame in px. */
export type Frame = { readonly width: number; readonly height: number }

/** The whole picture. */
export const ZOOM_AT_REST: Zoom = { scale: 1, x: 0, y: 0 }
/** The largest scale. */
export const MAX_ZOOM = 4
/** The scale of a double tap. */
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

/** Moves the enlarged picture, within its edges. */
export const panBy = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  clamp({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

/** Double tap: zooms in at the tapped point, or resets. */
export const toggleZoom = (zoom: Zoom, point: Point, frame: Frame): Zoom =>
  zoom.scale > 1 ? ZOOM_AT_REST : zoomTo(zoom, ZOOM_TAP, point, frame)
