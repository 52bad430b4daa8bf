import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Address } from '../../../domain/addresses/address.ts'
import { addressLine, knownTag, showMobile, splitMobile } from '../../../domain/addresses/address-text.ts'
import { joinMobile } from '../../../domain/session/mobile.ts'

const text = suite('texts of an address')

text('a number is split after the calling code, however the server stores it', () => {
  for (const kept of ['6281255500142', '+62 812-5550-0142', '081255500142']) {
    assert.equal(splitMobile(kept), { prefix: '+62', local: '81255500142' })
  }
  assert.equal(splitMobile('85291234567'), { prefix: '+', local: '85291234567' })
  assert.equal(splitMobile(''), { prefix: '+62', local: '' })
})

text('splitting and joining again gives the same number', () => {
  for (const kept of ['6281255500142', '85291234567']) {
    const { prefix, local } = splitMobile(kept)
    assert.is(joinMobile(prefix, local).replace(/\D/g, ''), kept)
  }
})

text('a number is shown in groups', () => {
  assert.is(showMobile('6281255500142'), '+62 812-5550-0142')
  assert.is(showMobile('85291234567'), '+85291234567')
})

text('known tags are recognised in any letter case; other texts are custom tags', () => {
  assert.is(knownTag('rumah '), 'home')
  assert.is(knownTag('Gudang'), undefined)
})

text('a number of another country is split after that country’s code', () => {
  assert.equal(splitMobile('60123456789', '60'), { prefix: '+60', local: '123456789' })
  assert.equal(splitMobile('6281255500142', '60'), { prefix: '+', local: '6281255500142' })
  assert.equal(splitMobile('', '60'), { prefix: '+60', local: '' })
  assert.equal(splitMobile('', ''), { prefix: '+', local: '' })
})

const address = (change: Partial<Address>): Address => ({
  id: '1',
  name: 'Rani',
  mobile: '',
  country: 'ID',
  province: { id: '1', name: 'Jawa Barat' },
  city: { id: '2', name: 'Kota Bandung' },
  area: { id: '3', name: 'Sukajadi' },
  postcode: '40162',
  detail: 'Jl. Kenanga 18',
  tag: 'Rumah',
  isDefault: false,
  ...change,
})

text('an address is one line, with its postcode, and with its country when it is abroad', () => {
  assert.is(addressLine(address({}), 'Indonesia'), 'Jl. Kenanga 18, Sukajadi, Kota Bandung, Jawa Barat 40162')
  assert.is(addressLine(address({ postcode: '' }), ''), 'Jl. Kenanga 18, Sukajadi, Kota Bandung, Jawa Barat')
  const none = { id: '', name: '' }
  const abroad = { country: 'SG', province: none, area: none, city: { id: '', name: 'Singapore' } }
  assert.is(
    addressLine(address({ ...abroad, postcode: '238823' }), 'Singapura'),
    'Jl. Kenanga 18, Singapore 238823, Singapura',
  )
})

text.run()
