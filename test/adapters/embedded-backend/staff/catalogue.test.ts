import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { HEADPHONES, orderCalls } from '../../../support/backend/shoppers/order-calls.ts'
import { PNG } from '../../../support/backend/shoppers/wallet-calls.ts'
import { hireStaff, type StaffCalls } from '../../../support/backend/staff/staff-calls.ts'

const catalogue = suite('the catalogue at the counter')

type World = { shop: TestBackend; owner: StaffCalls; aruna: StaffCalls; picture: string }

const upload = async (shop: TestBackend, staff: StaffCalls, bytes = PNG): Promise<string> => {
  const form = new FormData()
  form.set('file', new File([bytes.slice()], 'foto.png', { type: 'image/png' }))
  const response = await shop.fetch(
    new Request('http://shop.test/api/staff/picture', {
      method: 'POST',
      headers: { 'staff-token': staff.token },
      body: form,
    }),
  )
  return ((await response.json()) as { data: { url: string } }).data.url
}

const inShop = (work: (world: World) => Promise<void>) => async () => {
  const shop = await startBackend()
  try {
    const owner = await hireStaff(shop, 'Ratna', 'owner')
    const aruna = await hireStaff(shop, 'Rina', 'clerk', 1)
    await work({ shop, owner, aruna, picture: await upload(shop, aruna) })
    assert.equal(await audit(shop.deps.database), [])
    assert.equal(shop.errors, [])
  } finally {
    await shop.close()
  }
}

const CASE = {
  key: 'case-1',
  category: 3,
  title: { dgn: 'Tas keras', en: 'Hard case', 'zh-cn': '硬壳包' },
  description: { dgn: '<p>Kuat.</p>', en: '<p>Strong.</p>' },
  options: [
    {
      name: { dgn: 'Warna', en: 'Colour' },
      values: [
        { dgn: 'Hitam', en: 'Black' },
        { dgn: 'Putih', en: 'White' },
      ],
    },
  ],
  variants: [
    { values: [0], price: '12.50', market_price: '15.00', stock: 4, code: 'C-B' },
    { values: [1], price: '11.00', stock: 2, code: 'C-W' },
  ],
}

catalogue(
  'takes a product of a merchant’s clerk in several languages, which shoppers then find and buy',
  inShop(async ({ shop, aruna, picture }) => {
    const saved = await aruna.act('product/save', { ...CASE, pictures: [picture] })
    assert.is(saved.code, 1, saved.msg)
    const { data: seen } = await shop.get(
      `/api/product/detail?product_id=${saved.data.id}`,
      undefined,
      'zh-cn',
    )
    assert.equal(
      [seen.mer_id, seen.goods.title_others['zh-cn'], seen.goods.sales_price, seen.goods.stock],
      [1, '硬壳包', '11.00', 6],
    )
    assert.equal(
      seen.goods.specTableList.map(({ spec }: { spec: string }) => spec),
      ['Hitam', 'Putih'],
    )
    const calls = orderCalls(shop, await shop.signIn())
    await calls.buy({ product_id: saved.data.id, mer_id: 1, spec: 'Putih' })
    const { data: item } = await aruna.item('product', saved.data.id)
    assert.equal(
      item.values.variants.map(({ stock }: { stock: number }) => stock),
      [4, 1],
    )
  }),
)

catalogue(
  'writes every change of stock as a move with its reason',
  inShop(async ({ owner, aruna, picture }) => {
    const id = Number((await aruna.act('product/save', { ...CASE, pictures: [picture] })).data.id)
    const [black] = (await aruna.item('product', id)).data.facts.variants
    const ask = (change: number) =>
      aruna.act('product/stock', { id, variant_id: black.id, change, reason: 'damaged' })
    assert.is((await ask(-3)).code, 1)
    const over = await ask(-2)
    assert.equal([over.code, over.data.field], [0, 'change'])
    const { facts } = (await owner.item('product', id)).data
    assert.equal(
      facts.moves.map(({ change, reason, who }: { change: number; reason: string; who: string }) => [
        change,
        reason,
        who,
      ]),
      [[-3, 'damaged', 'Rina']],
    )
    // An editor that has loaded the stock before writes none of it back.
    const { values } = (await aruna.item('product', id)).data
    const stale = values.variants.map((one: object) => ({
      ...one,
      stock: 4,
      price: '13.00',
      market_price: '',
    }))
    assert.is((await aruna.act('product/save', { id, variants: stale })).code, 1)
    const [after] = (await aruna.item('product', id)).data.values.variants
    assert.equal([after.stock, after.price], [1, '13.00'])
  }),
)

