import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { TabPanel, Tabs } from '../../../../ui/components/actions/Tabs.tsx'
import { accessibleName } from '../../../support/ui/accessible.ts'
import { hit, press, render } from '../../../support/ui/render.tsx'

const tabs = suite('tabs')

const Three = () => {
  const [value, setValue] = useState('a')
  return (
    <>
      <Tabs
        label="Bagian"
        panelId="panel"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'a', label: 'Deskripsi' },
          { value: 'b', label: 'Ulasan', count: 4 },
          { value: 'c', label: 'Toko' },
        ]}
      />
      <TabPanel id="panel" value={value}>
        isi {value}
      </TabPanel>
    </>
  )
}

tabs('have one tab stop, on the chosen tab', () => {
  const screen = render(<Three />)
  const stops = screen.all('tab').map((tab) => tab.tabIndex)
  assert.equal(stops, [0, -1, -1])
  screen.remove()
})

tabs('move and select with the arrow keys, and wrap around', () => {
  const screen = render(<Three />)
  hit(screen.get('tab', 'Deskripsi'), 'ArrowLeft')
  assert.is(screen.get('tab', 'Toko').getAttribute('aria-selected'), 'true')
  assert.is(document.activeElement, screen.get('tab', 'Toko'))
  hit(screen.get('tab', 'Toko'), 'ArrowRight')
  assert.is(screen.get('tab', 'Deskripsi').getAttribute('aria-selected'), 'true')
  screen.remove()
})

tabs('label their panel by the selected tab', () => {
  const screen = render(<Three />)
  press(screen.get('tab', 'Ulasan4'))
  assert.is(accessibleName(screen.get('tabpanel')), 'Ulasan4')
  assert.match(screen.get('tabpanel').textContent ?? '', 'isi b')
  screen.remove()
})

tabs('leave other keys to the page', () => {
  const screen = render(<Three />)
  assert.is(hit(screen.get('tab', 'Deskripsi'), 'Enter'), false)
  screen.remove()
})

tabs.run()
