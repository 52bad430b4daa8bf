import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, refusedAt } from '../../../adapters/fakes/fake-http.ts'
import { RegisterScreen } from '../../../ui/session/RegisterScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press, send, type } from '../../support/ui/render.tsx'
import { scrolledIntoView } from '../../support/ui/viewport.ts'

const register = suite('RegisterScreen')
register.before.each(() => sessionStorage.clear())

const TYPED = { givenName: 'Rani', familyName: 'Putri', email: 'rani@contoh.id', mobile: '81234567890' }
const SECRET = { password: 'rahasia-sekali', repeat: 'rahasia-sekali' }

const open = async (fake: FakeApp = createFakeApp()) => {
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/register', () => accepted({ userinfo: { token: 'neu' } }))
  const opened = await openScreen(fake.app, <RegisterScreen />, '/register')
  const field = (name: string): HTMLInputElement => {
    const found = opened.screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  const fill = async (): Promise<void> => {
    for (const [name, text] of Object.entries({ ...TYPED, ...SECRET })) type(field(name), text)
    press(opened.screen.get('checkbox'))
    await opened.rest()
  }
  const shown = (): unknown =>
    Object.fromEntries(Object.keys({ ...TYPED, ...SECRET }).map((name) => [name, field(name).value]))
  const isTicked = (): boolean => (opened.screen.get('checkbox') as HTMLInputElement).checked
  return { ...fake, ...opened, fake, field, fill, shown, isTicked }
}

const EMPTY = { givenName: '', familyName: '', email: '', mobile: '', password: '', repeat: '' }

register('marks missing consent like its fields', async () => {
  const { screen, rest, fill, shown } = await open()
  await fill()
  press(screen.get('checkbox'))
  send(screen.container.querySelector('form') as HTMLFormElement)
  await rest()
  const alert = screen.all('alert').at(-1)
  assert.ok(alert?.querySelector('svg'), `no mark at ${alert?.textContent} for ${JSON.stringify(shown())}`)
  screen.remove()
})

register('shows the terms over the form before they are accepted, and keeps typed text', async () => {
  const { screen, rest, fill, shown, http, history } = await open()
  http.answer('/api/user/law', () => accepted({ content: '<p>Ketentuan layanan</p>' }))
  await fill()
  const typed = shown()
  press(screen.get('button', 'session.agreeRead'))
  await rest()
  assert.match(screen.get('dialog', 'core.title.law').textContent ?? '', 'Ketentuan layanan')
  assert.equal(shown(), typed)
  assert.is(history.at(-1), '/register')
  screen.remove()
})

register('sends a number typed with its 0 in a form that can sign in afterwards', async () => {
  const opened = await open()
  await opened.fill()
  type(opened.field('mobile'), '0812 3456 7890')
  send(opened.screen.container.querySelector('form') as HTMLFormElement)
  await opened.rest()
  const [sent] = opened.http.sentTo('/api/user/register')
  assert.match(JSON.stringify(sent), '6281234567890')
  opened.screen.remove()
})

register('keeps typed text over a reload, except passwords', async () => {
  const first = await open()
  await first.fill()
  assert.not.match(JSON.stringify({ ...sessionStorage }), SECRET.password)
  first.screen.remove()
  const again = await open(first.fake)
  assert.equal(again.shown(), { ...TYPED, password: '', repeat: '' })
  assert.ok(again.isTicked())
  press(again.screen.get('button', 'Kembali'))
  await again.rest()
  assert.ok(again.screen.get('alertdialog'))
  again.screen.remove()
})

register('deletes the draft once the shopper is registered', async () => {
  const first = await open()
  await first.fill()
  send(first.screen.container.querySelector('form'))
  await first.rest()
  assert.is(first.http.sentTo('/api/user/register').length, 1)
  first.screen.remove()
  const again = await open()
  assert.equal(again.shown(), EMPTY)
  again.screen.remove()
})

register('sends a single name', async () => {
  const opened = await open()
  await opened.fill()
  type(opened.field('familyName'), '')
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  const [sent] = opened.http.sentTo('/api/user/register')
  assert.match(JSON.stringify(sent), '"username":""')
  opened.screen.remove()
})

register('accepts a name as long as the server does, and no longer', async () => {
  const { screen, field } = await open()
  const family = '👨‍👩‍👧‍👦'
  for (const name of ['givenName', 'familyName'])
    for (const one of ['a', family]) {
      type(field(name), one.repeat(40))
      assert.is(field(name).value, one.repeat(40))
      type(field(name), one.repeat(41))
      assert.is(field(name).value, one.repeat(40))
    }
  screen.remove()
})

register('scrolls to what the server refused, as the bar covers the end of a form', async () => {
  const opened = await open()
  opened.http.answer('/api/user/register', () => refused('Email ini sudah terdaftar'))
  const seen = await scrolledIntoView(async () => {
    await opened.fill()
    send(opened.screen.container.querySelector('form'))
    await opened.rest()
  })
  assert.equal(seen, ['Email ini sudah terdaftar'])
  opened.screen.remove()
})

register('shows a refusal of the family name at its field, under the server’s own name for it', async () => {
  const opened = await open()
  opened.http.answer('/api/user/register', () => refusedAt('username', 'Nama keluarga tidak valid'))
  await opened.fill()
  send(opened.screen.container.querySelector('form'))
  await opened.rest()
  assert.is(document.activeElement, opened.field('familyName'))
  assert.is(opened.field('familyName').getAttribute('aria-invalid'), 'true')
  opened.screen.remove()
})

register.run()
