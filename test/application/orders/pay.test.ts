import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const paying = suite('paying (requirement S5, api.md 4 and 7)')
const VERIFY = '/api/user/verify_pay'
const PAY_GROUP = '/api/order/merPay'
const PAY_ORDER = '/api/user/pay'
const GROUP = '/api/order/group'
const REQUESTS = 'lintas_requests.1'
const payable: Payable = {
  target: { kind: 'group', tradeNumber: 'G1' },
  label: 'G1',
  payees: ['Toko'],
  amount: cents(3150),
  isPaid: false,
  isClosed: false,
  expiresAt: undefined,
  orderIds: ['8'],
}
const groupRow = (change: Readonly<Record<string, unknown>> = {}) => ({
  out_trade_no: 'G1',
  total_price: '31.50',
  order_ids: '8',
  status: 0,
  ...change,
})

const shopper = async (user: Readonly<Record<string, unknown>> = {}) => {
  const fake = createFakeApp({ token: 't' })
  const host = { user: userRow(user), group: groupRow() }
  fake.http.answer('/api/user/getUserInfo', () => accepted(host.user))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  fake.http.answer(GROUP, () => accepted(host.group))
  fake.http.answer(VERIFY, () => accepted({ pay_token: 'p1', remain: 5 }))
  await fake.app.session.guard('/payment')
  const bodies = (path: string) =>
    fake.http
      .sentTo(path)
      .map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))
  return { ...fake, host, bodies }
}

paying('checks the code, then pays with the payment token, and reloads the balance', async () => {
  const { app, http, host, bodies } = await shopper()
  http.answer(PAY_GROUP, () => {
    host.user = userRow({ money: '68.50' })
    return accepted()
  })
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.equal(bodies(VERIFY), [{ password_pay: '123456' }])
  const { request_id: id, ...body } = bodies(PAY_GROUP)[0] ?? {}
  assert.equal(body, { out_trade_no: 'G1', total_price: '31.50', pay_token: 'p1' })
  assert.match(String(id), /^[0-9a-f]{32}$/)
  assert.is(app.wallet.balance$.value, 6850)
  assert.is(app.orders.changes$.value, 1)
})

paying('pays one order of the list by its id', async () => {
  const { app, http, bodies } = await shopper()
  const order = {
    order_id: 8,
    order_sn: 'S8',
    status: 0,
    refund_status: 0,
    total_price: '31.50',
    product: [],
  }
  http.answer('/api/order/detail', () => accepted(order))
  http.answer(PAY_ORDER, () => accepted())
  const target = { kind: 'order', orderId: '8' } as const
  assert.ok((await app.orders.pay({ ...payable, target }, '123456')).ok)
  assert.is(bodies(PAY_ORDER)[0]?.['order_id'], '8')
})

paying('refuses an impossible code without a call', async () => {
  const { app, http } = await shopper()
  const short = await app.orders.pay(payable, '12345')
  assert.equal(short, { ok: false, fault: { kind: 'code-too-short', min: 6 } })
  assert.equal(await app.orders.pay(payable, '12345a'), { ok: false, fault: { kind: 'code-not-digits' } })
  assert.is(http.sentTo(VERIFY).length, 0)
})

paying('sends a shopper without a code to set one', async () => {
  const { app, http } = await shopper({ have_pay: 0 })
  assert.equal(await app.orders.pay(payable, '123456'), { ok: false, fault: { kind: 'no-payment-code' } })
  assert.is(http.sentTo(VERIFY).length, 0)
})

paying('shows the server’s message about a wrong code and the tries that are left', async () => {
  const { app, http } = await shopper()
  http.answer(VERIFY, () => ({
    ok: true,
    value: { status: 200, json: { code: 0, msg: 'wrong', data: { remain: 4 } } },
  }))
  assert.equal(await app.orders.pay(payable, '123456'), {
    ok: false,
    fault: { kind: 'wrong-code', message: 'wrong', remaining: 4 },
  })
  assert.is(http.sentTo(PAY_GROUP).length, 0)
})

