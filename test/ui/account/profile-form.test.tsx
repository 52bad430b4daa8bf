import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { ok } from '../../../domain/shared/result.ts'
import { ProfileScreen } from '../../../ui/account/ProfileScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press, settle, type } from '../../support/ui/render.tsx'

const profile = suite('the form of the profile')

const ASKED = 'Enter your login password to change the email address'

const REFUSED = ok({ status: 200, json: { code: 0, msg: ASKED, data: { field: 'password' } } })

const open = async () => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/profile', ({ body }) => {
    const sent = body && 'json' in body ? (body.json as Readonly<Record<string, unknown>>) : {}
    const isRefused = 'email' in sent && sent['password'] !== 'rahasia1'
    return isRefused ? REFUSED : accepted()
  })
  await fake.app.session.guard('/home')
  const opened = await openScreen(fake.app, <ProfileScreen />, '/here')
  const field = (name: string) =>
    opened.screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined
  const typed = (name: string, text: string): void => {
    const input = field(name)
    if (!input) throw new Error(`no field ${name}`)
    type(input, text)
  }
  const save = async (): Promise<void> => {
    press(opened.screen.get('button', 'profile.save'))
    await settle()
  }
  const sent = () => {
    const body = fake.http.sentTo('/api/user/profile').at(-1)?.body
    return body && 'json' in body ? body.json : undefined
  }
  return { ...opened, field, typed, save, sent }
}

profile(
  'asks for the password where the server requires it for a new e-mail, and sends it along',
  async () => {
    const { screen, history, field, typed, save, sent } = await open()
    assert.is(field('password'), undefined)
    typed('email', 'baru@example.com')
    await save()
    assert.is(document.activeElement, field('password'))
    assert.match(screen.container.textContent ?? '', ASKED)
    assert.is(history.at(-1), '/here')
    typed('password', 'rahasia1')
    await save()
    assert.equal(sent(), { email: 'baru@example.com', password: 'rahasia1' })
    assert.is(history.at(-1), '/setting')
    screen.remove()
  },
)

profile('does not store the password, and sends none when the e-mail is unchanged', async () => {
  const { screen, field, typed, save, sent } = await open()
  const before = field('email')?.value ?? ''
  typed('email', 'baru@example.com')
  await save()
  typed('password', 'rahasia1')
  assert.not.match(JSON.stringify({ ...sessionStorage }), 'rahasia1')
  typed('email', before)
  assert.is(field('password'), undefined)
  typed('givenName', 'Ayu')
  await save()
  assert.equal(Object.keys(sent() ?? {}), ['nickname'])
  screen.remove()
})

profile.run()
