import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  BLANK_REGISTRATION,
  keptRegistration,
  registrationOf,
} from '../../../domain/session/register-form.ts'

const form = suite('the form of a registration after a reload')

const filled = {
  ...BLANK_REGISTRATION,
  email: 'rani@contoh.id',
  password: 'rahasia1',
  repeat: 'rahasia1',
  agrees: true,
}

form('has what was typed, but for passwords, which are typed again', () => {
  const kept = keptRegistration(filled)
  assert.not.match(JSON.stringify(kept), 'rahasia1')
  assert.equal(registrationOf(kept), { ...filled, password: '', repeat: '' })
})

form('is blank without a draft, and believes nothing of one that is no form', () => {
  assert.equal(registrationOf(undefined), BLANK_REGISTRATION)
  assert.equal(registrationOf({ email: 7, agrees: 'yes', password: 'x', other: 'y' }), BLANK_REGISTRATION)
})

form.run()
