import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { PERSONAL } from '../../../application/shared/device-memory.ts'
import { orderDetailRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const words = suite('orders of servers with other field names (api.md 4)')
const DETAIL = '/api/order/detail'
const CREATE = '/api/order/merCreate'
const GROUP = { kind: 'group', tradeNumber: 'G1' } as const

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  await fake.app.session.guard('/myPurchases')
  const bodies = (path: string) =>
    fake.http.sentTo(path).map(({ body }) => (body && 'json' in body ? body.json : undefined))
  return { ...fake, bodies }
}

/** A shopper who has sent an order off in the group G1 of two orders, at a server without a call for groups. */
const buyer = async () => {
  const fake = await shopper()
  const group = { out_trade_no: 'G1', total_price: '12.00', order_ids: [8, 9] }
  fake.http.answer('/api/order/merSubmit', () => accepted(group))
  const source = { kind: 'cart', lineIds: ['11'] } as const
  await fake.app.orders.submit({ source, addressId: '5', promoCode: '', note: '' })
  fake.http.answer('/api/order/group', () => refused('Unknown operation'))
  return fake
}

words('are read from a line that names number and price as a cart does, below its product', async () => {
  const { app, http } = await shopper()
  const goods = { title: 'Teh', title_en: 'Tea', image: '/t.webp', sales_price: '7.50', category_key: 'food' }
  const products = [{ product_id: 2, cart_num: '3', goods, spec_text: 'Hijau' }]
  http.answer(DETAIL, () => accepted({ id: 8, status: 1, products, merchant: { name: 'Toko', mer_id: 3 } }))
  const order = await app.orders.loadOrder('8')
  assert.ok(order.ok)
  const { id, number, shop, quantity, lines } = order.value
  assert.equal([id, number, shop, quantity], ['8', '8', { shopId: '3', name: 'Toko', avatar: '' }, 3])
  assert.equal(
    lines.map(({ title, titleEn, price, total, shopId, spec }) => [
      title,
      titleEn,
      price,
      total,
      shopId,
      spec,
    ]),
    [['Teh', 'Tea', 750, 2250, '3', 'Hijau']],
  )
})

words('are read whatever an amount is called', async () => {
  const { app, http } = await shopper()
  const amounts = async (row: object) => {
    http.answer(DETAIL, () => accepted({ order_id: 8, status: 1, products: [], ...row }))
    const order = await app.orders.loadOrder('8')
    return order.ok && [order.value.total, order.value.freight, order.value.discount]
  }
  assert.equal(await amounts({ total_price: '12.00', freight: '2.00', discount: '1.00' }), [1200, 200, 100])
  assert.equal(
    await amounts({ pay_price: '12.00', total_postage: '2.00', coupon_price: '1.00' }),
    [1200, 200, 100],
  )
  assert.equal(await amounts({ pay_price: '12.00', pay_postage: '2.00' }), [1200, 200, 0])
})

words('leave out lines without a product or price, or with an unusable amount', async () => {
  const { app, http } = await shopper()
  const good = { product_id: 1, product_price: '5.00', product_num: 1 }
  const products = [
    { ...good, product_id: '' },
    { ...good, product_price: 'free' },
    { ...good, product_price: '9999999999999.00', product_num: 9_999_999 },
    good,
  ]
  http.answer(DETAIL, () => accepted({ order_id: 8, status: 1, products }))
  const order = await app.orders.loadOrder('8')
  assert.equal(order.ok && order.value.lines.map(({ price }) => price), [500])
})

words('are unexpected without id or status', async () => {
  const { app, http } = await shopper()
  const kinds: unknown[] = []
  for (const row of [{ status: 1 }, { order_id: 8 }, 'nothing', { order_id: 8, status: 1 }]) {
    http.answer(DETAIL, () => accepted(row))
    const order = await app.orders.loadOrder('8')
    kinds.push(order.ok ? 'order' : order.fault.kind)
  }
  assert.equal(kinds, ['unexpected-answer', 'unexpected-answer', 'unexpected-answer', 'order'])
})

words('request a preview of lines or of one product, with the chosen address', async () => {
  const { app, http, bodies } = await shopper()
  http.answer(CREATE, () => unreachable)
  const product = { kind: 'product', productId: '1', shopId: '3', spec: 'Red', quantity: 2 } as const
  await app.orders.preview({ kind: 'cart', lineIds: ['11', '12'] }, 'HEMAT', '5')
  await app.orders.preview(product, '')
  assert.equal(bodies(CREATE), [
    { cart_id: '11,12', promo_code: 'HEMAT', address_id: '5' },
    { product_id: '1', mer_id: '3', spec: 'Red', number: 2 },
  ])
})

words('do not report a group as paid or unpaid whose orders cannot be loaded', async () => {
  const { app, http } = await buyer()
  http.answer(DETAIL, () => unreachable)
  const owed = await app.orders.loadPayable(GROUP)
  assert.equal(owed, { ok: false, fault: { kind: 'offline' } })
})

words('report a group as paid when each of its orders is, and name only shops that have a name', async () => {
  const { app, http } = await buyer()
  const states: unknown[] = []
  for (const second of [0, 1]) {
    http.answer(DETAIL, ({ url }) =>
      url.includes('order_id=8')
        ? accepted(orderDetailRow(8, { status: 1, mer_name: 'Toko' }))
        : accepted(orderDetailRow(9, { status: second, mer_name: '' })),
    )
    const owed = await app.orders.loadPayable(GROUP)
    states.push(owed.ok && [owed.value.isPaid, owed.value.payees])
  }
  assert.equal(states, [
    [false, ['Toko']],
    [true, ['Toko']],
  ])
  http.answer(DETAIL, () => accepted(orderDetailRow(9, { mer_name: '' })))
  const owed = await app.orders.loadPayable({ kind: 'order', orderId: '9' })
  assert.equal(owed.ok && owed.value.payees, [])
})

words('ignore an incomplete group stored on the device', async () => {
  const { device, http, reload } = await buyer()
  const [whole] = JSON.parse(device.read(PERSONAL.groups) ?? '[]')
  http.answer(DETAIL, ({ url }) => accepted(orderDetailRow(url.includes('order_id=8') ? 8 : 9)))
  const found: unknown[] = []
  for (const lost of ['amount', 'orderIds', 'payees', 'none']) {
    device.write(PERSONAL.groups, JSON.stringify([{ ...whole, [lost]: undefined }]), 1)
    found.push((await reload().orders.loadPayable(GROUP)).ok)
  }
  assert.equal(found, [false, false, false, true])
})

words('remove an order from the list', async () => {
  const { app, http, bodies } = await shopper()
  http.answer('/api/order/delete', () => accepted())
  assert.ok((await app.orders.remove('8')).ok)
  assert.equal([bodies('/api/order/delete'), app.orders.changes$.value], [[{ order_id: '8' }], 1])
})

words.run()
