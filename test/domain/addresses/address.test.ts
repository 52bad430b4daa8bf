import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type AddressDraft,
  checkAddress,
  type FoundPlace,
  followNewer,
  nearFirst,
} from '../../../domain/addresses/address.ts'

const addresses = suite('address form (requirement S5)')
const region = (id: string) => ({ id, name: `r${id}` })
const good: AddressDraft = {
  name: ' Sari ',
  mobile: '08123456789',
  province: region('1'),
  city: region('2'),
  area: region('3'),
  detail: 'Jl. Melati 5',
  tag: 'Rumah',
  isDefault: true,
}
const faults = (change: Partial<AddressDraft>) => {
  const checked = checkAddress({ ...good, ...change })
  return checked.ok ? [] : checked.fault.map((fault) => `${fault.field}: ${fault.kind}`)
}

addresses('a complete one passes, trimmed', () => {
  const checked = checkAddress(good)
  assert.ok(checked.ok && checked.value.name === 'Sari')
})

addresses('each of addressee, mobile, area, detail and tag is required', () => {
  const empty = { name: ' ', mobile: '', area: undefined, detail: '', tag: '' }
  assert.equal(
    faults(empty),
    ['name', 'mobile', 'area', 'detail', 'tag'].map((field) => `${field}: required`),
  )
})

addresses('an area needs its city', () => assert.equal(faults({ city: undefined }), ['area: required']))

addresses('the mobile number has to be valid', () => {
  assert.equal(faults({ mobile: 'call me' }), ['mobile: mobile-not-valid'])
})

addresses('invisible characters are no name and no place', () => {
  assert.equal(faults({ name: '\u200b', detail: ' \u3164' }), ['name: required', 'detail: required'])
})

const written = (name: string) => ({ id: '', name })

addresses('a place that is not in the list is written by hand, completely', () => {
  const bandung = { province: region('1'), city: region('2') }
  assert.equal(faults({ ...bandung, area: written('Cibiru Wetan') }), [])
  assert.equal(faults({ ...bandung, area: written(' \u200b') }), ['area: required'])
  assert.equal(faults({ ...bandung, area: written('x'.repeat(61)) }), ['area: too-long'])
  const all = { province: written('Papua Baru'), city: written('Kota Baru'), area: written('Satu') }
  const checked = checkAddress({ ...good, ...all, city: written('  Kota Baru ') })
  assert.ok(checked.ok)
  assert.equal([checked.value.city, checked.value.country], [{ id: '', name: 'Kota Baru' }, 'ID'])
})

addresses('the names of listed regions are accepted at any length', () => {
  assert.equal(faults({ area: { id: '3', name: 'x'.repeat(100) } }), [])
})

addresses('abroad a city is enough, and each part has its own field', () => {
  const abroad = { country: 'SG', province: undefined, area: undefined }
  const checked = checkAddress({ ...good, ...abroad, city: written('Singapore') })
  assert.ok(checked.ok)
  assert.equal([checked.value.province, checked.value.area], [written(''), written('')])
  assert.equal(faults({ ...abroad, city: undefined }), ['city: required'])
  const long = written('x'.repeat(61))
  assert.equal(faults({ country: 'US', province: long, city: long, area: long }), [
    'province: too-long',
    'city: too-long',
    'area: too-long',
  ])
})

addresses('a country is one of the list; none means the home country', () => {
  assert.equal(faults({ country: 'XX' }), ['country: country-not-known'])
  for (const country of ['', undefined, 'id']) {
    const checked = checkAddress({ ...good, ...(country !== undefined && { country }) })
    assert.is(checked.ok && checked.value.country, 'ID')
  }
})

for (const [country, right, wrong] of [
  ['ID', ['40162', '４０１６２', '', ' 40162 '], ['4016', '401620', '4016A', 'x']],
  ['MY', ['50450'], ['5045']],
  ['SG', ['238823'], ['23882']],
  ['TH', ['10330', '๑๐๓๓๐'], ['103300']],
  ['CN', ['100000'], ['10000']],
  ['JP', ['100-0001', '1000001', '100ー0001'], ['100-001']],
  ['KR', ['03142'], ['0314']],
  ['US', ['94103', '94103-1234'], ['9410', '94103-12']],
  ['GB', ['sw1a 1aa'], ['12345']],
  ['BO', ['', 'LPZ 01'], ['?', 'x'.repeat(13)]],
] as const) {
  addresses(`a postcode of ${country} has its format, and may be missing`, () => {
    const of = { country, city: written('Kota'), province: region('1'), area: region('3') }
    for (const postcode of right) assert.equal(faults({ ...of, postcode }), [], postcode)
    for (const postcode of wrong) {
      assert.equal(faults({ ...of, postcode }), ['postcode: postcode-not-valid'], postcode)
    }
  })
}

addresses('a newer place replaces one that was not edited, with its country', () => {
  const began: AddressDraft = { ...good, country: 'ID', postcode: '40162' }
  const newer: AddressDraft = {
    ...began,
    country: 'MY',
    province: written('Selangor'),
    city: written('Klang'),
    area: written(''),
    postcode: '41000',
  }
  const followed = followNewer({ ...began, detail: 'Jl. Baru 1' }, began, newer)
  assert.equal(
    [followed.country, followed.city, followed.postcode, followed.detail],
    ['MY', written('Klang'), '41000', 'Jl. Baru 1'],
  )
  const typed = { ...began, area: written('Sanur Kaja') }
  const kept = followNewer(typed, began, newer)
  assert.equal([kept.country, kept.area, kept.postcode], ['ID', written('Sanur Kaja'), '40162'])
})

addresses('search results near the chosen place come first, the others in the server’s order', () => {
  const found = (id: string, city: string, province: string): FoundPlace => ({
    level: 'area',
    province: { id: province, name: province },
    city: { id: city, name: city },
    area: { id, name: id },
  })
  const places = [
    found('a', 'c9', 'p9'),
    found('b', 'c2', 'p1'),
    found('c', 'c1', 'p1'),
    found('d', 'c8', 'p8'),
  ]
  const order = (...near: [string?, string?]) =>
    nearFirst(places, near[0], near[1])
      .map(({ area }) => area.id)
      .join('')
  assert.equal([order('p1', 'c1'), order('p1'), order()], ['cbad', 'bcad', 'abcd'])
})

addresses.run()
