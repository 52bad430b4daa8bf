import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { cartItem, cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { until } from '../../support/until.ts'

const merging = suite('merging a cart at sign-in (api.md 3)')

const visitorWith = async (...items: readonly ReturnType<typeof cartItem>[]) => {
  const fake = createFakeApp()
  const host = { rows: [] as readonly unknown[] }
  fake.http.answer('/api/user/login', () => accepted({ userinfo: { token: 't' } }))
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: host.rows }))
  fake.http.answer('/api/cart/add', () => accepted())
  for (const item of items) await fake.app.cart.add(item)
  const signIn = async () => {
    await fake.app.session.signIn({ account: 'a', password: 'rahasia1' })
    await until(() => ['ready', 'failed'].includes(fake.app.cart.cart$.value.phase))
  }
  const added = () =>
    fake.http.sentTo('/api/cart/add').map(({ body }) => {
      const json = body && 'json' in body ? (body.json as Record<string, unknown>) : {}
      return [json['product_id'], json['num']]
    })
  const kept = () => JSON.parse(fake.device.read('lintas_cart.1') ?? '[]').length as number
  return { ...fake, host, signIn, added, kept }
}

merging('adds each line, oldest first, and clears the cart of the device', async () => {
  const { signIn, added, kept, app } = await visitorWith(
    cartItem({ quantity: 2 }),
    cartItem({ productId: '2' }),
  )
  await signIn()
  assert.equal(added(), [
    ['1', 2],
    ['2', 1],
  ])
  assert.is(kept(), 0)
  assert.equal(app.notices.notices$.value, [])
})

merging('adds only what fits the stock besides the line of the server', async () => {
  const { host, signIn, added } = await visitorWith(cartItem({ quantity: 5 }))
  host.rows = [cartRow('11', { cart_num: 7, stock: 9 })]
  await signIn()
  assert.equal(added(), [['1', 2]])
})

merging('drops what the server refuses and says so once', async () => {
  const { http, signIn, kept, app } = await visitorWith(
    cartItem(),
    cartItem({ productId: '2' }),
    cartItem({ productId: '3' }),
  )
  http.answer('/api/cart/add', ({ body }) =>
    JSON.stringify(body).includes('"product_id":"1"') ? accepted() : refused('unknown product'),
  )
  await signIn()
  assert.is(kept(), 0)
  assert.equal(
    app.notices.notices$.value.map(({ text }) => text),
    [{ kind: 'key', key: 'core.cartMerged', with: { dropped: 2 } }],
  )
})

merging('keeps lines that could not be sent, for the next time', async () => {
  const { http, signIn, kept, added, reload } = await visitorWith(cartItem(), cartItem({ productId: '2' }))
  http.answer('/api/cart/add', ({ body }) =>
    JSON.stringify(body).includes('"product_id":"2"') ? unreachable : accepted(),
  )
  await signIn()
  assert.is(kept(), 1)
  http.answer('/api/cart/add', () => accepted())
  await reload().session.guard('/bag')
  await until(() => kept() === 0)
  assert.equal(added().at(-1), ['2', 1])
})

merging('keeps everything when the cart of the server cannot be loaded', async () => {
  const { http, signIn, kept, added } = await visitorWith(cartItem())
  http.answer('/api/cart/index', () => unreachable)
  await signIn()
  assert.equal([kept(), added()], [1, []])
})

merging('happens in the tab where the shopper signed in, not in the others', async () => {
  const { openTab, signIn, added } = await visitorWith(cartItem())
  const other = openTab()
  await signIn()
  await until(() => other.cart.cart$.value.phase === 'ready')
  assert.is(added().length, 1)
  assert.is(other.session.session$.value.kind, 'signed-in')
})

merging('notifies the other tabs when it is done', async () => {
  const { http, host, openTab, signIn } = await visitorWith(cartItem())
  const other = openTab()
  const held = createHeldAnswer()
  http.answer('/api/cart/add', () => held.sent)
  const signedIn = signIn()
  await until(() => other.cart.count$.value === 0 && other.cart.cart$.value.phase === 'ready')
  host.rows = [cartRow('11')]
  held.give(accepted())
  await signedIn
  await until(() => other.cart.count$.value === 1)
})

merging('stops when the shopper signs out half-way', async () => {
  const { app, http, added } = await visitorWith(cartItem(), cartItem({ productId: '2' }))
  const held = createHeldAnswer()
  http.answer('/api/cart/add', () => held.sent)
  http.answer('/api/user/logout', () => accepted())
  await app.session.signIn({ account: 'a', password: 'rahasia1' })
  await until(() => added().length === 1)
  await app.session.signOut()
  http.answer('/api/cart/add', () => accepted())
  held.give(accepted())
  await settle()
  assert.equal(added(), [['1', 1]])
})

