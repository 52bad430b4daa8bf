import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runDue } from '../../adapters/embedded-backend/worker/worker.ts'
import type { App } from '../../application/app.ts'
import { DUPLICATE_WINDOW_MS } from '../../domain/api/duplicate-guard.ts'
import type { Payable } from '../../domain/orders/order.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { itemOf, need, openDevice, registration, toasts } from '../support/ui/journey.ts'
import { until } from '../support/until.ts'

const journey = suite<{ backend: TestBackend }>('a shopper buys, pays and watches the order ship')
const CODE = '135790'

journey.before(async (context) => {
  context.backend = await startBackend({ config: { welcomeCreditCents: 25_000 } })
})
journey.after(async ({ backend }) => {
  await backend.close()
})

/** A newcomer with an address and, unless told otherwise, a payment code. */
const newcomer = async (app: App, email: string, hasCode = true): Promise<string> => {
  need(await app.session.register(registration(email)))
  const province = need(await app.addresses.loadRegions())[0]
  const city = need(await app.addresses.loadRegions(province?.id))[0]
  const area = need(await app.addresses.loadRegions(province?.id, city?.id))[0]
  const form = {
    name: 'Dewi',
    mobile: '081200001111',
    detail: 'Jl. Kenanga 1',
    tag: 'Rumah',
    isDefault: true,
  }
  need(await app.addresses.save({ ...form, province, city, area }))
  if (hasCode) need(await app.wallet.setPaymentCode({ old: '', next: CODE, repeat: CODE }))
  await until(() => app.cart.cart$.value.phase === 'ready')
  return app.addresses.addresses$.value.addresses[0]?.id ?? ''
}

/** Puts a product into the cart and submits the whole cart. */
const order = async (app: App, addressId: string, productId: string, quantity = 1): Promise<Payable> => {
  const found = need(await app.catalogue.loadHotProducts({ page: 1, limit: 20 })).rows
  const product = found.find((one) => one.productId === productId)
  assert.ok(product)
  need(await app.cart.add(itemOf(need(await app.catalogue.loadProduct(product)), quantity)))
  const source = { kind: 'cart', lineIds: [...app.cart.cart$.value.selectedIds] } as const
  const preview = need(await app.orders.preview(source, '', addressId))
  const submitted = need(await app.orders.submit({ source, addressId, promoCode: '', note: '' }))
  const payable = need(await app.orders.loadPayable(submitted.target))
  assert.is(payable.amount, preview.total)
  return payable
}

/** Time goes by, and the simulated staff do what is due. */
const wait = async ({ deps, clock }: TestBackend, ms: number): Promise<void> => {
  clock.advance(ms)
  await runDue(deps, Math.floor(clock.now() / 1000))
}

const balanceOf = async (app: App): Promise<number> => need(await app.session.refreshUser()).balance

journey(
  'adding takes one call and paying three, when the answers contain the new state',
  async ({ backend }) => {
    const { app, calls } = openDevice(backend)
    const addressId = await newcomer(app, 'calls@example.com')
    const product = need(await app.catalogue.loadHotProducts({ page: 1, limit: 20 })).rows[0]
    assert.ok(product)
    const item = itemOf(need(await app.catalogue.loadProduct(product)), 1)
    calls.length = 0
    need(await app.cart.add(item))
    assert.equal(calls, ['/api/cart/add'])
    const source = { kind: 'cart', lineIds: [...app.cart.cart$.value.selectedIds] } as const
    const { target } = need(await app.orders.submit({ source, addressId, promoCode: '', note: '' }))
    const payable = need(await app.orders.loadPayable(target))
    calls.length = 0
    need(await app.orders.pay(payable, CODE))
    assert.equal(calls, ['/api/user/verify_pay', '/api/order/merPay', '/api/user/getUserInfo'])
  },
)

