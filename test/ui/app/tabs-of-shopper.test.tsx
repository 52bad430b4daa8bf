import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { openShell } from '../../support/ui/open-shell.tsx'

const tabs = suite('the tabs')

const openAtRoom = async () => {
  const shell = await openShell({
    at: '/chatRoom/7',
    token: 'first',
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', () => accepted(userRow()))
      http.answer('/api/user/logout', () => accepted())
    },
  })
  await shell.go('/home')
  const chat = (): string | null => shell.screen.get('link', 'Pesan').getAttribute('href')
  return { ...shell, chat }
}

tabs('lead back to the page they were left on', async () => {
  const shell = await openAtRoom()
  assert.is(shell.chat(), '/chatRoom/7')
  shell.screen.remove()
})

tabs('lead the next shopper to none of the previous one’s pages', async () => {
  const shell = await openAtRoom()
  await act(async () => shell.app.session.signOut())
  await shell.rest()
  assert.is(shell.chat(), '/chatRoom')
  shell.screen.remove()
})

tabs.run()