catalogue(
  'keeps a variant that is renamed, in carts too, and one that was ordered',
  inShop(async ({ shop, aruna }) => {
    const sari = await shop.signIn()
    await shop.post('/api/cart/add', { ...HEADPHONES, num: 2 }, sari)
    const { values } = (await aruna.item('product', 1)).data
    const [first] = values.options
    const options = [
      {
        ...first,
        values: first.values.map((one: { dgn: string }) =>
          one.dgn === 'Hitam' ? { dgn: 'Hitam pekat' } : one,
        ),
      },
      ...values.options.slice(1),
    ]
    const renamed = await aruna.act('product/save', { id: 1, options, variants: values.variants })
    assert.is(renamed.code, 1, renamed.msg)
    const cart = JSON.stringify((await shop.get('/api/cart/index', sari)).data)
    assert.ok(cart.includes('Hitam pekat') && !cart.includes('"is_fail":1'), cart)
    await orderCalls(shop, sari).buy({ ...HEADPHONES, spec: 'Hitam pekat' })
    const rest = values.variants.slice(1)
    const removed = await aruna.act('product/save', { id: 1, options, variants: rest })
    assert.match(removed.msg, /not finished/)
  }),
)

catalogue(
  'says what is wrong at its field, and saves nothing then',
  inShop(async ({ shop, owner, aruna, picture }) => {
    const good = { ...CASE, pictures: [picture] }
    const count = async () => (await shop.deps.database.query('select 1 from products')).length
    const before = await count()
    for (const [change, field] of [
      [{ title: { dgn: ' ' } }, 'title'],
      [{ pictures: ['https://evil.test/a.png'] }, 'pictures'],
      [{ pictures: [`/upload/${'a'.repeat(32)}.png`] }, 'pictures'],
      [{ category: 99 }, 'category'],
      [{ variants: [{ values: [0], price: '0' }] }, 'price'],
      [{ variants: [{ values: [5], price: '1.00' }] }, 'variants'],
      [
        {
          variants: [
            { values: [0], price: '1.00' },
            { values: [0], price: '2.00' },
          ],
        },
        'variants',
      ],
      [{ variants: [{ values: [0], price: '9.00', market_price: '8.00' }] }, 'market_price'],
      [{ variants: [] }, 'variants'],
    ] as const) {
      const answer = await aruna.act('product/save', { ...good, ...change })
      assert.equal([answer.code, answer.data?.field], [0, field], JSON.stringify(change))
      assert.ok(answer.msg.length > 5)
    }
    assert.is((await aruna.act('product/save', { ...good, shop: 2 })).code, 403)
    assert.is((await owner.act('product/save', good)).data.field, 'shop')
    assert.is(await count(), before)
  }),
)

catalogue(
  'is saved by one of two who have opened the same version, and the other is told',
  inShop(async ({ owner, aruna }) => {
    const { version } = (await owner.item('product', 1)).data
    const done = await owner.act('product/save', { id: 1, version, title: { dgn: 'Baru' } })
    assert.is(done.code, 1, done.msg)
    const second = await aruna.act('product/save', { id: 1, version, title: { dgn: 'Lain' } })
    assert.equal([second.code, second.data.first.name], [0, 'Ratna'])
    assert.is((await aruna.item('product', 1)).data.values.title.dgn, 'Baru')
  }),
)

