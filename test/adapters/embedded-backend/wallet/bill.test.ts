import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { WALLET_CHECKS } from '../../../../adapters/embedded-backend/audit/wallet-checks.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { findingsWith } from '../../../support/backend/books.ts'
import { orderCalls, TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { CARD, type WalletCalls, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'

const bill = suite('the fund record and its proof')
let shop: TestBackend
let sari: WalletCalls

bill.before(async () => {
  shop = await startBackend()
  sari = walletCalls(shop, await shop.signIn())
  await sari.recharge({ ...CARD, price: '20.00' })
  await sari.withdraw({ price: '30.00' })
  await sari.withdraw({ price: '40.13' })
  await sari.audited()
  await orderCalls(shop, sari.token).buy(TENT)
  await sari.withdraw({ price: '5.00' })
})
bill.after(() => shop.close())

type Row = { title: string; pm: number; number: string; balance: string; type: string; mark: string }
const told = (rows: readonly Row[]) =>
  rows.map(({ title, pm, number }) => `${pm ? '+' : '-'}${number} ${title}`)

bill('lists every movement, newest first, each with the balance after it', async () => {
  const { count, list } = await sari.bill()
  assert.is(count, 7)
  const [order] = list.filter(({ type }: Row) => type === 'order')
  assert.equal(told(list), [
    '-5.00 Withdrawal',
    `-${order.number} Order payment`,
    '+40.13 Withdrawal refused, money back',
    '+20.00 Top-up',
    '-40.13 Withdrawal',
    '-30.00 Withdrawal',
    '+1000.00 Top-up',
  ])
  assert.is(Math.round(Number(list[0].balance) * 100), await sari.money())
  assert.match(order.mark, /^LT/)
  assert.match(list[0].mark, /^WD/)
})

bill('shows the audit status of a withdrawal, and of nothing else', async () => {
  const { list } = await sari.bill()
  assert.equal(
    list.map((row: { status?: number }) => row.status),
    [0, undefined, undefined, undefined, 2, 1, undefined],
  )
})

bill('is filtered by type, paged, and in the reader’s language', async () => {
  const counts = await Promise.all(
    ['recharge', 'extract', 'order', 'refund'].map(async (type) => (await sari.bill(type)).count),
  )
  assert.equal(counts, [2, 4, 1, 0])
  const page = await sari.bill('all', '&page=3&limit=3')
  assert.equal([page.count, page.list.length], [7, 1])
  assert.is((await shop.get('/api/user/bill', sari.token, 'ri')).data.list[0].title, '出金')
  assert.is((await shop.get('/api/user/bill?type=nothing', sari.token)).code, 0)
  assert.is((await walletCalls(shop, await shop.signIn('budi@example.com')).bill()).count, 1)
})

// One forgery a check: each must be seen. Those that the schema itself refuses need none.
const newest = "(select id from bill_rows where kind = 'withdraw' order by id desc limit 1)"
const FORGERIES: Readonly<Record<string, string>> = {
  'the accounts do not add up to nothing': "update ledger_accounts set balance_cents = 1 where name = 'fees'",
  'a fund record does not add up to the balance':
    "update ledger_accounts set balance_cents = balance_cents + 1 where name = 'shopper:1'",
  'an entry of a shopper is missing from the fund record':
    "update ledger_transfers set kind = 'gift' where kind = 'recharge'",
  'a running balance went below zero': `update ledger_entries set balance_cents = -1 where id = ${newest}`,
  'a recharge and its credit disagree': 'update recharges set price_cents = price_cents + 1',
  'a withdrawal has no single debit': `update ledger_entries set amount_cents = amount_cents - 1 where id = ${newest}`,
  'a refused withdrawal was not given back once': 'update withdrawals set status = 2 where status = 1',
  'the house holds other withdrawals than are open or paid out':
    'update withdrawals set price_cents = price_cents + 1, arrival_cents = arrival_cents + 1 where status = 0',
  'the fees are not those of the withdrawals that passed':
    'update withdrawals set fee_cents = fee_cents + 1, arrival_cents = arrival_cents - 1 where status = 1',
  'money moved without a record':
    "update ledger_transfers set reference = '999' where kind = 'recharge' and reference = '1'",
  'a settled record is due again': 'update withdrawals set due_at = 1 where status = 1',
  'one transaction was credited twice': "update recharges set tx_hash = 'x', status = 1",
  'one picture was credited twice': `with copies as (insert into private_files (name, user_id, media_type, size, content_hash, created_at)
    select id::text, user_id, 'x', 1, 'x', 0 from recharges) update recharges set evidence = id::text`,
  'evidence belongs to somebody else': `insert into recharges (number, user_id, request_id, type, price_cents, evidence, created_at)
    select 'x', 2, 'x', 2, 1, name, 0 from private_files`,
}
const BY_SCHEMA = ['a withdrawal is not its fee and its arrival']

bill('passes an audit that detects each kind of forgery', async () => {
  const { database } = shop.deps
  await sari.evidence()
  assert.equal(await audit(database), [])
  assert.equal(Object.keys(WALLET_CHECKS).sort(), [...Object.keys(FORGERIES), ...BY_SCHEMA].sort())
  for (const [check, forgery] of Object.entries(FORGERIES)) {
    const found = await findingsWith(database, forgery)
    assert.ok(found.includes(check), `${check}: found ${found.join(', ')}`)
  }
})

bill('of the demo shopper includes every kind of income and expense, and every audit result', async () => {
  const demo = await startBackend({ world: demoData })
  const [rani] = demoData.people
  const { data } = await demo.post('/api/user/login', { account: rani?.email, password: rani?.password })
  const calls = walletCalls(demo, data.userinfo.token)
  const statuses = async (which: 'recharge' | 'extract') =>
    (await calls.log(which)).list.map((row: { status: number }) => row.status)
  assert.equal(
    [await statuses('recharge'), await statuses('extract')],
    [
      [1, 1, 1, 2, 1],
      [0, 2, 1],
    ],
  )
  const [, refused] = (await calls.log('extract')).list
  assert.equal(
    [refused.refuse_reason, refused.network],
    ['The receiving wallet rejected the transfer. The money is back in the balance.', 'USDT-TRC20'],
  )
  const { list } = await calls.bill('all', '&limit=50')
  assert.ok(list.length >= 12)
  for (const [at, row] of list.slice(0, -1).entries()) assert.ok(row.createtime >= list[at + 1].createtime)
  // Nobody settles what the demo leaves under audit.
  await calls.audited()
  assert.is((await calls.log('extract', '0')).total, 1)
  assert.equal(await audit(demo.deps.database), [])
  await demo.close()
})

bill.run()
