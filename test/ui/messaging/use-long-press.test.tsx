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

const finger = (screen: Screen, kind: string): void => {
  const event = new PointerEvent(kind, { bubbles: true, pointerType: 'touch' })
  act(() => void screen.container.querySelector('p')?.dispatchEvent(event))
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
