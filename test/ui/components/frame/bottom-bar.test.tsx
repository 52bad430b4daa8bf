import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { said$ } from '../../../../ui/app/offline/OfflineStrip.tsx'
import { BottomBar } from '../../../../ui/components/frame/BottomBar.tsx'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'

const bar = suite('the bar with a page’s main action')

bar('says on its own ground, beside the action, what needs a network', async () => {
  const { app, lifecycle } = createFakeApp()
  const { screen } = await openScreen(
    app,
    <BottomBar needsNetwork>
      <button type="button">Bayar</button>
    </BottomBar>,
  )
  act(() => {
    said$.set('offline')
    lifecycle.set({ isOnline: false })
  })
  const note = screen.get('status')
  assert.is.not(note.textContent, '')
  // From 900 px on only the inner box has a ground; what stands above it lies over the page.
  assert.is(note.parentElement, screen.get('button', 'Bayar').parentElement)
  said$.set(undefined)
  screen.remove()
})

bar.run()
