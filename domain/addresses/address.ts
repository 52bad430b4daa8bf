import { FULL_NAME_MOST } from '../account/full-name.ts'
import { isMobile } from '../session/mobile.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'
import { countryOf, HOME_COUNTRY, isPostcode, POSTCODE_MOST, postcodeExample } from './country.ts'

/** A part of a country. One that was written by hand, because no list has it, has no id. */
export type Region = { readonly id: string; readonly name: string }

/** Whether it is one of the server's; some servers say 0 for none. */
export const isListed = (region: Region | undefined): boolean =>
  region !== undefined && region.id !== '' && region.id !== '0'

/** Somewhere in a country, from the large to the small. */
export type Place = { readonly province: Region; readonly city: Region; readonly area: Region }

/** A place that a search has found; its smallest part is what was looked for, what is below is blank. */
export type FoundPlace = Place & { readonly level: 'province' | 'city' | 'area' }

/** No province, regency or district chosen yet. */
/** What was found, in the order of the server, but for what lies in the chosen city first, and then in its province. */
export const nearFirst = (
  found: readonly FoundPlace[],
  provinceId: string | undefined,
  cityId: string | undefined,
): readonly FoundPlace[] => {
  const farOf = ({ province, city }: FoundPlace): number => {
    if (cityId !== undefined && city.id === cityId) return 0
    return provinceId !== undefined && province.id === provinceId ? 1 : 2
  }
  return [...found].sort((one, other) => farOf(one) - farOf(other))
}

/** No part of a place. */
export const NO_REGION: Region = { id: '', name: '' }

/** A name as searches compare it: without capitals, accents, blanks and marks. */
export const comparableName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The regions whose name holds what was typed, whatever its capitals, accents and blanks; all for nothing typed. */
export const regionsNamed = (regions: readonly Region[], typed: string): readonly Region[] => {
  const sought = comparableName(typed)
  return regions.filter(({ name }) => comparableName(name).includes(sought))
}

