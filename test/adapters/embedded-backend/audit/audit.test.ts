import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { findingsWith } from '../../../support/backend/books.ts'
import { orderCalls, RADIO, TENT, wait } from '../../../support/backend/shoppers/order-calls.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'

const auditing = suite('the audit')

auditing('finds nothing wrong with the demo world, whose shopper has $1,248.50', async () => {
  const shop = await startBackend({ world: demoData })
  assert.equal(await audit(shop.deps.database), [])
  const [rani] = demoData.people
  const { data } = await shop.post('/api/user/login', { account: rani?.email, password: rani?.password })
  const { token } = data.userinfo
  assert.is((await shop.get('/api/user/getUserInfo', token)).data.money, '1248.50')
  const counts = (await shop.get('/api/order/counts', token)).data
  for (const tab of ['0', '1', '2', '3', '4', '-1', '-4']) assert.ok(counts[tab] > 0, tab)
  const proof = await shop.post('/api/user/verify_pay', { password_pay: '246810' }, token)
  assert.is(proof.code, 1)
  await shop.close()
})

/** A small shop with an unpaid, a packed, a shipped, a received and a cancelled order. */
const busyShop = async (): Promise<TestBackend> => {
  const shop = await startBackend()
  const sari = orderCalls(shop, await shop.signIn())
  await sari.act('received', await sari.buy(TENT))
  const received = await sari.buy(TENT)
  await wait(shop, 20_000)
  await sari.act('received', received)
  await sari.buy(RADIO)
  await sari.act('cancel', (await sari.submit()).data.order_ids[0])
  await sari.submit()
  return shop
}

// One forgery a check: each must be seen.
const FORGERIES: Readonly<Record<string, string>> = {
  'a transfer does not balance': 'delete from ledger_entries where id = (select max(id) from ledger_entries)',
  'an account is not the sum of its entries':
    "update ledger_accounts set balance_cents = balance_cents + 1 where name = 'shopper:1'",
  'a shopper has no account': `insert into users (email, mobile, username, nickname, password_hash, created_at)
    values ('x', 'x', 'x', 'x', 'x', 0)`,
  'a paid order has no single debit of its total':
    'update orders set total_cents = total_cents + 1, freight_cents = freight_cents + 1 where status = 1',
  'an order that was not paid has a debit': 'update orders set paid_at = null where status = 1',
  'status and payment time disagree': 'update orders set status = 1 where status = 0',
  'escrow is not what is paid and not settled': 'update orders set status = 2 where status = 3',
  'escrow holds the wrong amount for an order': 'update orders set status = 2 where status = 3',
  'a received order is not settled': 'update orders set status = 3 where status = 1',
  'a running balance does not follow from the entry before':
    'update ledger_entries set balance_cents = balance_cents + 1 where id = (select max(id) from ledger_entries)',
  'a refund and its order disagree': 'update orders set refund_status = 1 where status = 1',
  'a shelf does not hold what its moves say': 'update variants set stock = stock + 1 where product_id = 3',
  'a move of stock has no opening': 'delete from stock_openings',
  'an order holds other stock than its lines': 'update order_lines set quantity = quantity + 1',
  'an order is not the sum of its lines': 'update order_lines set price_cents = price_cents + 1',
}

auditing('detects each kind of forged row', async () => {
  const shop = await busyShop()
  const { database } = shop.deps
  assert.equal(await audit(database), [])
  for (const [check, forgery] of Object.entries(FORGERIES)) {
    const found = await findingsWith(database, forgery)
    assert.ok(found.includes(check), `${check}: found ${found.join(', ')}`)
  }
  await shop.close()
})

auditing.run()
