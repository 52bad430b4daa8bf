import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { LawScreen } from '../../../ui/account/LawScreen.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const law = suite('LawScreen')

const open = (html: string) => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/law', () => accepted(html))
  return openScreen(fake.app, <LawScreen />, '/law')
}

law('lists its chapters, each of which leads to its heading', async () => {
  const { screen } = await open('<h2>Ketentuan</h2><h3>Akun</h3><p>A</p><h2>Privasi</h2><p>B</p>')
  await press(screen.get('button', 'Privasi'))
  assert.is(document.activeElement, screen.get('heading', 'Privasi'))
  assert.is(screen.find('button', 'Akun'), undefined)
})

law('has no list for a single chapter', async () => {
  const { screen } = await open('<h2>Ketentuan</h2><p>A</p>')
  assert.is(screen.find('button', 'Ketentuan'), undefined)
})

law.run()
