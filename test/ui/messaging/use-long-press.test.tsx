import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { useLongPress } from '../../../ui/messaging/use-long-press.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { render, type Screen } from '../../support/ui/render.tsx'

const pressing = suite('long press')

const Probe = ({ onLong }: { readonly onLong: () => void }): ReactNode => (
  <p {...useLongPress(onLong).handlers}>message</p>
)

const open = () => {
  const { app, clock } = createFakeApp()
  let times = 0
  const screen = render(
    <AppContext value={app}>
      <Probe
        onLong={() => {
          times += 1
        }}
      />
    </AppContext>,
  )
  return { screen, clock, times: () => times }
}

/** `atMs`: when the browser noted it, which may be long before the page hears of it. Gives what was prevented. */
const finger = (screen: Screen, kind: string, atMs = 0): boolean => {
  const event = new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: 'touch' })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  act(() => void screen.container.querySelector('p')?.dispatchEvent(event))
  return event.defaultPrevented
}

pressing('acts after half a second of a finger that stays', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown')
  clock.advance(499)
  assert.is(times(), 0)
  clock.advance(1)
  assert.is(times(), 1)
  screen.remove()
})

pressing('acts when a page that was busy hears of the lifted finger before its own timer', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown', 1000)
  finger(screen, 'pointerup', 1500)
  assert.is(times(), 1)
  assert.ok(finger(screen, 'touchend', 1500), 'the click would press what is below the finger')
  clock.advance(500)
  assert.is(times(), 1)
  screen.remove()
})

pressing('leaves the end of a touch alone that has become the browser’s own, as in scrolling', () => {
  const { screen, clock } = open()
  let tries = 0
  const preventDefault = (): void => {
    tries += 1
  }
  for (const isOwn of [true, false]) {
    finger(screen, 'pointerdown')
    clock.advance(500)
    const end = new Event('touchend', { bubbles: true, cancelable: isOwn })
    Object.assign(end, { preventDefault })
    act(() => void screen.container.querySelector('p')?.dispatchEvent(end))
    assert.is(tries, 1)
  }
  screen.remove()
})

pressing('does nothing when the finger is lifted sooner, or has moved', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown', 1000)
  finger(screen, 'pointerup', 1499)
  assert.not.ok(finger(screen, 'touchend', 1499), 'a tap is a click')
  finger(screen, 'pointerdown', 2000)
  const moved = new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch', clientY: 11 })
  act(() => void screen.container.querySelector('p')?.dispatchEvent(moved))
  finger(screen, 'pointerup', 2600)
  clock.advance(500)
  assert.is(times(), 0)
  screen.remove()
})

pressing('acts once when the browser reports the long press before the timer', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown', 1000)
  assert.ok(finger(screen, 'contextmenu', 1500))
  assert.ok(finger(screen, 'touchend', 1600), 'the click would press what is below the finger')
  clock.advance(500)
  assert.is(times(), 1)
  screen.remove()
})

pressing('does nothing once what was pressed has gone', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown')
  screen.remove()
  clock.advance(500)
  assert.is(times(), 0)
})

pressing('does nothing after two fingers have touched', () => {
  const { screen, clock, times } = open()
  finger(screen, 'pointerdown')
  finger(screen, 'pointerdown')
  finger(screen, 'pointerup')
  finger(screen, 'pointerup')
  clock.advance(500)
  assert.is(times(), 0)
  screen.remove()
})

pressing.run()
