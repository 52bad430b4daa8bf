import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { PERSONAL } from '../../../application/shared/device-memory.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const session = suite('another shopper in another tab')
const USER = '/api/user/getUserInfo'
const LOGIN = '/api/user/login'
const LOGOUT = '/api/user/logout'
const form = { account: 'sari@example.com', password: 'rahasia1' }

/** Two tabs, of which the second sleeps while the first signs its shopper out and another in. */
const withSleeper = async () => {
  const fake = createFakeApp({ token: 'first' })
  const { http, sleepTabs, openTab } = fake
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'second' } }))
  http.answer(LOGOUT, () => accepted())
  http.answer(USER, ({ headers }) => accepted(userRow({ id: headers['token'] === 'first' ? 7 : 9 })))
  const sleeper = openTab()
  await sleeper.session.guard('/myPurchases')
  const wake = sleepTabs()
  await fake.app.session.signOut()
  await fake.app.session.signIn(form)
  return { ...fake, sleeper, wake }
}

session(
  'a tab that wakes after another shopper has signed in switches to them and ends nothing',
  async () => {
    const { app, sleeper, wake, cookies } = await withSleeper()
    const seen: string[] = []
    sleeper.session.session$.subscribe(({ kind }) => seen.push(kind))
    wake()
    await settle()
    assert.is(cookies.read('admin_token'), 'second')
    assert.equal(seen.slice(0, 3), ['signed-in', 'visitor', 'signed-in'])
    assert.equal(
      [app, sleeper].map(({ session: { user$ } }) => user$.value?.id),
      ['9', '9'],
    )
    assert.is(sleeper.session.redirect$.value, undefined)
  },
)

session('the refusal of a token that another tab has replaced ends no session but its own', async () => {
  const { app, sleeper, http, cookies, wake } = await withSleeper()
  http.answer(USER, () => unauthorised())
  await sleeper.session.refreshUser()
  assert.is(sleeper.session.session$.value.kind, 'visitor')
  wake()
  assert.is(cookies.read('admin_token'), 'second')
  assert.is(app.session.session$.value.kind, 'signed-in')
})

session('the server call that ends a session does not sign out somebody who came meanwhile', async () => {
  const { app, http, clock, openTab, cookies } = createFakeApp({ token: 'first' })
  const told = createHeldAnswer()
  http.answer(USER, ({ headers }) => (headers['token'] === 'first' ? unreachable : accepted(userRow())))
  http.answer(LOGOUT, () => told.sent)
  const opening = app.session.guard('/bag')
  await clock.advanceAsync(1_000)
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'second' } }))
  await openTab().session.signIn(form)
  told.give(accepted())
  assert.equal(await opening, { kind: 'open' })
  assert.is(cookies.read('admin_token'), 'second')
  assert.is(app.session.session$.value.kind, 'signed-in')
})

session('a user that could not be loaded signs nobody out who has come since', async () => {
  const { app, http, clock, openTab, cookies } = createFakeApp({ token: 'first' })
  const held = createHeldAnswer()
  http.answer(USER, ({ headers }) => (headers['token'] === 'first' ? held.sent : accepted(userRow())))
  const opening = app.session.guard('/bag')
  const other = openTab()
  http.answer(LOGOUT, () => accepted())
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'second' } }))
  await other.session.signOut()
  await other.session.signIn(form)
  held.give(unreachable)
  await clock.advanceAsync(1_000)
  assert.equal(await opening, { kind: 'open' })
  assert.is(cookies.read('admin_token'), 'second')
  assert.is(http.sentTo(LOGOUT).length, 1)
})

session('a sign-out is noticed before the browser has removed the cookie', async () => {
  const { app, openTab, cookies, http } = createFakeApp({ token: 'first' })
  const other = openTab()
  http.answer(LOGOUT, () => accepted())
  const { remove } = cookies
  Object.assign(cookies, { remove: () => undefined })
  await app.session.signOut()
  assert.is(other.session.session$.value.kind, 'visitor')
  Object.assign(cookies, { remove })
})

session('a tab that missed the change of shopper switches to them when it becomes visible', async () => {
  const { sleeper, lifecycle } = await withSleeper()
  lifecycle.set({ isVisible: false })
  assert.is(sleeper.session.user$.value?.id, '7')
  lifecycle.set({ isVisible: true })
  assert.is(sleeper.session.user$.value, undefined)
  await settle()
  assert.is(sleeper.session.user$.value?.id, '9')
})

