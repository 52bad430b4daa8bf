import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OfflineStrip, retry$, stripText$ } from '../../../../ui/app/offline/OfflineStrip.tsx'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'

const strip = suite('the strip about slow loading')

const open = async (words: string | undefined, again: (() => void) | undefined) => {
  stripText$.set(words)
  retry$.set(again)
  return (await openScreen(createFakeApp({}).app, <OfflineStrip />)).screen
}
strip.after.each(() => {
  stripText$.set(undefined)
  retry$.set(undefined)
})

strip('has a retry button beside its text', async () => {
  let pressed = 0
  const screen = await open('slow', () => {
    pressed += 1
  })
  assert.is(screen.get('status').textContent, 'slow')
  press(screen.get('button', 'Coba lagi'))
  assert.is(pressed, 1)
  screen.remove()
})

strip('offers no retry where there is no network', async () => {
  const screen = await open('no network', undefined)
  assert.is(screen.find('button', 'Coba lagi'), undefined)
  screen.remove()
})

strip('has no button while it is empty', async () => {
  const screen = await open('slow', () => undefined)
  act(() => stripText$.set(undefined))
  assert.is(screen.find('button', 'Coba lagi'), undefined)
  screen.remove()
})

strip.run()
