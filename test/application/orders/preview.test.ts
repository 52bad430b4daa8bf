import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { cartRow } from '../../support/api-rows.ts'
import { shopperWithCart } from '../../support/ui/shopper-with-cart.ts'

const previews = suite('order preview (requirement S4, api.md 4)')
const SET = '/api/cart/set_num'
const CREATE = '/api/order/merCreate'
const fromCart = { kind: 'cart', lineIds: ['11'] } as const
const atOnce = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 } as const

const shopper = async () => {
  const fake = await shopperWithCart([cartRow('11')])
  fake.http.answer(CREATE, () =>
    accepted({ product: [{ product_id: 1, mer_id: 3, sales_price: '5.00', number: 1 }] }),
  )
  const asked = (): readonly string[] =>
    fake.http.requests.map(({ url }) => url).filter((url) => url === SET || url === CREATE)
  return { ...fake, asked }
}

previews('of the cart is requested once the server has the quantities that were just set', async () => {
  const { app, asked } = await shopper()
  app.cart.setQuantity('11', 7)
  await app.orders.preview(fromCart, '')
  assert.equal(asked(), [SET, CREATE])
})

previews('of a direct purchase does not wait for the cart', async () => {
  const { app, asked } = await shopper()
  app.cart.setQuantity('11', 7)
  await app.orders.preview(atOnce, '')
  assert.equal(asked(), [CREATE])
})

previews('accepts a promo code with spaces around it', async () => {
  const { app, bodies } = await shopper()
  await app.orders.preview(atOnce, '  HEMAT ')
  await app.orders.preview(atOnce, '  ')
  assert.equal(
    bodies(CREATE).map((body) => (body as { promo_code?: string }).promo_code),
    ['HEMAT', undefined],
  )
})

previews.run()
