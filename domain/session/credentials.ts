import { type NameFault, nameFault } from '../account/full-name.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { firstOf, lengthOf, normaliseInput, visibleText } from '../shared/text.ts'
import { isMobile } from './mobile.ts'

/** Fewest characters of a password (requirements S5 and S9). */
export const PASSWORD_MIN_LENGTH = 6
/** Public servers of this API family accept 6-30 characters without spaces (api.md 6). */
const PASSWORD_MAX_LENGTH = 30
/**
 * Most characters of the input field. Longer than allowed, so that a too long password is reported instead of
 * silently cut, which would make a password manager save a different one.
 */
export const TYPED_PASSWORD_MAX_LENGTH = 128

/** Account (e-mail or mobile number) and password. */
export type Credentials = { readonly account: string; readonly password: string }

/** What is missing to sign in. */
export type CredentialsFault =
  | { readonly kind: 'account-required'; readonly field: 'account' }
  | { readonly kind: 'password-required'; readonly field: 'password' }

/** The registration form as filled in. */
export type Registration = {
  /** '' for people with a single name. */
  readonly familyName: string
  readonly givenName: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly repeat: string
}
/** What is wrong with a new password; `field` is its field. */
export type NewPasswordFault<Field extends string> =
  | { readonly kind: 'required'; readonly field: Field }
  | { readonly kind: 'password-has-space'; readonly field: Field }
  | { readonly kind: 'password-too-short'; readonly field: Field; readonly min: number }
  | { readonly kind: 'password-too-long'; readonly field: Field; readonly max: number }

/** What is wrong with a registration, with its field (requirement S5). */
export type RegistrationFault =
  | NameFault
  | { readonly kind: 'email-not-valid'; readonly field: 'email' }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }
  | NewPasswordFault<'password'>
  | { readonly kind: 'passwords-differ'; readonly field: 'repeat' }

/** Login requires both account and password (requirement S5). */
export const checkCredentials = (form: Credentials): Result<Credentials, readonly CredentialsFault[]> => {
  const account = normaliseInput(form.account)
  const faults: CredentialsFault[] = []
  if (account === '') faults.push({ kind: 'account-required', field: 'account' })
  if (form.password === '') faults.push({ kind: 'password-required', field: 'password' })
  return faults.length === 0 ? ok({ account, password: form.password }) : fail(faults)
}

// A local part without separators or invisible characters (a pasted zero-width space), then labels of letters and
// digits.
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Default_Ignorable_Code_Point}]+@(?!-)[\p{L}\p{M}\p{N}-]+(?:\.(?!-)[\p{L}\p{M}\p{N}-]+)+$/u

/** Most characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** Whether a text has the form of an e-mail address and is not too long; whether it exists is not checked. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)

/** What is wrong with a new password; undefined when it is valid. */
export const newPasswordFault = <Field extends string>(
  password: string,
  field: Field,
): NewPasswordFault<Field> | undefined => {
  if (password === '') return { kind: 'required', field }
  // Servers reject control characters, and they cannot be typed again.
  if (/[\s\p{Cc}\p{Surrogate}]/u.test(password)) return { kind: 'password-has-space', field }
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) {
    return { kind: 'password-too-short', field, min: PASSWORD_MIN_LENGTH }
  }
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) {
    return { kind: 'password-too-long', field, max: PASSWORD_MAX_LENGTH }
  }
  return undefined
}

/** All faults of the registration form, one per field, in the order of the fields. */
export const checkRegistration = (form: Registration): Result<Registration, readonly RegistrationFault[]> => {
  const clean = {
    ...form,
    familyName: visibleText(form.familyName),
    givenName: visibleText(form.givenName),
    email: normaliseInput(form.email),
    mobile: normaliseInput(form.mobile),
  }
  const faults: RegistrationFault[] = []
  for (const field of ['familyName', 'givenName'] as const) {
    const fault = nameFault(field, clean[field])
    if (fault) faults.push(fault)
  }
  if (!isEmail(clean.email)) faults.push({ kind: 'email-not-valid', field: 'email' })
  if (!isMobile(clean.mobile)) faults.push({ kind: 'mobile-not-valid', field: 'mobile' })
  const password = newPasswordFault(clean.password, 'password')
  if (password) faults.push(password)
  if (clean.repeat !== clean.password) faults.push({ kind: 'passwords-differ', field: 'repeat' })
  return faults.length === 0 ? ok(clean) : fail(faults)
}

/** A masked e-mail address with only its first letter and provider: `r•••@contoh.id`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  return `${firstOf(email, 1)}•••${email.slice(at)}`
}