paying('accepts that the payment code no longer exists when the server says so', async () => {
  const { app, http } = await shopper()
  const answer = { code: 0, msg: 'set a code first', data: { have_pay: 0 } }
  http.answer(VERIFY, () => ({ ok: true, value: { status: 200, json: answer } }))
  assert.equal(await app.orders.pay(payable, '123456'), { ok: false, fault: { kind: 'no-payment-code' } })
})

paying('retrying the same wrong code at once is not refused as a duplicate', async () => {
  const { app, http } = await shopper()
  http.answer(VERIFY, () => refused('wrong'))
  await app.orders.pay(payable, '123456')
  const second = await app.orders.pay(payable, '123456')
  assert.equal(second.ok ? '' : second.fault.kind, 'wrong-code')
  assert.is(http.sentTo(VERIFY).length, 2)
})

paying('says what is missing in the balance, after reloading it', async () => {
  const { app, http, host } = await shopper({ money: '30.00' })
  assert.equal(await app.orders.pay(payable, '123456'), {
    ok: false,
    fault: { kind: 'balance-short', missing: 150 },
  })
  host.user = userRow({ money: '40.00' })
  http.answer(PAY_GROUP, () => accepted())
  assert.ok((await app.orders.pay(payable, '123456')).ok)
})

const paths = ({ http }: Awaited<ReturnType<typeof shopper>>) =>
  http.requests.map(({ url }) => url.split('?', 1)[0])

for (const target of [payable.target, { kind: 'order', orderId: '8' } as const]) {
  paying(`of one ${target.kind} takes three calls: the code, the payment and the balance`, async () => {
    const fake = await shopper()
    const path = target.kind === 'group' ? PAY_GROUP : PAY_ORDER
    fake.http.answer(path, () => accepted())
    fake.http.requests.length = 0
    assert.ok((await fake.app.orders.pay({ ...payable, target }, '123456')).ok)
    assert.equal(paths(fake), [VERIFY, path, '/api/user/getUserInfo'])
    // The screen asks once more what is owed.
    assert.ok((await fake.app.orders.loadPayable(target)).ok)
    assert.is(fake.http.requests.length, 3)
  })
}

paying('says that the amount has changed when the server refuses it for that', async () => {
  const { app, host, http, bodies } = await shopper()
  host.group = groupRow({ total_price: '32.00' })
  http.answer(PAY_GROUP, () => refused('The amount has changed'))
  assert.equal(await app.orders.pay(payable, '123456'), { ok: false, fault: { kind: 'amount-changed' } })
  assert.equal(
    bodies(PAY_GROUP).map((body) => body['total_price']),
    ['31.50'],
  )
})

paying('sends the displayed amount with a single order, too', async () => {
  const { app, http, bodies } = await shopper()
  http.answer(PAY_ORDER, () => accepted())
  await app.orders.pay({ ...payable, target: { kind: 'order', orderId: '8' } }, '123456')
  assert.is(bodies(PAY_ORDER)[0]?.['total_price'], '31.50')
})

paying('does not repeat a lost payment whose amount has changed since', async () => {
  const { app, host, http, bodies } = await shopper()
  http.answer(PAY_GROUP, () => unreachable)
  await app.orders.pay(payable, '123456')
  host.group = groupRow({ total_price: '32.00' })
  assert.equal(await app.orders.pay(payable, '123456'), { ok: false, fault: { kind: 'amount-changed' } })
  assert.is(bodies(PAY_GROUP).length, 1)
})

paying('a double tap pays once', async () => {
  const { app, http } = await shopper()
  const held = createHeldAnswer()
  http.answer(PAY_GROUP, () => held.sent)
  const both = Promise.all([app.orders.pay(payable, '123456'), app.orders.pay(payable, '123456')])
  await settle()
  held.give(accepted())
  assert.equal(
    (await both).map(({ ok }) => ok),
    [true, true],
  )
  assert.equal([http.sentTo(VERIFY).length, http.sentTo(PAY_GROUP).length], [1, 1])
  assert.equal(app.notices.notices$.value, [])
})

