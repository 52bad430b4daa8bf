import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { shopperWithCart } from '../../support/face/shopper-with-cart.ts'
import { cartItem, cartRow } from '../../support/rows/cart-lines.ts'

const lines = suite('a cart line that the host has not named yet')
const ADD = '/api/cart/add'
const SET = '/api/cart/set_num'
const DELETE = '/api/cart/del'

/** A product has just been put into the cart, and the host is slow to say so. */
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
  return { ...fake, id, answer, refuse: () => held.give(refused('no')) }
}

lines('is set by its own name, whether the number is changed before or after its answer', async () => {
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

lines('is taken out by its own name, and does not come back', async () => {
  const { app, id, answer, bodies, quantities } = await adding()
  const removed = app.cart.remove([id])
  await answer()
  assert.ok((await removed).ok)
  assert.equal(bodies(DELETE), [{ cart_ids: '31' }])
  await settle()
  assert.equal(quantities(), [1])
})

lines('asks nothing of the host when it never came to be', async () => {
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

lines.run()
