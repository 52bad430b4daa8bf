import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const cart = suite('cart calls')
let shop: TestBackend
let token: string

cart.before(async () => {
  shop = await startBackend()
})
cart.before.each(async () => {
  token = await shop.register('troli')
})
cart.after(() => shop.close())

const add = (body: object) => shop.post('/api/cart/add', body, token)
const lines = async () => (await shop.get('/api/cart/index', token)).data.carts
const black = { product_id: 1, mer_id: 1, spec: 'Hitam' }

cart('adds up quantities of the same product and spec', async () => {
  await add({ ...black, num: 1 })
  await add({ ...black, num: '2' })
  const [line, ...others] = await lines()
  assert.is(others.length, 0)
  assert.equal(
    [line.cart_num, line.spec, line.total_price, line.mer_name],
    [3, 'Hitam', '387.00', 'Aruna Audio'],
  )
  assert.equal(
    [line.goods.sales_price, line.stock, line.is_fail, line.category_key],
    ['129.00', 5, 0, 'electric'],
  )
})

cart('limits the sum to the stock, all of which can be bought', async () => {
  assert.equal((await add({ ...black, num: 5 })).data.is_cut, 0)
  const { line, ...added } = (await add({ ...black, num: 1 })).data
  assert.equal(added, { cart_id: (await lines())[0].cart_id, cart_num: 5, is_cut: 1 })
})

cart('answers an addition with the same line that the list contains', async () => {
  await add({ product_id: 1, mer_id: 1, spec: 'Hitam', num: 1 })
  const again = await add({ ...black, num: 2 })
  assert.equal([again.data.line], await lines())
  assert.is(again.data.line.cart_num, 3)
})

cart('loses no piece when many additions come at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => add({ ...black, num: 1 })))
  assert.is((await lines())[0].cart_num, 4)
})

cart('accepts a spec in English and keeps the stored one', async () => {
  await add({ product_id: 1, spec: 'Black' })
  assert.is((await lines())[0].spec, 'Hitam')
  assert.is((await lines())[0].spec_text, 'Black')
})

for (const [what, body, msg] of [
  ['a product that is sold out', { product_id: 4 }, 'Sold out'],
  ['a variant that is sold out', { product_id: 1, spec: 'Putih' }, 'Sold out'],
  ['a product that is off sale', { product_id: 5 }, 'This product is no longer for sale'],
  ['a spec that does not exist', { product_id: 1, spec: 'Ungu' }, 'Please choose an available option'],
  ['no spec where one is needed', { product_id: 1 }, 'Please choose an available option'],
  ['a product of another shop', { product_id: 1, mer_id: 2, spec: 'Hitam' }, 'Product not found'],
  ['a number of zero', { ...black, num: 0 }, 'Quantity is not valid'],
  ['a number below zero', { ...black, num: -1 }, 'Quantity is not valid'],
] as const) {
  cart(`refuses ${what}`, async () => {
    const answer = await add(body)
    assert.equal([answer.code, answer.msg], [0, msg])
    assert.is((await lines()).length, 0)
  })
}

cart('sets an absolute quantity, limited to the stock', async () => {
  const id = (await add({ ...black, num: 1 })).data.cart_id
  assert.is((await shop.post('/api/cart/set_num', { cart_id: id, num: 4 }, token)).data.cart_num, 4)
  assert.equal((await shop.post('/api/cart/set_num', { cart_id: id, num: 9 }, token)).data, {
    cart_id: id,
    cart_num: 5,
    is_cut: 1,
  })
  assert.is((await shop.post('/api/cart/set_num', { cart_id: id, num: 0 }, token)).code, 0)
  assert.is((await shop.post('/api/cart/set_num', { cart_id: id, type: 'reduce' }, token)).data.cart_num, 4)
})

cart('deletes several lines, and accepts a repeated deletion', async () => {
  const first = (await add(black)).data.cart_id
  const second = (await add({ product_id: 2 })).data.cart_id
  assert.is((await shop.post('/api/cart/del', { cart_ids: `${first},${second}` }, token)).code, 1)
  assert.is((await shop.post('/api/cart/del', { cart_ids: `${first},${second}` }, token)).code, 1)
  assert.is((await lines()).length, 0)
})

cart('never changes lines of another shopper', async () => {
  const id = (await add(black)).data.cart_id
  const stranger = await shop.register('asing')
  assert.is(
    (await shop.post('/api/cart/set_num', { cart_id: id, num: 2 }, stranger)).msg,
    'This item is not in your cart',
  )
  await shop.post('/api/cart/del', { cart_ids: String(id) }, stranger)
  assert.is((await lines())[0].cart_num, 1)
})

cart('gives for each line the reason why it cannot be bought, and totals the others', async () => {
  await add({ ...black, num: 2 })
  await add({ product_id: 2, num: 3 })
  await add({ product_id: 3 })
  const { database } = shop.deps
  await database.query('update variants set stock = 1 where product_id = 2')
  await database.query('update variants set stock = 0 where product_id = 3')
  const { carts, total_price } = (await shop.get('/api/cart/index', token)).data
  const reasons = carts.map((line: { product_id: number; fail_reason: string }) => [
    line.product_id,
    line.fail_reason,
  ])
  assert.equal(reasons, [
    [3, 'sold-out'],
    [2, 'over-stock'],
    [1, ''],
  ])
  assert.is(total_price, '258.00')
  await database.query('update variants set stock = 3 where product_id = 2')
  await database.query('update variants set stock = 10 where product_id = 3')
})

cart('holds at most a hundred lines', async () => {
  const { database } = shop.deps
  await database.query(
    `insert into products (id, shop_id, category_id, title, title_en, image, price_cents, created_at)
     select 1000 + n, 1, 1, 'x', 'x', '', 100, 0 from generate_series(1, 101) n`,
  )
  await database.query(
    'insert into variants (product_id, price_cents, stock) select id, 100, 9 from products where id > 1000',
  )
  for (let n = 1; n <= 100; n += 1) await add({ product_id: 1000 + n })
  assert.is((await add({ product_id: 1101 })).msg, 'The cart holds at most 100 different items')
  assert.is((await add({ product_id: 1100 })).code, 1)
})

cart.run()
