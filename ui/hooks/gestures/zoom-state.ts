/** How a picture lies in its frame: magnified, and moved from the centre in px. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }

export type Point = { readonly x: number; readonly y: number }
export type Frame = { readonly width: number; readonly height: number }

export const ZOOM_AT_REST: Zoom = { scale: 1, x: 0, y: 0 }
export const ZOOM_MOST = 4
export const ZOOM_TAP = 2.5

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Keeps the picture over the frame: no edge comes further in than the frame's own. */
const clamp = ({ scale, x, y }: Zoom, frame: Frame): Zoom => {
  const reachX = (frame.width * (scale - 1)) / 2
  const reachY = (frame.height * (scale - 1)) / 2
  return { scale, x: between(x, -reachX, reachX), y: between(y, -reachY, reachY) }
}

/** Changes the scale so that `point` (from the frame's centre) stays under the finger. */
export const zoomTo = (zoom: Zoom, scale: number, point: Point, frame: Frame): Zoom => {
  const next = between(scale, 1, ZOOM_MOST)
  const ratio = next / zoom.scale
  return clamp(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  )
}

export const panBy = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  clamp({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

/** Two taps: in where one tapped, or back to rest. */
export const toggleZoom = (zoom: Zoom, point: Point, frame: Frame): Zoom =>
  zoom.scale > 1 ? ZOOM_AT_REST : zoomTo(zoom, ZOOM_TAP, point, frame)
