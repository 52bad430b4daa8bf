import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { cartRow } from '../../support/api-rows.ts'
import { shopperWithCart } from '../../support/ui/shopper-with-cart.ts'

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

checkout('uses the claimed vouchers that save most, until others are chosen', async () => {
  const { app, sentCodes } = await shopper([
    voucher('SMALL', '2.00'),
    voucher('LARGE', '4.00'),
    voucher('SHOP', '3.00', { mer_id: 3 }),
    voucher('UNCLAIMED', '9.00', { is_claimed: 0 }),
    voucher('FAR', '9.00', { min_price: '500.00' }),
  ])
  const loaded = await app.orders.loadCheckout({ source: AT_ONCE, codes: undefined })
  assert.ok(loaded.ok)
  assert.equal(sentCodes(), ['', 'LARGE,SHOP'])
  assert.equal(
    loaded.value.promos.map(({ code }) => code),
    ['LARGE', 'SHOP'],
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

checkout.run()
