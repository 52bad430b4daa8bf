import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  accepted,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import { createFakeCounter, meRow } from '../../support/fake-counter.ts'

const sessions = suite('the session at the counter (api.md 9)')

sessions('asks at the start who is signed in, and reports when nobody is', async () => {
  const { counter, http } = createFakeCounter()
  assert.is(counter.session.session$.value.kind, 'starting')
  http.answer('/api/staff/me', () => unauthorised())
  assert.not(await counter.session.refresh())
  assert.is(counter.session.session$.value.kind, 'signed-out')
})

sessions('distinguishes an unreachable server from an ended session', async () => {
  const { counter, http } = createFakeCounter()
  http.answer('/api/staff/me', () => unreachable)
  await counter.session.refresh()
  assert.is(counter.session.session$.value.kind, 'unreachable')
  http.answer('/api/staff/me', () => accepted(meRow()))
  await counter.session.refresh()
  assert.is(counter.session.session$.value.kind, 'signed-in')
})

sessions('signs in by name and password, and sends no token: the session is a cookie', async () => {
  const { counter, http, bodies } = createFakeCounter()
  http.answer('/api/staff/login', () => accepted({ staff: meRow().staff, token: 'x', expires: 9 }))
  assert.ok((await counter.session.signIn('Budi', 'kata-sandi-staf')).ok)
  assert.equal(bodies('/api/staff/login'), [{ name: 'Budi', password: 'kata-sandi-staf' }])
  assert.equal(
    http.requests.flatMap(({ headers }) => Object.keys(headers)),
    [],
  )
  const now = counter.session.session$.value
  assert.is(now.kind === 'signed-in' && now.me.staff.name, 'Budi')
})

sessions('returns the reason of a refused sign-in, without a toast', async () => {
  const { counter, http } = createFakeCounter()
  http.answer('/api/staff/login', () => refused('Wrong name or password'))
  const answer = await counter.session.signIn('Budi', 'salah')
  assert.is(!answer.ok && answer.fault.kind === 'rejected' && answer.fault.message, 'Wrong name or password')
  assert.equal(counter.notices.notices$.value, [])
})

sessions('stays on its page when the session ends, and continues after signing in again', async () => {
  const { counter, http } = createFakeCounter()
  await counter.session.refresh()
  const before = counter.queues('order')
  http.answer('/api/staff/list', () => unauthorised())
  await before.show({ filter: 'unpaid', search: 'Rani' })
  const over = counter.session.session$.value
  assert.ok(over.kind === 'signed-in' && over.isOver)
  http.answer('/api/staff/login', () => accepted({ staff: meRow().staff }))
  await counter.session.signIn('Budi', 'kata-sandi-staf')
  const back = counter.session.session$.value
  assert.ok(back.kind === 'signed-in' && !back.isOver)
  // The very queue, with its search.
  assert.is(counter.queues('order'), before)
  assert.is(before.list$.value.search, 'Rani')
})

sessions('starts again for another person', async () => {
  const { counter, http } = createFakeCounter()
  await counter.session.refresh()
  const before = counter.queues('order')
  http.answer('/api/staff/login', () => accepted({ staff: {} }))
  http.answer('/api/staff/me', () =>
    accepted(meRow({ staff: { id: 9, name: 'Sari', role: 'owner', shop: null } })),
  )
  await counter.session.signIn('Sari', 'kata-sandi-staf')
  assert.is.not(counter.queues('order'), before)
})

sessions('drops an answer that was requested before a sign-out', async () => {
  const { counter, http } = createFakeCounter()
  await counter.session.refresh()
  const held = createHeldAnswer()
  http.answer('/api/staff/me', () => held.sent)
  http.answer('/api/staff/logout', () => accepted())
  const late = counter.session.refresh()
  assert.ok((await counter.session.signOut()).ok)
  held.give(accepted(meRow()))
  await late
  assert.is(counter.session.session$.value.kind, 'signed-out')
})

sessions('keeps the signed-in person while the server is unreachable', async () => {
  const { counter, http } = createFakeCounter()
  await counter.session.refresh()
  http.answer('/api/staff/me', () => unreachable)
  http.answer('/api/staff/logout', () => unreachable)
  await counter.session.refresh()
  assert.not((await counter.session.signOut()).ok)
  assert.is(counter.session.session$.value.kind, 'signed-in')
})

sessions('asks for no password again within the period of the last check, by the server’s time', async () => {
  const { counter, http, clock } = createFakeCounter()
  await counter.session.refresh()
  assert.ok(counter.session.asksPassword())
  const until = Math.ceil(counter.clock.now() / 1000) + 300
  http.answer('/api/staff/confirm', () => accepted({ confirmed_until: until }))
  assert.ok((await counter.session.confirm('kata-sandi-staf')).ok)
  assert.not(counter.session.asksPassword())
  clock.advance(301_000)
  assert.ok(counter.session.asksPassword())
})

sessions('lets a clerk of one shop do what belongs to a shop, and no more', async () => {
  const { counter, http } = createFakeCounter()
  assert.not(counter.session.may('shop'))
  const staff = { id: 3, name: 'Sari', role: 'clerk', shop: { id: 1, name: 'Meraki' } } as const
  http.answer('/api/staff/me', () => accepted(meRow({ staff })))
  await counter.session.refresh()
  assert.equal((['shop', 'house', 'owner'] as const).map(counter.session.may), [true, false, false])
})

sessions.run()
