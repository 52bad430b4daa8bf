import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stripText$ } from '../../../../ui/app/offline/OfflineStrip.tsx'
import { BottomBar } from '../../../../ui/components/frame/BottomBar.tsx'
import { ToastRegion } from '../../../../ui/components/frame/Toast.tsx'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'
import { until } from '../../../support/until.ts'

const bar = suite('the bar with a page’s main action')

bar('shows beside the action, on its own background, what needs a network', async () => {
  const { app, lifecycle } = createFakeApp()
  const { screen } = await openScreen(
    app,
    <BottomBar needsNetwork>
      <button type="button">Bayar</button>
    </BottomBar>,
  )
  act(() => {
    stripText$.set('offline')
    lifecycle.set({ isOnline: false })
  })
  const note = screen.get('status')
  assert.is.not(note.textContent, '')
  // From 900 px on only the inner box has a ground; what stands above it lies over the page.
  assert.is(note.parentElement, screen.get('button', 'Bayar').parentElement)
  stripText$.set(undefined)
  screen.remove()
})

const given = globalThis.ResizeObserver
bar.after.each(() => {
  globalThis.ResizeObserver = given
})

/** Opens a bar of a height in the test's window, as the browser would measure it. */
const openMeasured = async (
  heightPx: number,
  place: { readonly position: string; readonly bottom: string },
) => {
  let measure: () => void = () => undefined
  class Observer {
    constructor(tell: () => void) {
      measure = tell
    }
    observe(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver
  const { screen } = await openScreen(createFakeApp().app, <BottomBar>Bayar</BottomBar>)
  const foot = screen.container.querySelector<HTMLElement>('[data-foot]')
  assert.ok(foot)
  Object.assign(foot.style, place)
  Object.defineProperty(foot, 'offsetHeight', { value: heightPx })
  act(() => measure())
  return { screen, foot }
}
bar('lifts a toast that was there before it', async () => {
  const { screen } = await openScreen(
    createFakeApp().app,
    <ToastRegion toasts={[{ id: 1, kind: 'success', text: 'Alamat disimpan' }]} />,
  )
  const region = screen.container.querySelector<HTMLElement>('[popover]')
  assert.is(region?.style.getPropertyValue('--foot'), '0px')
  const foot = document.createElement('section')
  foot.dataset['foot'] = ''
  foot.getBoundingClientRect = () => new DOMRect(0, innerHeight - 64, innerWidth, 64)
  screen.container.append(foot)
  document.documentElement.style.setProperty('--foot-h', '64px')
  await Promise.resolve()
  await until(() => region?.style.getPropertyValue('--foot') === '64px')
  document.documentElement.style.removeProperty('--foot-h')
  screen.remove()
})

const footHeight = (): string => document.documentElement.style.getPropertyValue('--foot-h')

bar('tells its height to the scroll padding of the page, as long as it is there (WCAG 2.4.11)', async () => {
  const { screen } = await openMeasured(130, { position: 'sticky', bottom: '60px' })
  assert.is(footHeight(), '130px')
  screen.remove()
  assert.is(footHeight(), '')
})

bar('lies at the end of the page where it would take too much of the window', async () => {
  const { screen, foot } = await openMeasured(window.innerHeight * 0.29, {
    position: 'sticky',
    bottom: '20px',
  })
  assert.ok(foot.hasAttribute('data-tall'))
  assert.is(footHeight(), '0px')
  screen.remove()
})

bar('takes nothing from the foot of a wide window, where it stands beside the lines', async () => {
  const { screen, foot } = await openMeasured(600, { position: 'sticky', bottom: 'auto' })
  assert.is(foot.hasAttribute('data-tall'), false)
  assert.is(footHeight(), '0px')
  screen.remove()
})

bar.run()
