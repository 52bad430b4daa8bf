import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type AddressDraft, followNewer } from '../../../domain/addresses/address.ts'

const following = suite('an address changed elsewhere while it is edited')

const region = (id: string) => ({ id, name: `Tempat ${id}` })

const BEGAN: AddressDraft = {
  id: '9',
  name: 'Rani',
  mobile: '+6281255500142',
  country: 'ID',
  province: region('1'),
  city: region('2'),
  area: region('3'),
  detail: 'Jl. Kenanga 18',
  tag: 'Rumah',
  isDefault: true,
}

following('keeps a typed field, though it was changed elsewhere too', () => {
  const typed = { ...BEGAN, detail: 'Jl. Mawar 3' }
  assert.is(followNewer(typed, BEGAN, { ...BEGAN, detail: 'Jl. Melati 5' }).detail, 'Jl. Mawar 3')
})

following('does not become the default again by saving its name', () => {
  const saved = followNewer({ ...BEGAN, name: 'Rani P.' }, BEGAN, { ...BEGAN, isDefault: false })
  assert.is(saved.isDefault, false)
})

following('never mixes the province of one with the district of the other', () => {
  const typed = { ...BEGAN, area: region('4') }
  const newer = { ...BEGAN, province: region('7'), city: region('8'), area: region('9') }
  const { province, city, area } = followNewer(typed, BEGAN, newer)
  assert.equal([province?.id, city?.id, area?.id], ['1', '2', '4'])
})

following('takes over the newer district as a whole, and none when it is incomplete', () => {
  const newer = { ...BEGAN, province: region('7'), city: region('8'), area: region('9') }
  assert.is(followNewer(BEGAN, BEGAN, newer).city?.id, '8')
  assert.is(followNewer(BEGAN, BEGAN, { ...newer, area: undefined }).city?.id, '2')
})

following.run()
