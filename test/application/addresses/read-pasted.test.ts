import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { comparableName } from '../../../domain/addresses/address.ts'
import { type PastedForm, placeNames } from '../../../domain/addresses/address-form.ts'
import { registeredProvinces } from '../../support/backend/world/region-register.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'

const pasted = suite('a pasted address of the home country')

const provinces = registeredProvinces
const cities = provinces.flatMap((province) => province.cities.map((city) => ({ ...city, province })))
const areas = cities.flatMap((city) => city.districts.map((area) => ({ ...area, city })))
const named = <T extends { readonly id: string; readonly name: string }>({ id, name }: T) => ({ id, name })

/** The register of the demo, behind the call of the server. */
const answerArea = ({ url }: { readonly url: string }) => {
  const asked = new URLSearchParams(url.split('?')[1])
  const keyword = comparableName(asked.get('keyword') ?? '')
  if (keyword !== '') {
    const isHit = ({ name }: { readonly name: string }) => comparableName(name).includes(keyword)
    return accepted([
      ...cities
        .filter(isHit)
        .map((city) => ({ province: named(city.province), city: named(city), area: null })),
      ...areas
        .filter(isHit)
        .map((area) => ({ province: named(area.city.province), city: named(area.city), area: named(area) })),
    ])
  }
  const cityId = asked.get('city_id')
  if (cityId !== null)
    return accepted(
      areas
        .filter(({ city }) => city.id === cityId)
        .map((area) => ({ ...named(area), postcodes: area.postcodes.join(',') })),
    )
  const provinceId = asked.get('province_id')
  if (provinceId === null) return accepted(provinces.map(named))
  return accepted(cities.filter(({ province }) => province.id === provinceId).map(named))
}

const withRegister = (): FakeApp => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/area', answerArea)
  return fake
}

const read = (text: string): Promise<PastedForm> => withRegister().app.addresses.readPasted(text, 'ID')

/** Each text, the place of the register that it names, and what stays for the courier. */
const PLACES: readonly (readonly [text: string, place: string, detail: string | undefined])[] = [
  [
    'Rani\n0812 5550 0142\nJl. Kenanga Raya No. 18\nKec. Sukajadi, Kota Bandung\nJawa Barat 40162',
    'Jawa Barat, Kota Bandung, Sukajadi',
    'Jl. Kenanga Raya No. 18',
  ],
  ['Jl. Kenanga 18, Sukajadi, Bandung, Jabar 40162', 'Jawa Barat, Kota Bandung, Sukajadi', 'Jl. Kenanga 18'],
  ['Jl. Kenanga 18 Sukajadi Bandung 40162', 'Jawa Barat, Kota Bandung, Sukajadi', 'Jl. Kenanga 18'],
  ['Jl. Kenanga 18, Sukajadi, Bandung', 'Jawa Barat, Kota Bandung, Sukajadi', 'Jl. Kenanga 18'],
  [
    'Jl. Raya Dayeuhkolot 3, Dayeuhkolot, Bandung',
    'Jawa Barat, Kabupaten Bandung, Dayeuhkolot',
    'Jl. Raya Dayeuhkolot 3',
  ],
  [
    'Alamat: Jl. Bandung No 5 RT 02/RW 07, Kel. Manggarai, Kec. Tebet, Jakarta Selatan, DKI Jakarta 12850',
    'DKI Jakarta, Jakarta Selatan, Tebet',
    'Jl. Bandung No 5 RT 02/RW 07, Kel. Manggarai',
  ],
  [
    'Kecamatan: Gubeng\nKota/Kab: Surabaya\nProvinsi: Jawa Timur\nAlamat: Jl. Pahlawan 10',
    'Jawa Timur, Kota Surabaya, Gubeng',
    'Jl. Pahlawan 10',
  ],
  [
    'Jl. Malioboro 12, Danurejan, Kota Yogyakarta, DI Yogyakarta 55213',
    'DI Yogyakarta, Kota Yogyakarta, Danurejan',
    'Jl. Malioboro 12',
  ],
  [
    'Jl. Pantai Kuta 1, Kuta Selatan, Kab. Badung, Bali 80361',
    'Bali, Kabupaten Badung, Kuta Selatan',
    'Jl. Pantai Kuta 1',
  ],
  ['Jl. Veteran 8, Kota Bandung, Jawa Barat', 'Jawa Barat, Kota Bandung', 'Jl. Veteran 8'],
  ['Jl. Veteran 8, Jawa Barat', 'Jawa Barat', 'Jl. Veteran 8'],
  ['Kec. Lengkong, Kota Bandung, Jawa Barat', 'Jawa Barat, Kota Bandung, Lengkong', undefined],
  ['Jl. Sam Ratulangi 1, Wenang, Manado 95111', 'Sulawesi Utara, Kota Manado, Wenang', 'Jl. Sam Ratulangi 1'],
]
for (const [text, place, detail] of PLACES)
  pasted(`names ${place}: ${text.replaceAll('\n', ' / ')}`, async () => {
    const found = await read(text)
    assert.equal([found.place && placeNames(found.place), found.detail], [place, detail])
  })

pasted('names no place that no list has, and keeps what it says', async () => {
  const { place, detail } = await read('Rumah cat hijau, dekat pos ronda, Negeri Antah')
  assert.equal([place, detail], [undefined, 'Rumah cat hijau, dekat pos ronda, Negeri Antah'])
})

pasted('abroad is read without the server', async () => {
  const { app, http } = withRegister()
  const found = await app.addresses.readPasted('张三 13800138000 广东省深圳市南山区科技园路1号', 'ID')
  assert.equal([found.country, found.city, http.requests.length], ['CN', '深圳市', 0])
})

pasted('keeps its regions in the street where the server does not answer', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/area', () => unreachable)
  const { name, place, detail } = await app.addresses.readPasted(
    'Rani\n081255500142\nJl. Mawar 3, Bandung',
    'ID',
  )
  assert.equal([name, place, detail], ['Rani', undefined, 'Jl. Mawar 3, Bandung'])
})

pasted('asks for every list of regions once, however many addresses are read', async () => {
  const { app, http } = withRegister()
  for (const number of [1, 2, 3])
    await app.addresses.readPasted(`Jl. Kenanga ${number}, Sukajadi, Kota Bandung, Jawa Barat`, 'ID')
  assert.is(http.sentTo('/api/user/area').length, 3)
})

pasted('knows the postcodes of a district of the list, and of no other place', async () => {
  const { app, http } = withRegister()
  const { place } = await app.addresses.readPasted('Kec. Sukajadi, Kota Bandung, Jawa Barat', 'ID')
  assert.ok(place)
  assert.equal(await app.addresses.loadPostcodes(place), ['40161', '40162', '40163', '40164'])
  const asked = http.requests.length
  assert.equal(await app.addresses.loadPostcodes({ ...place, area: { id: '', name: 'Tulisan' } }), [])
  assert.is(http.requests.length, asked)
})

pasted.run()
