import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { cents } from '../../../domain/shared/money.ts'
import { cartItem, cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { until } from '../../support/until.ts'

const variants = suite('changing the variant of a cart line (api.md 3)')
const ADD = '/api/cart/add'
const DELETE = '/api/cart/del'
const WHITE = { spec: 'Putih', specText: 'White', price: cents(700), stock: 5, image: '/white.webp' }

const visitor = async (quantity = 2) => {
  const { app } = createFakeApp()
  await app.cart.add(cartItem({ spec: 'Hitam', quantity }))
  const lineId = app.cart.cart$.value.lines[0]?.id ?? ''
  const lines = () => app.cart.cart$.value.lines.map(({ spec, quantity: number }) => `${spec} ${number}`)
  return { app, lineId, lines }
}

/** A shopper with two black ones in the cart, at a server that adds and takes out. */
const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  let rows: readonly { readonly cart_id: string }[] = [cartRow('1', { spec: 'Hitam', cart_num: 2 })]
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: rows }))
  fake.http.answer(ADD, () => {
    rows = [cartRow('2', { spec: 'Putih', cart_num: 2 }), ...rows]
    return accepted()
  })
  fake.http.answer(DELETE, () => {
    rows = rows.filter(({ cart_id }) => cart_id !== '1')
    return accepted()
  })
  await fake.app.session.guard('/bag')
  await until(() => fake.app.cart.cart$.value.phase === 'ready')
  const specs = () => fake.app.cart.cart$.value.lines.map(({ spec }) => spec)
  return { ...fake, specs }
}

variants('replaces the old one in its place, with the same quantity', async () => {
  const { app, lineId, lines } = await visitor()
  const changed = await app.cart.changeVariant(lineId, WHITE)
  assert.equal(lines(), ['Putih 2'])
  assert.equal(changed, {
    ok: true,
    value: { lineId: app.cart.cart$.value.lines[0]?.id, quantity: 2, isCut: false },
  })
})

variants('is limited to the stock of the new one, and says so', async () => {
  const { app, lineId, lines } = await visitor(4)
  const changed = await app.cart.changeVariant(lineId, { ...WHITE, stock: 3 })
  assert.equal(lines(), ['Putih 3'])
  assert.ok(changed.ok && changed.value.isCut)
})

variants('changes nothing when the new one is sold out', async () => {
  const { app, lineId, lines } = await visitor()
  const changed = await app.cart.changeVariant(lineId, { ...WHITE, stock: 0 })
  assert.is(changed.ok ? '' : changed.fault.kind, 'sold-out')
  assert.equal(lines(), ['Hitam 2'])
})

variants('adds up with a line that has the new one already', async () => {
  const { app, lineId, lines } = await visitor()
  await app.cart.add(cartItem({ ...WHITE, quantity: 1 }))
  await app.cart.changeVariant(lineId, WHITE)
  assert.equal(lines(), ['Putih 3'])
})

variants('stays deselected when the old one was', async () => {
  const { app, lineId } = await visitor()
  app.cart.select([lineId], false)
  await app.cart.changeVariant(lineId, WHITE)
  assert.is(app.cart.cart$.value.selectedIds.size, 0)
})

variants('changes nothing when the same variant is chosen', async () => {
  const { app, lineId } = await visitor()
  const changed = await app.cart.changeVariant(lineId, { ...WHITE, spec: 'Hitam' })
  assert.equal(changed, { ok: true, value: { lineId, quantity: 2, isCut: false } })
})

variants('adds the new one to the cart of the server before it removes the old one', async () => {
  const { app, http, specs } = await shopper()
  await app.cart.changeVariant('1', WHITE)
  const writes = http.requests.map(({ url }) => url).filter((url) => url === ADD || url === DELETE)
  assert.equal(writes, [ADD, DELETE])
  assert.equal(specs(), ['Putih'])
})

variants('uses the quantity that the server accepted of one that was typed just before', async () => {
  const { app, http } = await shopper()
  http.answer('/api/cart/set_num', () => accepted({ cart_num: 3, is_cut: 1 }))
  app.cart.setQuantity('1', 5)
  await app.cart.changeVariant('1', WHITE)
  const added = http.sentTo(ADD)[0]?.body
  assert.is(added && 'json' in added && (added.json as { num: number }).num, 3)
})

variants('keeps the old one when the server refuses the new one', async () => {
  const { app, http, specs } = await shopper()
  http.answer(ADD, () => refused('off sale'))
  assert.is((await app.cart.changeVariant('1', WHITE)).ok, false)
  assert.equal(specs(), ['Hitam'])
  assert.is(http.sentTo(DELETE).length, 0)
})

variants('reports when the old one cannot be removed, and shows both', async () => {
  const { app, http, specs } = await shopper()
  http.answer(DELETE, () => refused('no'))
  assert.is((await app.cart.changeVariant('1', WHITE)).ok, false)
  assert.equal(specs(), ['Putih', 'Hitam'])
  assert.is(app.notices.notices$.value.at(-1)?.tone, 'error')
})

variants('changes nothing when the line was removed meanwhile', async () => {
  const { app, lines } = await visitor()
  const changed = await app.cart.changeVariant('gone', WHITE)
  assert.equal(changed, { ok: false, fault: { kind: 'cancelled' } })
  assert.equal(lines(), ['Hitam 2'])
})

variants.run()
