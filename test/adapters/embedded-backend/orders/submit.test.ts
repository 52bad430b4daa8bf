import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import {
  HEADPHONES,
  type OrderCalls,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
} from '../../../support/backend/shoppers/order-calls.ts'

const submitting = suite('placing an order')
let shop: TestBackend
let sari: OrderCalls

submitting.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
submitting.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const fillCart = async (...goods: readonly object[]): Promise<string> => {
  const ids: number[] = []
  for (const one of goods) ids.push((await shop.post('/api/cart/add', one, sari.token)).data.cart_id)
  return ids.join(',')
}

submitting('reserves the stock, and allows half an hour to pay', async () => {
  const { data } = await sari.submit({ ...TENT, number: 4 })
  assert.is(await stockOf(shop, 3), 6)
  assert.is(data.total_price, '475.50')
  assert.is(data.expire_time, Math.floor(shop.clock.now() / 1000) + 1_800)
  assert.equal([data.status, data.is_paid, data.order_ids.length], [0, 0, 1])
})

submitting('stores which address it goes to', async () => {
  const [id] = (await sari.submit(TENT)).data.order_ids
  assert.is((await sari.detail(id)).address_id, 1)
})

submitting(
  'stores the note for the shop, empty where none was written, and refuses a longer one',
  async () => {
    const noteOf = async (change: object) =>
      (await sari.detail((await sari.submit(TENT, change)).data.order_ids[0])).note
    assert.equal([await noteOf({ note: 'n'.repeat(200) }), await noteOf({})], ['n'.repeat(200), ''])
    assert.is((await sari.submit(TENT, { note: 'n'.repeat(201) })).code, 0)
  },
)

submitting('sells the whole stock, and not a piece more', async () => {
  assert.is((await sari.submit({ ...RADIO, number: 3 })).code, 1)
  assert.is((await sari.submit(RADIO)).msg, 'Sold out')
})

submitting('never oversells when many order at once', async () => {
  await shop.deps.database.query('update variants set stock = 5 where product_id = 2')
  const budi = orderCalls(shop, await shop.signIn('budi@example.com'), 2)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? sari : budi).submit(RADIO)),
  )
  assert.is(answers.filter(({ code }) => code === 1).length, 5)
  assert.is(await stockOf(shop, 2), 0)
})

submitting('answers a repeat with the first result, also when both come at once', async () => {
  const same = { request_id: 'tap' }
  const [first, second] = await Promise.all([sari.submit(TENT, same), sari.submit(TENT, same)])
  const third = await sari.submit({ ...RADIO, number: 2 }, same)
  assert.equal(first.data, second.data)
  assert.equal(first.data, third.data)
  assert.equal([await stockOf(shop, 3), await stockOf(shop, 2)], [9, 3])
})

submitting('sells a product only of the shop that the page named', async () => {
  assert.is((await sari.submit({ ...TENT, mer_id: 1 })).msg, 'Product not found')
  assert.is(await stockOf(shop, 3), 10)
})

submitting('keeps the request ids of two shoppers apart', async () => {
  const budi = orderCalls(shop, await shop.signIn('budi@example.com'), 2)
  const first = await sari.submit(TENT, { request_id: 'tap' })
  const second = await budi.submit(TENT, { request_id: 'tap' })
  assert.not.equal(first.data.out_trade_no, second.data.out_trade_no)
})

submitting('makes one order per shop of a cart and empties it', async () => {
  const cart_ids = await fillCart(HEADPHONES, RADIO, TENT)
  const { data } = await sari.submit({ cart_ids })
  assert.is(data.order_ids.length, 2)
  assert.equal(data.merchant.map(({ mer_name }: { mer_name: string }) => mer_name).sort(), [
    'Aruna Audio',
    'Lintang Outdoor',
  ])
  // 129.00 + 24.50 + 118.00, and freight twice
  assert.is(data.total_price, '278.50')
  assert.is((await shop.get('/api/cart/index', sari.token)).data.carts.length, 0)
})

submitting('refuses when a line was removed meanwhile, instead of leaving it out', async () => {
  const cart_ids = await fillCart(RADIO, TENT)
  await shop.post('/api/cart/del', { cart_ids: cart_ids.split(',')[0] }, sari.token)
  assert.is((await sari.submit({ cart_ids })).msg, 'This item is not in your cart')
  assert.is(await stockOf(shop, 3), 10)
})

