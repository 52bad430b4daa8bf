import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const again = suite('buying an order again (api.md 4 and 7)')

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  await fake.app.session.guard('/myPurchases')
  const ids = () =>
    fake.http
      .sentTo('/api/order/again')
      .map(({ body }) => (body as { json: Record<string, unknown> }).json['request_id'])
  return { ...fake, ids }
}

again('buys again with a request id that survives a lost answer and ends with a known one', async () => {
  const { app, http, ids } = await shopper()
  http.answer('/api/order/again', () => unreachable)
  assert.not((await app.orders.buyAgain('8')).ok)
  http.answer('/api/order/again', () => refused('Too many requests', 429, 429))
  await app.orders.buyAgain('8')
  http.answer('/api/order/again', () => accepted({ added: 1, skipped: [] }))
  await app.orders.buyAgain('8')
  await app.orders.buyAgain('8')
  const [first, second, third, fourth] = ids()
  assert.ok(first)
  assert.equal([second, third], [first, first])
  assert.is.not(fourth, first)
})

again(
  'uses a new request id when the lost answer is long past, as the cart has changed by then',
  async () => {
    const { app, http, clock, ids } = await shopper()
    http.answer('/api/order/again', () => unreachable)
    await app.orders.buyAgain('8')
    clock.advance(10 * 60_000 - 1)
    await app.orders.buyAgain('8')
    assert.is(new Set(ids()).size, 1)
    clock.advance(20 * 60_000)
    await app.orders.buyAgain('8')
    assert.is(new Set(ids()).size, 2)
  },
)

again.run()
