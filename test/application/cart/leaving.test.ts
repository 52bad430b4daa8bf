import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer } from '../../../adapters/fakes/fake-http.ts'
import { cartRow } from '../../support/api-rows.ts'
import { shopperWithCart as signedIn } from '../../support/ui/shopper-with-cart.ts'

const leaving = suite('changes just before leaving the page are not lost')
const SET = '/api/cart/set_num'
const DELETE = '/api/cart/del'

for (const life of [{ isLeaving: true }, { isVisible: false }, { isFrozen: true }]) {
  leaving(`a quantity is sent at once when the page is ${Object.keys(life)[0]}`, async () => {
    const { app, http, bodies, lifecycle } = await signedIn([cartRow('11')])
    http.answer(SET, () => accepted())
    app.cart.setQuantity('11', 2)
    app.cart.setQuantity('11', 3)
    lifecycle.set(life)
    await settle()
    assert.equal(bodies(SET), [{ cart_id: '11', num: 3 }])
  })
}

leaving('a queued write is sent too, in order', async () => {
  const { app, http, clock, bodies, lifecycle } = await signedIn([
    cartRow('11'),
    cartRow('12', { product_id: 2 }),
  ])
  const held = createHeldAnswer()
  http.answer(SET, () => held.sent)
  http.answer(DELETE, () => accepted())
  app.cart.setQuantity('11', 2)
  await clock.advanceAsync(350)
  app.cart.setQuantity('11', 3)
  void app.cart.remove(['12'])
  await settle()
  assert.equal([bodies(SET).length, bodies(DELETE).length], [1, 0])
  lifecycle.set({ isLeaving: true })
  await settle()
  assert.equal([bodies(SET).map(({ num }) => num), bodies(DELETE)], [[2, 3], [{ cart_ids: '12' }]])
  held.give(accepted())
})

leaving('a page that was only hidden continues as before', async () => {
  const { app, http, clock, bodies, lifecycle, quantities } = await signedIn([cartRow('11')])
  http.answer(SET, ({ body }) =>
    accepted({ cart_num: body && 'json' in body && (body.json as { num: number }).num }),
  )
  app.cart.setQuantity('11', 2)
  lifecycle.set({ isVisible: false })
  await settle()
  lifecycle.set({ isVisible: true })
  app.cart.setQuantity('11', 5)
  await clock.advanceAsync(350)
  assert.equal([bodies(SET).map(({ num }) => num), quantities()], [[2, 5], [5]])
})

leaving.run()