journey('from the cart to a shipped parcel', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'ship@example.com')
  const payable = await order(app, addressId, '2')
  assert.is(app.cart.count$.value, 0)
  assert.not(payable.isPaid)
  const before = await balanceOf(app)
  need(await app.orders.pay(payable, CODE))
  assert.is(await balanceOf(app), before - payable.amount)
  const [orderId = ''] = payable.orderIds
  const paid = need(await app.orders.loadOrder(orderId))
  assert.equal([paid.status, paid.total, paid.parcelNumber], [1, payable.amount, ''])
  assert.is(need(await app.orders.loadOrders('1', 1)).rows.length, 1)

  const { shipMs, parcelStepMs } = backend.deps.config.worker
  await wait(backend, shipMs)
  const shipped = need(await app.orders.loadOrder(orderId))
  assert.equal([shipped.status, shipped.parcel.length, shipped.courier], [2, 1, 'Kurir Satu'])
  assert.match(shipped.parcelNumber, /^KS/)
  await wait(backend, parcelStepMs)
  assert.is(need(await app.orders.loadOrder(orderId)).parcel[0]?.text, 'Arrived in Jakarta Selatan')
  assert.is((await app.orders.loadCounts())['2'], 1)
  need(await app.orders.confirmReceipt(orderId))
  assert.is(need(await app.orders.loadOrder(orderId)).status, 3)
  await app.account.refreshNotices()
  assert.ok(app.account.unreadNotices$.value > 0)
  assert.equal(toasts(app), [])
})

journey('paying twice, or with a lost answer, takes the money once', async ({ backend }) => {
  const { app, loseAnswersOf, reload } = openDevice(backend)
  const addressId = await newcomer(app, 'once@example.com')
  const payable = await order(app, addressId, '2')
  const before = await balanceOf(app)
  loseAnswersOf('/api/order/merPay')
  need(await app.orders.pay(payable, CODE))
  loseAnswersOf(undefined)
  const again = reload()
  await again.session.guard('/payment')
  need(await again.orders.pay(payable, CODE))
  assert.is(await balanceOf(again), before - payable.amount)
})

journey('a lost answer to submitting makes one order, also after a reload', async ({ backend }) => {
  const { app, loseAnswersOf, reload } = openDevice(backend)
  const addressId = await newcomer(app, 'draft@example.com')
  const source = { kind: 'product', productId: '2', shopId: '1', spec: '', quantity: 1 } as const
  const request = { source, addressId, promoCode: '', note: '' }
  loseAnswersOf('/api/order/merSubmit')
  assert.not((await app.orders.submit(request)).ok)
  loseAnswersOf(undefined)
  const again = reload()
  await again.session.guard('/order')
  need(await again.orders.submit(request))
  assert.is(need(await again.orders.loadOrders('all', 1)).total, 1)
})

journey(
  'a shopper without a payment code is sent to set one, and pays the same order then',
  async ({ backend }) => {
    const { app } = openDevice(backend)
    const addressId = await newcomer(app, 'nocode@example.com', false)
    const payable = await order(app, addressId, '3')
    const refused = await app.orders.pay(payable, CODE)
    assert.is(refused.ok ? '' : refused.fault.kind, 'no-payment-code')
    need(await app.wallet.setPaymentCode({ old: '', next: CODE, repeat: CODE }))
    need(await app.orders.pay(payable, CODE))
    assert.ok(need(await app.orders.loadPayable(payable.target)).isPaid)
  },
)

journey('a wrong code says how many tries are left, and locks after five', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'lock@example.com')
  const payable = await order(app, addressId, '3')
  const left: (number | undefined)[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await app.orders.pay(payable, '000000')
    assert.is(refused.ok ? '' : refused.fault.kind, 'wrong-code')
    left.push(!refused.ok && refused.fault.kind === 'wrong-code' ? refused.fault.remaining : undefined)
  }
  assert.equal(left, [4, 3, 2, 1, 0])
  assert.not((await app.orders.pay(payable, CODE)).ok)
  backend.clock.advance(30 * 60_000 - 1_000)
  assert.not((await app.orders.pay(payable, CODE)).ok)
})

journey('a short balance is reported before the code is checked', async ({ backend }) => {
  const { app, calls } = openDevice(backend)
  const addressId = await newcomer(app, 'short@example.com')
  const payable = await order(app, addressId, '3', 3)
  const refused = await app.orders.pay(payable, CODE)
  assert.equal(refused.ok ? undefined : refused.fault, {
    kind: 'balance-short',
    missing: payable.amount - (await balanceOf(app)),
  })
  assert.not(calls.includes('/api/user/verify_pay'))
})

