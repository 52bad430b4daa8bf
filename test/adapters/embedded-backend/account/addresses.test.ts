import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const addresses = suite('address calls')
let shop: TestBackend
let token: string

addresses.before(async () => {
  shop = await startBackend()
})
addresses.before.each(async () => {
  token = await shop.register('alamat')
})
addresses.after(() => shop.close())

const form = {
  name: 'Dewi',
  mobile: '0812-1111-2222',
  country: 'ID',
  province_id: 31,
  city_id: '3171',
  area_id: 317102,
  detail: 'Jl. Anggrek 1',
  tag: 'Kantor',
}

const add = (change: object = {}) => shop.post('/api/user/address_add', { ...form, ...change }, token)
const list = async () => (await shop.get('/api/user/address_list', token)).data.list

addresses('stores an address, which is the default when it is the first', async () => {
  assert.is((await add()).code, 1)
  const [row] = await list()
  assert.equal(row.province, { id: 31, name: 'DKI Jakarta' })
  assert.equal(row.area, { id: 317102, name: 'Setiabudi' })
  assert.equal([row.mobile, row.is_default, row.tag], ['081211112222', 1, 'Kantor'])
})

addresses('keeps the country that was named, and none where none was', async () => {
  await add({ country: 'Singapore' })
  await add({ country: '' })
  assert.equal((await list()).map(({ country }: { country: string }) => country).sort(), ['', 'Singapore'])
})

addresses('edits with the same call and an id', async () => {
  const { data } = await add()
  assert.is((await add({ address_id: data.address_id, detail: 'Jl. Baru 2' })).code, 1)
  const rows = await list()
  assert.is(rows.length, 1)
  assert.is(rows[0].detail, 'Jl. Baru 2')
  assert.is(rows[0].is_default, 1)
})

addresses('keeps exactly one default, and shows it first', async () => {
  await add({ name: 'one' })
  const second = (await add({ name: 'two' })).data.address_id
  await add({ name: 'three', is_default: 1 })
  assert.equal(
    (await list()).map((row: { name: string; is_default: number }) => [row.name, row.is_default]),
    [
      ['three', 1],
      ['two', 0],
      ['one', 0],
    ],
  )
  assert.is((await shop.post('/api/user/address_set_default', { address_id: second }, token)).code, 1)
  assert.is((await list())[0].name, 'two')
  assert.is((await shop.get('/api/user/getUserInfo', token)).data.address.name, 'two')
})

addresses('passes the default on when it is deleted', async () => {
  const gone = (await add({ name: 'one' })).data.address_id
  await add({ name: 'two' })
  assert.is((await shop.get(`/api/user/address_del?address_id=${gone}`, token)).code, 1)
  assert.equal(
    (await list()).map((row: { name: string; is_default: number }) => [row.name, row.is_default]),
    [['two', 1]],
  )
})

addresses('has one default after many set one at once', async () => {
  const ids = [await add(), await add(), await add()].map(({ data }) => data.address_id)
  await Promise.all(
    ids.map((address_id) => shop.post('/api/user/address_set_default', { address_id }, token)),
  )
  assert.is((await list()).filter((row: { is_default: number }) => row.is_default === 1).length, 1)
})

addresses('keeps an address once that is sent twice, since the first answer may be lost', async () => {
  const ids = [await add({ name: 'one' }), await add({ name: 'one' })].map(({ data }) => data.address_id)
  assert.equal([ids[0], (await list()).length], [ids[1], 1])
})

addresses("treats a stranger's address as one that does not exist", async () => {
  const { data } = await add()
  const stranger = await shop.register('asing')
  const id = data.address_id
  const tries = [
    await shop.get(`/api/user/address?address_id=${id}`, stranger),
    await shop.get(`/api/user/address_del?address_id=${id}`, stranger),
    await shop.post('/api/user/address_set_default', { address_id: id }, stranger),
    await shop.post('/api/user/address_add', { ...form, address_id: id, name: 'Hijack' }, stranger),
  ]
  for (const answer of tries) assert.equal([answer.code, answer.msg], [0, 'Address not found'])
  assert.is((await list())[0].name, 'Dewi')
})

addresses('refuses an area that is not in the city, and missing fields', async () => {
  assert.is((await add({ area_id: 327301 })).msg, 'Area not found')
  assert.is((await add({ name: '' })).msg, 'Recipient name is required')
  assert.is((await add({ mobile: 'abc' })).msg, 'This mobile number is not valid')
  assert.is((await add({ tag: undefined })).msg, 'Address label is required')
})

addresses('says of characters that came with a copied text what to do, not the name of a field', async () => {
  const told = 'The text has characters that cannot be kept. Delete them and type them again'
  assert.is((await add({ detail: 'Jl.\u0002 Mawar 5' })).msg, told)
  assert.is((await add({ name: 'Dewi \ud83d' })).msg, told)
})

addresses('answers the area tree level by level, by name', async () => {
  const names = async (query: string) =>
    (await shop.get(`/api/user/area${query}`)).data.map((row: { name: string }) => row.name)
  assert.equal(await names(''), ['DKI Jakarta', 'Jawa Barat'])
  assert.equal(await names('?province_id=32'), ['Bandung'])
  assert.equal(await names('?province_id=31&city_id=3171'), ['Setiabudi', 'Tebet'])
})

addresses('refuses an addressee of characters that nobody sees', async () => {
  const before = (await list()).length
  assert.is((await add({ name: '\u200b\u2060' })).code, 0)
  assert.is((await list()).length, before)
})

addresses.run()
