import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BackToTop } from '../../../ui/catalogue/BackToTop.tsx'
import { AppBar } from '../../../ui/components/frame/AppBar.tsx'
import { Page } from '../../../ui/components/frame/Page.tsx'
import { openShell } from '../../support/ui/open-shell.tsx'
import { press } from '../../support/ui/render.tsx'

const top = suite('back to top')

const longPage = (title: string) => () => (
  <Page bar={<AppBar title={title} />}>
    <BackToTop />
  </Page>
)

top('leaves the focus on the heading of the visible page, not of one kept behind it', async () => {
  const screens = { explore: longPage('first'), shop: longPage('second') }
  const shell = await openShell({ at: '/explore', screens })
  await shell.go('/shop/1')
  const place = Object.getOwnPropertyDescriptor(window, 'scrollY')
  Object.defineProperty(window, 'scrollY', { value: 10_000, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
  const buttons = shell.screen.all('button', 'catalogue.toTop')
  press(buttons.at(-1) ?? document.body)
  if (place) Object.defineProperty(window, 'scrollY', place)
  assert.is(document.activeElement?.textContent, 'second')
  shell.screen.remove()
})

top.run()
