import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund } from '../../../support/backend/shoppers/after-sale-calls.ts'
import {
  HEADPHONES,
  type OrderCalls,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'

const orders = suite('looking at orders and acting on them')
let shop: TestBackend
let sari: OrderCalls

orders.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
orders.after.each(async () => {
  assert.equal(shop.errors, [])
  await shop.close()
})

const list = async (query = '') => (await shop.get(`/api/user/order_list?${query}`, sari.token)).data
const counts = async () => (await shop.get('/api/order/counts', sari.token)).data
const idsOf = ({ list: rows }: { list: readonly { order_id: number }[] }) =>
  rows.map(({ order_id }) => order_id)
const shipMs = 20_000

orders('finds none under an unknown number, whatever the action', async () => {
  const order_id = 987_654_321
  for (const what of ['cancel', 'received', 'delete', 'again'])
    assert.is((await sari.act(what, order_id)).msg, 'Order not found', what)
  for (const path of ['/api/order/refund_withdraw', '/api/user/pay'])
    assert.is(
      (await shop.post(path, { order_id, pay_token: 'none' }, sari.token)).msg,
      'Order not found',
      path,
    )
  for (const path of ['detail', 'refund_detail'])
    assert.is(
      (await shop.get(`/api/order/${path}?order_id=${order_id}`, sari.token)).msg,
      'Order not found',
      path,
    )
})

orders('shows no refund of an unpaid order, and accepts no application for it', async () => {
  const [id] = (await sari.submit()).data.order_ids
  const { msg } = await shop.get(`/api/order/refund_detail?order_id=${id}`, sari.token)
  assert.is(msg, 'Refund request not found')
  assert.is((await applyForRefund(shop, sari.token, id)).msg, 'This cannot be done with this order now')
})

orders('puts each order under its tab and counts it there', async () => {
  const unpaid = (await sari.submit()).data.order_ids[0]
  const packed = await sari.buy(RADIO)
  const shipped = await sari.buy(RADIO)
  await wait(shop, shipMs)
  const cancelled = (await sari.submit()).data.order_ids[0]
  await sari.act('cancel', cancelled)
  await shop.deps.database.query('update orders set status = 1 where id = $1', [packed])
  const tabs = { '0': [unpaid], '1': [packed], '2': [shipped], '3': [], '4': [], '-1': [cancelled], '-4': [] }
  for (const [status, ids] of Object.entries(tabs)) {
    assert.equal(idsOf(await list(`status=${status}`)), ids, status)
    assert.is((await counts())[status], ids.length, status)
  }
  assert.equal([(await list()).count, (await counts()).all], [4, 4])
  const info = (await shop.get('/api/user/getUserInfo', sari.token)).data
  assert.equal([info.order_unpaid, info.order_unreceived], [1, 2])
})

orders(
  'lists an order in after-sale under that tab only, and a refused one again under its status',
  async () => {
    const id = await sari.buy(RADIO)
    const refund = (status: number) =>
      shop.deps.database.query('update orders set refund_status = $2 where id = $1', [id, status])
    await refund(1)
    assert.equal([idsOf(await list('status=1')), idsOf(await list('status=-4'))], [[], [id]])
    await refund(3)
    assert.equal([idsOf(await list('status=1')), idsOf(await list('status=-4'))], [[id], []])
  },
)

orders(
  'leaves orders in after-sale out of the count of those on their way, but counts refused ones',
  async () => {
    const id = await sari.buy(RADIO)
    const counted = async (refundStatus: number) => {
      await shop.deps.database.query('update orders set refund_status = $2 where id = $1', [id, refundStatus])
      return (await shop.get('/api/user/getUserInfo', sari.token)).data.order_unreceived
    }
    assert.equal([await counted(0), await counted(1), await counted(2), await counted(3)], [1, 0, 0, 1])
  },
)

orders('pages, newest first', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n += 1) ids.unshift((await sari.submit()).data.order_ids[0])
  assert.equal(idsOf(await list('page=1&limit=2')), ids.slice(0, 2))
  assert.equal(idsOf(await list('page=2&limit=2')), ids.slice(2))
  assert.is((await list('page=2&limit=2')).count, 3)
})

orders('finds an order by part of its number, and ignores text that is no number', async () => {
  const id = await sari.buy(RADIO)
  await sari.submit()
  const { order_sn } = await sari.detail(id)
  assert.equal(idsOf(await list(`keyword=${order_sn.slice(-8)}`)), [id])
  assert.equal(idsOf(await list(`keyword=%00${order_sn.slice(-8)}%07`)), [id])
  assert.is((await list('keyword=%25')).count, 0)
  assert.equal(await list('status=9'), { field: 'status' })
})

