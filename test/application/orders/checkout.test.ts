import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { CART_LIST, shopperWithCart } from '../../support/ui/shopper-with-cart.ts'
import { until } from '../../support/until.ts'

const checkout = suite('the checkout with its vouchers (api.md 4)')

const CREATE = '/api/order/merCreate'
const LIST = '/api/voucher/list'
const AT_ONCE = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 } as const

const voucher = (code: string, value: string, given: object = {}) => ({
  code,
  type: 'amount',
  value,
  min_price: '0',
  end_time: 4_000_000_000,
  mer_id: 0,
  is_claimed: 1,
  ...given,
})

/** A server that takes a dollar off for each code that it is sent. */
const shopper = async (list: readonly object[]) => {
  const fake = await shopperWithCart([cartRow('11')])
  fake.http.answer(LIST, () => accepted({ list }))
  fake.http.answer(CREATE, (request) => {
    const { promo_code = '' } = (request.body as { json: { promo_code?: string } }).json
    const codes = promo_code.split(',').filter((code) => code !== '')
    return accepted({
      product: [{ product_id: 1, mer_id: 3, sales_price: '50.00', number: 1 }],
      merchant: [{ mer_id: 3, mer_name: 'Aruna', freight: '5.00', country: 'CN', courier_name: 'Lintas' }],
      promo: codes.length === 0 ? null : { code: promo_code, discount: `${codes.length}.00`, reason: '' },
      promos: codes.map((code) => ({ code, mer_id: 0, title: code, discount: '1.00', reason: '' })),
      total: `${55 - codes.length}.00`,
    })
  })
  const sentCodes = () =>
    fake.bodies(CREATE).map((body) => (body as { promo_code?: string }).promo_code ?? '')
  return { ...fake, sentCodes }
}

checkout('uses the vouchers that save most, claimed or not, until others are chosen', async () => {
  const { app, sentCodes } = await shopper([
    voucher('SMALL', '2.00'),
    voucher('LARGE', '4.00'),
    voucher('SHOP', '3.00', { mer_id: 3 }),
    voucher('UNCLAIMED', '6.00', { is_claimed: 0 }),
    voucher('FAR', '9.00', { min_price: '500.00' }),
  ])
  const loaded = await app.orders.loadCheckout({ source: AT_ONCE, codes: undefined })
  assert.ok(loaded.ok)
  assert.equal(sentCodes(), ['', 'UNCLAIMED,SHOP'])
  assert.equal(
    loaded.value.promos.map(({ code }) => code),
    ['UNCLAIMED', 'SHOP'],
  )
  assert.is(loaded.value.total, 5_300)
  assert.equal(
    loaded.value.vouchers.map(({ voucher: one, worth }) => [one.code, worth.kind]),
    [
      ['UNCLAIMED', 'saves'],
      ['LARGE', 'saves'],
      ['SHOP', 'saves'],
      ['SMALL', 'saves'],
      ['FAR', 'short'],
    ],
  )
})

checkout('asks only for the chosen vouchers, and for none where none was chosen', async () => {
  const { app, sentCodes } = await shopper([voucher('LARGE', '4.00')])
  await app.orders.loadCheckout({ source: AT_ONCE, codes: ['TYPED'] })
  await app.orders.loadCheckout({ source: AT_ONCE, codes: [] })
  assert.equal(sentCodes(), ['TYPED', ''])
})

checkout('loads the vouchers of the cart’s shops together with the prices', async () => {
  const { app, http } = await shopper([])
  await app.orders.loadCheckout({ source: { kind: 'cart', lineIds: ['11'] }, codes: undefined })
  assert.is(http.sentTo(LIST).length, 1)
  assert.match(http.sentTo(LIST)[0]?.url ?? '', /mer_id=\d/)
})

checkout('works without vouchers where the server has none, or does not answer', async () => {
  const { app, http, clock } = await shopper([])
  http.answer(LIST, () => refused('Unknown call'))
  const without = await app.orders.loadCheckout({ source: AT_ONCE, codes: undefined })
  assert.ok(without.ok && without.value.vouchers.length === 0)
  assert.equal(app.notices.notices$.value, [])
  const held = createHeldAnswer()
  http.answer(LIST, () => held.sent)
  const loading = app.orders.loadCheckout({ source: AT_ONCE, codes: ['A'] })
  await clock.advanceAsync(2_000)
  assert.ok((await loading).ok)
})

