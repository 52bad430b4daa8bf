import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, refused, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { until } from '../../support/until.ts'

const ending = suite('ending a session at the server (docs/security.md)')
const LOGOUT = '/api/user/logout'
const NOTE = 'lintas_untold'

/** Somebody has signed out while nothing got through. */
const signedOutOffline = async () => {
  const fake = createFakeApp({ token: 'old' })
  fake.lifecycle.set({ isOnline: false })
  fake.http.answer(LOGOUT, () => unreachable)
  await fake.app.session.signOut()
  const tokens = () => fake.http.sentTo(LOGOUT).map(({ headers }) => headers['token'])
  const goOnline = async () => {
    fake.lifecycle.set({ isOnline: true })
    await settle()
  }
  const wait = async (ms: number) => {
    fake.clock.advance(ms)
    await settle()
  }
  return { ...fake, tokens, goOnline, wait }
}

ending('a sign-out while offline is sent when the network is back, once', async () => {
  const { app, http, lifecycle, tokens, goOnline, wait } = await signedOutOffline()
  await wait(3_600_000)
  assert.equal(tokens(), ['old'])
  http.answer(LOGOUT, () => accepted())
  await goOnline()
  assert.equal(tokens(), ['old', 'old'])
  lifecycle.set({ isVisible: false })
  lifecycle.set({ isVisible: true })
  await wait(3_600_000)
  assert.is(tokens().length, 2)
  assert.equal(app.notices.notices$.value, [])
})

ending('is sent with the old token after somebody else has signed in, who stays', async () => {
  const { app, http, cookies, tokens, goOnline } = await signedOutOffline()
  http.answer('/api/user/login', () => accepted({ token: 'new' }))
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  http.answer(LOGOUT, () => unauthorised())
  await goOnline()
  assert.equal(tokens(), ['old', 'old'])
  assert.is(cookies.read('admin_token'), 'new')
  assert.is(app.session.session$.value.kind, 'signed-in')
  assert.equal(app.notices.notices$.value, [])
})

ending('a token is no longer on the device from the sign-out on', async () => {
  const { cookies, device } = await signedOutOffline()
  await until(() => device.read(NOTE) !== undefined)
  assert.is(cookies.read('admin_token'), undefined)
  for (const name of ['lintas_return', 'lintas_sign_outs', NOTE])
    assert.not.match(device.read(name) ?? '', 'old')
})

ending('its hash ends the session when the page was closed before the network was back', async () => {
  const { device, ...closed } = await signedOutOffline()
  await until(() => device.read(NOTE) !== undefined)
  const later = createFakeApp({ device })
  await settle()
  later.http.answer(LOGOUT, () => accepted())
  later.lifecycle.set({ isVisible: false })
  later.lifecycle.set({ isVisible: true })
  await until(() => device.read(NOTE) === undefined)
  const hash = createHash('sha256').update('old').digest('hex')
  const sent = later.http.sentTo(LOGOUT).at(-1)
  assert.equal([sent?.headers, sent?.body], [{}, { json: { token_hash: hash } }])
  assert.is(closed.tokens().length, 1)
})

ending('its hash is removed from the device once the server has answered', async () => {
  const kept = createMemoryStorage(() => 0)
  const noted: string[] = []
  const write = (name: string, value: string, days: number): void => {
    if (name === NOTE) noted.push(value)
    kept.write(name, value, days)
  }
  const { app, http } = createFakeApp({ token: 'old', device: { ...kept, write } })
  http.answer(LOGOUT, () => accepted())
  await app.session.signOut()
  await until(() => noted.length > 0 && kept.read(NOTE) === undefined)
})

ending('a failing server is asked again, with growing pauses, until it has answered', async () => {
  const { http, tokens, goOnline, wait } = await signedOutOffline()
  http.answer(LOGOUT, () => refused('Too many requests', 429, 429))
  await goOnline()
  await wait(4_999)
  assert.is(tokens().length, 2)
  await wait(1)
  assert.is(tokens().length, 3)
  await wait(9_999)
  assert.is(tokens().length, 3)
  await wait(1)
  assert.is(tokens().length, 4)
  http.answer(LOGOUT, () => accepted())
  await wait(20_000)
  await wait(3_600_000)
  assert.is(tokens().length, 5)
})

ending('a server that never answers is not asked for ever', async () => {
  const { tokens, goOnline, wait } = await signedOutOffline()
  await goOnline()
  for (let minute = 0; minute < 120; minute += 1) await wait(60_000)
  assert.is(tokens().length, 10)
})

ending('a session that the app gives up because its user cannot be loaded is ended there too', async () => {
  const { app, http, clock, lifecycle } = createFakeApp({ token: 'old' })
  for (const path of ['/api/user/getUserInfo', LOGOUT]) http.answer(path, () => unreachable)
  const opening = app.session.guard('/bag')
  await clock.advanceAsync(1_000)
  await opening
  http.answer(LOGOUT, () => accepted())
  lifecycle.set({ isVisible: false })
  lifecycle.set({ isVisible: true })
  await settle()
  assert.equal(
    http.sentTo(LOGOUT).map(({ headers }) => headers['token']),
    ['old', 'old'],
  )
})

ending.run()
