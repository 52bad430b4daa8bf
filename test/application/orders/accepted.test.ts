import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import { OrderStatus, RefundStatus } from '../../../domain/orders/order-status.ts'
import { cents } from '../../../domain/shared/money.ts'
import { ok } from '../../../domain/shared/result.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const truth = suite('accepted answers count, unreadable ones are unknown')

const DETAIL = '/api/order/detail'
const GROUP = '/api/order/group'
const PAY_ORDER = '/api/user/pay'
const PAY_GROUP = '/api/order/merPay'
const broken = ok({ status: 500, json: undefined })

const row = (change: Readonly<Record<string, unknown>> = {}) => ({
  order_id: 8,
  order_sn: 'LT8',
  status: 0,
  refund_status: 0,
  total_price: '31.50',
  product: [],
  ...change,
})
const target = { kind: 'order', orderId: '8' } as const
const payable: Payable = {
  target,
  label: 'LT8',
  payees: [],
  amount: cents(3150),
  isPaid: false,
  isClosed: false,
  expiresAt: undefined,
  orderIds: ['8'],
}

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  fake.http.answer('/api/user/verify_pay', () => accepted({ pay_token: 'p1', remain: 5 }))
  fake.http.answer(DETAIL, () => accepted(row()))
  await fake.app.session.guard('/payment')
  return fake
}

truth('an order whose payment was accepted is paid, whatever the next call answers', async () => {
  const { app, http } = await shopper()
  http.answer(PAY_ORDER, () => accepted())
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  for (const answer of [broken, unreachable, accepted({}), accepted(row())]) {
    http.answer(DETAIL, () => answer)
    const after = await app.orders.loadPayable(target)
    assert.is(after.ok && after.value.isPaid, true)
  }
})

truth('a second tap after an accepted payment sends no second one', async () => {
  const { app, http } = await shopper()
  http.answer(PAY_ORDER, () => accepted())
  await app.orders.pay(payable, '123456')
  http.answer(DETAIL, () => broken)
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.is(http.sentTo(PAY_ORDER).length, 1)
})

truth('the orders of a paid group are each paid', async () => {
  const { app, http } = await shopper()
  const group = { out_trade_no: 'TLT1', total_price: '31.50', order_ids: '8', status: 0 }
  http.answer(GROUP, () => accepted(group))
  http.answer(PAY_GROUP, () => accepted())
  const whole = { ...payable, target: { kind: 'group', tradeNumber: 'TLT1' } as const }
  assert.ok((await app.orders.pay(whole, '123456')).ok)
  http.answer(DETAIL, () => broken)
  const one = await app.orders.loadPayable(target)
  assert.is(one.ok && one.value.isPaid, true)
})

const submitted = async () => {
  const fake = await shopper()
  const group = { out_trade_no: 'TLT1', total_price: '31.50', order_ids: '8,9', status: 0 }
  fake.http.answer('/api/order/merSubmit', () => accepted(group))
  const source = { kind: 'product', productId: '1', shopId: '1', spec: '', quantity: 1 } as const
  await fake.app.orders.submit({ source, addressId: '1', promoCode: '', note: '' })
  fake.http.answer(GROUP, () => refused('no such call'))
  return fake
}
const ofGroup = { kind: 'group', tradeNumber: 'TLT1' } as const

truth('a group without any readable order is unknown, not unpaid', async () => {
  const { app, http } = await submitted()
  for (const answer of [broken, unreachable, accepted({})]) {
    http.answer(DETAIL, () => answer)
    assert.not((await app.orders.loadPayable(ofGroup)).ok)
  }
})

truth('a group of which only number and sum are known is owed until it is paid here', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/merSubmit', () => accepted({ out_trade_no: 'TLT1', total_price: '31.50' }))
  const source = { kind: 'product', productId: '1', shopId: '1', spec: '', quantity: 1 } as const
  await app.orders.submit({ source, addressId: '1', promoCode: '', note: '' })
  http.answer(GROUP, () => refused('no such call'))
  const owed = await app.orders.loadPayable(ofGroup)
  assert.equal(owed.ok && [owed.value.amount, owed.value.isPaid], [3150, false])
  http.answer(PAY_GROUP, () => accepted())
  assert.ok(owed.ok && (await app.orders.pay(owed.value, '123456')).ok)
  const after = await app.orders.loadPayable(ofGroup)
  assert.is(after.ok && after.value.isPaid, true)
})

