import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { RefundForm } from '../../../domain/orders/refund.ts'
import { orderDetailRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const refunds = suite('applying for a refund (requirements S4, S5 and S8)')

const FORM: RefundForm = {
  withReturn: false,
  isReceived: true,
  lineIds: ['8'],
  amount: '12,50',
  reason: 'damaged',
  explanation: ' Retak ',
  pictures: ['/upload/a.webp', '/upload/b.webp'],
}

const detailOf = (change: object = {}) => ({
  order_id: 8,
  refund_sn: 'R8',
  amount: '12.50',
  status: 1,
  ...change,
})

const shopper = async (order: object = {}) => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/detail', () => accepted(orderDetailRow(8, { status: 2, ...order })))
  fake.http.answer('/api/order/refund', () => accepted())
  await fake.app.session.guard('/refund/8')
  return fake
}
const bodies = ({ http }: Awaited<ReturnType<typeof shopper>>, path: string) =>
  http.sentTo(path).map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))

refunds('send the fields of the API, and refresh orders and balance', async () => {
  const fake = await shopper()
  const done = await fake.app.orders.applyRefund('8', FORM)
  assert.ok(done.ok)
  const [{ request_id, ...body } = { request_id: '' }] = bodies(fake, '/api/order/refund')
  assert.equal(body, {
    order_id: '8',
    order_product_id: '8',
    amount: '12.50',
    service_type: 0,
    receiving_status: 1,
    reason_type: 'damaged',
    refund_explain: 'Retak',
    images: '/upload/a.webp,/upload/b.webp',
  })
  assert.ok(String(request_id).length > 8)
  assert.is(fake.app.orders.changes$.value, 1)
})

refunds(
  'are not sent with an invalid form (requirement S5: "Refund amount is required and cannot be negative")',
  async () => {
    const fake = await shopper()
    for (const [amount, kind] of [
      ['', 'amount-required'],
      ['-1', 'amount-negative'],
      // One line is the whole order here: freight counts.
      ['29,41', 'amount-over-paid'],
    ] as const) {
      const done = await fake.app.orders.applyRefund('8', { ...FORM, amount })
      assert.equal(!done.ok && done.fault.kind === 'form' && done.fault.faults.map((one) => one.kind), [kind])
    }
    assert.is(fake.http.sentTo('/api/order/refund').length, 0)
  },
)

refunds('are limited by the current order, not by the page', async () => {
  const fake = await shopper({ total_price: '5.00' })
  const done = await fake.app.orders.applyRefund('8', FORM)
  assert.equal(!done.ok && done.fault, {
    kind: 'form',
    faults: [{ kind: 'amount-over-paid', field: 'amount', max: 500 }],
  })
})

refunds('are submitted once (requirement S8: "You have already submitted a refund request")', async () => {
  const kinds = async (order: object) => {
    const fake = await shopper(order)
    const done = await fake.app.orders.applyRefund('8', FORM)
    assert.is(fake.http.sentTo('/api/order/refund').length, 0)
    return done.ok ? '' : done.fault.kind
  }
  assert.is(await kinds({ refund_status: 1 }), 'refund-already')
  assert.is(await kinds({ refund_status: 3 }), 'refund-already')
  assert.is(await kinds({ status: 0 }), 'refund-not-now')
})

refunds('are one call for a double tap', async () => {
  const fake = await shopper()
  const both = await Promise.all([
    fake.app.orders.applyRefund('8', FORM),
    fake.app.orders.applyRefund('8', FORM),
  ])
  assert.ok(both.every(({ ok }) => ok))
  assert.is(fake.http.sentTo('/api/order/refund').length, 1)
})

refunds('whose answer is lost are looked up before they are reported as failed', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/refund', () => unreachable)
  fake.http.answer('/api/order/refund_detail', () => accepted(detailOf()))
  assert.ok((await fake.app.orders.applyRefund('8', FORM)).ok)
})

refunds('keep their request id over a lost answer and a reload, until the outcome is known', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/refund', () => unreachable)
  fake.http.answer('/api/order/refund_detail', () => refused('Refund request not found'))
  const lost = await fake.app.orders.applyRefund('8', FORM)
  assert.is(!lost.ok && lost.fault.kind, 'offline')
  // The name is what the next release looks under.
  assert.ok(fake.device.read('lintas_after_sale.1'))
  fake.http.answer('/api/order/refund', () => accepted())
  const reloaded = fake.reload()
  await reloaded.session.guard('/refund/8')
  assert.ok((await reloaded.orders.applyRefund('8', FORM)).ok)
  const ids = bodies(fake, '/api/order/refund').map(({ request_id }) => request_id)
  assert.is(new Set(ids).size, 1)
  fake.clock.advance(1_000)
  await reloaded.orders.applyRefund('8', FORM)
  assert.is.not(bodies(fake, '/api/order/refund').at(-1)?.['request_id'], ids[0])
})

