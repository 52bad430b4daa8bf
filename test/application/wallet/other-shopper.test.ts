import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer } from '../../../adapters/fakes/fake-http.ts'
import type { App } from '../../../application/app.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'
import { DEFAULT_SERVICE_CHARGE } from '../../../domain/wallet/fee.ts'
import { orderDetailRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const money = suite('money requests when another shopper signs in meanwhile')
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
const order = {
  source: { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 },
  addressId: '5',
  promoCode: '',
  note: '',
} as const
const item = {
  productId: '1',
  shopId: '3',
  spec: '',
  title: 'Tas',
  titleEn: 'Bag',
  image: '',
  shopName: 'Toko',
  shopAvatar: '',
  price: cents(500),
  quantity: 1,
  stock: 9,
  categoryKey: undefined,
} as const
const refund = {
  withReturn: false,
  isReceived: true,
  lineIds: ['8'],
  amount: '12.50',
  reason: 'damaged',
  explanation: 'Cracked',
  pictures: ['/upload/a.webp'],
} as const
const words = {
  columns: { time: 't', type: 'y', title: 'i', number: 'n', change: 'c', balance: 'b' },
  types: { recharge: 'in', extract: 'out', order: 'order', refund: 'back', other: 'else' },
  time: String,
}
const billRow = (id: number) => ({ id, pm: 1, number: '1.00', type: 'recharge', createtime: '2026-01-01' })
const GIVEN: Readonly<Record<string, unknown>> = {
  '/api/user/extract': {
    service_charge: '0.03',
    balance: '100.00',
    network_list: ['USDT-TRC20'],
    card_list: [],
    chain_list: [],
  },
  '/api/user/getBlockchain': [{ network: 'USDT-TRC20', blockchain: ADDRESS }],
  '/api/order/detail': orderDetailRow(8, { status: 2 }),
  '/api/user/bill': { count: 99, list: Array.from({ length: 50 }, (_, id) => billRow(id + 1)) },
  '/api/user/verify_pay': { pay_token: 'p1', remain: 5 },
}

/** One shopper begins; the answer that the act waits for comes when another has signed in. */
const interrupted = async (waitsFor: string, begin: (app: App) => Promise<{ readonly ok: boolean }>) => {
  const { app, http, device } = createFakeApp({ token: 'first' })
  http.answer('/api/user/getUserInfo', ({ headers }) =>
    accepted(
      userRow(
        headers['token'] === 'first' ? { id: 7, have_pay: 1, money: '100.00' } : { id: 9, have_pay: 0 },
      ),
    ),
  )
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
  await settle()
  // A part of the second shopper looks at the cart; nothing else is asked for by anybody.
  const asked = http.requests.slice(before).map(({ method, url }) => `${method} ${url.split('?', 1)[0]}`)
  return { done, app, asked: asked.filter((call) => call !== 'GET /api/cart/index'), device }
}

const CANCELLED = { ok: false, fault: { kind: 'cancelled' } }

money('does not send a withdrawal that the first shopper had begun', async () => {
  const { done, asked } = await interrupted('/api/user/extract', ({ wallet }) =>
    wallet.withdraw(withdrawal, CODE),
  )
  assert.equal([done, asked], [CANCELLED, []])
})

money('does not submit for the second shopper a top-up that the first has paid', async () => {
  const { done, asked } = await interrupted('/api/user/getBlockchain', ({ wallet }) => wallet.recharge(topUp))
  assert.equal([done, asked], [CANCELLED, []])
})

money('does not pay with a payment token of the first', async () => {
  const { done, asked } = await interrupted('/api/user/verify_pay', ({ orders }) => orders.pay(payable, CODE))
  assert.equal([done, asked], [CANCELLED, []])
})

money('does not buy for the second what the first had ordered while the cart was being written', async () => {
  const { done, asked, device } = await interrupted('/api/cart/add', ({ cart, orders }) => {
    void cart.add(item)
    return orders.submit(order)
  })
  assert.equal([done, asked], [CANCELLED, []])
  // It was never sent: the same order later is a new one.
  assert.is(device.read('lintas_requests.1'), undefined)
})

money('withdraws a refund for nobody but the first', async () => {
  const { done, asked } = await interrupted('/api/order/detail', ({ orders }) =>
    orders.applyRefund('8', refund),
  )
  assert.equal([done, asked], [CANCELLED, []])
})

money('does not put records of the second into the file that the first requested', async () => {
  const { done, asked } = await interrupted('/api/user/bill', ({ wallet }) => wallet.exportBill('all', words))
  assert.equal([done, asked], [CANCELLED, []])
})

const acts = suite('answers that arrive after another shopper has signed in')

acts('do not sign the second out after a password change of the first', async () => {
  const { done, app } = await interrupted('/api/user/resetpwd', ({ account }) =>
    account.changePassword({ old: 'rahasia1', next: 'rahasia2', repeat: 'rahasia2' }),
  )
  assert.ok(done.ok)
  assert.is(app.session.session$.value.kind, 'signed-in')
})

acts('do not mark the second as having the payment code of the first', async () => {
  const seen: unknown[] = []
  const { done } = await interrupted('/api/user/resetPay', ({ wallet, session }) => {
    session.user$.subscribe((user) => seen.push([user?.id, user?.hasPaymentCode]))
    return wallet.setPaymentCode({ old: '135790', next: '246810', repeat: '246810' })
  })
  assert.ok(done.ok)
  assert.equal(seen.at(-1), ['9', false])
  assert.not(seen.some((one) => JSON.stringify(one) === '["9",true]'))
})

money.run()
acts.run()
