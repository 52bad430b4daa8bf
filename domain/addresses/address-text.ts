import { HOME_CODE } from '../session/mobile.ts'
import type { Address } from './address.ts'

/** "Jl. Kenanga Raya No. 18, Sukajadi, Bandung, Jawa Barat". */
export const addressLine = ({ detail, area, city, province }: Address): string =>
  [detail, area.name, city.name, province.name].filter((part) => part !== '').join(', ')

/** Tags that every language has a word for, as the server keeps them; any other is the shopper's own word. */
export const ADDRESS_TAGS = { home: 'Rumah', office: 'Kantor', school: 'Sekolah' } as const
export type AddressTag = keyof typeof ADDRESS_TAGS

/** Which of the known tags it is; undefined for a shopper's own. */
export const knownTag = (tag: string): AddressTag | undefined => {
  const wanted = tag.trim().toLowerCase()
  return (Object.keys(ADDRESS_TAGS) as AddressTag[]).find((key) => ADDRESS_TAGS[key].toLowerCase() === wanted)
}

export type MobileParts = {
  /** "+62"; "+" alone when the number belongs to another country. */
  readonly prefix: string
  readonly local: string
}

/** A number as the server keeps it, cut for the form: digits with or without the calling code. */
export const splitMobile = (mobile: string): MobileParts => {
  const digits = mobile.replace(/\D/g, '')
  if (digits === '') return { prefix: `+${HOME_CODE}`, local: '' }
  if (digits.startsWith('0')) return { prefix: `+${HOME_CODE}`, local: digits.slice(1) }
  if (digits.startsWith(HOME_CODE)) return { prefix: `+${HOME_CODE}`, local: digits.slice(HOME_CODE.length) }
  return { prefix: '+', local: digits }
}

/** For reading: "+62 812-5550-0142". */
export const showMobile = (mobile: string): string => {
  const { prefix, local } = splitMobile(mobile)
  if (prefix === '+') return local === '' ? mobile : `+${local}`
  return `${prefix} ${local.replace(/^(\d{3})(\d{4})(\d+)$/, '$1-$2-$3')}`
}
