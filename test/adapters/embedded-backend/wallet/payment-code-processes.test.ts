import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createPaymentCodes,
  type PaymentCodes,
} from '../../../../adapters/embedded-backend/wallet/payment-code.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const codes = suite('the payment code in two processes of one shop')
let shop: TestBackend
let shopperId: number
let here: PaymentCodes

codes.before(async () => {
  shop = await startBackend()
})
codes.before.each(async () => {
  const token = await shop.register('kembar')
  shopperId = (await shop.get('/api/user/getUserInfo', token)).data.user_id
  here = createPaymentCodes(shop.deps)
})
codes.after(() => shop.close())

/** Another process, in which something happens here each time after it has found a code right. */
const elsewhere = (meanwhile: () => Promise<unknown>): PaymentCodes => {
  const { passwords } = shop.deps
  const matches = async (secret: string, hash: string) => {
    const isRight = await passwords.matches(secret, hash)
    if (isRight) await meanwhile()
    return isRight
  }
  return createPaymentCodes({ ...shop.deps, passwords: { ...passwords, matches } })
}
const keyOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    ({ key }) => key,
  )
const proofs = async () =>
  (await shop.deps.database.query('select 1 from pay_tokens where user_id = $1', [shopperId])).length

codes('gives no payment token for a code that was changed during the comparison', async () => {
  await here.set(shopperId, '135790', '')
  const there = elsewhere(() => here.set(shopperId, '222224', '135790'))
  assert.equal([await keyOf(there.verify(shopperId, '135790')), await proofs()], ['payment-code-wrong', 0])
})

codes('is not changed with an old code that was changed during the comparison', async () => {
  await here.set(shopperId, '135790', '')
  const there = elsewhere(() => here.set(shopperId, '222224', '135790'))
  assert.is(await keyOf(there.set(shopperId, '333335', '135790')), 'payment-code-wrong')
  assert.is((await here.verify(shopperId, '222224')).remain, 5)
})

codes('is set for the first time once', async () => {
  const there = createPaymentCodes(shop.deps)
  const outcomes = await Promise.all([
    keyOf(here.set(shopperId, '135790', '')),
    keyOf(there.set(shopperId, '222224', '')),
  ])
  assert.equal(outcomes.sort(), ['done', 'payment-code-old-required'])
})

codes.run()
