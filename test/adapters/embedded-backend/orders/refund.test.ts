import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund, ownPicture, shopMoney } from '../../../support/backend/shoppers/after-sale-calls.ts'
import {
  HEADPHONES,
  type OrderCalls,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'

const refunds = suite('refunds (requirements S4 and S5, api.md 4 and 5)')
const { shipMs, parcelStepMs, auditMs, autoFinishMs } = defaultConfig.worker
const WEEK = 7 * 24 * 3_600_000
let shop: TestBackend
let sari: OrderCalls

refunds.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
refunds.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const apply = (orderId: number, change: object = {}) => applyForRefund(shop, sari.token, orderId, change)
const detail = async (orderId: number, language = 'en') =>
  (await shop.get(`/api/order/refund_detail?order_id=${orderId}`, sari.token, language)).data
const states = async (id: number) => {
  const { status, refund_status } = await sari.detail(id)
  return [status, refund_status]
}
const shipped = async (): Promise<number> => {
  const id = await sari.buy(TENT)
  await wait(shop, shipMs)
  return id
}
const received = async (): Promise<number> => {
  const id = await shipped()
  await sari.act('received', id)
  return id
}
const WHOLE = { receiving_status: 0, amount: '121.50' }
const newestNotice = async () => (await shop.get('/api/user/notice', sari.token)).data.list[0]

refunds('give back all of an unshipped order, once: money, stock, bill row and notice', async () => {
  const id = await sari.buy(TENT)
  const asked = await apply(id, WHOLE)
  assert.equal([asked.code, asked.msg], [1, 'Your refund request has been submitted'])
  assert.equal(await states(id), [1, 1])
  await wait(shop, shipMs)
  assert.equal([await states(id), await sari.money(), await stockOf(shop, 3)], [[-2, 2], 100_000, 10])
  await wait(shop, auditMs)
  const { list } = (await shop.get('/api/user/bill?type=refund', sari.token)).data
  const { number } = await shop.deps.database
    .query<{ number: string }>('select number from orders where id = $1', [id])
    .then(([row]) => row ?? { number: '' })
  assert.equal(
    list.map((row: { number: string; pm: number; mark: string }) => [row.number, row.pm, row.mark]),
    [['121.50', 1, number]],
  )
  assert.is(await shopMoney(shop, 2), 0)
  const notice = await newestNotice()
  assert.equal([notice.title, notice.link], ['Refund paid', `/refund/${id}/${number}`])
})

refunds('of shipped goods are paid from escrow, and the shop gets the rest', async () => {
  const id = await shipped()
  await apply(id, { amount: '21.50' })
  await wait(shop, auditMs)
  assert.equal([await states(id), await sari.money()], [[-2, 2], 100_000 - 12_150 + 2_150])
  const { total_price, refund_amount } = await sari.detail(id)
  assert.equal([total_price, refund_amount], ['121.50', '21.50'])
  assert.equal([await shopMoney(shop, 2), await stockOf(shop, 3)], [10_000, 9])
})

refunds('of received goods are paid by the shop', async () => {
  const id = await received()
  assert.is(await shopMoney(shop, 2), 12_150)
  await apply(id, { amount: '0.29' })
  await wait(shop, auditMs)
  assert.equal([await states(id), await shopMoney(shop, 2)], [[-2, 2], 12_121])
})

refunds('with a return ask for a parcel number first, and pay when the goods are back', async () => {
  const id = await received()
  await apply(id, { service_type: 1 })
  const parcel = { order_id: id, express_name: 'JNE', express_number: 'jp 1234' }
  const send = () => shop.post('/api/order/refund_delivery', parcel, sari.token)
  assert.is((await send()).code, 0)
  await wait(shop, auditMs)
  const wanted = await detail(id)
  assert.equal([wanted.status, wanted.stage, wanted.is_return_wanted], [1, 'return-wanted', 1])
  assert.equal([wanted.return_address, await sari.money()], ['Lintang Outdoor, Jakarta, Indonesia', 87_850])
  assert.is((await newestNotice()).title, 'Send the goods back')
  assert.equal([(await send()).code, (await send()).code], [1, 1])
  assert.is((await shop.post('/api/order/refund_withdraw', { order_id: id }, sari.token)).code, 0)
  await wait(shop, parcelStepMs)
  const done = await detail(id)
  assert.equal([done.status, done.express_number, await sari.money()], [2, 'JP1234', 88_850])
  assert.equal(
    done.log.map(({ kind }: { kind: string }) => kind),
    ['refunded', 'return-sent', 'return-wanted', 'asked'],
  )
  assert.is((await detail(id, 'ri')).log[0].content, '残高に返金されました')
})

refunds('expire when a return is not sent within seven days', async () => {
  const id = await received()
  await apply(id, { service_type: 1 })
  await wait(shop, auditMs)
  await wait(shop, WEEK)
  const { status, reply } = await detail(id)
  assert.equal([status, reply], [3, 'The goods were not sent back within 7 days'])
  assert.equal([await states(id), await sari.money()], [[3, 3], 87_850])
})

refunds('that are refused give the reason, and the order continues from its status', async () => {
  const id = await shipped()
  await apply(id, { amount: '10.13' })
  await wait(shop, auditMs)
  assert.equal([await states(id), await sari.money()], [[2, 3], 87_850])
  assert.equal((await detail(id)).reply, 'Rule of the demo: refunds that end in 13 cents are refused')
  assert.is((await newestNotice()).title, 'Refund refused')
  assert.is((await sari.act('received', id)).code, 1)
  await wait(shop, autoFinishMs)
  assert.equal(await states(id), [4, 3])
})

refunds(
  'can be submitted once per order (requirements S4 and S8), also after they were refused',
  async () => {
    const id = await shipped()
    await apply(id, { amount: '10.13' })
    assert.is((await apply(id)).msg, 'You have already submitted a refund request')
    await wait(shop, auditMs)
    assert.is((await apply(id)).msg, 'You have already submitted a refund request')
  },
)

refunds('answer a repeated request with the first result', async () => {
  const id = await shipped()
  const first = await apply(id, { request_id: 'r1' })
  const again = await apply(id, { request_id: 'r1', amount: '20.00' })
  assert.equal([again.code, again.data], [1, first.data])
  assert.is((await apply(id, { request_id: 'r2' })).code, 0)
})

refunds('can be withdrawn, which lets the order continue and allows no second application', async () => {
  const id = await sari.buy(TENT)
  await apply(id, WHOLE)
  assert.is((await sari.act('cancel', id)).code, 0)
  const withdraw = () => shop.post('/api/order/refund_withdraw', { order_id: id }, sari.token)
  assert.equal([(await withdraw()).code, (await withdraw()).code, await states(id)], [1, 1, [1, 0]])
  assert.is((await apply(id, WHOLE)).msg, 'You have already submitted a refund request')
  assert.is((await sari.detail(id)).has_refund, 1)
  await wait(shop, shipMs)
  assert.equal([await states(id), (await detail(id)).status], [[2, 0], 0])
})

refunds('that are withdrawn let a parcel continue with its next step', async () => {
  const id = await shipped()
  await apply(id)
  await shop.post('/api/order/refund_withdraw', { order_id: id }, sari.token)
  const steps = async () => (await sari.detail(id)).delivery.length
  const before = await steps()
  await wait(shop, parcelStepMs)
  assert.is(await steps(), before + 1)
})

refunds('that are withdrawn let a fully reviewed order complete at once', async () => {
  const id = await received()
  await apply(id)
  await shop.deps.database.query('update order_lines set is_reviewed = true where order_id = $1', [id])
  await shop.post('/api/order/refund_withdraw', { order_id: id }, sari.token)
  await wait(shop, 1_000)
  assert.equal(await states(id), [4, 0])
})

refunds('block every other step while they are open', async () => {
  const id = await shipped()
  await apply(id)
  for (const what of ['received', 'delete', 'cancel']) assert.is((await sari.act(what, id)).code, 0, what)
  assert.equal(await states(id), [2, 1])
})

const WRONG: readonly (readonly [string, object, string])[] = [
  ['no amount', { amount: '' }, 'Enter a correct refund amount'],
  ['a negative amount', { amount: '-1' }, 'Refund amount cannot be negative'],
  ['nothing', { amount: '0.00' }, 'Enter a correct refund amount'],
  ['a tenth of a cent', { amount: '1.001' }, 'Enter a correct refund amount'],
  ['more than was paid', { amount: '121.51' }, 'at most $121.50, which is what was paid'],
  ['no reason', { reason_type: ' ' }, 'Choose a reason for the refund'],
  ['a reason that nobody offers', { reason_type: 'because' }, 'Choose a reason for the refund'],
  [
    '"damaged" of what is not there',
    { receiving_status: 0, reason_type: 'damaged' },
    'This reason does not fit whether the goods have arrived',
  ],
  ['"not arrived" of what is there', { reason_type: 'not-arrived' }, 'This reason does not fit'],
  ['no explanation', { refund_explain: '' }, 'Explain the refund in at most 500 characters'],
  ['no proof', { images: '' }, 'Upload proof'],
  ['a return of what is not there', { service_type: 1, receiving_status: 0 }, 'Whether the goods'],
  ['an exchange, which is not offered', { service_type: 2 }, 'Type of request'],
  ['lines of another order', { order_product_id: '999' }, 'Choose items of this order'],
  [
    'somebody else’s picture',
    { images: `/upload/${'b'.repeat(32)}.png` },
    'Please upload that picture again',
  ],
  ['a picture elsewhere', { images: 'https://evil.example/x.png' }, 'Please upload that picture again'],
]

refunds('refuse what the rules refuse, and change nothing', async () => {
  const id = await shipped()
  const budi = await shop.signIn('budi@example.com')
  await ownPicture(shop, budi, 'b')
  for (const [what, change, message] of WRONG) {
    const { code, msg } = await apply(id, change)
    assert.is(code, 0, what)
    assert.ok(msg.includes(message), `${what}: ${msg}`)
  }
  assert.equal(await states(id), [2, 0])
  const unshipped = await sari.buy(RADIO)
  assert.match((await apply(unshipped, { receiving_status: 0 })).msg, 'only the whole of it can be refunded')
})

refunds('show the lines they were applied for, and no others', async () => {
  const cart = async (goods: object) => (await shop.post('/api/cart/add', goods, sari.token)).data.cart_id
  const { data } = await sari.submit({ cart_ids: `${await cart(RADIO)},${await cart(HEADPHONES)}` })
  await sari.pay(data)
  await wait(shop, shipMs)
  const [id] = data.order_ids
  const [{ order_product_id: line }] = (await sari.detail(id)).products
  await apply(id, { order_product_id: line })
  const { product } = await detail(id)
  assert.equal(
    product.map((one: { order_product_id: number }) => one.order_product_id),
    [line],
  )
})

refunds('belong to the buyer: another shopper finds nothing', async () => {
  const id = await shipped()
  const budi = await shop.signIn('budi@example.com')
  assert.is((await applyForRefund(shop, budi, id)).msg, 'Order not found')
  await apply(id)
  assert.is((await shop.get(`/api/order/refund_detail?order_id=${id}`, budi)).msg, 'Order not found')
  const parcel = { order_id: id, express_name: 'X', express_number: '1234' }
  for (const what of ['refund_delivery', 'refund_withdraw']) {
    assert.is((await shop.post(`/api/order/${what}`, parcel, budi)).msg, 'Order not found', what)
  }
})

/** What can meet about an application whose time of being looked at is over. */
const meeting = async () => {
  const id = await shipped()
  await apply(id, { amount: '10.00' })
  shop.clock.advance(auditMs)
  return {
    id,
    approve: () => wait(shop, 0),
    withdraw: () => shop.post('/api/order/refund_withdraw', { order_id: id }, sari.token),
    receive: () => sari.act('received', id),
  }
}

refunds('end with whichever of approval and withdrawal comes first; receipt waits for either', async () => {
  const one = await meeting()
  await one.receive()
  await one.approve()
  await one.withdraw()
  assert.equal(await states(one.id), [-2, 2])
  const other = await meeting()
  await other.withdraw()
  await other.approve()
  assert.equal(await states(other.id), [2, 0])
  await other.receive()
  assert.equal(await states(other.id), [3, 0])
})

refunds('end once when approval, withdrawal and receipt come at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await sari.money()
    const { id, approve, withdraw, receive } = await meeting()
    const acts: readonly (() => Promise<unknown>)[] = [approve, withdraw, receive]
    const turned = [...acts.slice(round % 3), ...acts.slice(0, round % 3)]
    await Promise.all(turned.map((act) => act()))
    const end = (await states(id)).join()
    // Which of them comes first is the database's affair.
    assert.ok(['-2,2', '2,0', '3,0'].includes(end), end)
    const back = end === '-2,2' ? 1_000 : 0
    assert.is(await sari.money(), before - 12_150 + back, end)
    assert.equal(await audit(shop.deps.database), [], end)
  }
})

refunds.run()
