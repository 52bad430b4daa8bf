import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { stockOf } from '../../../support/backend/shoppers/order-calls.ts'
import { hireStaff, type StaffCalls } from '../../../support/backend/staff/staff-calls.ts'
import { checksums } from '../../../support/bytes.ts'

const imports = suite('the import of a catalogue')

const PICTURE = '/art/1f6cd-fe0f.webp'
const HEAD = 'product,shop,category,title,title_en,pictures,option_1,value_1,price,market_price,stock,code'
const GOOD = [
  HEAD,
  `tas-1,aruna,outdoor,Tas keras,Hard case,${PICTURE},Warna | en: Colour,Hitam | en: Black,12.50,15.00,4,T-B`,
  'tas-1,,,,,,Warna | en: Colour,Putih | en: White,11.00,,2,T-W',
  `senter,lintang,outdoor,Senter,Torch,${PICTURE},,,6.20,,30,S-1`,
].join('\n')

const inShop = (work: (shop: TestBackend, owner: StaffCalls) => Promise<void>) => async () => {
  const shop = await startBackend()
  try {
    await work(shop, await hireStaff(shop, 'Ratna', 'owner'))
    assert.equal(await audit(shop.deps.database), [])
    assert.equal(shop.errors, [])
  } finally {
    await shop.close()
  }
}

const send = async (staff: StaffCalls, text: string, more: object = {}) =>
  (await staff.post('/catalogue/import', { format: 'csv', text, save: 1, ...more })).data

imports(
  'is checked first and saves nothing then, and afterwards saves all of it',
  inShop(async (shop, owner) => {
    const before = await checksums(shop.deps.database)
    const looked = await send(owner, GOOD, { save: 0 })
    assert.equal([looked.added, looked.errors, looked.is_saved], [2, [], 0])
    assert.equal(await checksums(shop.deps.database), before)
    const saved = await send(owner, GOOD)
    assert.equal([saved.added, saved.is_saved], [2, 1])
    const { data } = await owner.get('/list?kind=product&search=tas-1')
    assert.equal([data.rows[0].title, data.rows[0].more], ['Tas keras', 6])
    const again = await send(owner, GOOD)
    assert.equal([again.added, again.changed, again.unchanged], [0, 0, 2])
  }),
)

imports(
  'names every wrong line with its number and the reason, and saves none of the right ones',
  inShop(async (shop, owner) => {
    const before = await checksums(shop.deps.database)
    const text = [
      HEAD,
      `a,aruna,outdoor,A,,${PICTURE},,,1.00,,1,`,
      `b,aruna,outdoor,B,,${PICTURE},,,"1,50",,1,`,
      `c,siapa,outdoor,C,,${PICTURE},,,1.00,,1,`,
      `d,aruna,rumahan,D,,${PICTURE},,,1.00,,1,`,
      'e,aruna,outdoor,E,,foto.png,,,1.00,,1,',
      `f,aruna,outdoor,F,,${PICTURE},,,1.00,0.50,1,`,
      `g,aruna,outdoor,G,,${PICTURE},,,1.00,,banyak,`,
      `h,aruna,outdoor,,,${PICTURE},,,1.00,,1,`,
    ].join('\n')
    const { errors, is_saved } = await send(owner, text)
    assert.equal(
      errors.map(({ line, field }: { line: number; field: string }) => [line, field]),
      [
        [3, 'price'],
        [4, 'shop'],
        [5, 'category'],
        [6, 'pictures'],
        [7, 'market_price'],
        [8, 'stock'],
        [9, 'title'],
      ],
    )
    assert.match(errors[0].reason, /1,50/)
    assert.is(is_saved, 0)
    assert.equal(await checksums(shop.deps.database), before)
  }),
)

imports(
  'changes prices and stock alone where it says no more, and counts stock as a move',
  inShop(async (shop, owner) => {
    await send(owner, GOOD)
    const changed = await send(owner, 'product,code,price,stock\ntas-1,T-W,9.00,7')
    assert.equal([changed.changed, changed.errors], [1, []])
    const { data } = await owner.get('/list?kind=product&search=tas-1')
    const id = Number(data.rows[0].id)
    assert.is(await stockOf(shop, id), 11)
    const { facts, values } = (await owner.item('product', id)).data
    assert.equal(
      [values.variants[0].price, values.variants[1].price, values.title.en],
      ['12.50', '9.00', 'Hard case'],
    )
    assert.equal([facts.moves[0].change, facts.moves[0].reason], [5, 'counted'])
    const unknown = await send(owner, 'product,code,price\ntas-1,X,9.00')
    assert.equal([unknown.errors[0].line, unknown.is_saved], [2, 0])
  }),
)

for (const format of ['csv', 'json'] as const) {
  imports(
    `takes its own export as ${format} and finds nothing to change`,
    inShop(async (shop, owner) => {
      const before = await checksums(shop.deps.database)
      const { text } = (await owner.get(`/catalogue/export?format=${format}`)).data
      const saved = await send(owner, text, { format })
      assert.equal([saved.errors, saved.added, saved.changed], [[], 0, 0])
      assert.ok(saved.unchanged > 4)
      assert.equal(await checksums(shop.deps.database), before)
    }),
  )
}

imports(
  'keeps a clerk to the own shop',
  inShop(async (shop, owner) => {
    const rina = await hireStaff(shop, 'Rina', 'clerk', 1)
    const { errors } = await send(rina, GOOD)
    assert.equal(
      errors.map(({ line, field }: { line: number; field: string }) => [line, field]),
      [[4, 'shop']],
    )
    await send(owner, GOOD)
    const stolen = await send(rina, 'product,code,price\nsenter,S-1,0.10')
    assert.equal([stolen.errors[0].field, stolen.is_saved], ['shop', 0])
    const { text } = (await rina.get('/catalogue/export?shop=2')).data
    assert.not.ok(text.includes('"senter"'))
  }),
)

imports(
  'asks for the pictures that it names, and takes the addresses they got',
  inShop(async (_shop, owner) => {
    const text = GOOD.replaceAll(PICTURE, 'tas.jpg')
    const looked = await send(owner, text, { save: 0, pictures: { 'tas.jpg': '' } })
    assert.equal([looked.pictures, looked.errors], [['tas.jpg'], []])
    const bare = await send(owner, text, { pictures: { 'tas.jpg': '' } })
    assert.equal([bare.is_saved, bare.errors.length], [0, 2])
    const saved = await send(owner, text, { pictures: { 'tas.jpg': PICTURE } })
    assert.equal([saved.is_saved, saved.added], [1, 2])
  }),
)

imports.run()
