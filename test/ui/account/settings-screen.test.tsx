import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { PasswordRows } from '../../../ui/account/LinkRows.tsx'
import { SettingsScreen } from '../../../ui/account/SettingsScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const settings = suite('SettingsScreen')

settings('signing out leads home at once, however slow the server is', async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/logout', () => new Promise(() => undefined))
  const { screen, rest, history } = await openScreen(fake.app, <SettingsScreen />, '/setting')
  press(screen.get('button', 'account.signOut'))
  await rest()
  press(screen.all('button', 'account.signOut').at(-1) as HTMLElement)
  await rest()
  assert.is(fake.app.session.session$.value.kind, 'visitor')
  assert.equal(history, ['/home'])
  screen.remove()
})

settings('shows no payment code state while it is unknown, as without a network', async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => unreachable)
  const { screen } = await openScreen(fake.app, <SettingsScreen />, '/setting')
  assert.match(screen.text(), 'core.title.passwords')
  assert.not.match(screen.text(), 'account.codeNotSet')
  screen.remove()
  const rows = await openScreen(fake.app, <PasswordRows />, '/passwords')
  assert.not.match(rows.screen.text(), 'account.codeNotSet')
  rows.screen.remove()
})

settings.run()
