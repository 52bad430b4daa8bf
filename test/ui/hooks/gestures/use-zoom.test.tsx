import { act, type ReactNode, useRef } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useZoom } from '../../../../ui/hooks/gestures/use-zoom.ts'
import { render } from '../../../support/ui/render.tsx'

const zooming = suite('useZoom')

const swipes: number[] = []
const Picture = (): ReactNode => {
  const frame = useRef<HTMLElement>(null)
  const { scale, x } = useZoom(frame, 'one', { onSwipe: (step) => swipes.push(step) })
  return <main ref={frame}>{`${scale} ${x}`}</main>
}

const open = () => {
  swipes.length = 0
  const screen = render(<Picture />)
  const frame = screen.get('main')
  Object.defineProperties(frame, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const finger = (kind: string, pointerId: number, clientX: number, timeStamp = 1000): void => {
    const event = new Event(`pointer${kind}`, { bubbles: true })
    const given = { pointerId, clientX, clientY: 0, timeStamp }
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

zooming.run()