catalogue(
  'has categories, banners, promo codes, networks, couriers, articles and shops',
  inShop(async ({ shop, owner, picture }) => {
    const now = Math.floor(shop.clock.now() / 1000)
    const made: [string, Record<string, unknown>, Record<string, unknown>][] = [
      [
        'category',
        { key: 'garden', name: { dgn: 'Kebun', en: 'Garden' }, picture },
        { name: { dgn: 'Taman' } },
      ],
      ['banner', { pictures: [picture], link: '/explore', title: { dgn: 'Hemat' } }, { link: '/home' }],
      [
        'promo',
        { code: 'tas10', type: 'percent', value: '10', title: { dgn: 'Hemat' }, ends_at: now + 86_400 },
        { usage_limit: 5 },
      ],
      [
        'network',
        { name: 'Polygon', address: `0x${'a'.repeat(40)}`, minimum: '5.00' },
        { address: `0x${'b'.repeat(40)}` },
      ],
      [
        'courier',
        { key: 'lain', name: 'Kurir Lain', freight: '2.50', countries: ['ID'] },
        { freight: '3.00' },
      ],
      [
        'article',
        { type: 'help', title: { dgn: 'Bantuan' }, content: { dgn: '<p>Isi</p>', tai: '<p>ก</p>' } },
        { title: { en: 'Help' } },
      ],
    ]
    for (const [kind, form, change] of made) {
      const saved = await owner.act(`${kind}/save`, form)
      assert.is(saved.code, 1, `${kind}: ${saved.msg}`)
      const { id } = saved.data
      const changed = await owner.act(`${kind}/save`, { id, ...change })
      assert.is(changed.code, 1, `${kind}: ${changed.msg}`)
      const { values, journal } = (await owner.item(kind, id)).data
      for (const [name, value] of Object.entries(change))
        assert.is(
          JSON.stringify(values[name]).includes(JSON.stringify(value).replace(/[{}]/g, '')),
          true,
          `${kind} ${name} ${JSON.stringify(values[name])}`,
        )
      assert.is(journal.length, 2)
      assert.is((await owner.get(`/list?kind=${kind}`)).code, 1)
      assert.is((await owner.act(`${kind}/remove`, { id })).code, 1, kind)
      assert.is((await owner.item(kind, id)).code, 0)
    }
    const opened = await owner.act('shop/save', { name: 'Toko Baru', town: 'Bandung', avatar: picture })
    assert.is(opened.code, 1, opened.msg)
    assert.is((await shop.get(`/api/merchant/detail?mer_id=${opened.data.id}`)).code, 1)
    assert.match((await owner.act('category/remove', { id: 3 })).msg, /in use/)
  }),
)

catalogue(
  'takes limits of promo codes and networks away again, and leaves those that are not sent',
  inShop(async ({ owner }) => {
    const valuesOf = async (kind: string, id: string) => (await owner.item(kind, id)).data.values
    const code = {
      code: 'batas',
      type: 'percent',
      value: '10',
      title: { dgn: 'Hemat' },
      ends_at: 9_999_999_999,
    }
    const id = (await owner.act('promo/save', { ...code, cap: '5.00', usage_limit: 3 })).data.id
    assert.is((await owner.act('promo/save', { id, per_person: 2 })).code, 1)
    const before = await valuesOf('promo', id)
    assert.equal([before.cap, before.usage_limit, before.per_person], ['5.00', 3, 2])
    assert.is((await owner.act('promo/save', { id, cap: '', usage_limit: '' })).code, 1)
    const { cap, usage_limit } = await valuesOf('promo', id)
    assert.equal([cap, usage_limit], ['', ''])
    const network = { name: 'Polygon', address: `0x${'a'.repeat(40)}`, confirmations: 20 }
    assert.is((await owner.act('network/save', network)).code, 1)
    assert.is((await owner.act('network/save', { id: 'Polygon', confirmations: '' })).code, 1)
    assert.is((await valuesOf('network', 'Polygon')).confirmations, '')
  }),
)

