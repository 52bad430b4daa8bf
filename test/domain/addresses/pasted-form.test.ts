import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type AddressForm,
  BLANK_ADDRESS,
  type PastedForm,
  type PastedPart,
  pastedChanges,
  pastedValues,
} from '../../../domain/addresses/address-form.ts'

const pasted = suite('a pasted address and its form')

const PLACE = {
  province: { id: '1', name: 'Jawa Barat' },
  city: { id: '2', name: 'Kota Bandung' },
  area: { id: '3', name: 'Sukajadi' },
}
const HOME: PastedForm = {
  country: 'ID',
  name: 'Rani',
  mobile: '+62 812-5550-0142',
  postcode: '40162',
  place: PLACE,
  detail: 'Jl. Kenanga 18',
}
const CHINA: PastedForm = {
  country: 'CN',
  name: '张三',
  mobile: '13800138000',
  state: '广东省',
  city: '深圳市',
  detail: '1号',
}
const ALL: ReadonlySet<PastedPart> = new Set(['name', 'mobile', 'place', 'postcode', 'detail'])
const rowsOf = (form: AddressForm, text: PastedForm) =>
  pastedChanges(form, text).map(({ part, before, after }) => [part, before, after])

pasted('shows each part beside what the form has', () => {
  const form = { ...BLANK_ADDRESS, name: 'Budi', detail: 'Jl. Kenanga 18' }
  assert.equal(rowsOf(form, HOME), [
    ['name', 'Budi', 'Rani'],
    ['mobile', '', '812-5550-0142'],
    ['place', '', 'Jawa Barat, Kota Bandung, Sukajadi'],
    ['postcode', '', '40162'],
  ])
})

pasted('changes only the parts that are taken over', () => {
  assert.equal(pastedValues(BLANK_ADDRESS, HOME, new Set(['postcode'])), { postcode: '40162' })
  assert.equal(pastedValues(BLANK_ADDRESS, HOME, new Set()), {})
  assert.equal(pastedValues(BLANK_ADDRESS, HOME, ALL).area, PLACE)
})

pasted('never empties a field that it does not name', () => {
  const form = { ...BLANK_ADDRESS, name: 'Budi', mobile: '812', postcode: '40111', detail: 'Jl. Mawar' }
  assert.equal(pastedChanges(form, { country: 'ID' }), [])
  assert.equal({ ...form, ...pastedValues(form, { country: 'ID' }, ALL) }, form)
})

pasted('takes the country with the place, and the number in its form', () => {
  const values = pastedValues(BLANK_ADDRESS, CHINA, ALL)
  assert.equal(
    [values.country, values.state, values.city, values.district, values.mobile],
    ['CN', '广东省', '深圳市', '', '13800138000'],
  )
})

pasted('has the calling code with a number where the place stays in another country', () => {
  const { mobile, country } = pastedValues(BLANK_ADDRESS, CHINA, new Set<PastedPart>(['mobile']))
  assert.equal([mobile, country], ['+8613800138000', undefined])
  const abroad = { ...BLANK_ADDRESS, country: 'MY' }
  assert.is(pastedValues(abroad, { country: 'ID', mobile: '0812 555' }, ALL).mobile, '+62812 555')
})

pasted('tells of a country that changes, also without a city', () => {
  const [change] = pastedChanges(BLANK_ADDRESS, { country: 'VN', detail: '1 Lê Lợi' })
  assert.equal([change?.part, change?.country, change?.after], ['place', 'VN', ''])
})

pasted('is nothing new once it is taken over', () => {
  for (const text of [HOME, CHINA]) {
    const form = { ...BLANK_ADDRESS, ...pastedValues(BLANK_ADDRESS, text, ALL) }
    assert.equal(pastedChanges(form, text), [])
  }
})

pasted.run()
