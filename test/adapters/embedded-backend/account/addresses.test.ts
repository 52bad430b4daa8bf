import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { smallWorld } from '../../../support/backend/world/small-world.ts'

const addresses = suite('address calls')
let shop: TestBackend
let token: string

addresses.before(async () => {
  shop = await startBackend({ world: { ...smallWorld, provinces: [...smallWorld.provinces, YOGYAKARTA] } })
})
addresses.before.each(async () => {
  token = await shop.register('alamat')
})
addresses.after(() => shop.close())

/** Has a district that is called like a city. */
const YOGYAKARTA = {
  id: '34',
  name: 'DI Yogyakarta',
  cities: [
    {
      id: '3404',
      name: 'Kabupaten Sleman',
      districts: [{ id: '340401', name: 'Depok', postcodes: ['55281'] }],
    },
    { id: '3476', name: 'Kota Depok', districts: [{ id: '347601', name: 'Cinere', postcodes: [] }] },
  ],
}

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

addresses(
  'keeps the country of an address by its code, and the home country where none was named',
  async () => {
    await add({ country: 'sg' })
    await add({ country: '' })
    assert.equal((await list()).map(({ country }: { country: string }) => country).sort(), ['ID', 'SG'])
  },
)

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

addresses('makes another address the default when the default is deleted', async () => {
  const gone = (await add({ name: 'one' })).data.address_id
  await add({ name: 'two' })
  assert.is((await shop.get(`/api/user/address_del?address_id=${gone}`, token)).code, 1)
  assert.equal(
    (await list()).map((row: { name: string; is_default: number }) => [row.name, row.is_default]),
    [['two', 1]],
  )
})

addresses('has one default after many requests set one at the same time', async () => {
  const ids = [await add(), await add(), await add()].map(({ data }) => data.address_id)
  await Promise.all(
    ids.map((address_id) => shop.post('/api/user/address_set_default', { address_id }, token)),
  )
  assert.is((await list()).filter((row: { is_default: number }) => row.is_default === 1).length, 1)
})

addresses('stores an address once when it is sent twice, since the first answer may be lost', async () => {
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

addresses(
  'explains what to do about invalid characters of a pasted text, instead of naming a field',
  async () => {
    const told = 'The text has characters that cannot be kept. Delete them and type them again'
    assert.is((await add({ detail: 'Jl.\u0002 Mawar 5' })).msg, told)
    assert.is((await add({ name: 'Dewi \ud83d' })).msg, told)
  },
)

addresses('returns the area tree level by level, by name', async () => {
  const names = async (query: string) =>
    (await shop.get(`/api/user/area${query}`)).data.map((row: { name: string }) => row.name)
  assert.equal(await names(''), ['DI Yogyakarta', 'DKI Jakarta', 'Jawa Barat'])
  assert.equal(await names('?province_id=32'), ['Bandung'])
  assert.equal(await names('?province_id=31&city_id=3171'), ['Setiabudi', 'Tebet'])
  const districts = await shop.get('/api/user/area?province_id=31&city_id=3171')
  assert.equal(
    districts.data.map((row: { postcodes: string }) => row.postcodes),
    ['12910', '12810,12820'],
  )
})

addresses('refuses an addressee of invisible characters only', async () => {
  const before = (await list()).length
  assert.is((await add({ name: '\u200b\u2060' })).code, 0)
  assert.is((await list()).length, before)
})

addresses('keeps a postcode, and a district that is not in the list by its name', async () => {
  const { area_id: _, ...rest } = form
  const { data } = await shop.post(
    '/api/user/address_add',
    { ...rest, area: ' Setiabudi Timur ', postcode: '１２９２０' },
    token,
  )
  const row = (await shop.get(`/api/user/address?address_id=${data.address_id}`, token)).data
  assert.equal([row.area, row.postcode, row.country], [{ id: 0, name: 'Setiabudi Timur' }, '12920', 'ID'])
  assert.equal([row.province.name, row.city.name], ['DKI Jakarta', 'Jakarta Selatan'])
})

addresses('keeps an address abroad, which needs only a city, and the order that goes there', async () => {
  const abroad = {
    ...form,
    province_id: undefined,
    city_id: undefined,
    area_id: undefined,
    country: 'sg',
    city: 'Singapore',
    postcode: '238823',
    mobile: '+65 8123 4567',
    detail: '181 Orchard Road',
    is_default: 1,
  }
  assert.match((await shop.post('/api/user/address_add', { ...abroad, city: '' }, token)).msg, 'City')
  assert.match(
    (await shop.post('/api/user/address_add', { ...abroad, postcode: '2388' }, token)).msg,
    '238823',
  )
  assert.match((await shop.post('/api/user/address_add', { ...abroad, country: 'XX' }, token)).msg, 'Country')
  const { data } = await shop.post('/api/user/address_add', abroad, token)
  const row = (await shop.get(`/api/user/address?address_id=${data.address_id}`, token)).data
  assert.equal(
    [row.country, row.city, row.province, row.mobile],
    ['SG', { id: 0, name: 'Singapore' }, { id: 0, name: '' }, '6581234567'],
  )
  const order = await shop.post(
    '/api/order/merSubmit',
    { address_id: data.address_id, number: 1, ...TENT },
    token,
  )
  assert.is(order.code, 1, order.msg)
  const detail = (await shop.get(`/api/order/detail?order_id=${order.data.order_ids[0]}`, token)).data
  assert.is(detail.user_address, '181 Orchard Road, Singapore 238823, Singapore')
})

addresses(
  'refuses a district that is not in the given city, or a city not in the given province',
  async () => {
    for (const wrong of [
      { province_id: 32, area_id: undefined, area: 'x' },
      { province_id: undefined, province: 'Jawa', area_id: undefined, area: 'x' },
      { city_id: undefined, city: 'Kota' },
    ]) {
      assert.is((await add(wrong)).msg, 'Area not found', JSON.stringify(wrong))
    }
  },
)

const found = async (keyword: string): Promise<readonly string[]> =>
  (await shop.get(`/api/user/area?keyword=${encodeURIComponent(keyword)}`)).data.map(
    (row: Record<string, { readonly name: string } | null>) =>
      ['area', 'city', 'province'].flatMap((level) => row[level]?.name ?? []).join(', '),
  )

addresses('finds places of every level by a part of their name, each with the regions it is in', async () => {
  assert.equal(await found('TEBET'), ['Tebet, Jakarta Selatan, DKI Jakarta'])
  assert.equal(await found('jakarta sel'), ['Jakarta Selatan, DKI Jakarta'])
  // What begins with it stands first, the large before the small.
  assert.equal(await found('ba'), ['Bandung, Jawa Barat', 'Jawa Barat'])
  assert.equal((await shop.get('/api/user/area?keyword=a&limit=2')).data.length, 2)
  for (const nothing of ['%', "'", ' ', 'Atlantis']) assert.equal(await found(nothing), [], nothing)
})

addresses('lists a city before districts of the same name', async () => {
  const [city, district] = ['Kota Depok, DI Yogyakarta', 'Depok, Kabupaten Sleman, DI Yogyakarta']
  assert.equal(await found('depok'), [city, district])
  assert.equal(await found('kota depok'), [city])
})

addresses.run()
