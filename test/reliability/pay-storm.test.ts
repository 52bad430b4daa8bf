import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import { type Answer, startBackend, type TestBackend } from '../support/backend/backend.ts'

// FULL=1 (node build.mjs reliability pay-storm) is the figure of docs/measurements.md.
const CALLS = process.env['FULL'] ? 500 : 200

const storm = suite('a storm of payments for one order')
let shop: TestBackend
let token: string

storm.before(async () => {
  shop = await startBackend()
  token = await shop.signIn()
})
storm.after(() => shop.close())

const balance = async (): Promise<string> => (await shop.get('/api/user/getUserInfo', token)).data.money

const submit = async () => {
  const form = { address_id: 1, product_id: 3, number: 1 }
  return (await shop.post('/api/order/merSubmit', form, token)).data
}

const proof = async (): Promise<string> =>
  (await shop.post('/api/user/verify_pay', { password_pay: '246810' }, token)).data.pay_token

const debits = (orderId: number) =>
  shop.deps.database.query(
    "select 1 from ledger_transfers where kind = 'order-pay' and reference = $1::text",
    [String(orderId)],
  )

const report = (what: string, answers: readonly Answer[], startedAt: number): void => {
  const milliseconds = Math.round(performance.now() - startedAt)
  const accepted = answers.filter(({ code }) => code === 1).length
  console.log(`${CALLS} parallel payments ${what}: 1 debit, ${accepted} answered success, ${milliseconds} ms`)
}

storm('takes the money once when every call has the same request id', async () => {
  const before = await balance()
  const group = await submit()
  const body = {
    out_trade_no: group.out_trade_no,
    total_price: group.total_price,
    pay_token: await proof(),
    request_id: 'r1',
  }
  const startedAt = performance.now()
  const calls = Array.from({ length: CALLS }, () => shop.post('/api/order/merPay', body, token))
  const answers = await Promise.all(calls)
  assert.ok(answers.every(({ code }) => code === 1))
  assert.is(new Set(answers.map(({ data }) => JSON.stringify(data))).size, 1)
  assert.is((await debits(group.order_ids[0])).length, 1)
  assert.is(Number(before) - Number(await balance()), Number(group.total_price))
  report('with one request id', answers, startedAt)
})

storm('takes the money once when every call has its own request id and payment token', async () => {
  const before = await balance()
  const group = await submit()
  const proofs = await Promise.all(Array.from({ length: CALLS }, proof))
  const startedAt = performance.now()
  const answers = await Promise.all(
    proofs.map((pay_token, index) => {
      const common = { total_price: group.total_price, pay_token, request_id: `r${index}` }
      return index % 2 === 0
        ? shop.post('/api/order/merPay', { ...common, out_trade_no: group.out_trade_no }, token)
        : shop.post('/api/user/pay', { ...common, order_id: group.order_ids[0] }, token)
    }),
  )
  assert.ok(answers.every(({ code }) => code === 1))
  assert.is((await debits(group.order_ids[0])).length, 1)
  assert.is(Number(before) - Number(await balance()), Number(group.total_price))
  report('with as many request ids', answers, startedAt)
})

storm('leaves books that balance', async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
})

storm.run()
