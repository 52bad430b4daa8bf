import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { LoginScreen } from '../../../ui/session/LoginScreen.tsx'
import { RegisterScreen } from '../../../ui/session/RegisterScreen.tsx'
import { cartItem, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { leave, press, send, type } from '../../support/ui/render.tsx'

// Requirement S5 (validation) and 6 (return to the page that asked).
const login = suite('LoginScreen')

const open = async (node = <LoginScreen />) => {
  const fake = createFakeApp()
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/login', () => accepted({ userinfo: { token: 'neu' } }))
  fake.http.answer('/api/user/register', () => accepted({ userinfo: { token: 'neu' } }))
  return { ...fake, ...(await openScreen(fake.app, node, '/login')) }
}

const openFor = async (merchantLink: string) => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/index', () => accepted({ name: 'Lintas', merchant_link: merchantLink }))
  return openScreen(app, <LoginScreen />, '/login')
}

const passwordField = (container: HTMLElement, name: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

login('requires account and password at their fields and sends nothing without them', async () => {
  const { screen, http, rest } = await open()
  press(screen.get('button', 'session.signIn'))
  await rest()
  assert.match(screen.text(), 'session.accountRequired')
  assert.match(screen.text(), 'session.passwordRequired')
  assert.is(http.sentTo('/api/user/login').length, 0)
  screen.remove()
})

login('lets a visitor choose the language on the page itself', async () => {
  const { screen, app, history } = await open()
  const list = screen.get('combobox', 'session.language') as HTMLSelectElement
  type(screen.get('textbox', 'session.account'), 'rani@contoh.id')
  await act(async () => {
    list.value = 'ri'
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
  assert.is(app.account.language$.value, 'ri')
  assert.is(history.at(-1), '/login')
  assert.is((screen.get('textbox', 'session.account') as HTMLInputElement).value, 'rani@contoh.id')
  screen.remove()
})

login('says what is in the cart of a visitor, and nothing for an empty one', async () => {
  const { screen } = await open()
  assert.not.match(screen.text(), 'session.cartKept')
  screen.remove()
  const fake = createFakeApp()
  await fake.app.cart.add(cartItem({ quantity: 2 }))
  const { screen: full } = await openScreen(fake.app, <LoginScreen />, '/login')
  assert.match(full.text(), 'session.cartKept')
  full.remove()
})

login('signs in once for a double tap and continues', async () => {
  const { screen, http, rest, history } = await open()
  const held = createHeldAnswer()
  http.answer('/api/user/login', () => held.sent)
  type(screen.get('textbox', 'session.account'), 'rani@contoh.id')
  type(passwordField(screen.container, 'password'), 'lintas-demo')
  press(screen.get('button', 'session.signIn'))
  press(screen.get('button', 'session.signIn'))
  held.give(accepted({ userinfo: { token: 'neu' } }))
  await rest()
  assert.is(http.sentTo('/api/user/login').length, 1)
  assert.is(history.at(-1), '/')
  screen.remove()
})

login('continues for nobody who has gone elsewhere before the server answers', async () => {
  const { app, screen, http, rest, history, hide } = await open()
  const held = createHeldAnswer()
  http.answer('/api/user/login', () => held.sent)
  app.session.keepReturnPath('/bag')
  type(screen.get('textbox', 'session.account'), 'rani@contoh.id')
  type(passwordField(screen.container, 'password'), 'lintas-demo')
  press(screen.get('button', 'session.signIn'))
  await rest()
  hide(true)
  held.give(accepted({ userinfo: { token: 'neu' } }))
  await rest()
  assert.is(app.session.session$.value.kind, 'signed-in')
  assert.equal(history, ['/login'])
  assert.is(app.session.takeReturnPath(), '/')
  screen.remove()
})

const refuseSignIn = async () => {
  const opened = await open()
  opened.http.answer('/api/user/login', () => refused('Akun atau kata sandi salah'))
  type(opened.screen.get('textbox', 'session.account'), 'rani@contoh.id')
  type(passwordField(opened.screen.container, 'password'), 'salah-sekali')
  press(opened.screen.get('button', 'session.signIn'))
  await opened.rest()
  return opened
}

login(
  'shows a wrong password at its field, puts the caret there, and announces it (requirement S8)',
  async () => {
    const { screen, app } = await refuseSignIn()
    const field = passwordField(screen.container, 'password')
    const said = screen.all('alert').filter((alert) => alert.textContent === 'Akun atau kata sandi salah')
    assert.is(said.length, 1)
    assert.is(field.getAttribute('aria-describedby'), said[0]?.id)
    assert.is(document.activeElement, field)
    assert.is(app.notices.notices$.value.length, 1)
    screen.remove()
  },
)

login('marks no password that was retyped before the refusal of the previous one arrived', async () => {
  const { screen, http, rest } = await open()
  const held = createHeldAnswer()
  http.answer('/api/user/login', () => held.sent)
  const field = passwordField(screen.container, 'password')
  type(screen.get('textbox', 'session.account'), 'rani@contoh.id')
  type(field, 'salah-sekali')
  press(screen.get('button', 'session.signIn'))
  type(field, 'lintas-demo')
  held.give(refused('Akun atau kata sandi salah'))
  await rest()
  assert.is(field.getAttribute('aria-invalid') ?? 'false', 'false')
  assert.not.match(screen.text(), 'Akun atau kata sandi salah')
  screen.remove()
})

login('keeps typed text when the server refuses it', async () => {
  const { screen } = await refuseSignIn()
  assert.is((screen.get('textbox', 'session.account') as HTMLInputElement).value, 'rani@contoh.id')
  screen.remove()
})

login(
  'says beside the button that the server was not reached, and leaves announcing it to the toast',
  async () => {
    const { screen, http, rest } = await open()
    http.answer('/api/user/login', () => ({ ok: false, fault: { kind: 'timed-out' } }))
    type(screen.get('textbox', 'session.account'), 'rani@contoh.id')
    type(passwordField(screen.container, 'password'), 'lintas-demo')
    press(screen.get('button', 'session.signIn'))
    await rest()
    assert.match(screen.text(), 'core.fault.timedOut')
    assert.equal(screen.all('alert'), [])
    screen.remove()
  },
)

login('registers only with a valid e-mail, a matching password and consent', async () => {
  const { screen, http, rest } = await open(<RegisterScreen />)
  type(screen.get('textbox', 'session.email'), 'rani@contoh')
  leave(screen.get('textbox', 'session.email'))
  assert.match(screen.text(), 'session.emailNotValid')
  type(passwordField(screen.container, 'password'), '12345')
  type(passwordField(screen.container, 'repeat'), '123456')
  send(screen.container.querySelector('form'))
  await rest()
  for (const key of ['required', 'mobileNotValid', 'passwordTooShort', 'passwordsDiffer', 'agreeRequired']) {
    assert.match(screen.text(), `session.${key}`)
  }
  assert.is(http.sentTo('/api/user/register').length, 0)
  screen.remove()
})

login('sends the number with its country code', async () => {
  const { screen, http, rest } = await open(<RegisterScreen />)
  type(screen.get('textbox', 'forms.givenName'), 'Rani')
  type(screen.get('textbox', 'forms.familyName'), 'Prameswari')
  type(screen.get('textbox', 'session.email'), 'rani@contoh.id')
  type(passwordField(screen.container, 'mobile'), '812 5550 0142')
  type(passwordField(screen.container, 'password'), 'rahasia1')
  type(passwordField(screen.container, 'repeat'), 'rahasia1')
  press(screen.get('checkbox', 'session.agree'))
  send(screen.container.querySelector('form'))
  await rest()
  const [sent] = http.sentTo('/api/user/register')
  assert.match(JSON.stringify(sent?.body), '"mobile":"6281255500142"')
  screen.remove()
})

login('links to the merchant entry that the server names', async () => {
  const { screen } = await openFor('https://seller.shop.example/login')
  assert.is(
    screen.get('link', 'session.merchantEntry').getAttribute('href'),
    'https://seller.shop.example/login',
  )
  screen.remove()
})

login('has no merchant entry, and no error, where the server names none', async () => {
  const { http, app } = createFakeApp()
  http.answer('/api/index/index', () => refused('tidak ada'))
  const { screen } = await openScreen(app, <LoginScreen />, '/login')
  assert.is(screen.find('link', 'session.merchantEntry'), undefined)
  assert.equal(app.notices.notices$.value, [])
  screen.remove()
})

login('is shown for a shopper who is signed in already and opens it on purpose', async () => {
  const fake = createFakeApp({ token: 'alt' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  await fake.app.session.guard('/login')
  const { screen, history, rest } = await openScreen(fake.app, <LoginScreen />, '/login')
  await rest()
  assert.equal(history, ['/login'])
  screen.remove()
})

for (const [name, node] of [
  ['sign-in', <LoginScreen key="login" />],
  ['registration', <RegisterScreen key="register" />],
] as const) {
  login(`continues from a ${name} when the shopper has signed in in another tab`, async () => {
    const opened = await open(node)
    const other = opened.openTab()
    await act(async () => {
      await other.session.signIn({ account: 'rani@contoh.id', password: 'rahasia' })
    })
    await opened.rest()
    assert.equal(opened.history, ['/'])
    opened.screen.remove()
  })
}

login.run()
