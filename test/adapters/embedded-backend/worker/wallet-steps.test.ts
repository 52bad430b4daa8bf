import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { runWalletDue } from '../../../../adapters/embedded-backend/worker/wallet-steps.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { wait } from '../../../support/backend/shoppers/order-calls.ts'
import { CARD, PNG, type WalletCalls, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'

const worker = suite('the simulated audit of money')
let shop: TestBackend
let sari: WalletCalls

worker.before.each(async () => {
  shop = await startBackend()
  sari = walletCalls(shop, await shop.signIn())
})
worker.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  await shop.close()
})

const BALANCE = 100_000
const { auditMs } = defaultConfig.worker
const seconds = (): number => Math.floor(shop.clock.now() / 1000)

worker('takes its time', async () => {
  await sari.recharge(CARD)
  await wait(shop, auditMs - 1_000)
  assert.is((await sari.log('recharge', '0')).total, 1)
  assert.is(await sari.money(), BALANCE)
  await wait(shop, 1_000)
  assert.equal([(await sari.log('recharge', '0')).total, await sari.money()], [0, BALANCE + 1_000])
})

worker('decides each request once when two workers run at the same time', async () => {
  await sari.recharge(CARD)
  await sari.withdraw({ price: '50.13' })
  shop.clock.advance(auditMs)
  await Promise.all([runWalletDue(shop.deps, seconds()), runWalletDue(shop.deps, seconds())])
  assert.is(await sari.money(), BALANCE + 1_000)
  const { list } = (await shop.get('/api/user/notice', sari.token)).data
  const titles = list
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => /Top-up|Withdrawal/.test(title))
  assert.equal(titles.sort(), ['Top-up complete', 'Withdrawal refused'])
})

const ONCE: Readonly<Record<string, (who: WalletCalls, at: number) => Promise<object>>> = {
  transaction: async (who, at) => ({
    recharge_type: 1,
    network: 'USDT-TRC20',
    blockchain: 'TUSzbcWLndi7fTcCCSJcwB4SXXqcEGd9eW',
    tx_hash: at.toString(16).padStart(64, 'a'),
    image: await who.evidence(),
  }),
  picture: async (who, at) => ({
    recharge_type: 2,
    image: (await who.upload(Uint8Array.from([...PNG, at]))).data.url,
  }),
}

for (const [what, fields] of Object.entries(ONCE)) {
  worker(`credits a ${what} once when two workers process it for different shoppers`, async () => {
    const both = [
      walletCalls(shop, await shop.register('isi')),
      walletCalls(shop, await shop.register('ani')),
    ]
    for (let at = 0; at < 20; at += 1) for (const who of both) await who.recharge(await fields(who, at))
    shop.clock.advance(auditMs)
    const { database } = shop.deps
    // The other begins each pair with its second.
    const query = async <Row>(sql: string, params?: readonly unknown[]) => {
      const due = await database.query<Row>(sql, params)
      return due.flatMap((_, at) => due[at % 2 === 0 ? at + 1 : at - 1] ?? [])
    }
    await Promise.all([
      runWalletDue(shop.deps, seconds()),
      runWalletDue({ ...shop.deps, database: { ...database, query } }, seconds()),
    ])
    const passed = await Promise.all(both.map(async (who) => (await who.log('recharge', '1')).total))
    assert.is(passed[0] + passed[1], 20)
  })
}

worker('is not held up by one request that cannot be settled', async () => {
  const { database } = shop.deps
  const stuck = (await sari.recharge(CARD)).data.recharge_id
  await sari.recharge(CARD)
  await sari.withdraw({})
  await database.query(
    `create function refuse_one() returns trigger as $$ begin
       if new.id = ${stuck} and new.status = 1 then raise exception 'no pen'; end if; return new; end $$ language plpgsql`,
  )
  await database.query(
    'create trigger refuse_one before update on recharges for each row execute function refuse_one()',
  )
  await wait(shop, auditMs)
  assert.equal([(await sari.log('recharge', '0')).total, (await sari.log('extract', '1')).total], [1, 1])
  assert.match(shop.errors[0] ?? '', 'no pen')
  await database.query('drop trigger refuse_one on recharges')
  await wait(shop, 300_000)
  assert.is((await sari.log('recharge', '1')).list.length, 3)
})

worker('is not held up by a complaint that cannot be answered', async () => {
  const complaint = { type: 2, content: 'Slow', images: await sari.evidence() }
  assert.is((await shop.post('/api/user/complain', complaint, sari.token)).code, 1)
  await shop.deps.database.query(
    'alter table complaints add constraint no_answer check (answered_at is null)',
  )
  const before = await sari.money()
  await sari.recharge(CARD)
  await wait(shop, auditMs)
  assert.is(await sari.money(), before + 1_000)
  assert.match(shop.errors[0] ?? '', 'no_answer')
})

worker('stops when the books do not add up, and leaves nothing half done', async () => {
  const { database } = shop.deps
  const id = (await sari.recharge(CARD)).data.recharge_id
  // Somebody has booked it by hand: the credit of the audit would be the second.
  await database.query(
    "insert into ledger_transfers (kind, reference, created_at) values ('recharge', $1, 0)",
    [String(id)],
  )
  await wait(shop, auditMs)
  assert.match(shop.errors[0] ?? '', 'was repeated')
  assert.equal([await sari.money(), (await sari.log('recharge', '0')).total], [BALANCE, 1])
  await database.query("delete from ledger_transfers where kind = 'recharge' and reference = $1", [
    String(id),
  ])
})

worker.run()
