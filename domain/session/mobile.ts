import { normaliseInput } from '../shared/text.ts'

/** The calling code of the home country (requirement S3: country ID). */
export const HOME_CODE = '62'

/** Most characters of a number as typed, with separators. */
export const TYPED_MOBILE_MAX_LENGTH = 24

/** Digits with spaces, dashes, dots and brackets, and an optional plus. */
const SHAPE = /^\+?[0-9(][0-9 ().-]*$/
/** An Indonesian mobile number without its leading 0: an 8 and eight to eleven more digits. */
const HOME_NUMBER = /^8[0-9]{8,11}$/
/** Numbers of other countries: 6 digits are the shortest in use, 15 the longest in E.164. */
const FOREIGN_NUMBER = /^[1-9][0-9]{5,14}$/

/**
 * Whether a text can be a mobile number. Numbers that begin with 0 or the home country's code must have an Indonesian
 * length (10 to 13 digits written as 08...); others have 6 to 15 digits.
 */
export const isMobile = (text: string): boolean => {
  const plain = normaliseInput(text)
  if (!SHAPE.test(plain)) return false
  const digits = plain.replace(/\D/g, '').replace(/^00/, '')
  const home = /^(?:0|62)0*(.*)$/.exec(digits)?.[1]
  return home === undefined ? FOREIGN_NUMBER.test(digits) : HOME_NUMBER.test(home)
}

/**
 * Joins a calling code and the digits typed after it; a leading 0 or a repeated code is removed. Empty stays empty; a
 * prefix of only "+" means that the number contains its own calling code.
 */
export const joinMobile = (prefix: string, typed: string): string => {
  const text = normaliseInput(typed).replace(/^00/, '+')
  if (text === '' || text.startsWith('+') || prefix === '+') return text
  return `${prefix}${text.replace(/^0+/, '')}`
}

/** A number without separators, for storing and comparing. */
export const mobileDigits = (text: string): string => normaliseInput(text).replace(/[\s()+.-]/g, '')

/** Digits with the calling code, however they were typed: 0812..., 0062 812..., 62 0812... */
export const abroadForm = (digits: string): string =>
  digits
    .replace(/^00(?=[1-9])/, '')
    .replace(/^0(?=[1-9])/, HOME_CODE)
    .replace(/^620+/, HOME_CODE)

/** Digits in domestic form (0812...); numbers of other countries are kept. */
export const homeForm = (digits: string): string => abroadForm(digits).replace(/^62(?=[1-9])/, '0')
