import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../api-rows.ts'
import { until } from '../until.ts'
import { createFakeApp } from './fake-app.ts'

export const CART_LIST = '/api/cart/index'

/** A shopper who is known, and whose cart at the server holds these rows; more is said at `host.rows`. */
export const shopperWithCart = async (rows: readonly unknown[]) => {
  const fake = createFakeApp({ token: 't' })
  const host = { rows }
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer(CART_LIST, () => accepted({ carts: host.rows, total_price: '0.00' }))
  await fake.app.session.guard('/bag')
  await until(() => fake.app.cart.cart$.value.phase === 'ready')
  const bodies = (path: string) =>
    fake.http
      .sentTo(path)
      .map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))
  const quantities = () => fake.app.cart.cart$.value.lines.map(({ quantity }) => quantity)
  return { ...fake, host, bodies, quantities }
}
