import { EMAIL_MAX_LENGTH, isEmail, newPasswordFault } from '../../../domain/session/credentials.ts'
import { abroadForm, homeForm, isMobile, mobileDigits } from '../../../domain/session/mobile.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'

/** A mobile number from a form, as digits only (api.md 6); separators and a leading + are removed. */
const readMobile = (input: Input, name = 'mobile'): string => {
  const typed = input.text(name, 40)
  if (!isMobile(typed)) throw refuse('mobile-not-valid', { field: name })
  return mobileDigits(typed)
}

/** An account's mobile number in canonical form: 0812... and +62 812... are the same number. */
export const readOwnMobile = (input: Input): string => abroadForm(readMobile(input))

/** An e-mail address in canonical form: lower case. */
export const readEmail = (input: Input, name = 'email'): string => {
  const email = input.text(name, EMAIL_MAX_LENGTH).toLowerCase()
  if (!isEmail(email)) throw refuse('email-not-valid', { field: name })
  return email
}

/** A new password, checked with the domain's rule (api.md 6). */
export const readNewPassword = (input: Input, name: string): string => {
  const password = input.secret(name, 200)
  if (newPasswordFault(password, name)) throw refuse('password-not-valid', { field: name })
  return password
}

type AccountForms = {
  readonly email: string
  /** As typed. */
  readonly mobile: string
  /** With calling code, and in domestic form with 0. */
  readonly abroad: string
  readonly home: string
}

/** What a typed account may be: an e-mail address in lower case, or the digits of a mobile number. */
export const accountForms = (account: string): AccountForms => {
  const mobile = account.replace(/[\s()+.-]/g, '')
  return { email: account.trim().toLowerCase(), mobile, abroad: abroadForm(mobile), home: homeForm(mobile) }
}

/**
 * The key for counting attempts on an account, the same for all ways to type it: e-mail or mobile number, with any
 * separators. `user`: the account, if it exists.
 */
export const triesKey = (user: { readonly id: number } | undefined, account: string): string => {
  if (user !== undefined) return `user ${user.id}`
  const { email, abroad } = accountForms(account)
  return /^[0-9]+$/.test(abroad) ? abroad : email
}
