import { FULL_NAME_MAX_LENGTH } from '../account/full-name.ts'
import { isMobile } from '../session/mobile.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'
import { countryOf, HOME_COUNTRY } from './country.ts'
import { isPostcode, POSTCODE_MAX_LENGTH, postcodeExample } from './country-formats.ts'

/** A region of a country. A region that was typed because no list has it has no id. */
export type Region = { readonly id: string; readonly name: string }

/** A region of the server's list; `postcodes`: of a district, where the server has them. */
export type ListedRegion = Region & { readonly postcodes?: readonly string[] }

/** Whether the region came from the server; some servers send 0 for none. */
export const isListed = (region: Region | undefined): boolean =>
  region !== undefined && region.id !== '' && region.id !== '0'

/** A place within a country, from the largest region to the smallest. */
export type Place = { readonly province: Region; readonly city: Region; readonly area: Region }

/** A place found by a search; its smallest region is the match, regions below it are empty. */
export type FoundPlace = Place & { readonly level: 'province' | 'city' | 'area' }

/** No province, regency or district chosen yet. */
/**
 * The found places in the server's order, except that places in the chosen city come first, then those in the chosen
 * province.
 */
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

/** A place without any region. */
export const NO_REGION: Region = { id: '', name: '' }

/** A name normalised for search: without capitals, accents, spaces and punctuation. */
export const comparableName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * The regions whose name contains the typed text, ignoring case, accents and spaces; all of them when nothing is
 * typed.
 */
export const regionsNamed = (regions: readonly Region[], typed: string): readonly Region[] => {
  const sought = comparableName(typed)
  return regions.filter(({ name }) => comparableName(name).includes(sought))
}

/** A shipping address (requirement S3). `id` is empty until the server has stored it. */
export type Address = Place & {
  readonly id: string
  readonly name: string
  readonly mobile: string
  /** ISO 3166-1 alpha-2; any other value of the server is kept unchanged. */
  readonly country: string
  /** '' when not given. */
  readonly postcode: string
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** The fields of the address form, as typed. */
export type AddressDraft = {
  readonly id?: string
  readonly name: string
  readonly mobile: string
  /** The home country when missing or ''. */
  readonly country?: string
  readonly province: Region | undefined
  readonly city: Region | undefined
  readonly area: Region | undefined
  readonly postcode?: string
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** Fields of the address form that can have a fault. */
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

/** Most characters of free-text fields; a typed place has the same limit for each of its regions. */
export const ADDRESS_LIMITS = {
  name: FULL_NAME_MAX_LENGTH,
  province: 60,
  city: 60,
  area: 60,
  detail: 200,
  tag: 20,
} as const

/** One fault per field; the form shows each beside its field (requirement S5). */
export type AddressFault =
  | { readonly kind: 'required'; readonly field: AddressField }
  | { readonly kind: 'too-long'; readonly field: keyof typeof ADDRESS_LIMITS; readonly max: number }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }
  | { readonly kind: 'country-not-known'; readonly field: 'country' }
  /** `example`: a valid postcode of that country; '' where no rule is known. */
  | { readonly kind: 'postcode-not-valid'; readonly field: 'postcode'; readonly example: string }

/** A draft that may be sent: it is complete and its mobile number is valid. */
export type CheckedAddress = Omit<AddressDraft, keyof Place> &
  Place & { readonly country: string; readonly postcode: string }

/** A region as it is stored: a typed name is reduced to its visible text. */
const cleanRegion = (region: Region | undefined): Region => {
  if (region === undefined) return NO_REGION
  return isListed(region) ? region : { id: '', name: visibleText(region.name) }
}

const LEVELS = ['province', 'city', 'area'] as const

/** Home addresses need all three regions; addresses abroad only the city, because there is no list to choose from. */
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
  // For home addresses the three regions are one field of the form.
  if (isHome && long.length > 0) faults.push({ kind: 'too-long', field: 'area', max: ADDRESS_LIMITS.area })
  if (!isHome) {
    for (const field of long) faults.push({ kind: 'too-long', field, max: ADDRESS_LIMITS[field] })
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
    const max = ADDRESS_LIMITS[field]
    require(field, clean[field] !== '')
    if (isTooLong(clean[field], max)) faults.push({ kind: 'too-long', field, max })
  }
  limit('name')
  require('mobile', clean.mobile !== '')
  if (clean.mobile !== '' && !isMobile(clean.mobile))
    faults.push({ kind: 'mobile-not-valid', field: 'mobile' })
  if (country === undefined) faults.push({ kind: 'country-not-known', field: 'country' })
  else {
    faults.push(...placeFaults(clean, country))
    const { postcode } = clean
    if (postcode !== '' && (postcode.length > POSTCODE_MAX_LENGTH || !isPostcode(postcode, country))) {
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
 * Merges an address that was changed elsewhere while its form was open: typed fields win, all others take the newer
 * value. `began` holds the form's initial values.
 */
export const followNewer = (typed: AddressDraft, began: AddressDraft, newer: AddressDraft): AddressDraft => {
  const pick = <K extends keyof AddressDraft>(field: K): AddressDraft[K] =>
    (typed[field] === began[field] ? newer : typed)[field]
  // Country, regions and postcode are merged as one field; a newer value that is incomplete is ignored.
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