checkout('names the shop of each voucher, and the courier', async () => {
  const { app } = await shopper([])
  const loaded = await app.orders.loadCheckout({ source: AT_ONCE, codes: ['A'] })
  assert.ok(loaded.ok)
  const [group] = loaded.value.groups
  assert.equal([group?.shop.country, group?.courier, group?.freight], ['CN', 'Lintas', 500])
})

checkout(
  'estimates the lines of a cart with the best vouchers, claimed or not, and nothing without lines',
  async () => {
    const { app, sentCodes } = await shopper([
      voucher('LARGE', '4.00', { is_claimed: 0 }),
      voucher('SMALL', '2.00'),
      voucher('NEAR', '9.00', { min_price: '60.00' }),
    ])
    const estimated = await app.orders.loadEstimate(app.cart.cart$.value.lines)
    assert.ok(estimated.ok)
    const { subtotal, freight, discount, vouchers, total, near } = estimated.value ?? {}
    assert.equal([subtotal, freight, discount, vouchers, total], [5_000, 500, 400, 1, 5_100])
    assert.equal([near?.voucher.code, near?.missing], ['NEAR', 1_000])
    assert.equal(await app.orders.loadEstimate([]), { ok: true, value: undefined })
    assert.equal(sentCodes(), [''])
  },
)

checkout(
  'estimates a cart without vouchers where they cannot be loaded, and tells why a preview failed',
  async () => {
    const { app, http, clock } = await shopper([])
    http.answer(LIST, () => refused('Unknown call'))
    const { lines } = app.cart.cart$.value
    const plain = await app.orders.loadEstimate(lines)
    assert.ok(plain.ok && plain.value?.discount === 0)
    clock.advance(1_000)
    http.answer(CREATE, () => refused('Sold out'))
    const failed = await app.orders.loadEstimate(lines)
    assert.is(!failed.ok && failed.fault.kind, 'rejected')
  },
)

const changes = suite('the lines of an order while it is confirmed')

/** A cart with two lines, and how often the first one was said to have changed. */
const watched = async () => {
  const fake = await shopperWithCart([cartRow('11'), cartRow('12', { product_id: '2' })])
  const watch = fake.app.orders.confirmation({ kind: 'cart', lineIds: ['11'] })
  let times = 0
  const follow = () =>
    watch.follow(() => {
      times += 1
    })
  return { ...fake, follow, times: () => times }
}

changes('are told when another device has changed them, each time once', async () => {
  const { app, host, follow, times } = await watched()
  follow()
  assert.is(times(), 0)
  host.rows = [cartRow('11', { cart_num: 3 })]
  await app.cart.refresh()
  assert.is(times(), 1)
  host.rows = []
  await app.cart.refresh()
  assert.is(times(), 2)
})

changes('are not told for other lines, or for an order of one product', async () => {
  const { app, host, follow, times } = await watched()
  follow()
  const direct = app.orders.confirmation(AT_ONCE)
  direct.follow(() => assert.unreachable('an order of one product has no lines in the cart'))
  host.rows = [cartRow('11'), cartRow('12', { product_id: '2', cart_num: 5 })]
  await app.cart.refresh()
  assert.is(times(), 0)
})

changes('are told afterwards when they came while nobody followed', async () => {
  const { app, host, follow, times } = await watched()
  follow().unsubscribe()
  host.rows = [cartRow('11', { cart_num: 2 })]
  await app.cart.refresh()
  assert.is(times(), 0)
  follow()
  assert.is(times(), 1)
})

changes('are not told when the cart is loaded for the first time', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  http.answer(CART_LIST, () => accepted({ carts: [cartRow('11')] }))
  const watch = app.orders.confirmation({ kind: 'cart', lineIds: ['11'] })
  watch.follow(() => assert.unreachable('nothing has changed'))
  await app.session.guard('/order')
  await until(() => app.cart.cart$.value.phase === 'ready')
  assert.is(app.cart.cart$.value.lines.length, 1)
})

checkout.run()
changes.run()
