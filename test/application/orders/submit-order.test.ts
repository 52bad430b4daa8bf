import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { OrderRequest } from '../../../domain/orders/order.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const submitting = suite('submitting an order (api.md 4 and 7)')
const SUBMIT = '/api/order/merSubmit'
const request: OrderRequest = {
  source: { kind: 'cart', lineIds: ['11', '12'] },
  addressId: '5',
  promoCode: ' HEMAT ',
  note: '',
}
const group = { out_trade_no: 'G1', total_price: '31.50', order_ids: [8, 9], expire_time: 1_700_001_800 }

const signedIn = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  await fake.app.session.guard('/order')
  const bodies = () =>
    fake.http
      .sentTo(SUBMIT)
      .map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))
  const ids = () => bodies().map((body) => body['request_id'])
  return { ...fake, bodies, ids }
}

submitting('sends the lines, the address, the promo code and a request id', async () => {
  const { app, http, ids } = await signedIn()
  http.answer(SUBMIT, () => accepted(group))
  const submitted = await app.orders.submit(request)
  assert.equal(submitted, {
    ok: true,
    value: { target: { kind: 'group', tradeNumber: 'G1' }, orderIds: ['8', '9'] },
  })
  assert.equal(http.sentTo(SUBMIT)[0]?.body, {
    json: { address_id: '5', cart_ids: '11,12', promo_code: 'HEMAT', request_id: ids()[0] },
  })
  assert.is(app.orders.changes$.value, 1)
})

submitting('sends one product of a direct purchase', async () => {
  const { app, http, bodies } = await signedIn()
  http.answer(SUBMIT, () => accepted(group))
  const source = { kind: 'product', productId: '1', shopId: '3', spec: 'Red', quantity: 2 } as const
  await app.orders.submit({ source, addressId: '5', promoCode: '', note: 'ring twice' })
  const { request_id: _, ...body } = bodies()[0] ?? {}
  assert.equal(body, {
    address_id: '5',
    product_id: '1',
    mer_id: '3',
    spec: 'Red',
    number: 2,
    note: 'ring twice',
  })
})

submitting('sends the displayed total, which does not make the draft a different order', async () => {
  const { app, http, bodies, ids } = await signedIn()
  http.answer(SUBMIT, () => unreachable)
  await app.orders.submit({ ...request, total: 1_290 as Cents })
  await app.orders.submit({ ...request, total: 1_300 as Cents })
  assert.equal(
    bodies().map((body) => body['total_price']),
    ['12.90', '13.00'],
  )
  assert.is(new Set(ids()).size, 1)
})

submitting('asks for an address and for lines without a call', async () => {
  const { app, http } = await signedIn()
  assert.equal(await app.orders.submit({ ...request, addressId: '' }), {
    ok: false,
    fault: { kind: 'address-required' },
  })
  assert.equal(await app.orders.submit({ ...request, source: { kind: 'cart', lineIds: [] } }), {
    ok: false,
    fault: { kind: 'nothing-selected' },
  })
  assert.is(http.sentTo(SUBMIT).length, 0)
})

submitting('a double tap makes one call and both taps get the same order', async () => {
  const { app, http, ids } = await signedIn()
  const held = createHeldAnswer()
  http.answer(SUBMIT, () => held.sent)
  const both = Promise.all([app.orders.submit(request), app.orders.submit(request)])
  held.give(accepted(group))
  const [first, second] = await both
  assert.equal(first, second)
  assert.is(ids().length, 1)
  assert.equal(app.notices.notices$.value, [])
})

submitting('a refusal as duplicate does not end the request id', async () => {
  const { app, http, ids } = await signedIn()
  http.answer(SUBMIT, () => unreachable)
  await app.orders.submit(request)
  http.answer(SUBMIT, () => refused('too many tries', 429, 429))
  await app.orders.submit(request)
  http.answer(SUBMIT, () => accepted(group))
  assert.ok((await app.orders.submit(request)).ok)
  assert.is(ids().length, 3)
  assert.is(new Set(ids()).size, 1)
})

