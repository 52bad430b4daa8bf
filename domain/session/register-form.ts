import { draftText, type Fields } from '../shared/fields.ts'

/** The form of a registration before anything was typed. */
export const BLANK_REGISTRATION = {
  givenName: '',
  familyName: '',
  email: '',
  mobile: '',
  password: '',
  repeat: '',
  agrees: false,
}

/** What stands in it. */
export type RegisterValues = typeof BLANK_REGISTRATION

/** What a reload may keep: passwords are typed again. */
export const keptRegistration = ({
  password: _,
  repeat: __,
  ...kept
}: RegisterValues): Omit<RegisterValues, 'password' | 'repeat'> => kept

/** What was typed before a reload; a draft is only a claim. */
export const registrationOf = (draft: Fields | undefined): RegisterValues => {
  const { agrees: _, ...texts } = keptRegistration(BLANK_REGISTRATION)
  const kept = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, draftText(draft, field) ?? text]),
  )
  return { ...BLANK_REGISTRATION, ...kept, agrees: draft?.['agrees'] === true }
}
