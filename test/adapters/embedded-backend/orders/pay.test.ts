import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { runDue } from '../../../../adapters/embedded-backend/worker/worker.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import {
  type OrderCalls,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'

const paying = suite('paying an order')
let shop: TestBackend
let sari: OrderCalls

paying.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
paying.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const group = async (tradeNumber: string, token = sari.token) =>
  shop.get(`/api/order/group?out_trade_no=${tradeNumber}`, token)

paying('takes the stored amount from the balance, once', async () => {
  const before = await sari.money()
  const { data } = await sari.submit()
  const paid = await sari.pay(data, { total_price: data.total_price })
  assert.is(paid.msg, 'Payment complete')
  assert.is(before - (await sari.money()), 12_150)
  // The answer was lost; the shopper presses again, without a proof.
  const again = await shop.post('/api/order/merPay', { out_trade_no: data.out_trade_no }, sari.token)
  assert.equal([again.code, again.data], [1, paid.data])
  assert.is(before - (await sari.money()), 12_150)
  const shown = (await group(data.out_trade_no)).data
  assert.equal([shown.is_paid, shown.status, shown.total_price], [1, 1, '121.50'])
})

paying('refuses an amount that differs from the stored one', async () => {
  const { data } = await sari.submit()
  for (const total_price of ['0.01', '121.49', '1215.00']) {
    assert.is((await sari.pay(data, { total_price })).code, 0)
  }
  assert.is((await group(data.out_trade_no)).data.is_paid, 0)
})

paying('needs a fresh payment token for each payment', async () => {
  const [first, second] = [await sari.submit(), await sari.submit(RADIO)]
  const pay_token = await sari.proof()
  const body = { out_trade_no: first.data.out_trade_no, pay_token }
  assert.is((await shop.post('/api/order/merPay', { ...body, pay_token: '' }, sari.token)).code, 0)
  assert.is(
    (await shop.post('/api/order/merPay', { ...body, pay_token: 'a'.repeat(64) }, sari.token)).code,
    0,
  )
  assert.is((await shop.post('/api/order/merPay', body, sari.token)).code, 1)
  const used = await shop.post(
    '/api/order/merPay',
    { ...body, out_trade_no: second.data.out_trade_no },
    sari.token,
  )
  assert.is(used.msg, 'Enter your payment code again')
})

paying('accepts no payment token of another shopper or older than five minutes', async () => {
  const { data } = await sari.submit()
  const budi = orderCalls(shop, await shop.signIn('budi@example.com'))
  assert.is((await sari.pay(data, { pay_token: await budi.proof() })).code, 0)
  const pay_token = await sari.proof()
  const pay = () => shop.post('/api/order/merPay', { out_trade_no: data.out_trade_no, pay_token }, sari.token)
  shop.clock.advance(5 * 60_000)
  assert.is((await pay()).code, 0)
  shop.clock.advance(-1_000)
  assert.is((await pay()).code, 1)
})

paying('moves nothing when the balance is too low, and keeps the payment token', async () => {
  const [large, small] = [await sari.submit({ ...TENT, number: 9 }), await sari.submit(RADIO)]
  const pay_token = await sari.proof()
  const refused = await sari.pay(large.data, { pay_token })
  assert.equal([refused.code, refused.data], [0, { money: '1000.00' }])
  assert.is(await sari.money(), 100_000)
  assert.is((await group(large.data.out_trade_no)).data.is_paid, 0)
  assert.is((await sari.pay(small.data, { pay_token })).code, 1)
})

paying('neither shows nor pays an order of another shopper', async () => {
  const { data } = await sari.submit()
  const budi = orderCalls(shop, await shop.signIn('budi@example.com'))
  assert.is((await group(data.out_trade_no, budi.token)).msg, 'Order not found')
  assert.is((await budi.pay(data)).msg, 'Order not found')
  const pay_token = await budi.proof()
  const order_id = data.order_ids[0]
  assert.is((await shop.post('/api/user/pay', { order_id, pay_token }, budi.token)).msg, 'Order not found')
  for (const what of ['cancel', 'received', 'delete', 'again']) {
    assert.is((await budi.act(what, order_id)).msg, 'Order not found')
  }
})

paying('and cancelling at once: one of them wins, and nothing remains half done', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [money, stock] = [await sari.money(), await stockOf(shop, 3)]
    const { data } = await sari.submit(TENT, { request_id: `round ${round}` })
    const body = { out_trade_no: data.out_trade_no, pay_token: await sari.proof() }
    const calls = [
      () => shop.post('/api/order/merPay', body, sari.token),
      () => sari.act('cancel', data.order_ids[0]),
    ]
    const answers = await Promise.all((round % 2 ? calls : calls.reverse()).map((call) => call()))
    assert.is(answers.filter(({ code }) => code === 1).length, 1)
    const { status } = await sari.detail(data.order_ids[0])
    const spent = money - (await sari.money())
    assert.equal([spent, (await stockOf(shop, 3)) - stock], status === 1 ? [12_150, -1] : [0, 0])
  }
})

