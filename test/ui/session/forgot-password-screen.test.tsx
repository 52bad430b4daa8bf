import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { ForgotPasswordScreen } from '../../../ui/session/ForgotPasswordScreen.tsx'
import { LoginScreen } from '../../../ui/session/LoginScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const forgot = suite('ForgotPasswordScreen')
forgot.before.each(() => sessionStorage.clear())
forgot.after(() => sessionStorage.clear())

const open = async (node = <ForgotPasswordScreen />, fake = createFakeApp()) => {
  const { screen, rest } = await openScreen(fake.app, node, '/forgotPassword')
  const field = (name: string): HTMLInputElement => {
    const found = screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return { screen, rest, field }
}

forgot('still names the account when the page is reloaded', async () => {
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

forgot('takes over the account typed at sign-in', async () => {
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

forgot('passes the account to the sign-in after the reset', async () => {
  const fake = createFakeApp()
  fake.http.answer('/api/user/resetpwd', () => accepted())
  const { screen, rest, field } = await open(undefined, fake)
  const typed = { account: 'rani@contoh.id', code: '123456', next: 'rahasia-baru', repeat: 'rahasia-baru' }
  for (const [name, text] of Object.entries(typed)) type(field(name), text)
  press(screen.get('button', 'passwords.save'))
  await rest()
  assert.is(fake.http.sentTo('/api/user/resetpwd').length, 1)
  screen.remove()
  const login = await open(<LoginScreen />)
  assert.is(login.field('account').value, 'rani@contoh.id')
  login.screen.remove()
})

forgot('asks before it is discarded, also after the server has refused it', async () => {
  const fake = createFakeApp()
  fake.http.answer('/api/user/resetpwd', () => refused('Kode sudah tidak berlaku'))
  const { screen, rest, field } = await open(undefined, fake)
  const typed = { account: 'rani@contoh.id', code: '123456', next: 'rahasia-baru', repeat: 'rahasia-baru' }
  for (const [name, text] of Object.entries(typed)) type(field(name), text)
  press(screen.get('button', 'passwords.save'))
  await rest()
  assert.match(screen.text(), 'Kode sudah tidak berlaku')
  press(screen.get('button', 'Kembali'))
  assert.ok(screen.find('alertdialog', 'forms.leaveTitle'))
  screen.remove()
})

forgot(
  'sends a code at once to an account that was corrected, and again to the same one only later',
  async () => {
    const fake = createFakeApp()
    fake.http.answer('/api/user/send_code', () => accepted())
    const { screen, rest, field } = await open(undefined, fake)
    const isWaiting = (): boolean =>
      screen.find('button', 'passwords.sendCode') === undefined &&
      screen.get('button', 'passwords.sendAgain').hasAttribute('disabled')
    type(field('account'), 'rani@contoh.di')
    press(screen.get('button', 'passwords.sendCode'))
    await rest()
    assert.ok(isWaiting())
    type(field('account'), 'rani@contoh.id')
    press(screen.get('button', 'passwords.sendCode'))
    await rest()
    assert.ok(isWaiting())
    assert.is(fake.http.sentTo('/api/user/send_code').length, 2)
    screen.remove()
  },
)

forgot('has the button that sends the code inside the code field', async () => {
  const { screen, field } = await open()
  const outline = field('code').parentElement
  assert.ok(outline?.contains(screen.get('button', 'passwords.sendCode')))
  screen.remove()
})

forgot.run()
