import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { cartItem, cartRow, userRow } from '../../support/api-rows.ts'
import { shopperWithCart } from '../../support/ui/shopper-with-cart.ts'

const lines = suite('a cart line with a temporary id')
const ADD = '/api/cart/add'
const SET = '/api/cart/set_num'
const DELETE = '/api/cart/del'

/** A product has just been put into the cart, and the server is slow to say so. */
const adding = async () => {
  const fake = await shopperWithCart([cartRow('12', { product_id: '2' })])
  const { app, http, host } = fake
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  http.answer(SET, () => {
    host.rows = [cartRow('31', { cart_num: 4 }), ...host.rows.slice(1)]
    return accepted()
  })
  http.answer(DELETE, () => {
    host.rows = host.rows.slice(1)
    return accepted()
  })
  const added = app.cart.add(cartItem())
  const id = app.cart.cart$.value.lines[0]?.id ?? ''
  const answer = async (): Promise<void> => {
    host.rows = [cartRow('31'), ...host.rows]
    held.give(accepted({ cart_id: 31, cart_num: 1 }))
    await added
    await settle()
  }
  return { ...fake, id, answer, tell: held.give, refuse: () => held.give(refused('no')) }
}

lines('is updated by its id, whether the quantity changes before or after the answer', async () => {
  for (const isWaiting of [true, false]) {
    const { app, clock, id, answer, bodies, quantities } = await adding()
    app.cart.setQuantity(id, 4)
    if (isWaiting) await clock.advanceAsync(350)
    await answer()
    await clock.advanceAsync(350)
    assert.equal(bodies(SET), [{ cart_id: '31', num: 4 }])
    assert.equal([quantities(), app.cart.cart$.value.isSettling], [[4, 1], false])
    assert.equal(app.notices.notices$.value, [])
  }
})

lines('is removed by its id, and does not come back', async () => {
  const { app, id, answer, bodies, quantities } = await adding()
  const removed = app.cart.remove([id])
  await answer()
  assert.ok((await removed).ok)
  assert.equal(bodies(DELETE), [{ cart_ids: '31' }])
  await settle()
  assert.equal(quantities(), [1])
})

lines('sends nothing more when its addition failed', async () => {
  const { app, clock, id, refuse, bodies, quantities } = await adding()
  app.cart.setQuantity(id, 4)
  await clock.advanceAsync(350)
  const removed = app.cart.remove([id])
  refuse()
  assert.ok((await removed).ok)
  await settle()
  assert.equal([bodies(SET), bodies(DELETE)], [[], []])
  assert.equal([quantities(), app.cart.cart$.value.isSettling], [[1], false])
})

/** As above, at a server that tells the line with its answer, so that nobody reads the list. */
const told = async (change: Readonly<Record<string, unknown>> = {}) => {
  const world = await adding()
  world.http.answer('/api/cart/index', () => refused('nobody asks for it'))
  const { http } = world
  const names = () => world.app.cart.cart$.value.lines.map(({ id, quantity }) => `${id} ${quantity}`)
  const tell = async (): Promise<void> => {
    world.tell(accepted({ cart_id: 31, cart_num: 1, line: cartRow('31', change) }))
    await settle()
  }
  return { ...world, http, names, tell }
}

lines('gets its id from the answer, and keeps the quantity that was set meanwhile', async () => {
  const { app, clock, id, tell, bodies, names } = await told()
  app.cart.setQuantity(id, 4)
  await clock.advanceAsync(350)
  await tell()
  assert.equal(bodies(SET), [{ cart_id: '31', num: 4 }])
  assert.equal([names(), app.cart.cart$.value.isSettling], [['31 4', '12 1'], false])
})

lines('is removed by the id of the answer', async () => {
  const { app, id, tell, bodies, names } = await told()
  const removed = app.cart.remove([id])
  await tell()
  assert.ok((await removed).ok)
  assert.equal([bodies(DELETE), names()], [[{ cart_ids: '31' }], ['12 1']])
})

lines('does not hide others that are still unanswered', async () => {
  const { app, http, tell, names } = await told()
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  const second = app.cart.add(cartItem({ productId: '3' }))
  await tell()
  assert.equal(names().length, 3)
  held.give(accepted({ cart_id: 32, cart_num: 1, line: cartRow('32', { product_id: '3' }) }))
  await second
  assert.equal(names(), ['32 1', '31 1', '12 1'])
})

lines('gets its id when a queued removal is answered, too', async () => {
  const { app, tell, names } = await told()
  const removed = app.cart.remove(['12'])
  await tell()
  assert.ok((await removed).ok)
  assert.equal(names(), ['31 1'])
})

lines('does not get the id of an earlier line of the same product', async () => {
  const { app, http, tell, bodies } = await told()
  await tell()
  await app.cart.remove(['31'])
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  http.answer('/api/cart/index', () => accepted({ carts: [cartRow('12', { product_id: '2' })] }))
  const again = app.cart.add(cartItem())
  app.cart.setQuantity(app.cart.cart$.value.lines[0]?.id ?? '', 2)
  const settled = app.cart.settled()
  held.give(refused('sold out'))
  await settled
  assert.not((await again).ok)
  assert.equal(bodies(SET), [])
})

lines('of an ended session is not in the cart of the next', async () => {
  const { app, http, tell, names } = await told()
  http.answer('/api/user/logout', () => accepted())
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  await app.session.signOut()
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ id: 9 })))
  await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  await tell()
  assert.equal(names(), [])
  http.answer(ADD, () => refused('later'))
  // The list is refused, too: what is shown is what the server was last known to have.
  assert.not((await app.cart.add(cartItem({ productId: '7' }))).ok)
  assert.equal(names(), [])
})

lines.run()
