import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import { type Answer, startBackend, type TestBackend } from '../support/backend/backend.ts'
import { orderCalls, TENT, wait } from '../support/backend/shoppers/order-calls.ts'
import { walletCalls } from '../support/backend/shoppers/wallet-calls.ts'

// FULL=1 (node build.mjs reliability wallet-storm) is the figure of docs/measurements.md.
const ROUNDS = process.env['FULL'] ? 10 : 1
const CALLS = 200
const PAYMENTS = 40

const storm = suite('many concurrent withdrawals and payments on one balance')
let shop: TestBackend
let token: string

storm.before(async () => {
  shop = await startBackend()
  token = await shop.signIn()
})
storm.after(() => shop.close())

type Account = { readonly balance: number; readonly lowest: number; readonly out: number }

/** What is left, how low it ever was, and what has gone out by withdrawals and payments. */
const account = async (): Promise<Account> => {
  const [row] = await shop.deps.database.query<Account>(
    `select (select balance_cents from ledger_accounts where name = 'shopper:1') as balance,
       min(balance_cents)::bigint as lowest,
       (-sum(amount_cents) filter (where kind in ('withdraw', 'order-pay')))::bigint as out
     from bill_rows where user_id = 1`,
  )
  return row ?? { balance: 0, lowest: 0, out: 0 }
}

/** Unpaid orders, each with a proof of the code. */
const bills = async (): Promise<readonly object[]> => {
  const calls = orderCalls(shop, token)
  await shop.deps.database.query('update variants set stock = stock + 1000 where product_id = 3')
  await shop.deps.database.query(
    'update stock_openings set stock = stock + 1000 where variant_id in (select id from variants where product_id = 3)',
  )
  const bodies: object[] = []
  for (let n = 0; n < PAYMENTS; n += 1) {
    const { data } = await calls.submit(TENT)
    bodies.push({ out_trade_no: data.out_trade_no, pay_token: await calls.proof() })
  }
  return bodies
}

const accepted = (answers: readonly Answer[]): number => answers.filter(({ code }) => code === 1).length

storm('never goes below zero, and debits exactly what was accepted', async () => {
  const sari = walletCalls(shop, token)
  for (let round = 1; round <= ROUNDS; round += 1) {
    await sari.recharge({ price: '900.00', real_name: 'S', bank_card: '123456', bank_name: 'B' })
    await wait(shop, shop.deps.config.worker.auditMs)
    const payments = await bills()
    const before = await account()
    const startedAt = performance.now()
    // Every fifth pays an order, the others withdraw; together they want far more than there is.
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, n) => {
        const payment = n % 5 === 0 ? payments[n / 5] : undefined
        if (payment) return shop.post('/api/order/merPay', payment, token)
        return sari.withdraw({ price: n % 2 ? '17.13' : '23.00', request_id: `storm ${round} ${n >> 2}` })
      }),
    )
    const milliseconds = Math.round(performance.now() - startedAt)
    const after = await account()
    assert.is(before.balance - after.balance, after.out - before.out)
    assert.ok(after.balance >= 0 && after.lowest >= 0, `${after.balance}, ${after.lowest}`)
    assert.ok(
      accepted(answers) > 0 && accepted(answers) < CALLS,
      'nothing was refused: the storm proves nothing',
    )
    assert.equal(await audit(shop.deps.database), [])
    // The simulated staff pass some and give the others back.
    await wait(shop, shop.deps.config.worker.auditMs)
    assert.equal(await audit(shop.deps.database), [])
    console.log(
      `${CALLS} parallel withdrawals and payments: ${accepted(answers)} accepted, lowest balance ${after.lowest} cents, ${milliseconds} ms`,
    )
  }
  assert.equal(shop.errors, [])
})

storm.run()
