import { act, type ReactNode, useRef } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useZoom } from '../../../../ui/hooks/gestures/use-zoom.ts'
import { render } from '../../../support/ui/render.tsx'

const zooming = suite('useZoom')

const swipes: (number | 'dismissed')[] = []
const Picture = (): ReactNode => {
  const frame = useRef<HTMLElement>(null)
  const { scale, x, y } = useZoom(frame, 'one', {
    onSwipe: (step) => swipes.push(step),
    onDismiss: () => swipes.push('dismissed'),
  })
  return <main ref={frame}>{y === 0 ? `${scale} ${x}` : `${scale} ${x} ${y}`}</main>
}

const open = () => {
  swipes.length = 0
  const screen = render(<Picture />)
  const frame = screen.get('main')
  Object.defineProperties(frame, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const finger = (kind: string, pointerId: number, clientX: number, timeStamp = 1000, clientY = 0): void => {
    const event = new Event(`pointer${kind}`, { bubbles: true })
    const given = { pointerId, clientX, clientY, timeStamp }
    for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value })
    act(() => void frame.dispatchEvent(event))
  }
  return { screen, finger }
}

zooming('zooms in at a double tap, after which a finger moves the picture', () => {
  const { screen, finger } = open()
  for (const [id, at] of [
    [1, 1000],
    [2, 1100],
  ] as const) {
    finger('down', id, 0, at)
    finger('up', id, 0, at + 20)
  }
  assert.is(screen.text(), '2.5 0')
  finger('down', 3, 0, 5000)
  finger('move', 3, 20, 5100)
  assert.is(screen.text(), '2.5 20')
  finger('up', 3, 20, 5200)
  assert.equal(swipes, [])
  screen.remove()
})

zooming('treats a wide swipe over an unzoomed picture as a step to the next', () => {
  const { screen, finger } = open()
  finger('down', 1, 200)
  finger('up', 1, 100)
  assert.equal(swipes, [1])
  screen.remove()
})

zooming('lets an unzoomed picture follow the finger, and puts it back when it is let go', () => {
  const { screen, finger } = open()
  finger('down', 1, 200)
  finger('move', 1, 170)
  assert.is(screen.text(), '1 -30')
  finger('up', 1, 170)
  assert.is(screen.text(), '1 0')
  assert.equal(swipes, [])
  screen.remove()
})

zooming('is dismissed by a pull down, not by a pull up', () => {
  const { screen, finger } = open()
  finger('down', 1, 200)
  finger('move', 1, 210, 1100, 120)
  assert.is(screen.text(), '1 10 120')
  finger('up', 1, 210, 1200, 120)
  assert.equal(swipes, ['dismissed'])
  finger('down', 2, 200, 5000, 120)
  finger('up', 2, 200, 5100, 0)
  assert.equal(swipes, ['dismissed'])
  screen.remove()
})

zooming.run()
