import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { cartItem, cartRow, userRow } from '../../support/api-rows.ts'
import { CART_LIST as LIST, shopperWithCart as signedIn } from '../../support/ui/shopper-with-cart.ts'

const cart = suite("order of writes and loads of a shopper's cart (api.md 3)")
const ADD = '/api/cart/add'
const SET = '/api/cart/set_num'
const DELETE = '/api/cart/del'

/** The first shopper is signed out and a second one signs in, whose cart is as the server answers then. */
const handOver = async ({ app, http }: Awaited<ReturnType<typeof signedIn>>): Promise<void> => {
  http.answer('/api/user/logout', () => accepted())
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ id: 9 })))
  await app.session.signOut()
  await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  await settle()
}

cart('shows the list that was requested last, whichever comes last', async () => {
  const { app, http, clock, quantities } = await signedIn([cartRow('11')])
  const [early, late] = [createHeldAnswer(), createHeldAnswer()]
  http.answer(LIST, () => early.sent)
  const first = app.cart.refresh()
  // Sooner than this the second would share the answer of the first.
  await clock.advanceAsync(2000)
  http.answer(LIST, () => late.sent)
  const second = app.cart.refresh()
  late.give(accepted({ carts: [cartRow('11', { cart_num: 3 })] }))
  await second
  early.give(accepted({ carts: [cartRow('11', { cart_num: 2 })] }))
  await first
  assert.equal(quantities(), [3])
})

cart(
  'shows a loading state only while it is empty, and keeps its lines visible during a reload',
  async () => {
    for (const [rows, phase] of [
      [[], 'loading'],
      [[cartRow('11')], 'ready'],
    ] as const) {
      const { app, http } = await signedIn(rows)
      const held = createHeldAnswer()
      http.answer(LIST, () => held.sent)
      const refreshed = app.cart.refresh()
      assert.is(app.cart.cart$.value.phase, phase)
      held.give(accepted({ carts: rows }))
      await refreshed
      assert.is(app.cart.cart$.value.phase, 'ready')
    }
  },
)

cart('stays as it is, without a request, when the same shopper is loaded again', async () => {
  const { app, http, quantities } = await signedIn([cartRow('11')])
  const seen: number[] = []
  app.cart.cart$.subscribe(({ lines }) => seen.push(lines.length))
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ money: '7.00' })))
  assert.ok((await app.session.refreshUser()).ok)
  await settle()
  assert.equal([quantities(), seen.every((count) => count === 1)], [[1], true])
  assert.is(http.sentTo(LIST).length, 1)
})

cart('is settling until the server has answered an addition', async () => {
  const { app, http, host } = await signedIn([])
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  const adding = app.cart.add(cartItem())
  assert.is(app.cart.cart$.value.isSettling, true)
  host.rows = [cartRow('31')]
  held.give(accepted())
  await adding
  assert.is(app.cart.cart$.value.isSettling, false)
})

cart('sends a pending quantity before it adds', async () => {
  const { app, http } = await signedIn([cartRow('11')])
  for (const path of [ADD, SET]) http.answer(path, () => accepted())
  app.cart.setQuantity('11', 4)
  await app.cart.add(cartItem({ productId: '2' }))
  assert.equal(
    http.requests.map(({ url }) => url).filter((url) => url === ADD || url === SET),
    [SET, ADD],
  )
})

cart('sends nothing for a sold-out product or an empty deletion', async () => {
  const { app, http } = await signedIn([cartRow('11')])
  const soldOut = await app.cart.add(cartItem({ productId: '2', stock: 0 }))
  assert.equal(soldOut, { ok: false, fault: { kind: 'sold-out' } })
  assert.ok((await app.cart.clearUnavailable()).ok)
  assert.equal([http.sentTo(ADD), http.sentTo(DELETE)], [[], []])
})

cart('says when the server reduced an added quantity', async () => {
  const { app, http, host } = await signedIn([])
  http.answer(ADD, () => accepted({ cart_num: 3, is_cut: 1 }))
  host.rows = [cartRow('31', { cart_num: 3 })]
  assert.equal(await app.cart.add(cartItem({ quantity: 5 })), {
    ok: true,
    value: { quantity: 3, isCut: true },
  })
})

cart('never shows the previous shopper’s cart, even when the own one cannot be loaded', async () => {
  const world = await signedIn([cartRow('11')])
  for (const path of [LIST, ADD]) world.http.answer(path, () => unreachable)
  await handOver(world)
  assert.not((await world.app.cart.add(cartItem({ productId: '2' }))).ok)
  assert.equal([world.quantities(), world.app.cart.cart$.value.phase], [[], 'failed'])
})

cart('does not send a quantity of the previous shopper in the next session', async () => {
  const world = await signedIn([cartRow('11')])
  world.http.answer(SET, () => accepted())
  world.app.cart.setQuantity('11', 5)
  await handOver(world)
  await world.clock.advanceAsync(1000)
  assert.equal([world.http.sentTo(SET), world.app.cart.cart$.value.isSettling], [[], false])
})

cart('does not show a list that was requested for the previous shopper', async () => {
  const world = await signedIn([cartRow('11')])
  const held = createHeldAnswer()
  world.http.answer(LIST, () => held.sent)
  const refreshed = world.app.cart.refresh()
  world.http.answer(LIST, () => accepted({ carts: [cartRow('12', { cart_num: 2 })] }))
  await handOver(world)
  held.give(accepted({ carts: [cartRow('11', { cart_num: 7 })] }))
  await refreshed
  assert.equal(world.quantities(), [2])
})

cart('puts a line with a temporary id back when the server cannot be asked for its id', async () => {
  const { app, http } = await signedIn([])
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  const adding = app.cart.add(cartItem())
  const removing = app.cart.remove([app.cart.cart$.value.lines[0]?.id ?? ''])
  http.answer(LIST, () => refused('later'))
  held.give(accepted())
  assert.equal([(await adding).ok, (await removing).ok], [true, false])
})

cart.run()
