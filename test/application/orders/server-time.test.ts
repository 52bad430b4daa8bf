import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowedActions } from '../../../domain/orders/order-actions.ts'
import { ok } from '../../../domain/shared/result.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const time = suite('payment deadline on a device with a wrong clock')

const HOUR = 3_600_000
/** By the server's clock, seconds since 1970. */
const MADE_AT = 1_700_000_000

/** The server's time is `aheadMs` before the device's. */
const shopper = async (aheadMs: number) => {
  const fake = createFakeApp({ token: 't' })
  const stamped = (data: unknown) =>
    ok({
      status: 200,
      json: { code: 1, msg: '', time: Math.floor((fake.clock.now() - aheadMs) / 1000), data },
    })
  fake.clock.advance(Math.max(0, aheadMs) + 60_000)
  if (aheadMs < 0) fake.clock.setBack(-aheadMs)
  const order = {
    order_id: 8,
    order_sn: 'LT8',
    status: 0,
    refund_status: 0,
    total_price: '31.50',
    product: [],
    expire_time: MADE_AT + 30 * 60,
  }
  fake.http.answer('/api/user/getUserInfo', () => stamped(userRow()))
  fake.http.answer('/api/order/detail', () => stamped(order))
  await fake.app.session.guard('/payment')
  return fake.app
}

for (const aheadMs of [HOUR, 31 * 60_000, -2 * HOUR]) {
  time(`shows 29 minutes left, with a device ${aheadMs} ms fast`, async () => {
    const app = await shopper(aheadMs)
    const order = await app.orders.loadOrder('8')
    assert.ok(order.ok)
    const now = app.clock.now() / 1000
    assert.ok(allowedActions({ ...order.value, hasUnreviewed: false }, now).includes('pay'))
    const left = (order.value.expiresAt ?? 0) - now
    assert.ok(Math.abs(left - 29 * 60) <= 1, `${left} s`)
    const owed = await app.orders.loadPayable({ kind: 'order', orderId: '8' })
    assert.is(owed.ok && owed.value.isClosed, false)
  })
}

time.run()
