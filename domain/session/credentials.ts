import { fail, ok, type Result } from '../shared/result.ts'

/** Spec storefront 5 and 9. */
export const PASSWORD_MIN_LENGTH = 6
/** Public hosts of this API family accept 6-30 characters without spaces (api.md 6). */
export const PASSWORD_MAX_LENGTH = 30

export type Credentials = { readonly account: string; readonly password: string }

export type CredentialsFault =
  | { readonly kind: 'account-required'; readonly field: 'account' }
  | { readonly kind: 'password-required'; readonly field: 'password' }

export type Registration = {
  readonly familyName: string
  readonly givenName: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly repeat: string
}

export type RegistrationField = keyof Registration

export type RegistrationFault =
  | { readonly kind: 'required'; readonly field: RegistrationField }
  | { readonly kind: 'email-not-valid'; readonly field: 'email' }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }
  | { readonly kind: 'password-too-short'; readonly field: 'password'; readonly least: number }
  | { readonly kind: 'password-too-long'; readonly field: 'password'; readonly most: number }
  | { readonly kind: 'password-has-space'; readonly field: 'password' }
  | { readonly kind: 'passwords-differ'; readonly field: 'repeat' }

/** Login requires both account and password (spec storefront 5). */
export const checkCredentials = (form: Credentials): Result<Credentials, readonly CredentialsFault[]> => {
  const account = form.account.trim()
  const faults: CredentialsFault[] = []
  if (account === '') faults.push({ kind: 'account-required', field: 'account' })
  if (form.password === '') faults.push({ kind: 'password-required', field: 'password' })
  return faults.length === 0 ? ok({ account, password: form.password }) : fail(faults)
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const MOBILE = /^\+?[0-9][0-9 -]{5,22}$/

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

/** 6 to 20 digits, with an optional leading plus and separators that are dropped before sending. */
export const isMobile = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return MOBILE.test(text.trim()) && digits >= 6 && digits <= 20
}

const checkPassword = (password: string): RegistrationFault | undefined => {
  if (password === '') return { kind: 'required', field: 'password' }
  if (/\s/.test(password)) return { kind: 'password-has-space', field: 'password' }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { kind: 'password-too-short', field: 'password', least: PASSWORD_MIN_LENGTH }
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return { kind: 'password-too-long', field: 'password', most: PASSWORD_MAX_LENGTH }
  }
  return undefined
}

/** All faults of the registration form, one per field, in the order of the fields. */
export const checkRegistration = (form: Registration): Result<Registration, readonly RegistrationFault[]> => {
  const clean = {
    ...form,
    familyName: form.familyName.trim(),
    givenName: form.givenName.trim(),
    email: form.email.trim(),
    mobile: form.mobile.trim(),
  }
  const faults: RegistrationFault[] = []
  if (clean.familyName === '') faults.push({ kind: 'required', field: 'familyName' })
  if (clean.givenName === '') faults.push({ kind: 'required', field: 'givenName' })
  if (!isEmail(clean.email)) faults.push({ kind: 'email-not-valid', field: 'email' })
  if (!isMobile(clean.mobile)) faults.push({ kind: 'mobile-not-valid', field: 'mobile' })
  const password = checkPassword(clean.password)
  if (password) faults.push(password)
  if (clean.repeat !== clean.password) faults.push({ kind: 'passwords-differ', field: 'repeat' })
  return faults.length === 0 ? ok(clean) : fail(faults)
}
