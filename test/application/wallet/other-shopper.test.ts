import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { App } from '../../../application/app.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'
import { DEFAULT_SERVICE_CHARGE } from '../../../domain/wallet/fee.ts'
import { createFakeApp } from '../../support/fake-app.ts'
import { settle } from '../../support/fakes/fake-clock.ts'
import { accepted, createHeldAnswer } from '../../support/fakes/fake-http.ts'
import { userRow } from '../../support/user-row.ts'

// Parts that the App fetches when they are first used; fetched before, that takes no real time.
await import('../../../application/orders/create-orders.ts')
await import('../../../application/wallet/create-transfers.ts')
await import('../../../application/session/enter.ts')

const money = suite('money, and another shopper who comes while it waits')
const CODE = '135790'
const TX = `0x${'a'.repeat(64)}`
const ADDRESS = 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncN'

const withdrawal = {
  amount: '10.50',
  recipient: { kind: 'card', holder: 'Sari', number: '8810 2455', bank: 'BCA' },
  serviceCharge: DEFAULT_SERVICE_CHARGE,
} as const
const topUp = {
  method: 'chain',
  amount: '5.01',
  evidence: '/up/1.png',
  network: 'USDT-TRC20',
  txHash: TX,
} as const
const payable: Payable = {
  target: { kind: 'group', tradeNumber: 'G1' },
  label: 'G1',
  payees: ['Toko'],
  amount: cents(3150),
  isPaid: false,
  isClosed: false,
  expiresAt: undefined,
  orderIds: ['8'],
}
const GIVEN: Readonly<Record<string, unknown>> = {
  '/api/user/extract': {
    service_charge: '0.03',
    balance: '100.00',
    network_list: ['USDT-TRC20'],
    card_list: [],
    chain_list: [],
  },
  '/api/user/getBlockchain': [{ network: 'USDT-TRC20', blockchain: ADDRESS }],
  '/api/order/group': { out_trade_no: 'G1', total_price: '31.50', order_ids: '8', status: 0 },
}

/** One shopper begins; the answer that the act waits for comes when another has signed in. */
const interrupted = async (waitsFor: string, begin: (app: App) => Promise<{ readonly ok: boolean }>) => {
  const { app, http } = createFakeApp({ token: 'first' })
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money: '100.00' })))
  http.answer('/api/cart/index', () => accepted({ carts: [] }))
  http.answer('/api/user/logout', () => accepted())
  http.answer('/api/user/login', () => accepted({ token: 'second' }))
  await app.session.guard('/withDraw')
  const held = createHeldAnswer()
  http.answer(waitsFor, () => held.sent)
  const act = begin(app)
  await settle()
  assert.is(http.sentTo(waitsFor).length, 1)
  await app.session.signOut()
  await app.session.signIn({ account: 'b@example.com', password: 'rahasia1' })
  const before = http.requests.length
  held.give(accepted(GIVEN[waitsFor]))
  const done = await act
  return { done, posts: http.requests.slice(before).filter(({ method }) => method === 'POST') }
}

money('does not leave with a withdrawal that the first had begun', async () => {
  const { done, posts } = await interrupted('/api/user/extract', ({ wallet }) =>
    wallet.withdraw(withdrawal, CODE),
  )
  assert.equal([done, posts], [{ ok: false, fault: { kind: 'cancelled' } }, []])
})

money('is not handed in for the second when the first has paid it', async () => {
  const { done, posts } = await interrupted('/api/user/getBlockchain', ({ wallet }) => wallet.recharge(topUp))
  assert.equal([done, posts], [{ ok: false, fault: { kind: 'cancelled' } }, []])
})

money('is not paid with the code of the first, which would count as a wrong one of the second', async () => {
  const { done, posts } = await interrupted('/api/order/group', ({ orders }) => orders.pay(payable, CODE))
  assert.equal([done, posts], [{ ok: false, fault: { kind: 'cancelled' } }, []])
})

money.run()