orders('returns every field of one order', async () => {
  const id = await sari.buy({ ...HEADPHONES, number: 2 })
  await wait(shop, shipMs)
  const detail = await sari.detail(id)
  assert.equal(
    [detail.sub_total, detail.freight, detail.discount, detail.total_price, detail.total_num, detail.status],
    ['258.00', '3.50', '0.00', '261.50', 2, 2],
  )
  assert.equal([detail.real_name, detail.delivery_name], ['Sari Wijaya', 'Kurir Satu'])
  assert.match(detail.user_address, 'Tebet')
  assert.match(detail.delivery_id, /^KS\d{10}/)
  const [line] = detail.products
  assert.equal(
    [line.spec_text, line.product_price, line.total_price, line.is_reply],
    ['Black', '129.00', '258.00', 0],
  )
  assert.ok(detail.pay_time && detail.delivery_time && detail.received_time === null)
  assert.ok(detail.product_list.length > 0)
})

orders('never returns the cost price of products', async () => {
  const id = await sari.buy(RADIO)
  assert.not.match(JSON.stringify([await sari.detail(id), await list()]), 'cost_price')
})

orders('cancels an unpaid order: stock is returned, a repeat changes nothing', async () => {
  const id = (await sari.submit({ ...TENT, number: 2 })).data.order_ids[0]
  assert.is((await sari.act('cancel', id)).code, 1)
  assert.is((await sari.act('cancel', id)).code, 1)
  assert.equal([(await sari.detail(id)).status, await stockOf(shop, 3)], [-1, 10])
})

orders('refuses actions that the status does not allow', async () => {
  const paid = await sari.buy(RADIO)
  for (const what of ['cancel', 'received', 'delete']) assert.is((await sari.act(what, paid)).code, 0, what)
  const unpaid = (await sari.submit()).data.order_ids[0]
  for (const what of ['received', 'delete']) assert.is((await sari.act(what, unpaid)).code, 0, what)
  assert.equal([(await sari.detail(paid)).status, (await sari.detail(unpaid)).status], [1, 0])
})

orders('confirms receipt once: the shop is paid, and later the order is completed', async () => {
  const id = await sari.buy(TENT)
  await wait(shop, shipMs)
  assert.is((await sari.act('received', id)).code, 1)
  assert.is((await sari.act('received', id)).code, 1)
  const [account] = await shop.deps.database.query<{ balance_cents: number }>(
    "select balance_cents from ledger_accounts where name = 'shop:2'",
  )
  assert.equal([(await sari.detail(id)).status, account?.balance_cents], [3, 12_150])
  await wait(shop, shop.deps.config.worker.autoFinishMs)
  assert.is((await sari.detail(id)).status, 4)
})

orders('deletes a finished order from the list', async () => {
  const id = (await sari.submit()).data.order_ids[0]
  await sari.act('cancel', id)
  assert.is((await sari.act('delete', id)).code, 1)
  assert.is((await list()).count, 0)
  for (const what of ['cancel', 'again']) assert.is((await sari.act(what, id)).msg, 'Order not found', what)
})

orders('answers a repeated deletion like the first, since the first answer may be lost', async () => {
  const id = (await sari.submit()).data.order_ids[0]
  await sari.act('cancel', id)
  const answers = [await sari.act('delete', id), await sari.act('delete', id)]
  assert.equal(
    answers.map(({ code }) => code),
    [1, 1],
  )
})

orders('buys again what is available, and names what is not', async () => {
  const id = (await sari.submit(TENT)).data.order_ids[0]
  assert.equal((await sari.act('again', id)).data, { added: 1, skipped: [] })
  await shop.deps.database.query('update variants set stock = 0 where product_id = 3')
  assert.equal((await sari.act('again', id)).data, { added: 0, skipped: ['Dome tent 100%'] })
})

orders('buys again once for a repeated request, and again for a new request', async () => {
  const id = (await sari.submit(TENT)).data.order_ids[0]
  const again = (request_id: string) =>
    shop.post('/api/order/again', { order_id: id, request_id }, sari.token)
  const answers = await Promise.all([again('a'), again('a'), again('a')])
  assert.equal(
    answers.map(({ data }) => data),
    Array.from({ length: 3 }, () => ({ added: 1, skipped: [] })),
  )
  const inCart = async () => (await shop.get('/api/cart/index', sari.token)).data.carts[0].cart_num
  assert.is(await inCart(), 1)
  await again('b')
  assert.is(await inCart(), 2)
})

orders('buys each of two orders again once under the same request id', async () => {
  const ids = [(await sari.submit(TENT)).data.order_ids[0], (await sari.submit(RADIO)).data.order_ids[0]]
  for (const order_id of [...ids, ...ids]) {
    const { data } = await shop.post('/api/order/again', { order_id, request_id: 'a' }, sari.token)
    assert.equal(data, { added: 1, skipped: [] })
  }
  const { carts } = (await shop.get('/api/cart/index', sari.token)).data
  assert.equal(
    carts.map(({ cart_num }: { cart_num: number }) => cart_num),
    [1, 1],
  )
})

orders.run()
