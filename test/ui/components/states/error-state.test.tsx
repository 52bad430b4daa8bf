import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ErrorState } from '../../../../ui/components/states/EmptyState.tsx'
import { ScreenBoundary } from '../../../../ui/navigation/ScreenBoundary.tsx'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'

const state = suite('screens whose code did not load')

const Fails = (): never => {
  throw new Error('boom')
}

const open = async (node = <ErrorState text="Server error (502)" onRetry={() => undefined} />) => {
  const { app, lifecycle } = createFakeApp()
  lifecycle.set({ isOnline: false })
  return { lifecycle, ...(await openScreen(app, node)) }
}

state('says that it needs a network when offline, and else why it failed', async () => {
  const { screen, lifecycle } = await open()
  assert.match(screen.text(), 'offline.needsNetwork')
  assert.not.match(screen.text(), '502')
  act(() => lifecycle.set({ isOnline: true }))
  assert.match(screen.text(), 'Server error (502)')
  assert.not.match(screen.text(), 'offline.needsNetwork')
  screen.remove()
})

state('says why it failed where a network would not help', async () => {
  const { screen } = await open(
    <ScreenBoundary>
      <Fails />
    </ScreenBoundary>,
  )
  assert.match(screen.text(), 'core.brokenText')
  screen.remove()
})

state.run()