/** A server that takes every add, of which the answers get lost. */
const withLostAnswers = async (...items: readonly ReturnType<typeof cartItem>[]) => {
  const visit = await visitorWith(...items)
  visit.http.answer('/api/cart/add', () => {
    const had = (visit.host.rows[0] as { readonly cart_num: number } | undefined)?.cart_num ?? 0
    visit.host.rows = [cartRow('11', { cart_num: had + 2 })]
    return unreachable
  })
  return visit
}

merging('does not repeat an addition that the server accepted, though its answer was lost', async () => {
  const { signIn, kept, added, reload } = await withLostAnswers(cartItem({ quantity: 2 }))
  await signIn()
  assert.is(kept(), 0)
  await reload().session.guard('/bag')
  await settle()
  assert.equal(added(), [['1', 2]])
})

merging('checks at the next sign-in an addition whose outcome could not be checked before', async () => {
  const { http, host, signIn, kept, added, reload } = await withLostAnswers(cartItem({ quantity: 2 }))
  host.rows = [cartRow('11', { cart_num: 3 })]
  http.answer('/api/cart/index', () =>
    added().length > 0 ? unreachable : accepted({ carts: [cartRow('11', { cart_num: 3 })] }),
  )
  await signIn()
  assert.is(kept(), 1)
  http.answer('/api/cart/index', () => accepted({ carts: host.rows }))
  await reload().session.guard('/bag')
  await until(() => kept() === 0)
  assert.equal(added(), [['1', 2]])
})

merging(
  'adds only what was added to a line later, and not again what the server may have accepted',
  async () => {
    const { app, http, clock, host, signIn, kept, added } = await withLostAnswers(cartItem({ quantity: 2 }))
    http.answer('/api/cart/index', () => (added().length > 0 ? unreachable : accepted({ carts: [] })))
    await signIn()
    await app.session.signOut()
    clock.advance(1000)
    await app.cart.add(cartItem({ quantity: 1 }))
    http.answer('/api/cart/add', () => accepted())
    http.answer('/api/cart/index', () => accepted({ carts: host.rows }))
    await signIn()
    await until(() => kept() === 0)
    assert.equal(added(), [
      ['1', 2],
      ['1', 1],
    ])
  },
)

merging('loses nothing that was added to a line when the page is closed before its turn', async () => {
  const visit = await visitorWith(cartItem({ productId: '2' }), cartItem({ quantity: 2 }))
  const { app, http, clock, host, signIn, kept, added, reload } = visit
  const isOfLine = (body: unknown): boolean => JSON.stringify(body).includes('"product_id":"1"')
  http.answer('/api/cart/add', ({ body }) => {
    if (isOfLine(body)) host.rows = [cartRow('11', { cart_num: 2 })]
    return unreachable
  })
  http.answer('/api/cart/index', () => (added().length > 0 ? unreachable : accepted({ carts: [] })))
  await signIn()
  await app.session.signOut()
  clock.advance(1000)
  await app.cart.add(cartItem({ quantity: 1 }))
  http.answer('/api/cart/index', () => accepted({ carts: host.rows }))
  http.answer('/api/cart/add', () => createHeldAnswer().sent)
  // Not awaited: the cart is not ready before the page goes.
  void app.session.signIn({ account: 'a', password: 'rahasia1' })
  await until(() => added().length === 3)
  http.answer('/api/cart/add', () => accepted())
  await reload().session.guard('/bag')
  await until(() => kept() === 0)
  assert.equal(added().slice(3), [
    ['2', 1],
    ['1', 1],
  ])
})

merging('adds for another shopper what the previous one may have received', async () => {
  const { app, http, clock, host, signIn, kept, added } = await withLostAnswers(cartItem({ quantity: 2 }))
  http.answer('/api/cart/index', () => (added().length > 0 ? unreachable : accepted({ carts: [] })))
  await signIn()
  await app.session.signOut()
  clock.advance(1000)
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ id: 99 })))
  http.answer('/api/cart/add', () => accepted())
  host.rows = [cartRow('21', { cart_num: 4 })]
  http.answer('/api/cart/index', () => accepted({ carts: host.rows }))
  await signIn()
  await until(() => kept() === 0)
  assert.equal(added(), [
    ['1', 2],
    ['1', 2],
  ])
})

merging.run()