submitting('charges what the preview showed', async () => {
  const cart_id = await fillCart(HEADPHONES, TENT)
  const preview = await shop.post('/api/order/merCreate', { cart_id, promo_code: 'hemat10' }, sari.token)
  assert.equal(
    [preview.data.sub_total, preview.data.delivery, preview.data.promo.discount, preview.data.total],
    ['247.00', '7.00', '20.00', '234.00'],
  )
  assert.is(preview.data.address.address_id, 1)
  const { data } = await sari.submit({ cart_ids: cart_id, promo_code: 'HEMAT10' })
  assert.is(data.total_price, preview.data.total)
})

submitting(
  'asks for the freight of the cheapest courier that serves the shop’s country, and none where nobody does',
  async () => {
    const freight = async () =>
      (await shop.post('/api/order/merCreate', { number: 1, ...TENT }, sari.token)).data.delivery
    await shop.deps.database.query(
      `insert into couriers (key, name, prefix, freight_cents, countries, route) values
     ('abc', 'Mahal', 'MH', 900, '{ID}', '[]'), ('zip', 'Murah', 'MR', 120, '{ID,MY}', '[]'), ('sea', 'Jauh', 'JH', 10, '{MY}', '[]')`,
    )
    assert.is(await freight(), '1.20')
    await shop.deps.database.query("update couriers set countries = '{MY}'")
    assert.is(await freight(), '0.00')
  },
)

submitting('makes no order at another sum than the shopper saw, until the new one was shown', async () => {
  const cart_ids = await fillCart({ ...TENT, number: 1 })
  const draft = { promo_code: 'HEMAT10', request_id: 'r-1' }
  const look = async () => {
    const body = { cart_id: cart_ids, promo_code: draft.promo_code }
    return { total_price: (await shop.post('/api/order/merCreate', body, sari.token)).data.total }
  }
  const seen = await look()
  await shop.deps.database.query('update variants set price_cents = price_cents + 100 where product_id = 3')
  const refused = await sari.submit({ cart_ids }, { ...draft, ...seen })
  assert.equal(
    [refused.code, refused.msg],
    [0, 'The total has changed. Check it before you place the order.'],
  )
  assert.is(await stockOf(shop, 3), 10)
  const now = await look()
  const made = await sari.submit({ cart_ids }, { ...draft, ...now })
  assert.equal([made.data.total_price, now.total_price === seen.total_price], [now.total_price, false])
  assert.is(
    (await sari.submit({ cart_ids }, { ...draft, ...seen })).data.out_trade_no,
    made.data.out_trade_no,
  )
})

submitting('allows each promo code once per person, and again when the order is closed', async () => {
  const promo = { promo_code: 'HEMAT10' }
  const { data } = await sari.submit(TENT, promo)
  assert.is((await sari.submit(TENT, promo)).msg, 'You have already used this promo code')
  assert.is((await sari.submit(RADIO, { promo_code: 'NOPE' })).msg, 'Unknown promo code')
  await sari.act('cancel', data.order_ids[0])
  assert.is((await sari.submit(TENT, promo)).code, 1)
  const [row] = await shop.deps.database.query<{ used: number }>(
    "select used from promos where code = 'HEMAT10'",
  )
  assert.is(row?.used, 1)
})

submitting('says in the preview why a promo code has no effect', async () => {
  const reasonOf = async (promo_code: string): Promise<string> => {
    const body = { ...TENT, number: 1, promo_code }
    const { data } = await shop.post('/api/order/merCreate', body, sari.token)
    assert.equal([data.promo.discount, data.total], ['0.00', '121.50'])
    return data.promo.reason
  }
  const change = (what: string) =>
    shop.deps.database.query(`update promos set ${what} where code = 'HEMAT10'`)
  assert.is(await reasonOf('NOPE'), 'Unknown promo code')
  await change('minimum_cents = 99900')
  assert.match(await reasonOf('hemat10'), '$999.00')
  await change('usage_limit = used')
  const usedUp = await reasonOf('HEMAT10')
  await change('ends_at = 1')
  const over = await reasonOf('HEMAT10')
  assert.is(new Set(['Unknown promo code', '', usedUp, over]).size, 4)
})

