import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund, ownPicture } from '../../../support/backend/shoppers/after-sale-calls.ts'
import {
  HEADPHONES,
  type OrderCalls,
  orderCalls,
  RADIO,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'

const reviews = suite('reviews (requirements S4 and S5, api.md 5)')
const { shipMs, autoFinishMs } = defaultConfig.worker
let shop: TestBackend
let sari: OrderCalls

reviews.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
reviews.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const SCORES = { product_score: 5, service_score: 4, postage_score: 4 }
const review = (orderId: number, change: object = {}, token = sari.token) =>
  shop.post(
    '/api/order/comment',
    { order_id: orderId, product_id: 3, comment: 'Dry', ...SCORES, ...change },
    token,
  )
const received = async (goods: object = TENT): Promise<number> => {
  const id = await sari.buy(goods)
  await wait(shop, shipMs)
  await sari.act('received', id)
  return id
}
const replies = async (productId: number) =>
  (await shop.get(`/api/product/reply_list?product_id=${productId}`)).data
const goodRate = async (shopId: number) =>
  (await shop.get(`/api/merchant/detail?mer_id=${shopId}`)).data.good_rate

reviews('are included in the order with their time', async () => {
  const id = await received()
  assert.is((await sari.detail(id)).commented_time, null)
  await review(id)
  assert.is((await sari.detail(id)).commented_time, Math.floor(shop.clock.now() / 1000))
})

reviews('show a masked name, the mean of the three scores, pictures and spec', async () => {
  const id = await received({ ...HEADPHONES })
  const pics = `http://shop.test${await ownPicture(shop, sari.token)}`
  const said = await review(id, { product_id: 1, comment: ' Clear ', pics })
  assert.equal([said.msg, said.data.rate], ['Thank you for your review', '4.3'])
  const { total, list } = await replies(1)
  const { nickname, rate, comment, pics: shown, spec } = list[0]
  assert.equal([total, nickname, rate, comment], [2, 'S*** W.', '4.3', 'Clear'])
  assert.equal([shown, spec], [`/upload/${'a'.repeat(32)}.png`, 'Black'])
  const { data } = await shop.get('/api/product/detail?product_id=1&mer_id=1')
  assert.equal([data.reply_count, data.rate, data.reply_list[0].comment], [2, '4.5', 'Clear'])
})

reviews('of every line complete the order', async () => {
  const cart = await Promise.all(
    [HEADPHONES, RADIO].map((goods) => shop.post('/api/cart/add', { ...goods, num: 1 }, sari.token)),
  )
  const id = await received({ cart_ids: cart.map(({ data }) => data.cart_id).join(',') })
  assert.is((await review(id, { product_id: 1 })).data.is_finished, 0)
  assert.is((await sari.detail(id)).status, 3)
  assert.is((await review(id, { product_id: 2 })).data.is_finished, 1)
  const { status, finish_time, products } = await sari.detail(id)
  assert.equal([status, finish_time > 0], [4, true])
  assert.ok(products.every((line: { is_reply: number }) => line.is_reply === 1))
})

reviews('are written once per line: afterwards it is already reviewed (requirement S4)', async () => {
  const id = await received()
  const answers = await Promise.all([review(id), review(id), review(id)])
  assert.equal(answers.map(({ code }) => code).sort(), [0, 0, 1])
  assert.is((await review(id)).msg, 'This item is already reviewed')
  assert.is((await replies(3)).total, 1)
})

reviews('change the favourable rate of the shop to the share of positive reviews', async () => {
  assert.equal([await goodRate(1), await goodRate(2)], [100, 97])
  await review(await received(), { product_score: 3, service_score: 5, postage_score: 5 })
  assert.is(await goodRate(2), 0)
  await review(await received())
  assert.is(await goodRate(2), 50)
})

reviews('are still possible once the order is complete, and not before receipt', async () => {
  const id = await received()
  await wait(shop, autoFinishMs)
  assert.equal([(await sari.detail(id)).status, (await review(id)).code], [4, 1])
  const paid = await sari.buy(TENT)
  assert.is((await review(paid)).code, 0)
})

reviews('wait while a refund is open, and are refused once it is granted', async () => {
  const id = await received()
  await applyForRefund(shop, sari.token, id)
  assert.is((await review(id)).code, 0)
  await wait(shop, defaultConfig.worker.auditMs)
  assert.is((await review(id)).code, 0)
})

reviews('refuse what the rules refuse, and change nothing', async () => {
  const id = await received()
  const budi = await shop.signIn('budi@example.com')
  const theirs = await ownPicture(shop, budi, 'b')
  const wrong: readonly (readonly [object, string])[] = [
    [{ comment: ' ' }, 'Review content cannot be empty'],
    [{ product_score: 6 }, 'Star rating is not valid'],
    [{ service_score: '' }, 'Star rating is required'],
    [{ pics: theirs }, 'Please upload that picture again'],
    [{ pics: Array.from({ length: 10 }, (_, at) => `/upload/${at}.png`) }, 'Photos: at most 9'],
    [{ product_id: 1 }, 'This item is not in the order'],
    [{ order_product_id: 999 }, 'This item is not in the order'],
  ]
  for (const [change, message] of wrong) {
    const { code, msg } = await review(id, change)
    assert.ok(code === 0 && msg.includes(message), `${JSON.stringify(change)}: ${msg}`)
  }
  assert.is((await review(id, {}, budi)).msg, 'Order not found')
  assert.equal([(await replies(3)).total, (await sari.detail(id)).status], [0, 3])
})

reviews.run()
