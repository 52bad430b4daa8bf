import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { until } from '../../support/until.ts'

const cart = suite("the server's cart as it is read (api.md 3)")

const cartOf = async (carts: unknown) => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts, total_price: '0.00' }))
  await fake.app.session.guard('/bag')
  await until(() => fake.app.cart.cart$.value.phase === 'ready')
  return fake
}

cart('is read in the grouped form too', async () => {
  const { app } = await cartOf([
    { mer_id: 9, mer_name: 'Toko B', children: [cartRow('11', { mer_id: undefined, mer_name: undefined })] },
  ])
  const line = app.cart.cart$.value.lines[0]
  assert.equal([line?.shopId, line?.shopName], ['9', 'Toko B'])
})

cart('is empty where the server sends null for the lines', async () => {
  const { app } = await cartOf(null)
  assert.equal([app.cart.cart$.value.phase, app.cart.cart$.value.lines], ['ready', []])
})

cart('leaves out lines whose amount is no safe number', async () => {
  const costing = (sales_price: string) => ({ goods: { ...cartRow('0').goods, sales_price } })
  const { app } = await cartOf([
    cartRow('11', costing('9999999999999.00')),
    cartRow('12', costing('-5.00')),
    cartRow('13', { cart_num: 2 ** 53 }),
    cartRow('14'),
  ])
  assert.equal(
    app.cart.cart$.value.lines.map(({ id }) => id),
    ['14'],
  )
})

cart('marks lines as unavailable that the server marks as failed', async () => {
  const { app } = await cartOf([
    cartRow('11', { is_fail: 1 }),
    cartRow('12', { is_fail: 1, fail_reason: 'sold-out' }),
  ])
  assert.equal(
    app.cart.cart$.value.lines.map(({ fault }) => fault),
    ['off-sale', 'sold-out'],
  )
  assert.is(app.cart.count$.value, 0)
  assert.is(app.cart.cart$.value.selectedIds.size, 0)
})

cart('is read from flat rows', async () => {
  const { app } = await cartOf([
    {
      id: 11,
      mer_id: 9,
      mer_name: 'Toko B',
      mer_avatar: '/b.webp',
      product_id: 2,
      title: 'Teh',
      title_en: 'Tea',
      image: '/t.webp',
      sales_price: '7.50',
      num: '3',
      stock: 4,
      category_key: 'food',
    },
  ])
  const [line] = app.cart.cart$.value.lines
  assert.equal(
    [line?.id, line?.productId, line?.shopAvatar, line?.title, line?.titleEn, line?.image, line?.categoryKey],
    ['11', '2', '/b.webp', 'Teh', 'Tea', '/t.webp', 'food'],
  )
  assert.equal([line?.price, line?.quantity, line?.stock], [750, 3, 4])
})

cart('leaves out rows without id, product or price', async () => {
  const { goods } = cartRow('0')
  const { app } = await cartOf([
    cartRow(''),
    cartRow('11', { product_id: '', goods: { ...goods, product_id: '' } }),
    cartRow('12', { goods: { ...goods, sales_price: 'free' } }),
    cartRow('13'),
  ])
  assert.equal(
    app.cart.cart$.value.lines.map(({ id }) => id),
    ['13'],
  )
})

cart.run()