submitting(
  'splits a promo over the orders of a group to the cent, and gives it back with the last',
  async () => {
    const cart_ids = await fillCart(RADIO, TENT)
    const { data } = await sari.submit({ cart_ids, promo_code: 'HEMAT10' })
    const details = await Promise.all(data.order_ids.map((id: number) => sari.detail(id)))
    const cents = (field: string) =>
      details.reduce((sum, detail) => sum + Math.round(Number(detail[field]) * 100), 0)
    assert.is(cents('total_price'), Math.round(Number(data.total_price) * 100))
    assert.is(cents('sub_total') + cents('freight') - cents('discount'), cents('total_price'))
    const used = async () =>
      (await shop.deps.database.query<{ used: number }>("select used from promos where code = 'HEMAT10'"))[0]
        ?.used
    for (const [id, still] of [
      [data.order_ids[0], 1],
      [data.order_ids[1], 0],
      [data.order_ids[1], 0],
    ]) {
      await sari.act('cancel', id)
      assert.is(await used(), still)
    }
  },
)

submitting('picks another number when one is taken', async () => {
  const { random } = shop.deps
  const { digits } = random
  const drawn = ['11111111', '11111111', '11111111', '11111111', '22222222', '22222222', '33333333']
  Object.assign(random, { digits: (length: number) => drawn.shift() ?? digits(length) })
  const [first, second] = [await sari.submit(), await sari.submit()]
  Object.assign(random, { digits })
  assert.equal([first.code, second.code], [1, 1])
  assert.not.equal(first.data.order_sns, second.data.order_sns)
  assert.not.equal(first.data.out_trade_no, second.data.out_trade_no)
})

submitting("names the products that prevent an order in the reader's language", async () => {
  const { query } = shop.deps.database
  await query(`update products set title_others = '{"ri":"ラジオ"}' where id = 2`)
  const [named] = await query<{ title: string; title_en: string }>(
    'select title, title_en from products where id = 2',
  )
  const cart_ids = await fillCart(TENT, { ...RADIO, num: 2 })
  const toldIn = async (language: string): Promise<string> =>
    (await shop.post('/api/order/merSubmit', { cart_ids, address_id: 1 }, sari.token, language)).msg
  await query('update variants set stock = 1 where product_id = 2')
  assert.equal(
    [await toldIn('ri'), await toldIn('dgn'), await toldIn('en')],
    ['ラジオの在庫は残り1点です', `Stok ${named?.title} tersisa 1`, `Only 1 of ${named?.title_en} left`],
  )
  await query('update variants set stock = 0 where product_id = 2')
  assert.equal(
    [await toldIn('ri'), await toldIn('dgn')],
    ['ラジオは売り切れです', `Stok ${named?.title} habis`],
  )
  await query('update products set is_on_sale = false where id = 2')
  assert.equal(
    [await toldIn('ri'), await toldIn('en')],
    ['ラジオは販売を終了しました', `${named?.title_en} is no longer for sale`],
  )
})

for (const [what, body, msg] of [
  ['without an address', { ...TENT, address_id: '' }, 'Choose a delivery address first'],
  ["to a stranger's address", { ...TENT, address_id: 2 }, 'Address not found'],
  ['for a variant that is sold out', { product_id: 1, spec: 'Putih' }, 'Sold out'],
  ['for a product that is off sale', { product_id: 5 }, 'This product is no longer for sale'],
  ['for no piece', { ...TENT, number: 0 }, 'Quantity is not valid'],
  ['for pieces below zero', { ...TENT, number: -3 }, 'Quantity is not valid'],
  ['for half a piece', { ...TENT, number: 0.5 }, 'Quantity is not valid'],
  ["for a stranger's cart", { cart_ids: '99' }, ''],
] as const) {
  submitting(`is refused ${what}`, async () => {
    const answer = await sari.submit(body)
    assert.is(answer.code, 0)
    if (msg !== '') assert.is(answer.msg, msg)
    assert.is((await shop.get('/api/user/order_list', sari.token)).data.count, 0)
  })
}

submitting.run()
