import { HOME_CODE } from '../session/mobile.ts'
import type { Address } from './address.ts'
import { isHomeCountry } from './country.ts'

/**
 * "Jl. Kenanga Raya No. 18, Sukajadi, Bandung, Jawa Barat 40162". `countryName`, in the language of the reader or
 * courier, is appended for addresses abroad.
 */
export const addressLine = (
  {
    detail,
    area,
    city,
    province,
    postcode,
    country,
  }: Omit<Address, 'id' | 'name' | 'mobile' | 'tag' | 'isDefault'>,
  countryName: string,
): string => {
  const places = [detail, area.name, city.name, province.name].filter((part) => part !== '')
  const line = [places.join(', '), postcode].filter((part) => part !== '').join(' ')
  return isHomeCountry(country) || countryName === '' ? line : `${line}, ${countryName}`
}

/** Tags that have a translation, as the server stores them; any other tag was typed by the shopper. */
export const ADDRESS_TAGS = { home: 'Rumah', office: 'Kantor', school: 'Sekolah' } as const
/** An address tag that has a translation in every language. */
export type AddressTag = keyof typeof ADDRESS_TAGS

/** Which of the known tags it is; undefined for a custom one. */
export const knownTag = (tag: string): AddressTag | undefined => {
  const wanted = tag.trim().toLowerCase()
  return (Object.keys(ADDRESS_TAGS) as AddressTag[]).find((key) => ADDRESS_TAGS[key].toLowerCase() === wanted)
}

/** A mobile number split into calling code and national digits. */
export type MobileParts = {
  /** "+62"; "+" alone when the number belongs to another country. */
  readonly prefix: string
  readonly local: string
}

/**
 * Splits a stored number for the form of a country with this calling code ('' when none is offered): digits with or
 * without the code. A leading 0 means a domestic number.
 */
export const splitMobile = (mobile: string, code: string = HOME_CODE): MobileParts => {
  const digits = mobile.replace(/\D/g, '')
  if (digits === '') return { prefix: `+${code}`, local: '' }
  const whole = digits.startsWith('0') ? HOME_CODE + digits.slice(1) : digits
  const isOfCode = code !== '' && whole.startsWith(code)
  return isOfCode ? { prefix: `+${code}`, local: whole.slice(code.length) } : { prefix: '+', local: whole }
}

/** A number formatted for display: "+62 812-5550-0142". */
export const showMobile = (mobile: string): string => {
  const { prefix, local } = splitMobile(mobile)
  if (prefix === '+') return local === '' ? mobile : `+${local}`
  return `${prefix} ${local.replace(/^(\d{3})(\d{4})(\d+)$/, '$1-$2-$3')}`
}
