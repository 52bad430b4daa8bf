import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beyondHomeModules } from '../../../adapters/container/beyond-home-modules.ts'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { cartItem, cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { CART_LIST as LIST, shopperWithCart as signedIn } from '../../support/ui/shopper-with-cart.ts'
import { until } from '../../support/until.ts'

const cart = suite("a shopper's cart (api.md 3 and 7)")
const ADD = '/api/cart/add'
const SET = '/api/cart/set_num'
const DELETE = '/api/cart/del'

cart('is loaded once the shopper is known', async () => {
  const { app, http } = await signedIn([cartRow('11', { cart_num: '3' }), cartRow('12', { product_id: 2 })])
  assert.is(app.cart.cart$.value.phase, 'ready')
  assert.is(app.cart.count$.value, 4)
  assert.is(http.sentTo(LIST).length, 1)
})

cart('is reloaded when the page comes back from a state without events', async () => {
  const { lifecycle, host, quantities } = await signedIn([cartRow('11')])
  lifecycle.set({ isFrozen: true })
  host.rows = [cartRow('11', { cart_num: '4' })]
  lifecycle.set({ isFrozen: false })
  await settle()
  assert.equal(quantities(), [4])
})

cart('shows a new quantity at once and sends only the last one after 350 ms', async () => {
  const { app, clock, bodies, quantities } = await signedIn([cartRow('11')])
  for (const quantity of [2, 3, 4]) {
    app.cart.setQuantity('11', quantity)
    await clock.advanceAsync(100)
  }
  assert.equal([quantities(), app.cart.cart$.value.isSettling, bodies(SET)], [[4], true, []])
  await clock.advanceAsync(250)
  assert.equal(bodies(SET), [{ cart_id: '11', num: 4 }])
})

cart('sends the latest quantity when it changes during a write', async () => {
  const { app, http, clock, bodies, quantities } = await signedIn([cartRow('11')])
  const held = createHeldAnswer()
  http.answer(SET, () => held.sent)
  app.cart.setQuantity('11', 2)
  await clock.advanceAsync(350)
  app.cart.setQuantity('11', 5)
  held.give(accepted({ cart_num: 2 }))
  await settle()
  assert.equal(quantities(), [5])
  http.answer(SET, () => accepted({ cart_num: 5 }))
  await clock.advanceAsync(350)
  assert.equal(
    bodies(SET).map((body) => body['num']),
    [2, 5],
  )
  assert.equal([quantities(), app.cart.cart$.value.isSettling], [[5], false])
})

cart('does not send a quantity that was replaced while it waited in the queue', async () => {
  const { app, http, clock, bodies } = await signedIn([cartRow('11'), cartRow('12', { product_id: '2' })])
  const held = createHeldAnswer()
  http.answer(SET, () => held.sent)
  app.cart.setQuantity('11', 2)
  app.cart.setQuantity('12', 2)
  await clock.advanceAsync(350)
  app.cart.setQuantity('12', 5)
  held.give(accepted())
  await clock.advanceAsync(350)
  assert.equal(
    bodies(SET).map((body) => [body['cart_id'], body['num']]),
    [
      ['11', 2],
      ['12', 5],
    ],
  )
})

cart('shows the quantity that the server reduced', async () => {
  const { app, http, clock, quantities } = await signedIn([cartRow('11')])
  http.answer(SET, () => accepted({ cart_num: 4, is_cut: 1 }))
  app.cart.setQuantity('11', 6)
  await clock.advanceAsync(350)
  assert.equal(quantities(), [4])
})

cart('restores the server’s quantity when it refuses another, and says so', async () => {
  const { app, http, clock, quantities } = await signedIn([cartRow('11', { cart_num: 3 })])
  http.answer(SET, () => refused('no'))
  app.cart.setQuantity('11', 9)
  await clock.advanceAsync(350)
  assert.equal([quantities(), app.cart.cart$.value.isSettling], [[3], false])
  assert.is(app.notices.notices$.value.length, 1)
})

cart('limits to the stock before sending', async () => {
  const { app, clock, bodies } = await signedIn([cartRow('11', { stock: 5 })])
  app.cart.setQuantity('11', 50)
  await clock.advanceAsync(350)
  assert.equal(bodies(SET), [{ cart_id: '11', num: 5 }])
})

cart('sends one write after another', async () => {
  const { app, http, clock } = await signedIn([cartRow('11'), cartRow('12', { product_id: '2' })])
  const held = createHeldAnswer()
  http.answer(SET, () => held.sent)
  http.answer(DELETE, () => accepted())
  app.cart.setQuantity('11', 2)
  await clock.advanceAsync(350)
  const removing = app.cart.remove(['12'])
  await settle()
  assert.is(http.sentTo(DELETE).length, 0)
  held.give(accepted())
  await removing
  assert.is(http.sentTo(DELETE).length, 1)
})

cart('deletes several lines in one call, and shows it at once', async () => {
  const { app, http, bodies } = await signedIn([cartRow('11'), cartRow('12', { product_id: '2' })])
  const held = createHeldAnswer()
  http.answer(DELETE, () => held.sent)
  const removing = app.cart.remove(['11', '12'])
  assert.equal(app.cart.cart$.value.lines, [])
  held.give(accepted())
  await removing
  assert.equal(bodies(DELETE), [{ cart_ids: '11,12' }])
})

cart('restores lines when the server refuses to delete them', async () => {
  const { app, http } = await signedIn([cartRow('11')])
  http.answer(DELETE, () => refused('no'))
  assert.not((await app.cart.remove(['11'])).ok)
  assert.equal(
    app.cart.cart$.value.lines.map(({ id }) => id),
    ['11'],
  )
})

cart('drops the pending quantity of a deleted line', async () => {
  const { app, http, clock } = await signedIn([cartRow('11')])
  http.answer(DELETE, () => accepted())
  app.cart.setQuantity('11', 5)
  await app.cart.remove(['11'])
  await clock.advanceAsync(1000)
  assert.is(http.sentTo(SET).length, 0)
})

cart('adds at once, then shows what the server has', async () => {
  const { app, http, host, bodies } = await signedIn([])
  const held = createHeldAnswer()
  http.answer(ADD, () => held.sent)
  const adding = app.cart.add(cartItem({ quantity: 2, spec: 'Red' }))
  assert.is(app.cart.count$.value, 2)
  host.rows = [cartRow('31', { spec: 'Red', cart_num: 2 })]
  held.give(accepted({ cart_id: 31, cart_num: 2 }))
  assert.equal(await adding, { ok: true, value: { quantity: 2, isCut: false } })
  assert.equal(bodies(ADD), [{ mer_id: '1', product_id: '1', num: 2, spec: 'Red' }])
  assert.equal(
    app.cart.cart$.value.lines.map(({ id }) => id),
    ['31'],
  )
})

cart('an addition takes one call where the answer has the line as the list would show it', async () => {
  const { app, http } = await signedIn([cartRow('11', { product_id: '2' })])
  const line = cartRow('31', { spec: 'Red', cart_num: 2, stock: 4 })
  http.answer(ADD, () => accepted({ cart_id: 31, cart_num: 2, is_cut: 0, line }))
  http.requests.length = 0
  await app.cart.add(cartItem({ quantity: 2, spec: 'Red', stock: 10 }))
  await settle()
  assert.equal(
    http.requests.map(({ url }) => url),
    [ADD],
  )
  assert.equal(
    app.cart.cart$.value.lines.map(({ id, quantity, stock }) => [id, quantity, stock]),
    [
      ['31', 2, 4],
      ['11', 1, 10],
    ],
  )
  assert.is(app.cart.cart$.value.isSettling, false)
})

cart('an addition takes one more call where the answer lacks the line', async () => {
  const { app, http, host } = await signedIn([])
  host.rows = [cartRow('31', { cart_num: 1 })]
  http.answer(ADD, () => accepted())
  http.requests.length = 0
  await app.cart.add(cartItem())
  assert.equal(
    http.requests.map(({ url }) => url),
    [ADD, LIST],
  )
})

cart('an addition to an existing line changes it in place', async () => {
  const { app, http, quantities } = await signedIn([cartRow('12', { product_id: '2' }), cartRow('11')])
  http.answer(ADD, () => accepted({ cart_num: 4, line: cartRow('11', { cart_num: 4 }) }))
  await app.cart.add(cartItem({ quantity: 3 }))
  assert.equal(quantities(), [1, 4])
})

cart('loads the list after an addition when it could not be loaded before', async () => {
  const { app, http, host } = await signedIn([])
  http.answer(LIST, () => unreachable)
  await app.cart.refresh()
  http.answer(LIST, () => accepted({ carts: host.rows, total_price: '0.00' }))
  host.rows = [cartRow('31'), cartRow('30', { product_id: '2' })]
  http.answer(ADD, () => accepted({ cart_num: 1, line: cartRow('31') }))
  await app.cart.add(cartItem())
  assert.equal(
    app.cart.cart$.value.lines.map(({ id }) => id),
    ['31', '30'],
  )
})

cart('undoes an addition when the server refuses it', async () => {
  const { app, http } = await signedIn([])
  http.answer(ADD, () => refused('off sale'))
  assert.not((await app.cart.add(cartItem())).ok)
  assert.is(app.cart.count$.value, 0)
})

cart('shows the server’s last state when neither a change nor the list succeeds', async () => {
  const { app, http, clock } = await signedIn([
    cartRow('11', { cart_num: 3 }),
    cartRow('12', { product_id: '2', cart_num: 2 }),
  ])
  const shown = () => app.cart.cart$.value.lines.map(({ id, quantity }) => `${id} ${quantity}`)
  for (const path of [LIST, ADD, SET, DELETE]) http.answer(path, () => unreachable)
  app.cart.setQuantity('11', 9)
  await clock.advanceAsync(350)
  assert.equal(shown(), ['11 3', '12 2'])
  await app.cart.remove(['12'])
  assert.equal(shown(), ['11 3', '12 2'])
  await app.cart.add(cartItem({ productId: '9' }))
  assert.equal(shown(), ['11 3', '12 2'])
})

cart('keeps accepted changes when a later one fails', async () => {
  const { app, http, clock } = await signedIn([
    cartRow('11', { cart_num: 3 }),
    cartRow('12', { product_id: '2', cart_num: 2 }),
  ])
  http.answer(DELETE, () => accepted())
  http.answer(SET, () => accepted({ cart_num: 5 }))
  await app.cart.remove(['12'])
  app.cart.setQuantity('11', 5)
  await clock.advanceAsync(350)
  for (const path of [LIST, SET]) http.answer(path, () => unreachable)
  app.cart.setQuantity('11', 9)
  await clock.advanceAsync(350)
  assert.equal(
    app.cart.cart$.value.lines.map(({ id, quantity }) => [id, quantity]),
    [['11', 5]],
  )
})

cart('a double tap on the same product within a second counts once, with a warning', async () => {
  const { app, http, host } = await signedIn([])
  http.answer(ADD, () => {
    host.rows = [cartRow('31')]
    return accepted({ cart_num: 1 })
  })
  const [first, second] = await Promise.all([app.cart.add(cartItem()), app.cart.add(cartItem())])
  assert.ok(first?.ok)
  assert.equal(second, { ok: false, fault: { kind: 'duplicate-submit' } })
  assert.equal([http.sentTo(ADD).length, app.cart.count$.value], [1, 1])
  assert.is(app.notices.notices$.value.length, 1)
})

cart('sends nothing when the whole stock is in the cart already', async () => {
  const { app, http } = await signedIn([cartRow('11', { cart_num: 10 })])
  assert.equal(await app.cart.add(cartItem()), { ok: true, value: { quantity: 10, isCut: true } })
  assert.is(http.sentTo(ADD).length, 0)
})

cart('sends pending quantities before an order is made', async () => {
  const { app, bodies } = await signedIn([cartRow('11')])
  app.cart.setQuantity('11', 7)
  await app.cart.settled()
  assert.equal(bodies(SET), [{ cart_id: '11', num: 7 }])
})

cart('removes unavailable lines', async () => {
  const { app, http, bodies } = await signedIn([
    cartRow('11'),
    cartRow('12', { is_fail: 1 }),
    cartRow('13', { stock: 0 }),
  ])
  http.answer(DELETE, () => accepted())
  await app.cart.clearUnavailable()
  assert.equal(bodies(DELETE), [{ cart_ids: '12,13' }])
})

cart('ignores a list from before a deletion', async () => {
  const { app, http, host } = await signedIn([cartRow('11')])
  const [list, deletion] = [createHeldAnswer(), createHeldAnswer()]
  http.answer(LIST, () => list.sent)
  http.answer(DELETE, () => deletion.sent)
  const [refreshed, removed] = [app.cart.refresh(), app.cart.remove(['11'])]
  list.give(accepted({ carts: host.rows, total_price: '0.00' }))
  await settle()
  http.answer(LIST, () => accepted({ carts: [], total_price: '0.00' }))
  deletion.give(accepted())
  await Promise.all([refreshed, removed])
  assert.equal(app.cart.cart$.value.lines, [])
})

cart('ignores a list from before a quantity was written', async () => {
  const { app, http, host, clock, quantities } = await signedIn([cartRow('11')])
  const list = createHeldAnswer()
  http.answer(LIST, () => list.sent)
  http.answer(SET, () => accepted({ cart_num: 4 }))
  const refreshed = app.cart.refresh()
  app.cart.setQuantity('11', 4)
  await clock.advanceAsync(350)
  http.answer(LIST, () => accepted({ carts: [cartRow('11', { cart_num: '4' })], total_price: '0.00' }))
  list.give(accepted({ carts: host.rows, total_price: '0.00' }))
  await refreshed
  assert.equal(quantities(), [4])
})

cart('is no longer shown after sign-out', async () => {
  const { app, clock, http } = await signedIn([cartRow('11')])
  app.cart.setQuantity('11', 3)
  await app.session.signOut()
  await clock.advanceAsync(1000)
  assert.equal([app.cart.cart$.value.lines, http.sentTo(SET).length], [[], 0])
})

cart('is reloaded in the other tab after a change', async () => {
  const { app, openTab, http, host } = await signedIn([])
  const other = openTab()
  await other.session.guard('/bag')
  await until(() => other.cart.cart$.value.phase === 'ready')
  http.answer(ADD, () => accepted())
  host.rows = [cartRow('31')]
  await app.cart.add(cartItem())
  await until(() => other.cart.count$.value === 1)
})

cart('restores removed lines in their order, and not for another shopper', async () => {
  const { app, http, bodies } = await signedIn([cartRow('11'), cartRow('12', { product_id: 2 })])
  for (const path of [ADD, DELETE]) http.answer(path, () => accepted())
  const { lines } = app.cart.cart$.value
  await app.cart.removeWithUndo([])
  assert.equal(bodies(DELETE), [])
  await app.cart.removeWithUndo(lines)
  const [notice] = app.notices.notices$.value
  assert.equal(notice?.text, { kind: 'key', key: 'cart.removed', with: { count: 2 } })
  notice?.action?.run()
  await until(() => bodies(ADD).length === 2)
  assert.equal(
    bodies(ADD).map((body) => (body as { product_id?: unknown }).product_id),
    lines.map(({ productId }) => productId).reverse(),
  )
  await app.session.signOut()
  notice?.action?.run()
  await settle()
  assert.equal([bodies(ADD).length, app.cart.cart$.value.lines], [2, []])
})

/** A visitor's page whose code of a shopper's cart comes when `give` is called, and fails while `isGone`. */
const visitorWithoutCode = () => {
  const code = { isGone: false, give: (): void => undefined }
  const fake = createFakeApp({
    late: {
      beyondHome: async () => {
        if (code.isGone) throw new TypeError('Failed to fetch dynamically imported module')
        await new Promise<void>((resolve) => {
          code.give = resolve
        })
        return beyondHomeModules
      },
      shopper: async () => [],
    },
  })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer(LIST, () => accepted({ carts: [cartRow('11', { cart_num: '3' })], total_price: '0.00' }))
  fake.http.answer(ADD, () => accepted())
  /** Another tab signs in. */
  const signIn = async (token: string): Promise<void> => {
    fake.cookies.write('admin_token', token, 3)
    fake.lifecycle.set({ isVisible: false })
    fake.lifecycle.set({ isVisible: true })
    await settle()
  }
  return { ...fake, code, signIn }
}

cart('is shown as soon as its code is there, and adds what was tapped before', async () => {
  const { app, http, code, signIn } = visitorWithoutCode()
  await app.cart.add(cartItem())
  assert.is(app.cart.count$.value, 1)
  await signIn('t')
  const added = app.cart.add(cartItem())
  await settle()
  assert.equal([app.cart.count$.value, http.sentTo(ADD).length], [0, 0])
  code.give()
  assert.ok((await added).ok)
  await until(() => app.cart.count$.value === 3)
  assert.is(http.sentTo(ADD).length, 1)
})

cart('adds nothing without its code, and is shown when that can be loaded after all', async () => {
  const { app, clock, code, signIn } = visitorWithoutCode()
  code.isGone = true
  await signIn('t')
  const added = await app.cart.add(cartItem())
  assert.equal(added, { ok: false, fault: { kind: 'offline' } })
  code.isGone = false
  await clock.advanceAsync(1_000)
  code.give()
  await until(() => app.cart.cart$.value.phase === 'ready')
  assert.is(app.cart.count$.value, 3)
})

cart('does not add for somebody who came while its code was loaded', async () => {
  const { app, http, code, signIn } = visitorWithoutCode()
  await signIn('t')
  const added = app.cart.add(cartItem())
  await signIn('another')
  code.give()
  assert.equal(await added, { ok: false, fault: { kind: 'cancelled' } })
  assert.is(http.sentTo(ADD).length, 0)
})

cart.run()
