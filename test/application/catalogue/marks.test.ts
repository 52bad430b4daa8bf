import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const marks = suite('favourites and followed shops (api.md 2 and 7)')
const LIKE = '/api/product/like'
const FOLLOW = '/api/merchant/follow'
const kopi = { productId: '1', shopId: '3' }

marks('a visitor is asked to sign in, and nothing is sent', async () => {
  const { app, http } = createFakeApp()
  const answer = await app.catalogue.toggleFavourite(kopi, true)
  assert.equal(answer, { ok: false, fault: { kind: 'not-signed-in' } })
  assert.equal(app.notices.notices$.value[0]?.text, { kind: 'key', key: 'core.loginFirst' })
  assert.is(http.requests.length, 0)
})

marks('a favourite shows at once and stays when the server accepts it', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const held = createHeldAnswer()
  http.answer(LIKE, () => held.sent)
  const toggling = app.catalogue.toggleFavourite(kopi, true)
  assert.is(app.catalogue.favourites$.value.get('1-3'), true)
  held.give(accepted())
  assert.ok((await toggling).ok)
  assert.is(app.catalogue.favourites$.value.get('1-3'), true)
  assert.equal(http.requests[0]?.body, { json: { product_id: '1', mer_id: '3', is_like: 1 } })
})

marks('a favourite is undone when the server refuses it', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIKE, () => refused('gone'))
  await app.catalogue.toggleFavourite(kopi, true)
  assert.is(app.catalogue.favourites$.value.has('1-3'), false)
})

marks('the state in the server’s answer overrides the requested one', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(FOLLOW, () => accepted({ is_follow: 0 }))
  await app.catalogue.toggleFollow('3', true)
  assert.is(app.catalogue.followed$.value.get('3'), false)
})

marks('the state may also be sent as a boolean', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(FOLLOW, () => accepted({ is_follow: false }))
  await app.catalogue.toggleFollow('3', true)
  assert.is(app.catalogue.followed$.value.get('3'), false)
})

marks('a second tap before the answer sends nothing', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const held = createHeldAnswer()
  http.answer(FOLLOW, () => held.sent)
  const both = Promise.all([app.catalogue.toggleFollow('3', true), app.catalogue.toggleFollow('3', false)])
  held.give(accepted())
  await both
  assert.is(http.requests.length, 1)
  assert.is(app.catalogue.followed$.value.get('3'), true)
})

marks('a tap does not wait for one of another shopper', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const held = createHeldAnswer()
  http.answer(LIKE, ({ headers }) => (headers['token'] === 't' ? held.sent : accepted()))
  http.answer('/api/user/logout', () => accepted())
  http.answer('/api/user/login', () => accepted({ token: 'second' }))
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  http.answer('/api/cart/index', () => accepted({ carts: [] }))
  const first = app.catalogue.toggleFavourite(kopi, true)
  await app.session.signOut()
  await app.session.signIn({ account: 'b@example.com', password: 'rahasia1' })
  await app.catalogue.toggleFavourite(kopi, true)
  assert.equal(
    http.sentTo(LIKE).map(({ headers }) => headers['token']),
    ['t', 'second'],
  )
  held.give(accepted({ is_like: 0 }))
  await first
  assert.is(app.catalogue.favourites$.value.get('1-3'), true)
})

marks('are forgotten at sign-out', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(FOLLOW, () => accepted())
  await app.catalogue.toggleFollow('3', true)
  await app.session.signOut()
  assert.is(app.catalogue.followed$.value.size, 0)
})

marks.run()
