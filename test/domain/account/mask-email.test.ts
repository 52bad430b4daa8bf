import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { maskEmail } from '../../../domain/session/credentials.ts'

const masked = suite('a masked e-mail address')

masked('shows its first letter and its provider', () => {
  assert.is(maskEmail('rani@contoh.id'), 'r•••@contoh.id')
  assert.is(maskEmail('a@b.co'), 'a•••@b.co')
  assert.is(maskEmail('"a@b"@contoh.id'), '"•••@contoh.id')
})

masked('is empty for an invalid address', () => {
  assert.equal(['', 'rani', '@contoh.id'].map(maskEmail), ['', '', ''])
})

masked.run()
