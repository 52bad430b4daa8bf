import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  isCalled,
  placeNamesIn,
  postcodeDoubt,
  postcodeStartsOf,
  regionsNamedIn,
  withoutRegions,
} from '../../../domain/addresses/home-regions.ts'
import { registeredProvinces } from '../../support/backend/world/region-register.ts'

const regions = suite('regions of the home country in a text')

const region = (name: string) => ({ id: name, name })
const CITIES = ['Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Jakarta Selatan'].map(region)
const PROVINCES = ['DKI Jakarta', 'Jawa Barat', 'Jawa Timur', 'DI Yogyakarta'].map(region)
const cityIn = (text: string) => regionsNamedIn(text, CITIES, 'city').map(({ region: { name } }) => name)
const provinceIn = (text: string) =>
  regionsNamedIn(text, PROVINCES, 'province').map(({ region: { name } }) => name)

regions('are a city or a regency by their title, and the city first without one', () => {
  assert.equal(cityIn('Sukajadi, Kota Bandung'), ['Kota Bandung'])
  assert.equal(cityIn('Dayeuhkolot, Kab. Bandung'), ['Kabupaten Bandung'])
  assert.equal(cityIn('Sukajadi, Bandung'), ['Kota Bandung', 'Kabupaten Bandung'])
  assert.equal(cityIn('Lembang, Bandung Barat'), ['Kabupaten Bandung Barat'])
})

regions('are no streets, buildings or villages that are called so', () => {
  assert.equal(cityIn('Jl. Bandung 5, Komplek Bandung, Toko Bandung, Kel. Bandung'), [])
  assert.equal(cityIn('Bandungan'), [])
})

regions('are known by the names that people write', () => {
  assert.equal(provinceIn('Bandung, jabar'), ['Jawa Barat'])
  assert.equal(provinceIn('West Java'), ['Jawa Barat'])
  assert.equal(provinceIn('D.I. Yogyakarta'), ['DI Yogyakarta'])
  assert.equal(provinceIn('Tebet, Jakarta'), ['DKI Jakarta'])
})

regions('go out of the text with their titles and commas, and overlap', () => {
  const text = 'Jl. Mawar 3, Kec. Tebet, Jakarta Selatan'
  const spans = [
    { start: 12, end: 23 },
    { start: 25, end: 40 },
    { start: 25, end: 32 },
  ]
  assert.is(withoutRegions(text, spans), 'Jl. Mawar 3')
})

regions('to search for are the last parts without digits, the largest first', () => {
  assert.equal(placeNamesIn('Jl. Mawar 3, Kec. Tebet, Kota Bandung'), ['Bandung', 'Tebet'])
  assert.equal(placeNamesIn('a, bb'), [])
})

regions('are called as people call them', () => {
  const place = { province: region('Jawa Barat'), city: region('Kota Bandung'), area: region('Sukajadi') }
  assert.ok(isCalled({ ...place, level: 'city' }, 'bandung'))
  assert.not(isCalled({ ...place, level: 'city' }, 'Bandung Barat'))
  assert.ok(isCalled({ ...place, level: 'area' }, 'SUKAJADI'))
})

const postcodes = suite('postcodes of the home country')

postcodes('begin in every province of the register as its districts’ do', () => {
  for (const { name, cities } of registeredProvinces) {
    const starts = new Set(
      cities.flatMap(({ districts }) =>
        districts.flatMap((area) => area.postcodes.map((code) => code.slice(0, 2))),
      ),
    )
    assert.ok(starts.size > 0, name)
    assert.equal(postcodeStartsOf(name), [...starts].sort(), name)
  }
})

const SUKAJADI = { province: region('Jawa Barat'), area: region('Sukajadi') }
const CODES = ['40161', '40162']

postcodes('are doubted where the district has others', () => {
  assert.is(postcodeDoubt('40162', SUKAJADI, CODES), undefined)
  assert.equal(postcodeDoubt('40111', SUKAJADI, CODES), {
    kind: 'other-district',
    district: 'Sukajadi',
    codes: CODES,
  })
})

postcodes('are doubted by the province where the server has none of the district', () => {
  assert.is(postcodeDoubt('40111', SUKAJADI, []), undefined)
  const doubt = postcodeDoubt('８０２２８', SUKAJADI, [])
  assert.is(doubt?.kind, 'other-province')
  assert.is(postcodeDoubt('80228', { ...SUKAJADI, province: region('Atlantis') }, []), undefined)
})

postcodes('are not doubted while they are typed, nor where they are no postcode', () => {
  for (const typed of ['', '8', '8022', '802281', 'abc'])
    assert.is(postcodeDoubt(typed, SUKAJADI, CODES), undefined)
})

regions.run()
postcodes.run()