paying('and expiry at once: one of them wins', async () => {
  for (const payFirst of [true, false]) {
    const money = await sari.money()
    const { data } = await sari.submit()
    shop.clock.advance(shop.deps.config.worker.unpaidMs - 1_000)
    const body = { out_trade_no: data.out_trade_no, pay_token: await sari.proof() }
    const pay = () => shop.post('/api/order/merPay', body, sari.token)
    const expire = () => runDue(shop.deps, data.expire_time)
    await Promise.all(payFirst ? [pay(), expire()] : [expire(), pay()])
    const { status } = await sari.detail(data.order_ids[0])
    assert.ok(status === 1 || status === -1)
    assert.is(money - (await sari.money()), status === 1 ? 12_150 : 0)
  }
})

paying(
  'is refused from the second in which the order expires, even before the worker has closed it',
  async () => {
    const money = await sari.money()
    const { data } = await sari.submit()
    shop.clock.advance(shop.deps.config.worker.unpaidMs)
    assert.is((await sari.pay(data)).msg, 'The order is closed. Nothing was charged.')
    const single = { order_id: data.order_ids[0], pay_token: await sari.proof() }
    assert.is(
      (await shop.post('/api/user/pay', single, sari.token)).msg,
      'The order is closed. Nothing was charged.',
    )
    assert.equal([(await sari.detail(data.order_ids[0])).status, await sari.money()], [0, money])
    assert.is((await group(data.out_trade_no)).data.is_closed, 1)
  },
)

paying('pays one order of a group alone, and the rest later', async () => {
  const ids: number[] = []
  for (const goods of [RADIO, TENT]) {
    ids.push((await shop.post('/api/cart/add', goods, sari.token)).data.cart_id)
  }
  const { data } = await sari.submit({ cart_ids: ids.join(',') })
  const single = { order_id: data.order_ids[0], pay_token: await sari.proof() }
  assert.equal((await shop.post('/api/user/pay', single, sari.token)).data.order_ids, [data.order_ids[0]])
  const rest = (await group(data.out_trade_no)).data
  assert.equal([rest.order_ids, rest.is_paid], [[data.order_ids[1]], 0])
  assert.is((await sari.pay(data, { total_price: rest.total_price })).code, 1)
  assert.is((await group(data.out_trade_no)).data.total_price, data.total_price)
})

paying('accepts no payment token after the password was changed', async () => {
  const { data } = await sari.submit()
  const pay_token = await sari.proof()
  const change = { oldpassword: 'rahasia1', newpassword: 'rahasia2' }
  assert.is((await shop.post('/api/user/resetpwd', change, sari.token)).code, 1)
  const { data: entered } = await shop.post('/api/user/login', {
    account: 'sari@example.com',
    password: 'rahasia2',
  })
  const { token } = entered.userinfo
  const paid = await shop.post('/api/order/merPay', { out_trade_no: data.out_trade_no, pay_token }, token)
  assert.is(paid.msg, 'Enter your payment code again')
  assert.is((await group(data.out_trade_no, token)).data.is_paid, 0)
})

paying('lets the shopper cancel an order that cost nothing, until it is shipped', async () => {
  const { database } = shop.deps
  await database.query(
    "update promos set kind = 'amount', value = 100000000, cap_cents = null where code = 'HEMAT10'",
  )
  const free = async (): Promise<number> => {
    const { data } = await sari.submit(TENT, { promo_code: 'HEMAT10' })
    assert.is(data.total_price, '0.00')
    assert.is((await sari.pay(data)).code, 1)
    return data.order_ids[0]
  }
  const [stock, money] = [await stockOf(shop, 3), await sari.money()]
  const id = await free()
  assert.is((await sari.act('cancel', id)).code, 1)
  assert.equal(
    [(await sari.detail(id)).status, await stockOf(shop, 3), await sari.money()],
    [-1, stock, money],
  )
  // Its promo went back with it.
  const gone = await free()
  await wait(shop, defaultConfig.worker.shipMs)
  assert.is((await sari.act('cancel', gone)).code, 0)
})

paying('does not let the shopper cancel a paid order', async () => {
  const id = await sari.buy()
  assert.is((await sari.act('cancel', id)).code, 0)
  assert.is((await sari.detail(id)).status, 1)
})

paying('finds the orders of a group by its trade number, and returns their own numbers', async () => {
  const [one, other] = [await sari.submit(), await sari.submit(RADIO)]
  const found = async (keyword: string) =>
    (await shop.get(`/api/user/order_list?keyword=${keyword}`, sari.token)).data.list.map(
      (order: { order_id: number }) => order.order_id,
    )
  assert.equal(await found(one.data.out_trade_no), one.data.order_ids)
  assert.equal(await found(other.data.out_trade_no.toLowerCase()), other.data.order_ids)
  const [number] = (await group(one.data.out_trade_no)).data.order_sns
  assert.equal(await found(number), one.data.order_ids)
  assert.match(number, /^LT/)
})

paying.run()