submitting('a retry after a lost answer has the same request id, also after a reload', async () => {
  const { app, http, ids, reload } = await signedIn()
  http.answer(SUBMIT, () => unreachable)
  await app.orders.submit(request)
  await app.orders.submit(request)
  const again = reload()
  await again.session.guard('/order')
  http.answer(SUBMIT, () => accepted(group))
  await again.orders.submit(request)
  assert.is(new Set(ids()).size, 1)
  assert.is(ids().length, 3)
})

submitting('another draft has another request id', async () => {
  const { app, http, ids } = await signedIn()
  http.answer(SUBMIT, () => unreachable)
  await app.orders.submit(request)
  await app.orders.submit({ ...request, addressId: '6' })
  assert.is(new Set(ids()).size, 2)
})

submitting('tapping again right after a success is the same order, later it is a new one', async () => {
  const { app, http, ids, clock } = await signedIn()
  http.answer(SUBMIT, () => accepted(group))
  await app.orders.submit(request)
  clock.advance(9_000)
  await app.orders.submit(request)
  assert.is(ids().length, 1)
  clock.advance(1_000)
  await app.orders.submit(request)
  assert.is(new Set(ids()).size, 2)
})

const product: OrderRequest = {
  ...request,
  source: { kind: 'product', productId: '1', shopId: '3', spec: 'Red', quantity: 2 },
}

for (const [what, over] of [
  ['closed', { status: -1, is_closed: 1 }],
  ['paid', { status: 1, is_paid: 1 }],
] as const) {
  submitting(
    `orders a product again whose order, of a lost answer, was ${what} before the next try`,
    async () => {
      const { app, http, ids, clock } = await signedIn()
      http.answer(SUBMIT, () => unreachable)
      await app.orders.submit(product)
      const [lost] = ids()
      http.answer(SUBMIT, () =>
        accepted(ids().at(-1) === lost ? { ...group, ...over } : { ...group, out_trade_no: 'G2' }),
      )
      const again = app.orders.submit(product)
      await clock.advanceAsync(1_000)
      assert.equal(await again, {
        ok: true,
        value: { target: { kind: 'group', tradeNumber: 'G2' }, orderIds: ['8', '9'] },
      })
      assert.equal(ids().slice(0, 2), [lost, lost])
      assert.is(ids().length, 3)
    },
  )
}

submitting('places one free order, which a server may report as paid at once', async () => {
  const { app, http, ids } = await signedIn()
  http.answer(SUBMIT, () => unreachable)
  await app.orders.submit(product)
  http.answer(SUBMIT, () => accepted({ ...group, total_price: '0.00', status: 1, is_paid: 1 }))
  assert.ok((await app.orders.submit(product)).ok)
  assert.is(ids().length, 2)
})

submitting(
  'returns the closed order of a lost answer when its lines have left the cart with it',
  async () => {
    const { app, http, ids } = await signedIn()
    http.answer(SUBMIT, () => unreachable)
    await app.orders.submit(request)
    http.answer(SUBMIT, () => accepted({ ...group, status: -1, is_closed: 1 }))
    assert.ok((await app.orders.submit(request)).ok)
    assert.is(ids().length, 2)
  },
)

submitting('orders the same again at once when the order before was cancelled', async () => {
  const { app, http, ids, clock } = await signedIn()
  http.answer(SUBMIT, () => accepted(group))
  http.answer('/api/order/cancel', () => accepted())
  await app.orders.submit(product)
  await app.orders.cancel('8')
  clock.advance(1_000)
  await app.orders.submit(product)
  assert.is(new Set(ids()).size, 2)
})

submitting('a refusal is an outcome: trying again is a new request', async () => {
  const { app, http, ids } = await signedIn()
  http.answer(SUBMIT, () => refused('sold out'))
  await app.orders.submit(request)
  await app.orders.submit(request)
  assert.is(new Set(ids()).size, 2)
})

submitting('a tap right after a success is the same order, even when the session was renewed', async () => {
  const { app, http } = await signedIn()
  http.answer(SUBMIT, () => accepted(group))
  http.answer('/api/user/logout', () => accepted())
  http.answer('/api/user/login', () => accepted({ token: 'anew' }))
  const first = await app.orders.submit(request)
  await app.session.signOut()
  await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  assert.equal(await app.orders.submit(request), first)
  assert.is(http.sentTo(SUBMIT).length, 1)
})

submitting.run()
