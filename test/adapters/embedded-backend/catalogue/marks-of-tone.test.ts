import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { smallWorld } from '../../../support/backend/world/small-world.ts'

/** A box, a camera and a drum: the same letters, told apart by a mark of tone. The box sells best. */
const BOX = 'กล่องข้าวน้ำ'
const CAMERA = 'กล้องถ่ายใต้น้ำ'
const DRUM = 'กลองเด็ก'

const marks = suite('a Thai word with its marks of tone, to a search')
let shop: TestBackend

marks.before(async () => {
  const names = [BOX, CAMERA, DRUM]
  const bySales = [...smallWorld.products].sort((one, other) => other.sold - one.sold)
  const nameOf = new Map(bySales.map((product, at) => [product, names[at]]))
  shop = await startBackend({
    world: {
      ...smallWorld,
      products: smallWorld.products.map((product) => {
        const tai = nameOf.get(product)
        return tai === undefined ? product : { ...product, title: { ...product.title, tai } }
      }),
    },
  })
})
marks.after(() => shop.close())

const found = async (title: string, more = ''): Promise<readonly string[]> => {
  const path = `/api/product/search?title=${encodeURIComponent(title)}${more}`
  const { data } = await shop.get(path, undefined, 'tai')
  return data.list.map((row: { goods: { title_others: { tai: string } } }) => row.goods.title_others.tai)
}

const suggested = async (title: string, limit: number): Promise<readonly string[]> => {
  const path = `/api/product/suggest?title=${encodeURIComponent(title)}&limit=${limit}`
  const { data } = await shop.get(path, undefined, 'tai')
  return data.map(({ text }: { text: string }) => text)
}

marks('finds what is written so before what only looks so', async () => {
  assert.equal(await found('กล้อง'), [CAMERA, BOX, DRUM])
  assert.equal(await found('กล่อง'), [BOX, CAMERA, DRUM])
  assert.equal(await found('ใต้น้ำ'), [CAMERA])
})

marks('means all of them by a word without any', async () => {
  assert.equal(await found('กลอง'), [BOX, CAMERA, DRUM])
})

marks('keeps to the order that was asked for', async () => {
  assert.equal(await found('กล้อง', '&sort=sales'), [BOX, CAMERA, DRUM])
})

marks('completes to what is written so first, however few are shown', async () => {
  assert.equal(await suggested('กล้อง', 1), [CAMERA])
  assert.equal(await suggested('กลอง', 1), [BOX])
})

marks.run()
