import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { OrderSource } from '../../../domain/orders/order.ts'
import { cartRow } from '../../support/api-rows.ts'
import { shopperWithCart } from '../../support/ui/shopper-with-cart.ts'

const meanwhile = suite('a price that was asked for before its goods were ordered')

const CREATE = '/api/order/merCreate'
const SUBMIT = '/api/order/merSubmit'
const FROM_CART: OrderSource = { kind: 'cart', lineIds: ['11'] }
const AT_ONCE: OrderSource = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 }
const GROUP = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8] }

/** A shopper with a line in the cart whose price the server has not answered yet. */
const pricing = async (source: OrderSource) => {
  const fake = await shopperWithCart([cartRow('11'), cartRow('12', { product_id: '2' })])
  const price = createHeldAnswer()
  fake.http.answer(CREATE, () => price.sent)
  const priced = fake.app.orders.preview(source, '')
  await fake.clock.advanceAsync(0)
  const order = () => fake.app.orders.submit({ source, addressId: '5', promoCode: '', note: '' })
  const toasts = () => fake.app.notices.notices$.value.filter(({ tone }) => tone === 'error')
  return { ...fake, price, priced, order, toasts }
}

for (const [what, source] of [
  ['lines of the cart', FROM_CART],
  ['the last piece, bought at once', AT_ONCE],
] as const) {
  meanwhile(`shows no refusal after the order: ${what}`, async () => {
    const { http, host, price, priced, order, toasts } = await pricing(source)
    http.answer(SUBMIT, () => accepted(GROUP))
    host.rows = source.kind === 'cart' ? [cartRow('12', { product_id: '2' })] : host.rows
    assert.ok((await order()).ok)
    price.give(refused('No such line'))
    assert.is((await priced).ok, false)
    assert.equal(toasts(), [])
  })

  meanwhile(`keeps a refusal back until the order is answered: ${what}`, async () => {
    for (const isMade of [true, false]) {
      const { http, clock, price, priced, order, toasts } = await pricing(source)
      const held = createHeldAnswer()
      http.answer(SUBMIT, () => held.sent)
      const ordered = order()
      price.give(refused('No such line'))
      await clock.advanceAsync(300)
      assert.equal(toasts(), [])
      held.give(isMade ? accepted(GROUP) : refused('No such address'))
      await ordered
      await priced
      assert.equal(
        toasts().map(({ text }) => text.kind === 'fault' && 'message' in text.fault && text.fault.message),
        isMade ? [] : ['No such address', 'No such line'],
      )
    }
  })
}

meanwhile(
  'shows no refusal where the answer to the order was lost, and the cart has no such line',
  async () => {
    const { http, host, price, priced, order, toasts } = await pricing(FROM_CART)
    http.answer(SUBMIT, () => unreachable)
    host.rows = [cartRow('12', { product_id: '2' })]
    await order()
    price.give(refused('No such line'))
    await priced
    assert.equal(
      toasts().map(({ text }) => text.kind === 'fault' && text.fault.kind),
      ['offline'],
    )
  },
)

meanwhile('shows no refusal of a line that was removed from the cart', async () => {
  const { app, http, host, price, priced, toasts } = await pricing({ kind: 'cart', lineIds: ['11', '12'] })
  http.answer('/api/cart/del', () => accepted())
  host.rows = [cartRow('11')]
  await app.cart.remove(['12'])
  price.give(refused('No such line'))
  await priced
  assert.equal(toasts(), [])
})

meanwhile('shows a refusal of what is still in the cart', async () => {
  const { price, priced, toasts } = await pricing(FROM_CART)
  price.give(refused('Not for sale'))
  await priced
  assert.is(toasts().length, 1)
})

const confirming = suite('an order that a shopper confirms')

const PRICE = {
  product: [{ product_id: 1, mer_id: 3, sales_price: '5.00', number: 1 }],
  address: { address_id: 5, name: 'Dewi' },
  total: '6.00',
}
const ANY = { codes: undefined }
const CHOSEN = { codes: undefined, addressId: '9' }

/** An order at a server that has priced the default address, and prices the address 9 when it is told to. */
const confirmed = async () => {
  const fake = await shopperWithCart([cartRow('11')])
  const price = createHeldAnswer()
  fake.http.answer(CREATE, ({ body }) =>
    (body as { json: { address_id?: string } }).json.address_id === '9' ? price.sent : accepted(PRICE),
  )
  fake.http.answer(SUBMIT, () => accepted(GROUP))
  const order = fake.app.orders.confirmation(FROM_CART)
  const loaded = await order.load(ANY)
  if (!loaded.ok) throw new Error(loaded.fault.kind)
  const prices = () => fake.bodies(CREATE).length
  const ordered = () => fake.bodies(SUBMIT).map(({ address_id, total_price }) => [address_id, total_price])
  return { ...fake, order, seen: loaded.value, price, prices, ordered }
}

confirming('is priced no more once it is made, until the page is left', async () => {
  const { clock, order, seen, prices } = await confirmed()
  const page = order.follow(() => undefined)
  await order.submit({ seen, choice: ANY, note: '' })
  clock.advance(1_000)
  assert.equal(await order.load(ANY), { ok: false, fault: { kind: 'cancelled' } })
  assert.is(prices(), 1)
  page.unsubscribe()
  assert.ok((await order.load(ANY)).ok)
})

confirming('is priced after a refused submission, not while it is under way', async () => {
  const { http, clock, order, seen, prices } = await confirmed()
  const held = createHeldAnswer()
  http.answer(SUBMIT, () => held.sent)
  const submitted = order.submit({ seen, choice: ANY, note: '' })
  const priced = order.load(ANY)
  await clock.advanceAsync(1_000)
  assert.is(prices(), 1)
  held.give(refused('Sold out'))
  assert.is((await submitted).ok, false)
  assert.ok((await priced).ok)
  assert.is(prices(), 2)
})

confirming('waits for the price of the chosen address, and is sent to that one', async () => {
  const { clock, order, seen, price, prices, ordered } = await confirmed()
  void order.load(CHOSEN)
  const submitted = order.submit({ seen, choice: CHOSEN, note: '' })
  await clock.advanceAsync(2_000)
  assert.equal(ordered(), [])
  price.give(accepted({ ...PRICE, address: { address_id: 9, name: 'Ayu' } }))
  assert.ok((await submitted).ok)
  assert.equal(ordered(), [['9', '6.00']])
  assert.is(prices(), 2, 'what is being asked is not asked twice')
})

confirming('is not sent at a sum that was not seen', async () => {
  const { order, seen, price, ordered } = await confirmed()
  const submitted = order.submit({ seen, choice: CHOSEN, note: '' })
  price.give(accepted({ ...PRICE, total: '9.00' }))
  assert.equal(await submitted, { ok: false, fault: { kind: 'amount-changed' } })
  assert.equal(ordered(), [])
})

confirming('asks again for a price that could not be loaded', async () => {
  const { http, clock, order, seen, price, ordered } = await confirmed()
  price.give(unreachable)
  assert.is((await order.load(CHOSEN)).ok, false)
  http.answer(CREATE, () => accepted(PRICE))
  clock.advance(1_000)
  assert.ok((await order.submit({ seen, choice: CHOSEN, note: '' })).ok)
  assert.is(ordered().length, 1)
})

meanwhile.run()
confirming.run()
