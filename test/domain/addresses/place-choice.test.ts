import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  choiceFrom,
  levelOf,
  NO_CHOICE,
  typedRegions,
  withFound,
  withRegion,
  writtenPlace,
} from '../../../domain/addresses/place-choice.ts'

const choice = suite('a place chosen from the largest region to the smallest')

const province = { id: '1', name: 'Bali' }
const city = { id: '2', name: 'Badung' }
const area = { id: '3', name: 'Kuta' }
const typed = { id: '', name: 'Ubud' }

choice('asks for province, city and district in turn, and is complete after the third', () => {
  assert.is(levelOf(NO_CHOICE), 'province')
  const first = withRegion(NO_CHOICE, province)
  assert.equal(first, { province, city: undefined })
  assert.is(levelOf({ province, city: undefined }), 'city')
  assert.equal(withRegion({ province, city: undefined }, city), { province, city })
  assert.is(levelOf({ province, city }), 'area')
  assert.equal(withRegion({ province, city }, area), { province, city, area })
})

choice('of a known place starts in its city, and from the top where a region was typed', () => {
  assert.equal(choiceFrom({ province, city, area }), { province, city })
  assert.equal(choiceFrom({ province, city: typed, area: typed }), { province, city: undefined })
  assert.equal(choiceFrom({ province: typed, city, area }), NO_CHOICE)
  assert.equal(choiceFrom(undefined), NO_CHOICE)
})

choice('accepts a found district as the place, and continues below a larger region', () => {
  assert.equal(withFound({ level: 'area', province, city, area }), { province, city, area })
  assert.equal(withFound({ level: 'city', province, city, area: typed }), { province, city })
  const none = { id: '', name: '' }
  assert.equal(withFound({ level: 'province', province, city: none, area: none }), {
    province,
    city: undefined,
  })
})

choice('starts with names typed before, and not with listed ones', () => {
  assert.equal(typedRegions({ province, city: typed, area }), { province: '', city: 'Ubud', area: '' })
})

choice('is completed by typed names, trimmed', () => {
  const written = writtenPlace({ province, city: undefined }, { province: '', city: ' Ubud ', area: 'Tegal' })
  assert.equal(written, {
    ok: true,
    value: { province, city: { id: '', name: 'Ubud' }, area: { id: '', name: 'Tegal' } },
  })
})

choice('names the levels that are missing', () => {
  const texts = { province: 'ignored', city: '  ', area: '' }
  assert.equal(writtenPlace({ province, city: undefined }, texts), { ok: false, fault: ['city', 'area'] })
  assert.equal(writtenPlace(NO_CHOICE, { province: 'Bali', city: 'Badung', area: '' }), {
    ok: false,
    fault: ['area'],
  })
})

choice.run()
