import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AFTER_SALE_CHECKS } from '../../../../adapters/embedded-backend/audit/after-sale-checks.ts'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { findingsWith } from '../../../support/backend/books.ts'
import { applyForRefund, ownPicture } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { orderCalls, RADIO, TENT, wait } from '../../../support/backend/shoppers/order-calls.ts'

const auditing = suite('the audit of refunds, reviews and complaints')

/** A small shop with a granted, a refused and an open refund, a review and a complaint. */
const busyShop = async (): Promise<TestBackend> => {
  const shop = await startBackend()
  const { token, buy, act } = orderCalls(shop, await shop.signIn())
  const [granted, refused, reviewed, open] = [
    await buy(TENT),
    await buy(TENT),
    await buy(RADIO),
    await buy(TENT),
  ]
  await wait(shop, 20_000)
  await applyForRefund(shop, token, granted)
  await applyForRefund(shop, token, refused, { amount: '10.13' })
  await wait(shop, 20_000)
  await act('received', reviewed)
  const scores = { product_score: 5, service_score: 5, postage_score: 5 }
  const words = { order_id: reviewed, product_id: 2, comment: 'Loud', ...scores }
  await shop.post('/api/order/comment', words, token)
  await applyForRefund(shop, token, open)
  const images = await ownPicture(shop, token)
  await shop.post('/api/user/complain', { type: 1, order_id: granted, content: 'Late', images }, token)
  return shop
}

// One forgery a check: each must be seen.
const FORGERIES: Readonly<Record<string, string>> = {
  'a refund is more than was paid': 'update refunds set amount_cents = 99999 where status = 1',
  'an open refund and its order disagree': 'update orders set refund_status = 0 where refund_status = 1',
  'a refund belongs to somebody else': 'update refunds set user_id = 2 where status = 1',
  'a settled refund is due again': 'update refunds set due_at = 1 where status = 3',
  'an open refund and its order are both due': 'update orders set due_at = 1 where refund_status = 1',
  'money went back without a refund': 'update refunds set status = 3 where status = 2',
  'a shop does not hold what its orders have earned':
    'update refunds set amount_cents = amount_cents - 1 where status = 2',
  'an order that was never shipped was refunded in part':
    'update orders set shipped_at = null where status = -2',
  'a product is not rated by its reviews': 'update products set rate_sum = rate_sum + 1 where id = 2',
  'a shop is not rated by its reviews': 'update shops set good_rate = 12 where id = 1',
  'a review is of a line that is not marked': 'update order_lines set is_reviewed = false',
  'a complaint is about an order of somebody else': 'update complaints set user_id = 2',
}

auditing('detects each kind of forged row', async () => {
  const shop = await busyShop()
  const { database } = shop.deps
  assert.equal(await audit(database), [])
  assert.equal(Object.keys(FORGERIES), Object.keys(AFTER_SALE_CHECKS))
  for (const [check, forgery] of Object.entries(FORGERIES)) {
    const found = await findingsWith(database, forgery)
    assert.ok(found.includes(check), `${check}: found ${found.join(', ')}`)
  }
  await shop.close()
})

auditing.run()
