import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import {
  balanceOf,
  book,
  HOUSE,
  shopperAccount,
  type Transfer,
} from '../../../../adapters/embedded-backend/wallet/ledger.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const ledger = suite('the ledger')
let shop: TestBackend

ledger.before.each(async () => {
  shop = await startBackend()
})
ledger.after.each(() => shop.close())

const move = (change: Partial<Transfer>) =>
  shop.deps.database.transaction((tx) =>
    book(tx, {
      kind: 'welcome',
      reference: 'one',
      from: HOUSE.welcome,
      to: shopperAccount(1),
      amount: 500 as Cents,
      at: 1,
      ...change,
    }),
  )
const balance = () => balanceOf(shop.deps.database, 1)

ledger('moves money from one account to another', async () => {
  assert.is(await move({}), 'moved')
  assert.is(await balance(), 100_500)
  assert.equal(await audit(shop.deps.database), [])
})

ledger('moves money only once for the same reference', async () => {
  await move({})
  assert.is(await move({}), 'repeated')
  assert.is(await move({ kind: 'withdraw-refused' }), 'moved')
  assert.is(await balance(), 101_000)
})

ledger('does not let a balance become negative, and leaves no trace of the attempt', async () => {
  const out = { from: shopperAccount(1), to: HOUSE.welcome, reference: 'out' }
  assert.is(await move({ ...out, amount: 100_001 as Cents }), 'short')
  assert.is(await balance(), 100_000)
  assert.is(await move({ ...out, amount: 100_000 as Cents }), 'moved')
  assert.is(await move({ ...out, from: shopperAccount(77), reference: 'nobody' }), 'short')
})

ledger('accepts only whole amounts above zero', async () => {
  for (const amount of [0, -1, 0.5, Number.NaN]) {
    const refused = await move({ amount: amount as Cents }).catch((cause: unknown) => cause)
    assert.instance(refused, RangeError)
  }
  assert.is(await balance(), 100_000)
})

ledger('never overdraws when many movements are booked at once', async () => {
  const draws = Array.from({ length: 30 }, (_, index) =>
    move({
      reference: `draw ${index}`,
      from: shopperAccount(1),
      to: HOUSE.welcome,
      amount: 9_000 as Cents,
    }),
  )
  const moved = (await Promise.all(draws)).filter((booking) => booking === 'moved')
  assert.equal([moved.length, await balance()], [11, 1_000])
  assert.equal(await audit(shop.deps.database), [])
})

ledger('gives a new shopper the welcome credit', async () => {
  const token = await shop.register('baru')
  assert.is((await shop.get('/api/user/getUserInfo', token)).data.money, '250.00')
  assert.equal(await audit(shop.deps.database), [])
})

ledger('opens an empty account in a shop that gives no welcome credit', async () => {
  const thrifty = await startBackend({ config: { welcomeCreditCents: 0 } })
  const token = await thrifty.register('baru')
  assert.is((await thrifty.get('/api/user/getUserInfo', token)).data.money, '0.00')
  await thrifty.close()
})

ledger.run()