catalogue(
  'says whose a promo code is and whether it is claimed, which shoppers of that shop see until it is ended',
  inShop(async ({ shop, owner }) => {
    const sari = await shop.signIn()
    const now = Math.floor(shop.clock.now() / 1000)
    const codesAt = async (place: string): Promise<readonly string[]> => {
      const { data } = await shop.get(`/api/voucher/list?${place}`, sari)
      return data.list.map(({ code }: { code: string }) => code)
    }
    const form = {
      code: 'ARUNA5',
      type: 'amount',
      value: '5.00',
      title: { dgn: 'Hemat $5' },
      is_claimable: 1,
      shop: 1,
      ends_at: now + 86_400,
      usage_limit: 10,
    }
    const saved = await owner.act('promo/save', form)
    assert.is(saved.code, 1, saved.msg)
    const { values } = (await owner.item('promo', 'ARUNA5')).data
    assert.equal([values.is_claimable, values.shop, values.usage_limit], [1, 1, 10])
    assert.ok((await codesAt('mer_id=1')).includes('ARUNA5'))
    assert.not.ok((await codesAt('mer_id=2')).includes('ARUNA5'))
    assert.ok((await codesAt(`product_id=${HEADPHONES.product_id}`)).includes('ARUNA5'))
    // Of all shops, and then known by its code alone.
    assert.is((await owner.act('promo/save', { id: 'ARUNA5', shop: '' })).code, 1)
    assert.ok((await codesAt('mer_id=2')).includes('ARUNA5'))
    assert.is((await owner.act('promo/save', { id: 'ARUNA5', is_claimable: 0 })).code, 1)
    assert.not.ok((await codesAt('mer_id=2')).includes('ARUNA5'))
    await owner.act('promo/save', { id: 'ARUNA5', is_claimable: 1 })
    const claimed = await shop.post('/api/voucher/claim', { code: 'ARUNA5' }, sari)
    assert.is(claimed.code, 1, claimed.msg)
    const ended = await owner.act('promo/end', { id: 'ARUNA5' })
    assert.equal([ended.code, ended.data.row.status], [1, 'over'])
    assert.not.ok((await codesAt('mer_id=1')).includes('ARUNA5'))
    const again = await owner.act('promo/end', { id: 'ARUNA5' })
    assert.equal([again.code, again.data.first.name], [0, 'Ratna'])
    const { acts, journal } = (await owner.item('promo', 'ARUNA5')).data
    assert.equal(acts, ['save', 'remove'])
    assert.is(journal[0].act, 'end')
  }),
)

catalogue(
  'refuses at its field what a promo code cannot be',
  inShop(async ({ shop, owner }) => {
    const now = Math.floor(shop.clock.now() / 1000)
    const right = {
      code: 'BATAS',
      type: 'percent',
      value: '10',
      title: { dgn: 'Hemat' },
      starts_at: now,
      ends_at: now + 86_400,
    }
    const fieldOf = async (form: object): Promise<string> => {
      const answer = await owner.act('promo/save', { ...form })
      assert.is(answer.code, 0, JSON.stringify(form))
      return answer.data?.field
    }
    assert.is(await fieldOf({ ...right, ends_at: now - 10, starts_at: now - 20 }), 'ends_at')
    assert.is(await fieldOf({ ...right, ends_at: now + 10, starts_at: now + 20 }), 'ends_at')
    assert.is(await fieldOf({ ...right, shop: 999 }), 'shop')
    assert.is(await fieldOf({ ...right, value: '101' }), 'value')
    assert.is((await owner.act('promo/save', right)).code, 1)
    assert.is(await fieldOf({ id: 'BATAS', starts_at: now + 90_000 }), 'ends_at')
    // Ten percent are no ten cents.
    assert.is(await fieldOf({ id: 'BATAS', type: 'amount' }), 'value')
    await shop.deps.database.query("update promos set used = 3 where code = 'BATAS'")
    assert.is(await fieldOf({ id: 'BATAS', usage_limit: 2 }), 'usage_limit')
    assert.is((await owner.act('promo/save', { id: 'BATAS', usage_limit: 3 })).code, 1)
    await shop.deps.database.query("update promos set used = 0 where code = 'BATAS'")
  }),
)

catalogue(
  'shows a clerk of a shop the categories that goods go into, to read alone',
  inShop(async ({ aruna }) => {
    const { data } = await aruna.get('/list?kind=category')
    assert.ok(data.rows.length > 1)
    assert.equal((await aruna.item('category', data.rows[0].id)).data.acts, [])
    assert.is((await aruna.act('category/save', { id: data.rows[0].id, sort: 3 })).status, 403)
    assert.is((await aruna.get('/list?kind=banner')).status, 403)
  }),
)

catalogue(
  'keeps one picture for the same bytes',
  inShop(async ({ shop, aruna, picture }) => {
    assert.is(await upload(shop, aruna), picture)
    const shown = await shop.fetch(new Request(`http://shop.test${picture}`))
    assert.is(shown.status, 200)
  }),
)

catalogue.run()
