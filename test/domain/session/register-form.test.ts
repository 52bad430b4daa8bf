import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  BLANK_REGISTRATION,
  keptRegistration,
  registrationOf,
} from '../../../domain/session/register-form.ts'

const form = suite('the draft of a registration form')

const filled = {
  ...BLANK_REGISTRATION,
  email: 'rani@contoh.id',
  password: 'rahasia1',
  repeat: 'rahasia1',
  agrees: true,
}

form('restores what was typed, except passwords', () => {
  const kept = keptRegistration(filled)
  assert.not.match(JSON.stringify(kept), 'rahasia1')
  assert.equal(registrationOf(kept), { ...filled, password: '', repeat: '' })
})

form('is blank without a draft, and ignores an invalid one', () => {
  assert.equal(registrationOf(undefined), BLANK_REGISTRATION)
  assert.equal(registrationOf({ email: 7, agrees: 'yes', password: 'x', other: 'y' }), BLANK_REGISTRATION)
})

form.run()