truth('a group with an unreadable order is unknown', async () => {
  const { app, http } = await submitted()
  http.answer(DETAIL, ({ url }) => (url.endsWith('=8') ? accepted(row({ status: 1 })) : broken))
  assert.not((await app.orders.loadPayable(ofGroup)).ok)
})

truth('a group whose payment state the server does not send is judged by its orders', async () => {
  const { app, http } = await submitted()
  const { status: _, ...silent } = { out_trade_no: 'TLT1', total_price: '31.50', order_ids: '8', status: 0 }
  http.answer(GROUP, () => accepted(silent))
  http.answer(DETAIL, () => accepted(row({ status: 1 })))
  const asked = await app.orders.loadPayable(ofGroup)
  assert.is(asked.ok && asked.value.isPaid, true)
  http.answer(DETAIL, () => broken)
  assert.not((await app.orders.loadPayable(ofGroup)).ok)
})

truth('an order that was accepted counts as made, although its number cannot be read', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/merSubmit', () => accepted({ strange: true }))
  const source = { kind: 'product', productId: '1', shopId: '1', spec: '', quantity: 1 } as const
  const made = await app.orders.submit({ source, addressId: '1', promoCode: '', note: '' })
  assert.equal(made, { ok: false, fault: { kind: 'order-not-returned' } })
  // The same again is another order: this one is known to be made.
  assert.is(app.orders.changes$.value, 1)
})

truth('a cancelled, received or withdrawn order stays so while the server sends an older state', async () => {
  const { app, http } = await shopper()
  const stateOf = async () => {
    const order = await app.orders.loadOrder('8')
    return order.ok && [order.value.status, order.value.refundStatus]
  }
  http.answer('/api/order/cancel', () => accepted())
  await app.orders.cancel('8')
  assert.equal(await stateOf(), [OrderStatus.cancelled, RefundStatus.none])
  http.answer('/api/user/order_list', () => accepted({ count: 1, list: [row()] }))
  const listed = await app.orders.loadOrders('all', 1)
  assert.is(listed.ok && listed.value.rows[0]?.status, OrderStatus.cancelled)
})

truth('newer states of the server are shown again', async () => {
  const { app, http } = await shopper()
  http.answer(PAY_ORDER, () => accepted())
  await app.orders.pay(payable, '123456')
  http.answer(DETAIL, () => accepted(row({ status: 2 })))
  const order = await app.orders.loadOrder('8')
  assert.is(order.ok && order.value.status, OrderStatus.shipped)
})

truth('pages that are open already are updated at once', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/received', () => accepted())
  http.answer(DETAIL, () => broken)
  await app.orders.confirmReceipt('8')
  assert.equal(app.orders.accepted$.value.get('8'), ['received'])
})

truth('a shopper sees the numbers of the orders, not of their group', async () => {
  const { app, http } = await shopper()
  const group = { out_trade_no: 'TLT1', total_price: '31.50', order_ids: [8, 9], status: 0 }
  http.answer(GROUP, () => accepted({ ...group, order_sns: ['LT8', 'LT9'] }))
  const owed = await app.orders.loadPayable(ofGroup)
  assert.is(owed.ok && owed.value.label, 'LT8, LT9')
})

truth('a group stored on the device is named by the numbers of its orders', async () => {
  const { app, http } = await submitted()
  http.answer(DETAIL, ({ url }) => accepted(row({ order_id: url.slice(-1), order_sn: `LT${url.slice(-1)}` })))
  const owed = await app.orders.loadPayable(ofGroup)
  assert.is(owed.ok && owed.value.label, 'LT8, LT9')
})

truth('a line whose review was accepted is reviewed, whatever an older answer says', async () => {
  const { app, http } = await shopper()
  const line = { order_product_id: 3, product_id: 1, product_price: '1.00', product_num: 1, is_reply: 0 }
  http.answer(DETAIL, () => accepted(row({ status: 4, product: [line] })))
  http.answer('/api/order/comment', () => accepted())
  const before = await app.orders.loadOrder('8')
  const [first] = before.ok ? before.value.lines : []
  assert.ok(first && !first.isReviewed)
  const scores = { product: 5, service: 5, postage: 5 }
  assert.ok((await app.orders.submitReview('8', first, { scores, text: 'Good', pictures: [] })).ok)
  const after = await app.orders.loadOrder('8')
  assert.is(after.ok && after.value.lines[0]?.isReviewed, true)
})

truth.run()
