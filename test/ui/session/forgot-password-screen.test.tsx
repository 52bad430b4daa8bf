import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ForgotPasswordScreen } from '../../../ui/session/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../../../ui/session/LoginScreen.tsx'
import { createFakeApp } from '../../support/face/fake-app.ts'
import { openScreen } from '../../support/face/open-screen.tsx'
import { type } from '../../support/face/render.tsx'
import { accepted } from '../../support/fakes/fake-http.ts'
import { userRow } from '../../support/rows/user-row.ts'

const forgot = suite('ForgotPasswordScreen')
forgot.before.each(() => sessionStorage.clear())
forgot.after(() => sessionStorage.clear())

const open = async (node = <ForgotPasswordScreen />, fake = createFakeApp()) => {
  const { screen } = await openScreen(fake.app, node, '/forgotPassword')
  const field = (name: string): HTMLInputElement => {
    const found = screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return { screen, field }
}

forgot('still names the account when the page is loaded anew while the mail is read', async () => {
  const first = await open()
  type(first.field('account'), 'rani@contoh.id')
  type(first.field('code'), '123456')
  type(first.field('next'), 'rahasia-baru')
  first.screen.remove()
  const second = await open()
  assert.equal(
    ['account', 'code', 'next'].map((name) => second.field(name).value),
    ['rani@contoh.id', '', ''],
  )
  second.screen.remove()
})

forgot('takes over the account that was typed at sign-in', async () => {
  const login = await open(<LoginScreen />)
  type(login.field('account'), 'rani@contoh.id')
  login.screen.remove()
  const { screen, field } = await open()
  assert.is(field('account').value, 'rani@contoh.id')
  screen.remove()
})

forgot('names the account of a shopper who is signed in', async () => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ email: 'sari@contoh.id' })))
  await fake.app.session.guard('/forgotPassword')
  const { screen, field } = await open(undefined, fake)
  assert.is(field('account').value, 'sari@contoh.id')
  screen.remove()
})

forgot.run()
