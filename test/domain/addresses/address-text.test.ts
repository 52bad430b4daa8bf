import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { knownTag, showMobile, splitMobile } from '../../../domain/addresses/address-text.ts'
import { joinMobile } from '../../../domain/session/mobile.ts'

const text = suite('the words of an address')

text('a number is cut after the calling code, whichever way the server keeps it', () => {
  for (const kept of ['6281255500142', '+62 812-5550-0142', '081255500142']) {
    assert.equal(splitMobile(kept), { prefix: '+62', local: '81255500142' })
  }
  assert.equal(splitMobile('85291234567'), { prefix: '+', local: '85291234567' })
  assert.equal(splitMobile(''), { prefix: '+62', local: '' })
})

text('cutting and joining again gives the same number', () => {
  for (const kept of ['6281255500142', '85291234567']) {
    const { prefix, local } = splitMobile(kept)
    assert.is(joinMobile(prefix, local).replace(/\D/g, ''), kept)
  }
})

text('a number is shown in groups', () => {
  assert.is(showMobile('6281255500142'), '+62 812-5550-0142')
  assert.is(showMobile('85291234567'), '+85291234567')
})

text('known tags are found whatever their case; other words are the shopper’s own', () => {
  assert.is(knownTag('rumah '), 'home')
  assert.is(knownTag('Gudang'), undefined)
})

text.run()