journey('an unpaid order expires, returns its stock and cannot be paid', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'late@example.com')
  // Nobody else in these journeys orders the headphones.
  const stock = async () => need(await app.catalogue.loadProduct({ productId: '1', shopId: '1' })).stock
  const before = await stock()
  const payable = await order(app, addressId, '1')
  assert.is(await stock(), before - 1)
  const balance = await balanceOf(app)
  await wait(backend, backend.deps.config.worker.unpaidMs)
  assert.ok(need(await app.orders.loadPayable(payable.target)).isClosed)
  assert.not((await app.orders.pay(payable, CODE)).ok)
  assert.equal([await stock(), await balanceOf(app)], [before, balance])
  assert.is(need(await app.orders.loadOrders('-1', 1)).rows.length, 1)
})

journey('a cancelled order can be bought again from the cart', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'again@example.com')
  const [orderId = ''] = (await order(app, addressId, '3', 2)).orderIds
  need(await app.orders.cancel(orderId))
  assert.equal(need(await app.orders.buyAgain(orderId)), { added: 1, skipped: [] })
  assert.is(app.cart.count$.value, 2)
  need(await app.orders.remove(orderId))
  assert.is(need(await app.orders.loadOrders('all', 1)).total, 0)
})

journey('a promo code lowers the total, and a wrong one says why', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'promo@example.com')
  const source = { kind: 'product', productId: '3', shopId: '2', spec: '', quantity: 1 } as const
  const plain = need(await app.orders.preview(source, '', addressId))
  const cheap = need(await app.orders.preview(source, 'HEMAT10', addressId))
  assert.ok(cheap.promo.kind === 'applied' && cheap.promo.discount === plain.total - cheap.total)
  const wrong = need(await app.orders.preview(source, 'NOPE', addressId))
  assert.ok(wrong.promo.kind === 'refused' && wrong.promo.reason !== '')
  assert.is(wrong.total, plain.total)
  const submitted = need(await app.orders.submit({ source, addressId, promoCode: 'HEMAT10', note: '' }))
  assert.is(need(await app.orders.loadPayable(submitted.target)).amount, cheap.total)
})

journey('the cart, the order page and the payment name one total', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'total@example.com')
  await backend.deps.database.query("update promos set is_claimable = true where code = 'HEMAT10'")
  for (const productId of ['2', '3']) {
    const place = { productId, shopId: productId === '2' ? '1' : '2' }
    need(await app.cart.add(itemOf(need(await app.catalogue.loadProduct(place)), 1)))
  }
  const lines = app.cart.cart$.value.lines
  const estimate = need(await app.orders.loadEstimate(lines))
  const source = { kind: 'cart', lineIds: lines.map(({ id }) => id) } as const
  backend.clock.advance(DUPLICATE_WINDOW_MS)
  const checkout = need(await app.orders.loadCheckout({ source, codes: undefined }))
  assert.ok(estimate && estimate.discount > 0, 'without a voucher this says nothing')
  assert.is(checkout.total, estimate.total)
  const promoCode = checkout.promos.map(({ code }) => code).join(',')
  const submitted = need(await app.orders.submit({ source, addressId, promoCode, note: '' }))
  const { amount, orderIds } = need(await app.orders.loadPayable(submitted.target))
  assert.is(amount, estimate.total)
  // What is reserved is given back to the tests after this one.
  for (const orderId of orderIds) need(await app.orders.cancel(orderId))
})

journey('a cart of two shops is one payment and two orders', async ({ backend }) => {
  const { app } = openDevice(backend)
  const addressId = await newcomer(app, 'shops@example.com')
  const radio = { productId: '2', shopId: '1' }
  need(await app.cart.add(itemOf(need(await app.catalogue.loadProduct(radio)), 1)))
  const payable = await order(app, addressId, '3')
  assert.equal([payable.orderIds.length, payable.payees.length], [2, 2])
  need(await app.orders.pay(payable, CODE))
  assert.is(need(await app.orders.loadOrders('1', 1)).total, 2)
})

journey.run()
