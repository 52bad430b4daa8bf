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

const guard = suite('the navigation guard (requirements S4 and S6)')
const USER = '/api/user/getUserInfo'
const LOGOUT = '/api/user/logout'

guard('decides at once for a visitor, and for a shopper whose user is known', async () => {
  const { app, http } = createFakeApp()
  assert.equal(app.session.guardNow('/home'), { kind: 'open' })
  assert.equal(app.session.guardNow('/bag'), { kind: 'redirect', to: '/login', notice: 'loginFirst' })
  assert.is(http.requests.length, 0)
})

guard('loads the user and then repeats the navigation', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(USER, () => accepted(userRow()))
  assert.is(app.session.guardNow('/bag'), undefined)
  assert.equal(await app.session.guard('/bag'), { kind: 'open' })
  assert.equal(app.session.guardNow('/login'), { kind: 'redirect', to: '/' })
  assert.is(http.sentTo(USER).length, 1)
})

guard('two navigations at once load the user once', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const held = createHeldAnswer()
  http.answer(USER, () => held.sent)
  const both = Promise.all([app.session.guard('/bag'), app.session.guard('/login')])
  held.give(accepted(userRow()))
  assert.equal(await both, [{ kind: 'open' }, { kind: 'redirect', to: '/' }])
  assert.is(http.sentTo(USER).length, 1)
})

guard('no user, signed out on the server -> /login', async () => {
  const { app, http, cookies } = createFakeApp({ token: 't' })
  http.answer(USER, () => refused('broken'))
  http.answer(LOGOUT, () => accepted())
  assert.equal(await app.session.guard('/order?x=1'), { kind: 'redirect', to: '/login' })
  assert.is(cookies.read('admin_token'), undefined)
  assert.is(app.session.takeReturnPath(), '/order?x=1')
})

guard('no user, no sign-out -> the token is dropped and /', async () => {
  const { app, http, clock, cookies } = createFakeApp({ token: 't' })
  http.answer(USER, () => unreachable)
  http.answer(LOGOUT, () => unreachable)
  const opening = app.session.guard('/bag')
  await clock.advanceAsync(1_000)
  assert.equal(await opening, { kind: 'redirect', to: '/' })
  assert.is(cookies.read('admin_token'), undefined)
})

guard(
  'a network that is gone, which the browser reports only after its calls have failed, ends no session',
  async () => {
    const { app, http, clock, lifecycle, cookies } = createFakeApp({ token: 't' })
    http.answer(USER, () => unreachable)
    const opened = app.session.guard('/chatRoom')
    await settle()
    lifecycle.set({ isOnline: false })
    clock.advance(1_000)
    assert.equal(await opened, { kind: 'open' })
    assert.is(http.sentTo(LOGOUT).length, 0)
    assert.is(cookies.read('admin_token'), 't')
  },
)

guard('a call that the browser aborted while leaving the page ends no session', async () => {
  const { app, http, device } = createFakeApp({ token: 't' })
  http.answer(USER, () => unreachable)
  void app.session.guard('/chatRoom')
  await settle()
  // The page is gone before its clock has moved on.
  assert.is(http.sentTo(LOGOUT).length, 0)
  assert.is(device.read('lintas_untold'), undefined)
})

guard('an offline device keeps its session: nobody has refused it', async () => {
  const { app, http, lifecycle, cookies } = createFakeApp({ token: 't' })
  lifecycle.set({ isOnline: false })
  http.answer(USER, () => unreachable)
  assert.equal(await app.session.guard('/chatRoom'), { kind: 'open' })
  assert.is(http.sentTo(LOGOUT).length, 0)
  assert.is(cookies.read('admin_token'), 't')
})

guard('a page that is left while its user is loading ends no session: the browser aborts calls', async () => {
  const { app, http, cookies, device, lifecycle } = createFakeApp({ token: 't' })
  http.answer(USER, () => unreachable)
  http.answer(LOGOUT, () => accepted())
  lifecycle.set({ isLeaving: true })
  assert.equal(await app.session.guard('/order?x=1'), { kind: 'open' })
  assert.is(http.sentTo(LOGOUT).length, 0)
  assert.is(cookies.read('admin_token'), 't')
  assert.is(device.read('lintas_untold'), undefined)
})

guard('a refused token needs no sign-out -> /login', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(USER, () => unauthorised())
  assert.equal(await app.session.guard('/bag'), { kind: 'redirect', to: '/login' })
  assert.is(http.sentTo(LOGOUT).length, 0)
  assert.is(app.session.takeReturnPath(), '/bag')
})

guard.run()