refunds('that are refused after a lost answer keep their request id, and are looked up', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/refund', () => unreachable)
  fake.http.answer('/api/order/refund_detail', () => unreachable)
  await fake.app.orders.applyRefund('8', FORM)
  fake.http.answer('/api/order/refund', () => refused('Too many requests', 429, 429))
  assert.not.ok((await fake.app.orders.applyRefund('8', FORM)).ok)
  fake.http.answer('/api/order/refund_detail', () => accepted(detailOf()))
  assert.ok((await fake.app.orders.applyRefund('8', FORM)).ok)
  const ids = bodies(fake, '/api/order/refund').map(({ request_id }) => request_id)
  assert.equal([ids.length, new Set(ids).size], [3, 1])
})

refunds('are read with their log newest first, from our server and from one with fewer fields', async () => {
  const fake = await shopper()
  const log = [
    { content: 'Submitted', createtime: 10 },
    { content: 'Approved', createtime: 20 },
  ]
  fake.http.answer('/api/order/refund_detail', () =>
    accepted(
      detailOf({ stage: 'return-wanted', return_before: 99, return_address: 'Kyoto', images: '/a,/b', log }),
    ),
  )
  const loaded = await fake.app.orders.loadRefund('8')
  assert.ok(loaded.ok)
  const { amount, stage, returnBefore, returnAddress, pictures, parcel } = loaded.value
  assert.equal(
    [amount, stage, returnBefore, returnAddress, parcel],
    [1_250, 'return-wanted', 99, 'Kyoto', undefined],
  )
  assert.equal(
    [pictures, loaded.value.log.map(({ text }) => text)],
    [
      ['/a', '/b'],
      ['Approved', 'Submitted'],
    ],
  )
  fake.http.answer('/api/order/refund_detail', () => accepted({ order_id: '8' }))
  const terse = await fake.app.orders.loadRefund('8')
  assert.ok(terse.ok)
  assert.equal([terse.value.status, terse.value.stage, terse.value.log], [1, 'asked', []])
})

refunds('send the parcel of a return with a cleaned number, and can be withdrawn', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/refund_delivery', () => accepted())
  fake.http.answer('/api/order/refund_withdraw', () => accepted())
  const wrong = await fake.app.orders.sendReturnParcel('8', { courier: '', number: '??' })
  assert.is(!wrong.ok && wrong.fault.kind, 'form')
  assert.not.ok((await fake.app.orders.sendReturnParcel('8', { courier: 'JNE', number: 'jp 1' })).ok)
  assert.ok((await fake.app.orders.sendReturnParcel('8', { courier: 'JNE', number: 'jp 1234' })).ok)
  assert.equal(bodies(fake, '/api/order/refund_delivery'), [
    { order_id: '8', express_name: 'JNE', express_number: 'JP1234' },
  ])
  assert.ok((await fake.app.orders.withdrawRefund('8')).ok)
  assert.is(fake.app.orders.changes$.value, 2)
})

refunds('after a withdrawal are new ones, although the first answer was lost', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/refund', () => unreachable)
  fake.http.answer('/api/order/refund_detail', () => accepted(detailOf()))
  await fake.app.orders.applyRefund('8', FORM)
  fake.http.answer('/api/order/refund', () => accepted())
  await fake.app.orders.applyRefund('8', FORM)
  const ids = bodies(fake, '/api/order/refund').map(({ request_id }) => request_id)
  assert.equal([ids.length, new Set(ids).size], [2, 2])
})

refunds(
  'that the server has answered are not looked up, as an earlier one of the same amount proves nothing',
  async () => {
    const fake = await shopper()
    fake.http.answer('/api/order/refund_detail', () => accepted(detailOf()))
    fake.http.answer('/api/order/refund', () => refused('Too late'))
    assert.not.ok((await fake.app.orders.applyRefund('8', FORM)).ok)
    fake.http.answer('/api/order/refund', () => accepted())
    assert.ok((await fake.app.orders.applyRefund('8', FORM)).ok)
    assert.is(fake.http.sentTo('/api/order/refund_detail').length, 0)
  },
)

refunds('are not sent when the order cannot be loaded', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/detail', () => unreachable)
  const done = await fake.app.orders.applyRefund('8', FORM)
  assert.equal(done, { ok: false, fault: { kind: 'offline' } })
  assert.is(fake.http.sentTo('/api/order/refund').length, 0)
})

refunds.run()
