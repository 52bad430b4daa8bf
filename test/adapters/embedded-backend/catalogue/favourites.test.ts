import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const favourites = suite('favourite calls')
let shop: TestBackend
let token: string

favourites.before(async () => {
  shop = await startBackend()
})
favourites.before.each(async () => {
  token = await shop.register('suka')
})
favourites.after(() => shop.close())

const like = (body: object) => shop.post('/api/product/like', body, token)
const follow = (body: object) => shop.post('/api/merchant/follow', body, token)

favourites('toggles when the call does not say which state is wanted', async () => {
  assert.is((await like({ product_id: 1, mer_id: 1 })).data.is_like, 1)
  assert.is((await like({ product_id: 1, mer_id: 1 })).data.is_like, 0)
})

favourites('stays in the wanted state however often the call is repeated', async () => {
  await like({ product_id: 1, is_like: 1 })
  assert.is((await like({ product_id: 1, is_like: 1 })).data.is_like, 1)
  assert.is((await shop.get('/api/product/detail?product_id=1', token)).data.is_like, 1)
  await like({ product_id: 1, is_like: 0 })
  assert.is((await like({ product_id: 1, is_like: 0 })).data.is_like, 0)
})

favourites('lists favourites newest first with the product inside', async () => {
  await like({ product_id: 1 })
  shop.clock.advance(1_000)
  await like({ product_id: 3 })
  const { data } = await shop.get('/api/user/like_list', token)
  assert.is(data.count, 2)
  assert.equal(
    data.list.map((row: { product: { title: string } }) => row.product.title),
    ['Tenda kubah 100%', 'Headphone nirkabel Aura H2'],
  )
})

favourites('counts a follower once, and subtracts one who unfollows', async () => {
  const fans = async () => (await shop.get('/api/merchant/detail?mer_id=2')).data.follow_count
  const before = await fans()
  await Promise.all([follow({ mer_id: 2, is_follow: 1 }), follow({ mer_id: 2, is_follow: 1 })])
  assert.is(await fans(), before + 1)
  assert.is(
    (await shop.get('/api/user/follow_list', token)).data.list[0].merchant.mer_name,
    'Lintang Outdoor',
  )
  await follow({ mer_id: 2, is_follow: 0 })
  assert.is(await fans(), before)
})

favourites('refuses unknown products and shops, and visitors', async () => {
  assert.is((await like({ product_id: 99 })).msg, 'Product not found')
  assert.is((await like({ product_id: 1, mer_id: 2 })).msg, 'Product not found')
  assert.is((await follow({ mer_id: 99 })).msg, 'Shop not found')
  assert.is((await shop.post('/api/product/like', { product_id: 1 })).status, 401)
})

favourites.run()
