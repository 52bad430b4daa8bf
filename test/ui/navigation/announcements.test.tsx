import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stripText$ } from '../../../ui/app/offline/OfflineStrip.tsx'
import { listenTo } from '../../support/ui/accessible.ts'
import { openShell } from '../../support/ui/open-shell.tsx'

const announcements = suite('what is announced')

announcements.after.each(() => stripText$.set(undefined))

const notice = (key: string) => ({ kind: 'key', key }) as const

announcements('a step is heard as heading and title, then what was to be said of it', async () => {
  const { screen, go } = await openShell({ at: '/explore' })
  const ears = listenTo(document)
  await go('/bag')
  assert.equal(await ears.take(), [
    'focus: page login',
    'title: Masuk - Lintas',
    'status: Silakan masuk dulu',
  ])
  ears.stop()
  screen.remove()
})

announcements('each toast is announced once, also when one closes beside another', async () => {
  const { screen, app, clock, rest } = await openShell()
  const ears = listenTo(document)
  act(() => app.notices.show('success', notice('core.copied')))
  await rest()
  assert.equal(await ears.take(), ['status: Disalin'])
  act(() => clock.advance(600))
  act(() => app.notices.show('info', notice('core.loginFirst')))
  await rest()
  assert.equal(await ears.take(), ['status: Silakan masuk dulu'])
  act(() => clock.advance(700))
  await rest()
  assert.equal(await ears.take(), [], 'the first has left')
  act(() => app.notices.show('error', notice('core.loadFailed')))
  await rest()
  assert.equal(await ears.take(), ['alert: Halaman belum bisa dibuka'])
  ears.stop()
  screen.remove()
})

announcements('the strip is announced when the network goes, and again only with another text', async () => {
  const { screen, go } = await openShell()
  const ears = listenTo(document)
  act(() => stripText$.set('Anda luring'))
  assert.equal(await ears.take(), ['status: Anda luring'])
  await go('/explore')
  assert.equal(await ears.take(), ['focus: page explore', 'title: Jelajah - Lintas'])
  act(() => stripText$.set('Dari pukul 09.00'))
  assert.equal(await ears.take(), ['status: Dari pukul 09.00'])
  ears.stop()
  screen.remove()
})

announcements.run()