paying('a second code typed while a payment is running starts no second payment', async () => {
  const { app, http } = await shopper()
  const held = createHeldAnswer()
  http.answer(VERIFY, () => held.sent)
  http.answer(PAY_GROUP, () => accepted())
  const both = Promise.all([app.orders.pay(payable, '123456'), app.orders.pay(payable, '654321')])
  await settle()
  held.give(accepted({ pay_token: 'p1' }))
  await both
  assert.equal([http.sentTo(VERIFY).length, http.sentTo(PAY_GROUP).length], [1, 1])
})

paying('a payment whose answer was lost is recognised as paid', async () => {
  const { app, http, host } = await shopper()
  http.answer(PAY_GROUP, () => {
    host.group = groupRow({ status: 1 })
    return unreachable
  })
  assert.ok((await app.orders.pay(payable, '123456')).ok)
})

paying('a lost payment is repeated with the same request id, also after a reload', async () => {
  const { app, http, bodies, reload } = await shopper()
  http.answer(PAY_GROUP, () => unreachable)
  assert.not((await app.orders.pay(payable, '123456')).ok)
  const again = reload()
  await again.session.guard('/payment')
  http.answer(PAY_GROUP, () => accepted())
  assert.ok((await again.orders.pay(payable, '123456')).ok)
  const ids = bodies(PAY_GROUP).map((body) => body['request_id'])
  assert.is(ids.length, 2)
  assert.is(ids[0], ids[1])
})

paying('a payment that is refused after a lost answer keeps its request id', async () => {
  const { app, http, bodies, clock } = await shopper()
  http.answer(PAY_GROUP, () => unreachable)
  await app.orders.pay(payable, '123456')
  clock.advance(1_000)
  http.answer(PAY_GROUP, () => refused('Too many requests', 429, 429))
  await app.orders.pay(payable, '123456')
  clock.advance(1_000)
  http.answer(PAY_GROUP, () => accepted())
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  const ids = bodies(PAY_GROUP).map((body) => body['request_id'])
  assert.equal([ids.length, new Set(ids).size], [3, 1])
})

paying('an order paid on another device is recognised as paid when the server refuses it', async () => {
  const { app, host, http } = await shopper()
  host.group = groupRow({ status: 1 })
  http.answer(PAY_GROUP, () => refused('It is paid'))
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.is((await app.orders.loadPayable(payable.target)).ok, true)
  assert.equal(app.notices.notices$.value, [], 'no error is shown beside what is paid')
})

paying('an order paid here is not paid again, without a call', async () => {
  const { app, http } = await shopper()
  http.answer(PAY_GROUP, () => accepted())
  await app.orders.pay(payable, '123456')
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.equal([http.sentTo(VERIFY).length, http.sentTo(PAY_GROUP).length], [1, 1])
})

paying('keeps no request id once the payment is known to be done', async () => {
  const { app, http, host, device } = await shopper()
  http.answer(PAY_GROUP, () => unreachable)
  await app.orders.pay(payable, '123456')
  assert.ok(device.read(REQUESTS))
  host.group = groupRow({ status: 1 })
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.is(device.read(REQUESTS), undefined)
  host.group = groupRow()
  http.answer(PAY_GROUP, () => {
    host.group = groupRow({ status: 1 })
    return unreachable
  })
  assert.ok((await app.orders.pay(payable, '123456')).ok)
  assert.is(device.read(REQUESTS), undefined)
})

paying('two groups one after the other have two request ids', async () => {
  const { app, http, host, bodies, clock } = await shopper()
  http.answer(PAY_GROUP, () => unreachable)
  await app.orders.pay(payable, '123456')
  clock.advance(1_000)
  host.group = groupRow({ out_trade_no: 'G2' })
  await app.orders.pay({ ...payable, target: { kind: 'group', tradeNumber: 'G2' } }, '123456')
  const ids = bodies(PAY_GROUP).map((body) => body['request_id'])
  assert.equal([ids.length, new Set(ids).size], [2, 2])
})

paying.run()
