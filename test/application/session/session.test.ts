import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import {
  accepted,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const session = suite('session (requirements S4, S6 and S9)')
const USER = '/api/user/getUserInfo'
const LOGIN = '/api/user/login'
const LOGOUT = '/api/user/logout'
const form = { account: 'sari@example.com', password: 'rahasia1' }
const REGISTRATION = {
  familyName: 'Wijaya',
  givenName: 'Sari',
  email: 'sari@example.com',
  mobile: '+62 812-345-678',
  password: 'rahasia1',
  repeat: 'rahasia1',
}

session('signing in stores the token for three days and loads the user once', async () => {
  const { app, http, cookies, clock } = createFakeApp()
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'fresh' } }))
  http.answer(USER, () => accepted(userRow()))
  assert.ok((await app.session.signIn(form)).ok)
  assert.equal(http.sentTo(LOGIN)[0]?.body, { json: form })
  assert.equal(http.sentTo(LOGIN)[0]?.headers, {})
  assert.is(cookies.read('admin_token'), 'fresh')
  assert.is(http.sentTo(USER).length, 1)
  assert.equal(http.sentTo(USER)[0]?.headers, { token: 'fresh' })
  assert.is(app.session.user$.value?.givenName, 'Sari')
  clock.advance(3 * 86_400_000)
  assert.is(cookies.read('admin_token'), undefined)
})

session('signing in with an empty form sends nothing', async () => {
  const { app, http } = createFakeApp()
  const answer = await app.session.signIn({ account: '', password: '' })
  assert.is(answer.ok ? '' : answer.fault.kind, 'form')
  assert.is(http.requests.length, 0)
})

session('a refused sign-in leaves a visitor', async () => {
  const { app, http, cookies } = createFakeApp()
  http.answer(LOGIN, () => refused('wrong password'))
  assert.not((await app.session.signIn(form)).ok)
  assert.is(app.session.session$.value.kind, 'visitor')
  assert.is(cookies.read('admin_token'), undefined)
})

session('registering signs the new shopper in and sends the digits of the mobile number', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/user/register', () => accepted({ userinfo: { token: 'new' } }))
  http.answer(USER, () => accepted(userRow()))
  assert.ok((await app.session.register(REGISTRATION)).ok)
  assert.equal(http.sentTo('/api/user/register')[0]?.body, {
    json: {
      username: 'Wijaya',
      nickname: 'Sari',
      email: 'sari@example.com',
      mobile: '62812345678',
      password: 'rahasia1',
    },
  })
  assert.is(app.session.session$.value.kind, 'signed-in')
})

session('a registration whose answer was lost is found by signing in, not reported as taken', async () => {
  const { app, http } = createFakeApp()
  http.answer('/api/user/register', () => unreachable)
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'new' } }))
  http.answer(USER, () => accepted(userRow()))
  assert.not((await app.session.register(REGISTRATION)).ok)
  assert.ok((await app.session.register(REGISTRATION)).ok)
  assert.equal([http.sentTo('/api/user/register').length, app.session.session$.value.kind], [1, 'signed-in'])
})

session(
  'a registration that never arrived is sent again, and the sign-in that looks for it shows no error',
  async () => {
    const { app, http } = createFakeApp()
    http.answer(LOGIN, () => refused('wrong password'))
    http.answer('/api/user/register', () => unreachable)
    await app.session.register(REGISTRATION)
    http.answer('/api/user/register', () => refused('taken'))
    // A refusal is an answer: nothing is looked for after it.
    for (const _ of ['after a lost answer', 'after a refusal']) await app.session.register(REGISTRATION)
    assert.equal([http.sentTo(LOGIN).length, http.sentTo('/api/user/register').length], [1, 3])
    assert.not.match(JSON.stringify(app.notices.notices$.value), 'wrong password')
  },
)

session('signing out does not wait for the server, whose call still has the token', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const held = createHeldAnswer()
  http.answer(LOGOUT, () => held.sent)
  const leaving = app.session.signOut()
  assert.is(app.session.session$.value.kind, 'visitor')
  assert.is(http.sentTo(LOGOUT)[0]?.headers['token'], 't')
  held.give(accepted())
  await leaving
})

session('signing out deletes the token whatever the server answers', async () => {
  const { app, http, cookies } = createFakeApp({ token: 't' })
  http.answer(LOGOUT, () => unreachable)
  await app.session.signOut()
  assert.is(app.session.session$.value.kind, 'visitor')
  assert.is(cookies.read('admin_token'), undefined)
  assert.is(http.sentTo(LOGOUT)[0]?.url, '/api/user/logout?lang=zh-cn')
  assert.equal(app.notices.notices$.value, [])
})