/** A shipping address (requirement S3). `id` is empty until the server has stored it. */
export type Address = Place & {
  readonly id: string
  readonly name: string
  readonly mobile: string
  /** ISO 3166-1 alpha-2; what a server says otherwise stays as it came. */
  readonly country: string
  /** '' where none was given. */
  readonly postcode: string
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** What a shopper types into the address form; text as typed. */
export type AddressDraft = {
  readonly id?: string
  readonly name: string
  readonly mobile: string
  /** Home, where it is missing or ''. */
  readonly country?: string
  readonly province: Region | undefined
  readonly city: Region | undefined
  readonly area: Region | undefined
  readonly postcode?: string
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** The fields of the address form that a fault can be about. */
export type AddressField =
  | 'name'
  | 'mobile'
  | 'country'
  | 'province'
  | 'city'
  | 'area'
  | 'postcode'
  | 'detail'
  | 'tag'

/** Characters of what is typed freely; a place that is written by hand has as many for each of its parts. */
export const ADDRESS_LIMITS = {
  name: FULL_NAME_MOST,
  province: 60,
  city: 60,
  area: 60,
  detail: 200,
  tag: 20,
} as const

/** One fault per field; the form shows each beside its field (requirement S5). */
export type AddressFault =
  | { readonly kind: 'required'; readonly field: AddressField }
  | { readonly kind: 'too-long'; readonly field: keyof typeof ADDRESS_LIMITS; readonly most: number }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }
  | { readonly kind: 'country-not-known'; readonly field: 'country' }
  /** `example`: what one of that country looks like; '' where there is no rule to tell. */
  | { readonly kind: 'postcode-not-valid'; readonly field: 'postcode'; readonly example: string }

/** A draft that may be sent: every part is there and the mobile number is one. */
export type CheckedAddress = Omit<AddressDraft, keyof Place> &
  Place & { readonly country: string; readonly postcode: string }

/** A region as it is kept: what nobody sees of a written one is no name. */
const cleanRegion = (region: Region | undefined): Region => {
  if (region === undefined) return NO_REGION
  return isListed(region) ? region : { id: '', name: visibleText(region.name) }
}

const LEVELS = ['province', 'city', 'area'] as const

/** At home all three parts are needed; abroad, where no list tells what there is, the city. */
const isWholePlace = (place: Place, country: string): boolean => {
  const isThere = (region: Region): boolean => isListed(region) || region.name !== ''
  return country === HOME_COUNTRY ? LEVELS.every((level) => isThere(place[level])) : isThere(place.city)
}

const placeFaults = (place: Place, country: string): readonly AddressFault[] => {
  const isHome = country === HOME_COUNTRY
  const faults: AddressFault[] = []
  if (!isWholePlace(place, country)) faults.push({ kind: 'required', field: isHome ? 'area' : 'city' })
  const long = LEVELS.filter(
    (level) => !isListed(place[level]) && isTooLong(place[level].name, ADDRESS_LIMITS[level]),
  )
  // At home the three are one field of the form.
  if (isHome && long.length > 0) faults.push({ kind: 'too-long', field: 'area', most: ADDRESS_LIMITS.area })
  if (!isHome) {
    for (const field of long) faults.push({ kind: 'too-long', field, most: ADDRESS_LIMITS[field] })
  }
  return faults
}

/** An address requires addressee, mobile, area, detailed address and tag (requirement S5). */
export const checkAddress = (draft: AddressDraft): Result<CheckedAddress, readonly AddressFault[]> => {
  const named = draft.country?.trim() ?? ''
  const country = named === '' ? HOME_COUNTRY : countryOf(named)
  const clean = {
    ...draft,
    name: visibleText(draft.name),
    mobile: normaliseInput(draft.mobile),
    country: country ?? '',
    province: cleanRegion(draft.province),
    city: cleanRegion(draft.city),
    area: cleanRegion(draft.area),
    postcode: normaliseInput(draft.postcode ?? '').toUpperCase(),
    detail: visibleText(draft.detail),
    tag: visibleText(draft.tag),
  }
  const faults: AddressFault[] = []
  const require = (field: AddressField, isThere: boolean): void => {
    if (!isThere) faults.push({ kind: 'required', field })
  }
  const limit = (field: 'name' | 'detail' | 'tag'): void => {
    const most = ADDRESS_LIMITS[field]
    require(field, clean[field] !== '')
    if (isTooLong(clean[field], most)) faults.push({ kind: 'too-long', field, most })
  }
  limit('name')
  require('mobile', clean.mobile !== '')
  if (clean.mobile !== '' && !isMobile(clean.mobile))
    faults.push({ kind: 'mobile-not-valid', field: 'mobile' })
  if (country === undefined) faults.push({ kind: 'country-not-known', field: 'country' })
  else {
    faults.push(...placeFaults(clean, country))
    const { postcode } = clean
    if (postcode !== '' && (postcode.length > POSTCODE_MOST || !isPostcode(postcode, country))) {
      faults.push({ kind: 'postcode-not-valid', field: 'postcode', example: postcodeExample(country) })
    }
  }
  limit('detail')
  limit('tag')
  return faults.length > 0 ? fail(faults) : ok(clean)
}

const isSameRegion = (one: Region | undefined, other: Region | undefined): boolean =>
  one?.id === other?.id && (isListed(one) || one?.name === other?.name)

/**
 * What is saved of an address that was changed elsewhere while its form was open: what was typed here, and the newer
 * address where nothing was. `began` is what the form started with.
 */
export const followNewer = (typed: AddressDraft, began: AddressDraft, newer: AddressDraft): AddressDraft => {
  const pick = <K extends keyof AddressDraft>(field: K): AddressDraft[K] =>
    (typed[field] === began[field] ? newer : typed)[field]
  // Country, its parts and the postcode are one choice; a newer one that is not whole is none.
  const isUntouched =
    typed.country === began.country &&
    typed.postcode === began.postcode &&
    LEVELS.every((level) => isSameRegion(typed[level], began[level]))
  const place = { province: newer.province, city: newer.city, area: newer.area }
  const whole = {
    province: cleanRegion(place.province),
    city: cleanRegion(place.city),
    area: cleanRegion(place.area),
  }
  const isNewerWhole = isWholePlace(whole, (newer.country && countryOf(newer.country)) || HOME_COUNTRY)
  const { country, province, city, area, postcode } = isUntouched && isNewerWhole ? newer : typed
  return {
    ...newer,
    name: pick('name'),
    mobile: pick('mobile'),
    ...(country !== undefined && { country }),
    province,
    city,
    area,
    ...(postcode !== undefined && { postcode }),
    detail: pick('detail'),
    tag: pick('tag'),
    isDefault: pick('isDefault'),
  }
}
