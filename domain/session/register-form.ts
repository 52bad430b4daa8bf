import { draftedTexts, type Fields } from '../shared/fields.ts'

/** The empty registration form. */
export const BLANK_REGISTRATION = {
  givenName: '',
  familyName: '',
  email: '',
  mobile: '',
  password: '',
  repeat: '',
  agrees: false,
}

/** The values of the registration form. */
export type RegisterValues = typeof BLANK_REGISTRATION

/** The values that may be kept for a reload: not the passwords. */
export const keptRegistration = ({
  password: _,
  repeat: __,
  ...kept
}: RegisterValues): Omit<RegisterValues, 'password' | 'repeat'> => kept

/** Restores a draft typed before a reload; a draft is not trusted. */
export const registrationOf = (draft: Fields | undefined): RegisterValues => {
  const { agrees: _, ...texts } = keptRegistration(BLANK_REGISTRATION)
  return { ...BLANK_REGISTRATION, ...draftedTexts(draft, texts), agrees: draft?.['agrees'] === true }
}