session('a tab that missed a sign-out leaves the shopper’s pages when it becomes visible', async () => {
  const { app, http, openTab, sleepTabs, lifecycle } = createFakeApp({ token: 'first' })
  http.answer(LOGOUT, () => accepted())
  http.answer(USER, () => accepted(userRow()))
  const other = openTab()
  await other.session.guard('/myPurchases')
  sleepTabs()
  await app.session.signOut()
  lifecycle.set({ isFrozen: true })
  assert.is(other.session.session$.value.kind, 'signed-in')
  lifecycle.set({ isFrozen: false })
  assert.is(other.session.session$.value.kind, 'visitor')
  assert.is(other.session.redirect$.value?.path, '/login')
})

session('a tab that missed a sign-out treats it as one and not as a refusal', async () => {
  const { sleeper, lifecycle } = await withSleeper()
  const ends: boolean[] = []
  sleeper.session.session$.subscribe(({ kind }) => {
    if (kind === 'visitor') ends.push(sleeper.session.hasSignedOut())
  })
  lifecycle.set({ isVisible: false })
  lifecycle.set({ isVisible: true })
  assert.equal(ends, [true])
})

session('stored data of a shopper are deleted at their sign-out, in every tab', async () => {
  const { app, device, openTab, http } = createFakeApp({ token: 'first' })
  http.answer(LOGOUT, () => accepted())
  const other = openTab()
  other.catalogue.rememberSearch('batik')
  for (const name of Object.values(PERSONAL)) device.write(name, '["x"]', 1)
  await app.session.signOut()
  assert.equal(
    Object.values(PERSONAL).filter((name) => device.read(name) !== undefined),
    [],
  )
  assert.equal(other.catalogue.searchHistory$.value, [])
})

session('stored data stay when the server ends the session', async () => {
  const { app, http, device } = createFakeApp({ token: 'first' })
  device.write(PERSONAL.groups, '[]', 1)
  app.catalogue.rememberSearch('batik')
  http.answer(USER, () => unauthorised())
  await app.session.refreshUser()
  assert.is(app.session.session$.value.kind, 'visitor')
  assert.equal(app.catalogue.searchHistory$.value, ['batik'])
  assert.is(device.read(PERSONAL.groups), '[]')
})

session('a sign-out raises the counter of sign-outs, whatever value is stored there', async () => {
  for (const spoilt of ['NaN', 'garbage', '1e400', '9007199254740992']) {
    const { app, device } = createFakeApp({ token: 'first' })
    device.write('lintas_sign_outs', spoilt, 1)
    const before = app.session.signOuts()
    await app.session.signOut()
    assert.is.not(app.session.signOuts(), before)
  }
})

session('a tab that becomes visible stays signed in where the browser stores no cookies', async () => {
  const { app, http, cookies, lifecycle } = createFakeApp()
  Object.assign(cookies, { write: () => undefined })
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'first' } }))
  http.answer(USER, () => accepted(userRow()))
  await app.session.signIn(form)
  lifecycle.set({ isVisible: false })
  lifecycle.set({ isVisible: true })
  assert.is(app.session.session$.value.kind, 'signed-in')
})

session('a sign-in over a session that another tab has begun shows nothing of its shopper', async () => {
  const { app, http } = createFakeApp({ token: 'first' })
  http.answer(USER, ({ headers }) => accepted(userRow({ id: headers['token'] === 'first' ? 7 : 9 })))
  http.answer(LOGIN, () => accepted({ userinfo: { token: 'second' } }))
  http.answer('/api/user/address_list', ({ headers }) =>
    headers['token'] === 'first'
      ? accepted({ count: 1, list: [{ address_id: 3, name: 'Sari' }] })
      : unreachable,
  )
  http.answer('/api/user/notice', ({ headers }) =>
    headers['token'] === 'first' ? accepted({ count: 0, list: [], unread: 3 }) : unreachable,
  )
  await app.session.guard('/address')
  await app.addresses.refresh()
  await app.account.refreshNotices()
  assert.equal([app.addresses.addresses$.value.addresses.length, app.account.unreadNotices$.value], [1, 3])
  await app.session.signIn(form)
  await app.account.refreshNotices()
  assert.equal([app.addresses.addresses$.value.addresses.length, app.account.unreadNotices$.value], [0, 0])
})

session.run()
