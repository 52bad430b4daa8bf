import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import type { App } from '../../../application/app.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const following = suite('orders and money in several tabs')

/** Two tabs of one shopper, each with an order on its screen. */
const openTwo = async () => {
  const fake = createFakeApp({ token: 't' })
  const { http } = fake
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  http.answer('/api/cart/index', () => accepted({ carts: [] }))
  http.answer('/api/order/detail', () => accepted({ order_id: 8, status: 0, products: [] }))
  http.answer('/api/order/cancel', () => accepted({}))
  const here = fake.app
  const there = fake.openTab()
  for (const tab of [here, there]) {
    await tab.session.guard('/myPurchases')
    await tab.orders.loadOrder('8')
  }
  return { ...fake, here, there, counts: () => [here, there].map(changesOf) }
}

const changesOf = ({ orders }: App): number => orders.changes$.value

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

following('a change of an order in one tab is an event in the others, once', async () => {
  const { here, there, counts } = await openTwo()
  await here.orders.cancel('8')
  assert.equal(counts(), [1, 1])
  await there.orders.cancel('8')
  assert.equal(counts(), [2, 2])
})

following('a tab that receives the event reloads the balance and the records', async () => {
  const { here, there, http } = await openTwo()
  http.answer('/api/user/extract_log', () => accepted({ count: 0, list: [] }))
  await there.wallet.loadWithdrawals('all', 1)
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ money: '7.00' })))
  await here.orders.cancel('8')
  await soon()
  assert.is(there.wallet.balance$.value, 700)
  assert.is(there.wallet.walletChanges$.value, 1)
})

following('a shopper who signs in later receives each event once', async () => {
  const { here, there, http, counts } = await openTwo()
  http.answer('/api/user/logout', () => accepted({}))
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'other' } }))
  await there.session.signOut()
  for (const tab of [here, there]) {
    await tab.session.signIn({ account: 'budi@example.com', password: 'rahasia1' })
    await tab.orders.loadOrder('8')
  }
  const [before] = counts()
  await here.orders.cancel('8')
  assert.equal(counts(), [Number(before) + 1, Number(before) + 1])
})

following.run()
