import { EMAIL_MOST, isEmail, newPasswordFault } from '../../../domain/session/credentials.ts'
import { abroadForm, homeForm, isMobile, mobileDigits } from '../../../domain/session/mobile.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'

/** A mobile number as the forms take it, as digits only (api.md 6); separators and a leading + are dropped. */
const readMobile = (input: Input, name = 'mobile'): string => {
  const typed = input.text(name, 40)
  if (!isMobile(typed)) throw refuse('mobile-not-valid', { field: name })
  return mobileDigits(typed)
}

/** The mobile number of an account in the form in which it is unique: 0812... and +62 812... are one telephone. */
export const readOwnMobile = (input: Input): string => abroadForm(readMobile(input))

/** An e-mail address in the form in which it is unique: lower case. */
export const readEmail = (input: Input, name = 'email'): string => {
  const email = input.text(name, EMAIL_MOST).toLowerCase()
  if (!isEmail(email)) throw refuse('email-not-valid', { field: name })
  return email
}

/** A password that is being chosen, as the domain takes it (api.md 6). */
export const readNewPassword = (input: Input, name: string): string => {
  const password = input.secret(name, 200)
  if (newPasswordFault(password, name)) throw refuse('password-not-valid', { field: name })
  return password
}

type AccountForms = {
  readonly email: string
  /** As typed. */
  readonly mobile: string
  /** With the calling code, and with the 0 that stands for it at home. */
  readonly abroad: string
  readonly home: string
}

/** What a typed account can stand for: the lower-case e-mail, and the digits of a mobile number. */
export const accountForms = (account: string): AccountForms => {
  const mobile = account.replace(/[\s()+.-]/g, '')
  return { email: account.trim().toLowerCase(), mobile, abroad: abroadForm(mobile), home: homeForm(mobile) }
}

/**
 * One name for all the ways to name an account, for counting tries: its e-mail and its mobile number are one account,
 * and so is a number with other dots and blanks. `user`: whose account it is, if anybody's.
 */
export const triesKey = (user: { readonly id: number } | undefined, account: string): string => {
  if (user !== undefined) return `user ${user.id}`
  const { email, abroad } = accountForms(account)
  return /^[0-9]+$/.test(abroad) ? abroad : email
}
