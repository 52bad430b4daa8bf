import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  checkCredentials,
  checkRegistration,
  type Registration,
} from '../../../domain/session/credentials.ts'

const forms = suite('sign-in and registration forms (requirement S5)')
const good: Registration = {
  familyName: 'Wijaya',
  givenName: 'Sari',
  email: 'sari@example.com',
  mobile: '+62 812-3456-789',
  password: 'rahasia1',
  repeat: 'rahasia1',
}
const faults = (change: Partial<Registration>) => {
  const checked = checkRegistration({ ...good, ...change })
  return checked.ok ? [] : checked.fault.map((fault) => `${fault.field}: ${fault.kind}`)
}

forms('signing in needs both account and password', () => {
  const checked = checkCredentials({ account: ' ', password: '' })
  assert.equal(checked.ok ? [] : checked.fault.map((fault) => fault.kind), [
    'account-required',
    'password-required',
  ])
})

forms('the account is trimmed, the password is not', () => {
  const checked = checkCredentials({ account: ' a ', password: ' b ' })
  assert.equal(checked, { ok: true, value: { account: 'a', password: ' b ' } })
})

forms('a valid registration passes', () => assert.equal(faults({}), []))

forms('the e-mail has to be valid', () => {
  for (const email of ['', 'sari', 'sari@', '@a.b', 'a@b', 'a b@c.d']) {
    assert.equal(faults({ email }), ['email: email-not-valid'], email)
  }
})

forms('an e-mail may be as long as mail servers allow, and no longer', () => {
  const long = (length: number): string => 'a@contoh.id'.padStart(length, 'a')
  assert.equal([faults({ email: long(254) }), faults({ email: long(255) })], [[], ['email: email-not-valid']])
})

forms('an e-mail copied with surrounding punctuation is refused', () => {
  const copied = ['<sari@contoh.id>', 'sari@contoh.id,', 'sari@-contoh.id']
  for (const email of copied) assert.equal(faults({ email }), ['email: email-not-valid'], email)
})

forms('e-mails with special characters, subdomains and other scripts are accepted', () => {
  for (const email of ["o'sari+toko_1.b@mail.contoh.co.id", 'สารี@ตัวอย่าง.ไทย', 'さり@例え.jp', 'x@1-2.id']) {
    assert.equal(faults({ email }), [], email)
  }
})

forms('the mobile number has to be valid', () => {
  assert.equal(faults({ mobile: '0812x' }), ['mobile: mobile-not-valid'])
})

forms('the password has six to thirty characters, none of them a space, and is typed twice alike', () => {
  assert.equal(faults({ password: '12345', repeat: '12345' }), ['password: password-too-short'])
  assert.equal(faults({ password: '123456', repeat: '123456' }), [])
  const [max, more] = ['x'.repeat(30), 'x'.repeat(31)]
  assert.equal(faults({ password: max, repeat: max }), [])
  assert.equal(faults({ password: more, repeat: more }), ['password: password-too-long'])
  const [few, many] = ['😀'.repeat(5), '👍🏽'.repeat(30)]
  assert.equal(faults({ password: few, repeat: few }), ['password: password-too-short'], 'as people count')
  assert.equal(faults({ password: many, repeat: many }), [])
  assert.equal(faults({ password: 'abc def', repeat: 'abc def' }), ['password: password-has-space'])
  assert.equal(faults({ repeat: 'rahasia2' }), ['repeat: passwords-differ'])
})

forms('a single name is a given name, and needs no family name', () => {
  assert.equal(faults({ givenName: 'Suharto', familyName: ' ' }), [])
  assert.equal(faults({ givenName: ' ', familyName: 'Wijaya' }), ['givenName: required'])
  assert.equal(faults({ familyName: 'x'.repeat(41) }), ['familyName: too-long'])
})

forms('all faults are returned at once', () => {
  assert.is(
    faults({ familyName: '', givenName: '', email: '', mobile: '', password: '', repeat: '' }).length,
    4,
  )
})

forms.run()
