import { normaliseInput } from '../shared/text.ts'

/** The calling code of the country the shop is at home in (requirement S3: country ID). */
export const HOME_CODE = '62'

/** Characters of a number as it is typed, with what stands between its digits. */
export const TYPED_MOBILE_MOST = 24

/** Digits with blanks, dashes, dots and brackets between them, and a plus before them. */
const SHAPE = /^\+?[0-9(][0-9 ().-]*$/
/** A mobile number of Indonesia without its first 0: an 8, and eight to eleven digits more. */
const HOME_NUMBER = /^8[0-9]{8,11}$/
/** Elsewhere: no country has shorter ones in use, and E.164 has none that are longer. */
const FOREIGN_NUMBER = /^[1-9][0-9]{5,14}$/

/**
 * Whether a text can be a mobile number. One that begins with 0 or the code of the home country is Indonesian and is
 * held to its lengths (10 to 13 digits written as 08...); others have 6 to 15 digits.
 */
export const isMobile = (text: string): boolean => {
  const plain = normaliseInput(text)
  if (!SHAPE.test(plain)) return false
  const digits = plain.replace(/\D/g, '').replace(/^00/, '')
  const home = /^(?:0|62)0*(.*)$/.exec(digits)?.[1]
  return home === undefined ? FOREIGN_NUMBER.test(digits) : HOME_NUMBER.test(home)
}

/**
 * What was typed after a calling code, as one number: a leading 0, or a code of its own, is forgiven. Empty stays
 * empty; a prefix that is a plus alone belongs to a number that names its country itself.
 */
export const joinMobile = (prefix: string, typed: string): string => {
  const text = normaliseInput(typed).replace(/^00/, '+')
  if (text === '' || text.startsWith('+') || prefix === '+') return text
  return `${prefix}${text.replace(/^0+/, '')}`
}

/** A number without what only parts its digits: what is kept and compared. */
export const mobileDigits = (text: string): string => normaliseInput(text).replace(/[\s()+.-]/g, '')

/** Digits with the calling code before them, however they were typed: 0812..., 0062 812..., 62 0812... */
export const abroadForm = (digits: string): string =>
  digits
    .replace(/^00(?=[1-9])/, '')
    .replace(/^0(?=[1-9])/, HOME_CODE)
    .replace(/^620+/, HOME_CODE)

/** Digits as one writes them at home (0812...); those of other countries have no such form and stay. */
export const homeForm = (digits: string): string => abroadForm(digits).replace(/^62(?=[1-9])/, '0')
