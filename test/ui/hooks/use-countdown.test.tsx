import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { useCountdown } from '../../../ui/hooks/use-countdown.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { render } from '../../support/ui/render.tsx'

const counting = suite('useCountdown')

const Probe = ({ until }: { readonly until: number | undefined }): ReactNode => (
  <output>{useCountdown(until) ?? 'none'}</output>
)

const open = (secondsAhead: number | undefined) => {
  const { app, clock } = createFakeApp()
  const until = secondsAhead === undefined ? undefined : clock.now() / 1000 + secondsAhead
  const screen = render(
    <AppContext value={app}>
      <Probe until={until} />
    </AppContext>,
  )
  return { clock, screen, pass: (ms: number) => act(() => clock.advance(ms)) }
}

counting('counts whole seconds down to zero and then rests', () => {
  const { clock, screen, pass } = open(2)
  assert.is(screen.text(), '2')
  pass(1000)
  assert.is(screen.text(), '1')
  pass(1000)
  assert.is(screen.text(), '0')
  assert.is(clock.pending(), 0)
})

counting('shows nothing without an end, and stops when it is removed', () => {
  assert.is(open(undefined).screen.text(), 'none')
  const { clock, screen } = open(90)
  assert.is(clock.pending(), 1)
  screen.remove()
  assert.is(clock.pending(), 0)
})

counting.run()
