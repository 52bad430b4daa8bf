import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { WALLET_CHECKS } from '../../../../adapters/embedded-backend/audit/wallet-checks.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { findingsWith } from '../../../support/backend/books.ts'
import { CARD, TRON_ADDRESS, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'

const auditing = suite('the audit of money in and out')

/** A shop in which money came in and went out, was refused, and waits. */
const busyShop = async (): Promise<TestBackend> => {
  const shop = await startBackend()
  const sari = walletCalls(shop, await shop.signIn())
  const { data } = await shop.get('/api/user/getBlockchain', sari.token)
  const [network] = data
  const chain = { recharge_type: 1, network: network.network, blockchain: network.blockchain }
  await sari.recharge({ ...chain, price: '20.00', tx_hash: 'a'.repeat(64), image: await sari.evidence() })
  await sari.recharge({ ...CARD, price: '30.00', image: await sari.evidence() })
  await sari.recharge({ ...CARD, price: '40.13' })
  await sari.withdraw({ price: '50.00' })
  await sari.withdraw({ price: '60.13' })
  await sari.audited()
  const to = { extract_type: 1, network: network.network, blockchain: TRON_ADDRESS }
  await sari.withdraw({ price: '70.00', ...to })
  await sari.recharge({ ...CARD, price: '80.00' })
  return shop
}

const entryOf = (kind: string): string =>
  `(select e.id from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where t.kind = '${kind}' and e.account like 'shopper:%' limit 1)`

// One forgery a check, as somebody with a hand in the database would try: each must be seen.
const FORGERIES: Readonly<Record<keyof typeof WALLET_CHECKS, string>> = {
  'the accounts do not add up to nothing':
    "update ledger_accounts set balance_cents = balance_cents - 1 where name = 'recharge'",
  'a fund record does not add up to the balance': `update ledger_entries set amount_cents = amount_cents + 1 where id = ${entryOf('recharge')}`,
  'an entry of a shopper is missing from the fund record':
    "update ledger_transfers set kind = 'present' where kind = 'withdraw-refused'",
  'a running balance went below zero': `update ledger_entries set balance_cents = -1 where id = ${entryOf('recharge')}`,
  'a recharge and its credit disagree': 'update recharges set price_cents = price_cents + 1 where status = 1',
  'a withdrawal has no single debit': 'update withdrawals set price_cents = price_cents - 1 where status = 0',
  'a refused withdrawal was not given back once':
    'update withdrawals set status = 2, settled_at = 1 where status = 0',
  'a withdrawal is not its fee and its arrival':
    'update withdrawals set arrival_cents = arrival_cents + 1 where status = 1',
  'the house holds other withdrawals than are open or paid out':
    'update withdrawals set fee_cents = fee_cents + 1, arrival_cents = arrival_cents - 1 where status = 1',
  'the fees are not those of the withdrawals that passed':
    'update withdrawals set fee_cents = fee_cents - 1, arrival_cents = arrival_cents + 1 where status = 1',
  'money moved without a record':
    "update ledger_transfers set reference = (id + 900)::text where kind = 'recharge'",
  'a settled record is due again': 'update withdrawals set due_at = 1 where status = 1',
  'one transaction was credited twice': `update recharges set tx_hash = '${'a'.repeat(64)}' where status = 1`,
  'one picture was credited twice': "update private_files set content_hash = 'x'",
  'evidence belongs to somebody else':
    'update private_files set user_id = (select max(id) from users where id <> user_id)',
}

auditing('has a forgery for each of its checks, and detects every one', async () => {
  const shop = await busyShop()
  const { database } = shop.deps
  await shop.signIn('budi@example.com')
  assert.equal(await audit(database), [])
  assert.equal(Object.keys(FORGERIES).sort(), Object.keys(WALLET_CHECKS).sort())
  for (const [check, forgery] of Object.entries(FORGERIES)) {
    // The table itself refuses some of this: whoever has such a hand can take that away first.
    const found = await findingsWith(
      database,
      'alter table withdrawals drop constraint withdrawals_check',
      forgery,
    )
    assert.ok(found.includes(check), `${check}: found ${found.join(', ')}`)
  }
  assert.equal(await audit(database), [])
  await shop.close()
})

auditing(
  'treats transactions that differ in capitals as different where the network is case-sensitive',
  async () => {
    const shop = await startBackend()
    const sari = walletCalls(shop, await shop.signIn())
    const [network] = (await shop.get('/api/user/getBlockchain', sari.token)).data
    const chain = { recharge_type: 1, network: network.network, blockchain: network.blockchain }
    for (const tx_hash of ['5xQzKp7mWn2RtYvB8sLd', '5xqzKp7mWn2RtYvB8sLd'])
      await sari.recharge({ ...chain, price: '20.00', tx_hash, image: await sari.evidence() })
    await sari.audited()
    assert.is((await sari.log('recharge', '1')).total, 3)
    assert.equal(await audit(shop.deps.database), [])
    await shop.close()
  },
)

auditing.run()
