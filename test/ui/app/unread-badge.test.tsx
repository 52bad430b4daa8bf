import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { App } from '../../../application/app.ts'
import { createState } from '../../../application/shared/streams.ts'
import { openShell } from '../../support/ui/open-shell.tsx'

const badge = suite('unread messages in the shell')

badge('are counted on the Message tab and before the title, until they are read', async () => {
  const unread$ = createState(0)
  const { screen } = await openShell({
    prepare: (fake) => {
      const messaging = { ...fake.app.messaging, unread$: unread$.stream }
      Object.assign(fake as { app: App }, { app: { ...fake.app, messaging } })
    },
  })
  assert.is(document.title, 'Beranda - Lintas')
  act(() => unread$.set(3))
  assert.ok(screen.find('link', /Pesan, 3 baru/))
  assert.is(document.title, '(3) Beranda - Lintas')
  act(() => unread$.set(120))
  assert.match(screen.text(), '99+')
  assert.is(document.title, '(99+) Beranda - Lintas')
  act(() => unread$.set(0))
  assert.ok(screen.find('link', 'Pesan'))
  assert.is(document.title, 'Beranda - Lintas')
  screen.remove()
})

badge.run()
