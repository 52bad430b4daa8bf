import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  MAX_ZOOM,
  panBy,
  toggleZoom,
  ZOOM_AT_REST,
  ZOOM_TAP,
  zoomTo,
} from '../../../domain/catalogue/zoom.ts'

const zoom = suite('zoom')
const frame = { width: 400, height: 800 }

zoom('keeps the point under the finger where it is', () => {
  const point = { x: 100, y: -50 }
  const near = zoomTo(ZOOM_AT_REST, 2, point, frame)
  const before = { x: point.x - ZOOM_AT_REST.x, y: point.y - ZOOM_AT_REST.y }
  assert.equal({ x: (point.x - near.x) / 2, y: (point.y - near.y) / 2 }, before)
})

zoom('zooms in by two taps and back by two more', () => {
  const near = toggleZoom(ZOOM_AT_REST, { x: 0, y: 0 }, frame)
  assert.is(near.scale, ZOOM_TAP)
  assert.equal(toggleZoom(near, { x: 0, y: 0 }, frame), ZOOM_AT_REST)
})

zoom('never shrinks below the frame or grows beyond four', () => {
  assert.equal(zoomTo(ZOOM_AT_REST, 0.2, { x: 9, y: 9 }, frame), { scale: 1, x: 0, y: 0 })
  assert.is(zoomTo(ZOOM_AT_REST, 99, { x: 0, y: 0 }, frame).scale, MAX_ZOOM)
})

zoom('keeps the picture’s edges outside the frame', () => {
  const near = zoomTo(ZOOM_AT_REST, 2, { x: 0, y: 0 }, frame)
  assert.equal(panBy(near, { x: 5000, y: -5000 }, frame), { scale: 2, x: 200, y: -400 })
})

zoom.run()
