import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkAccount, checkPasswordChange, checkPasswordReset } from '../../../domain/account/password.ts'

type Checked = { readonly ok: boolean; readonly fault?: readonly { kind: string; field: string }[] }
const kinds = ({ fault = [] }: Checked): readonly string[] =>
  fault.map(({ kind, field }) => `${field} ${kind}`)
const change = (old: string, next: string, repeat = next) => kinds(checkPasswordChange({ old, next, repeat }))
const reset = (account: string, code: string, next: string, repeat = next) =>
  kinds(checkPasswordReset({ account, code, next, repeat }))

const password = suite('login password')

password('has at least 6 characters (requirement S5: "Password length is at least 6")', () => {
  assert.equal(change('rahasia1', 'abcde'), ['next password-too-short'])
  assert.equal(change('rahasia1', 'abcdef'), [])
  assert.equal(reset('a@b.id', '123456', 'abcde'), ['next password-too-short'])
})

password('differs from the old one (requirement S5: "The new password must differ from the old one")', () => {
  assert.equal(change('rahasia1', 'rahasia1'), ['next password-unchanged'])
})

password('is confirmed (requirements S5 and S8: "Passwords do not match")', () => {
  assert.equal(change('rahasia1', 'rahasia2', 'rahasia3'), ['repeat passwords-differ'])
  assert.equal(reset('a@b.id', '123456', 'rahasia2', ''), ['repeat passwords-differ'])
})

password('is changed with the old one only (requirement S8: "Old password is required")', () => {
  assert.equal(change('', 'rahasia2'), ['old old-password-required'])
})

password('has 30 characters at most and no space (api.md 6)', () => {
  assert.equal(change('rahasia1', 'x'.repeat(31)), ['next password-too-long'])
  assert.equal(change('rahasia1', 'dua kata'), ['next password-has-space'])
  assert.equal(change('rahasia1', ''), ['next required'])
})

password('is reset for an e-mail address or a mobile number, with the code that was sent', () => {
  assert.equal(checkAccount(' sari@example.com '), { ok: true, value: 'sari@example.com' })
  assert.equal(kinds(checkAccount('')), ['account required'])
  assert.equal(kinds(checkAccount('sari')), ['account account-not-valid'])
  assert.equal(reset('+62 812 5550 0142', '12 34 56', 'rahasia2'), [])
  assert.equal(reset('', '', ''), ['account required', 'code required', 'next required'])
  assert.equal(reset('a@b.id', '12a', 'rahasia2'), ['code code-not-digits'])
})

password.run()