session('the page that required a sign-in is returned to once, also after a reload', () => {
  const { app, reload } = createFakeApp()
  app.session.guardNow('/order?product=3')
  const again = reload()
  assert.is(again.session.takeReturnPath(), '/order?product=3')
  assert.is(again.session.takeReturnPath(), '/')
})

/** The session of shopper 7 ends on a page of theirs; then somebody signs in, after a reload. */
const endedOn = async (path: string, next: number) => {
  const { app, http, device, reload } = createFakeApp({ token: 't' })
  http.answer(USER, () => accepted(userRow({ id: 7 })))
  await app.session.guard(path)
  http.answer('/api/user/order_list', () => unauthorised())
  await app.orders.loadOrders('1', 1)
  assert.is(app.session.redirect$.value?.path, '/login')
  const kept = device.read('lintas_return')
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'next' } }))
  http.answer(USER, () => accepted(userRow({ id: next })))
  const again = reload()
  await again.session.signIn(form)
  return { app: again, kept, device }
}

session('a session that ends is resumed on the page where it ended', async () => {
  const { app } = await endedOn('/myPurchases/1', 7)
  assert.is(app.session.takeReturnPath(), '/myPurchases/1')
})

session('the page on which a session ended is not opened for anybody else', async () => {
  const { app, kept, device } = await endedOn('/orderDetail/55', 9)
  assert.match(kept ?? '', /^[0-9a-f]{32}\/orderDetail\/55$/)
  assert.is(app.session.takeReturnPath(), '/')
  assert.is(device.read('lintas_return'), undefined)
})

session('an invalid stored return path leads home', () => {
  const { app, device } = createFakeApp()
  for (const text of ['elsewhere', 'https://elsewhere.example/', '//elsewhere.example', '0/bag', '']) {
    device.write('lintas_return', text, 1)
    assert.is(app.session.takeReturnPath(), '/', text)
  }
})

session('signing in and out is noticed in the other tab', async () => {
  const { app, openTab, http } = createFakeApp()
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'fresh' } }))
  http.answer(USER, () => accepted(userRow()))
  const other = openTab()
  await app.session.signIn(form)
  await settle()
  assert.is(other.session.user$.value?.id, '7')
  await other.session.guard('/bag')
  await app.session.signOut()
  assert.is(other.session.session$.value.kind, 'visitor')
  assert.is(other.session.redirect$.value?.path, '/login')
})

session('a tab on a public page stays there when the other signs out', async () => {
  const { app, openTab, http } = createFakeApp({ token: 't' })
  http.answer(USER, () => accepted(userRow()))
  const other = openTab()
  await other.session.guard('/detail/1/2')
  await app.session.signOut()
  assert.is(other.session.session$.value.kind, 'visitor')
  assert.is(other.session.redirect$.value, undefined)
})

session('a user loaded for the previous session is ignored after somebody else signed in', async () => {
  const { app, http } = createFakeApp({ token: 'first' })
  const held = createHeldAnswer()
  http.answer(USER, ({ headers }) =>
    headers['token'] === 'first' ? held.sent : accepted(userRow({ id: 9 })),
  )
  const late = app.session.refreshUser()
  http.answer(LOGOUT, () => accepted())
  await app.session.signOut()
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'second' } }))
  await app.session.signIn(form)
  held.give(accepted(userRow({ id: 7 })))
  await late
  assert.is(app.session.user$.value?.id, '9')
})

session('a user requested before a change does not replace a later one', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const early = createHeldAnswer()
  http.answer(USER, () => early.sent)
  const first = app.session.refreshUser()
  http.answer('/api/user/notice_read', () => accepted())
  await app.account.markNoticesRead('all')
  http.answer(USER, () => accepted(userRow({ money: '5.00' })))
  await Promise.race([app.session.refreshUser(), settle()])
  early.give(accepted(userRow({ money: '9.00' })))
  await first
  assert.is(app.session.user$.value?.balance, 500)
})

session('the user is not loaded again where what is known is enough', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  let money = '5.00'
  http.answer(USER, () => accepted(userRow({ money })))
  const isFive = ({ balance }: { readonly balance: number }) => balance === 500
  // Nothing is known yet.
  await app.session.refreshUser(isFive)
  assert.is(http.sentTo(USER).length, 1)
  money = '7.00'
  const known = await app.session.refreshUser(isFive)
  assert.is(known.ok && known.value.balance, 500)
  assert.is(http.sentTo(USER).length, 1)
  const fresh = await app.session.refreshUser(({ balance }) => balance === 700)
  assert.is(fresh.ok && fresh.value.balance, 700)
  assert.is(http.sentTo(USER).length, 2)
})

session.run()
