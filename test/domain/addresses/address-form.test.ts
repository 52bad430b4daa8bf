import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Address } from '../../../domain/addresses/address.ts'
import {
  BLANK_ADDRESS,
  changesOf,
  draftOf,
  formOf,
  keptForm,
  prefixOf,
  shownField,
  untouched,
} from '../../../domain/addresses/address-form.ts'

const form = suite('the form of an address')

const HOME: Address = {
  id: '5',
  name: 'Sari',
  mobile: '+62812345678',
  country: 'ID',
  province: { id: '1', name: 'Bali' },
  city: { id: '2', name: 'Denpasar' },
  area: { id: '3', name: 'Sanur' },
  postcode: '80228',
  detail: 'Jl. Melati',
  tag: 'Rumah',
  isDefault: true,
}
const ABROAD: Address = {
  ...HOME,
  country: 'MY',
  mobile: '+60123456789',
  province: { id: '8', name: 'Selangor' },
  city: { id: '', name: 'Shah Alam' },
  area: { id: '', name: '' },
  tag: 'Gudang',
}

form('saves an untouched address as it was', () => {
  for (const address of [HOME, ABROAD]) {
    const { id, name, country, province, city, area, postcode, detail, tag, isDefault } = address
    const same = { id, name, country, province, city, area, postcode, detail, tag, isDefault }
    const { mobile, ...saved } = untouched(address)
    assert.equal(saved, same)
    assert.is(mobile.replace(/\D/g, ''), address.mobile.replace(/\D/g, ''))
  }
})

form('has one field for the regions at home, three abroad, and one for a custom tag', () => {
  assert.equal(formOf(HOME).area?.city.name, 'Denpasar')
  const { area, state, city, tag, own } = formOf(ABROAD)
  assert.equal([area, state, city, tag, own], [undefined, 'Selangor', 'Shah Alam', 'own', 'Gudang'])
})

form('lets an incomplete area be chosen again', () => {
  assert.is(formOf({ ...HOME, city: { id: '0', name: '' } }).area, undefined)
})

form('keeps the id of a region abroad only while its name is unchanged', () => {
  const typed = formOf(ABROAD)
  assert.is(draftOf(typed, ABROAD).province?.id, '8')
  assert.equal(draftOf({ ...typed, state: 'Johor' }, ABROAD).province, { id: '', name: 'Johor' })
  assert.is(draftOf({ ...typed, country: 'SG' }, ABROAD).province?.id, '')
})

form(
  'uses the calling code of its country, and that of an edited number while the country is unchanged',
  () => {
    assert.equal(
      [prefixOf('ID', undefined), prefixOf('MY', HOME), prefixOf('ID', HOME)],
      ['+62', '+60', '+62'],
    )
  },
)

form('stores only changed fields, and validates what it reads again', () => {
  const began = formOf(HOME)
  const changed = { ...began, detail: 'Jl. Mawar 3', isDefault: false }
  const kept = changesOf(changed, began)
  assert.equal(kept, { detail: 'Jl. Mawar 3', isDefault: false })
  assert.equal(keptForm(began, kept), changed)
  assert.equal(keptForm({ ...began, name: 'Newer' }, kept).name, 'Newer')
  const odd = { country: 'nowhere', area: { province: 7 }, tag: 'castle', isDefault: 'yes', name: 3 }
  assert.equal(keptForm(began, odd), began)
  assert.is(keptForm(began, undefined), began)
})

form('keeps an area over a reload', () => {
  const area = { province: HOME.province, city: HOME.city, area: HOME.area }
  const kept: unknown = JSON.parse(JSON.stringify(changesOf({ ...BLANK_ADDRESS, area }, BLANK_ADDRESS)))
  assert.equal(keptForm(BLANK_ADDRESS, kept as Record<string, unknown>).area, area)
})

form('shows a fault at the field in which it was typed', () => {
  const abroad = formOf(ABROAD)
  assert.equal(
    ['province', 'city', 'area', 'tag', 'name'].map((field) => shownField(field, abroad)),
    ['state', 'city', 'district', 'own', 'name'],
  )
  assert.equal(
    ['province', 'city', 'area', 'tag'].map((field) => shownField(field, formOf(HOME))),
    ['area', 'area', 'area', 'tag'],
  )
})

form.run()
