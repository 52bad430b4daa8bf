import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BottomSheet } from '../../../../ui/components/overlays/BottomSheet.tsx'
import { render, type Screen } from '../../../support/ui/render.tsx'

const dragging = suite('a sheet that is dragged down')

let closed = 0
const open = (): Screen => {
  closed = 0
  return render(
    <BottomSheet isOpen title="Pilih varian" onClose={() => closed++}>
      isi
    </BottomSheet>,
  )
}
/** A finger on the sheet's head: which one, where, and when. */
const finger = (
  screen: Screen,
  kind: string,
  pointerId: number,
  clientY: number,
  timeStamp: number,
): void => {
  const event = new Event(`pointer${kind}`, { bubbles: true })
  Object.defineProperties(event, {
    pointerId: { value: pointerId },
    pointerType: { value: 'touch' },
    clientY: { value: clientY },
    timeStamp: { value: 1000 + timeStamp },
  })
  act(() => void screen.get('heading', 'Pilih varian').dispatchEvent(event))
}
const offset = (screen: Screen): string => screen.get('dialog').style.getPropertyValue('--drag')

dragging('follows the finger, and returns after a short drag', () => {
  const screen = open()
  finger(screen, 'down', 1, 100, 0)
  finger(screen, 'move', 1, 150, 900)
  assert.is(offset(screen), '50px')
  finger(screen, 'up', 1, 150, 1000)
  assert.is(offset(screen), '')
  assert.is(closed, 0)
  screen.remove()
})

dragging('closes after a long drag, or a fling', () => {
  for (const [to, at] of [
    [200, 5000],
    [150, 50],
  ] as const) {
    const screen = open()
    finger(screen, 'down', 1, 100, 0)
    finger(screen, 'move', 1, to, at)
    finger(screen, 'up', 1, to, at)
    assert.is(closed, 1)
    screen.remove()
  }
})

dragging('stays where it was when the system cancels the touch', () => {
  const screen = open()
  finger(screen, 'down', 1, 100, 0)
  finger(screen, 'move', 1, 300, 50)
  finger(screen, 'cancel', 1, 300, 60)
  assert.is(offset(screen), '')
  assert.is(closed, 0)
  screen.remove()
})

dragging('returns to its place when a second finger joined and both are lifted', () => {
  const screen = open()
  finger(screen, 'down', 1, 100, 0)
  finger(screen, 'move', 1, 150, 500)
  finger(screen, 'down', 2, 100, 600)
  finger(screen, 'move', 2, 140, 1000)
  finger(screen, 'up', 1, 150, 1100)
  finger(screen, 'up', 2, 140, 1200)
  assert.is(offset(screen), '')
  assert.not.ok(screen.get('dialog').hasAttribute('data-dragging'))
  assert.is(closed, 0)
  screen.remove()
})

dragging.run()
