import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fullName, nameOrder } from '../../../domain/account/full-name.ts'

const names = suite('names of people')

names('a name in Latin letters starts with the given name', () => {
  assert.is(fullName({ givenName: 'Rani', familyName: 'Prameswari' }), 'Rani Prameswari')
})

names('a Chinese or a Korean name starts with the family name and has no space', () => {
  assert.is(fullName({ givenName: '小明', familyName: '王' }), '王小明')
  assert.is(fullName({ givenName: '민수', familyName: '김' }), '김민수')
})

names('a Japanese name with kana starts with the family name, with a space between', () => {
  assert.is(fullName({ givenName: 'さくら', familyName: '山田' }), '山田 さくら')
})

names('a single part is the whole name', () => {
  assert.is(fullName({ givenName: '', familyName: 'Prameswari' }), 'Prameswari')
  assert.is(fullName({ givenName: '', familyName: '' }), '')
})

names('forms have the family name first where people write it first', () => {
  assert.equal(nameOrder('han'), ['familyName', 'givenName'])
  assert.equal(nameOrder('ri'), ['familyName', 'givenName'])
  assert.equal(nameOrder('zh-cn'), ['familyName', 'givenName'])
  assert.equal(nameOrder('dgn'), ['givenName', 'familyName'])
})

names.run()
