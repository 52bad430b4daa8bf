import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type AddressDraft, checkAddress } from '../../../domain/addresses/address.ts'

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

addresses('a whole one passes, trimmed', () => {
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

addresses('an area without its city is not one', () =>
  assert.equal(faults({ city: undefined }), ['area: required']),
)

addresses('the mobile number has to be one', () => {
  assert.equal(faults({ mobile: 'call me' }), ['mobile: mobile-not-valid'])
})

addresses('what nobody sees names nobody and no place', () => {
  assert.equal(faults({ name: '\u200b', detail: ' \u3164' }), ['name: required', 'detail: required'])
})

addresses.run()
