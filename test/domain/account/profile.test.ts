import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  BIO_MAX_LENGTH,
  changedProfile,
  checkProfile,
  draftedProfile,
  isBirthday,
  type ProfileForm,
  type ProfileValues,
  profileNews,
} from '../../../domain/account/profile.ts'

const TODAY = '2026-11-21'
const kinds = (form: ProfileForm): readonly string[] => {
  const checked = checkProfile(form, TODAY)
  return checked.ok ? [] : checked.fault.map(({ kind, field }) => `${field} ${kind}`)
}

const profile = suite('profile')

profile('changes only the given fields, trimmed', () => {
  assert.equal(checkProfile({ givenName: ' Rani ' }, TODAY), {
    ok: true,
    value: { givenName: 'Rani', familyName: undefined, email: undefined, bio: undefined },
  })
})

profile('needs the given name and a valid e-mail address (requirement S5)', () => {
  assert.equal(kinds({ familyName: 'x'.repeat(41), givenName: ' ', email: 'rani@' }), [
    'familyName too-long',
    'givenName required',
    'email email-not-valid',
  ])
  assert.equal(kinds({ bio: 'x'.repeat(BIO_MAX_LENGTH + 1) }), ['bio too-long'])
})

profile('refuses a name of invisible characters', () => {
  assert.equal(kinds({ familyName: '\u200b\u200b', givenName: '\u3164 ' }), ['givenName required'])
  assert.equal(kinds({ givenName: 'Ra\u200dni' }), [])
  const checked = checkProfile({ bio: ' \u200b ' }, TODAY)
  assert.is(checked.ok && checked.value.bio, '')
})

profile('leaves out a missing family name', () => {
  const checked = checkProfile({ familyName: ' \u200b' }, TODAY)
  assert.is(checked.ok && checked.value.familyName, '')
})

profile('accepts days of the calendar up to today', () => {
  const days = [
    '2024-02-29',
    '2023-02-29',
    '2000-02-29',
    '1900-02-29',
    '2001-04-31',
    '2026-11-22',
    '5-5-2001',
  ]
  assert.equal(
    days.map((day) => isBirthday(day, TODAY)),
    [true, false, true, false, false, false, false],
  )
  assert.equal(kinds({ birthday: '' }), [])
  assert.equal(kinds({ birthday: '1899-12-31' }), ['birthday birthday-not-valid'])
})

const rani: ProfileValues = {
  avatar: '',
  givenName: 'Rani',
  familyName: '',
  email: 'rani@contoh.id',
  birthday: '',
  gender: 0,
  bio: '',
}

profile('sends only what was changed', () => {
  assert.equal(changedProfile(rani, rani), {})
  assert.equal(changedProfile({ ...rani, bio: 'Hai', gender: 2 }, rani), { bio: 'Hai', gender: 2 })
})

profile('accepts only valid values from a draft', () => {
  assert.equal(draftedProfile(undefined), {})
  const draft = { givenName: 'Dewi', bio: 7, gender: 1, password: 'secret' }
  assert.equal(draftedProfile(draft), { givenName: 'Dewi', gender: 1 })
  assert.equal(draftedProfile({ gender: 9 }), {})
})

profile('follows changes made elsewhere, except in the fields being edited', () => {
  const now = { ...rani, bio: 'Dari ponsel', givenName: 'Rania' }
  assert.equal(profileNews({ ...rani, bio: 'Sedang ditulis' }, rani, now), { givenName: 'Rania' })
  assert.equal(profileNews(rani, rani, rani), {})
})

profile.run()
