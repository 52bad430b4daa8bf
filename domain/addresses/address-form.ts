import { joinMobile } from '../session/mobile.ts'
import { draftText, type Fields, fieldsOf } from '../shared/fields.ts'
import type { Address, AddressDraft, Place, Region } from './address.ts'
import { ADDRESS_TAGS, type AddressTag, knownTag, splitMobile } from './address-text.ts'
import { countryOf, HOME_COUNTRY } from './country.ts'
import { callingCodeOf } from './country-formats.ts'
import type { PastedAddress } from './pasted-address.ts'

/** The kind of place: a predefined tag, or a custom one. */
export type TagChoice = AddressTag | 'own'

/** The choices of a tag, in the order of the form. */
export const TAG_CHOICES: readonly TagChoice[] = [...(Object.keys(ADDRESS_TAGS) as AddressTag[]), 'own']

/**
 * The values of the form, from which the draft is made. Values of another country are kept until it is selected
 * again.
 */
export type AddressForm = {
  readonly name: string
  readonly mobile: string
  readonly country: string
  /** At home: selected from the list, or typed where the list lacks it. */
  readonly area: Place | undefined
  /** For addresses abroad. */
  readonly state: string
  readonly city: string
  readonly district: string
  readonly postcode: string
  readonly detail: string
  readonly tag: TagChoice | undefined
  readonly own: string
  readonly isDefault: boolean
}

/** The form of a new address. */
export const BLANK_ADDRESS: AddressForm = {
  name: '',
  mobile: '',
  country: HOME_COUNTRY,
  area: undefined,
  state: '',
  city: '',
  district: '',
  postcode: '',
  detail: '',
  tag: 'home',
  own: '',
  isDefault: false,
}

/** Whether it is an address in the home country, whose regions are selected from a list. */
export const isAtHome = ({ country }: Pick<AddressForm, 'country'>): boolean => country === HOME_COUNTRY

/** "+62": by the form's country, or by the number of an existing address. */
export const prefixOf = (country: string, edited: Address | undefined): string => {
  const code = callingCodeOf(country)
  const isOfEdited = edited !== undefined && (countryOf(edited.country) ?? HOME_COUNTRY) === country
  return isOfEdited ? splitMobile(edited.mobile, code).prefix : `+${code}`
}

const isNamed = ({ id, name }: Region): boolean => name !== '' || (id !== '' && id !== '0')

/** The form of an existing address. */
export const formOf = (address: Address): AddressForm => {
  const { name, mobile, province, city, area, postcode, detail, tag, isDefault } = address
  const country = countryOf(address.country) ?? HOME_COUNTRY
  const known = knownTag(tag)
  const isWhole = country === HOME_COUNTRY && [province, city, area].every(isNamed)
  const abroad = country === HOME_COUNTRY ? undefined : { province, city, area }
  return {
    name,
    mobile: splitMobile(mobile, callingCodeOf(country)).local,
    country,
    area: isWhole ? { province, city, area } : undefined,
    state: abroad?.province.name ?? '',
    city: abroad?.city.name ?? '',
    district: abroad?.area.name ?? '',
    postcode,
    detail,
    tag: known ?? (tag === '' ? undefined : 'own'),
    own: known ? '' : tag,
    isDefault,
  }
}

/** The changed values, which are the only ones stored in the draft: all others follow a newer address. */
export const changesOf = (form: AddressForm, began: AddressForm): Fields =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(began[name as keyof AddressForm]),
    ),
  )

const regionIn = (area: unknown, level: string): Region | undefined => {
  const { id, name } = fieldsOf(fieldsOf(area)?.[level]) ?? {}
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

const areaIn = (kept: unknown): Place | undefined => {
  const [province, city, area] = ['province', 'city', 'area'].map((level) => regionIn(kept, level))
  return province && city && area ? { province, city, area } : undefined
}

/** Restores the form before a reload; the draft is not trusted. */
export const keptForm = (form: AddressForm, draft: Fields | undefined): AddressForm => {
  if (draft === undefined) return form
  const text = <K extends 'name' | 'mobile' | 'state' | 'city' | 'district' | 'postcode' | 'detail' | 'own'>(
    name: K,
  ): string => draftText(draft, name) ?? form[name]
  return {
    name: text('name'),
    mobile: text('mobile'),
    country: countryOf(draftText(draft, 'country') ?? '') ?? form.country,
    area: areaIn(draft['area']) ?? form.area,
    state: text('state'),
    city: text('city'),
    district: text('district'),
    postcode: text('postcode'),
    detail: text('detail'),
    tag: TAG_CHOICES.find((known) => known === draft['tag']) ?? form.tag,
    own: text('own'),
    isDefault: typeof draft['isDefault'] === 'boolean' ? draft['isDefault'] : form.isDefault,
  }
}

const tagOf = ({ tag, own }: AddressForm): string => {
  if (tag === 'own') return own
  return tag ? ADDRESS_TAGS[tag] : ''
}

/** A region abroad: as stored while its name is unchanged, because the server may have given it an id. */
const writtenRegion = (name: string, kept: Region | undefined): Region =>
  kept && kept.name === name && isNamed(kept) ? kept : { id: '', name }

const placeOf = (form: AddressForm, edited: Address | undefined): Partial<Place> => {
  if (isAtHome(form)) return form.area ?? {}
  const kept = edited && countryOf(edited.country) === form.country ? edited : undefined
  return {
    province: writtenRegion(form.state, kept?.province),
    city: writtenRegion(form.city, kept?.city),
    area: writtenRegion(form.district, kept?.area),
  }
}

/** What the form says, as it is checked and sent; `edited`: the address that it changes. */
export const draftOf = (form: AddressForm, edited: Address | undefined): AddressDraft => {
  const { province, city, area } = placeOf(form, edited)
  return {
    ...(edited === undefined ? {} : { id: edited.id }),
    name: form.name,
    mobile: joinMobile(prefixOf(form.country, edited), form.mobile),
    country: form.country,
    province,
    city,
    area,
    postcode: form.postcode,
    detail: form.detail,
    tag: tagOf(form),
    isDefault: form.isDefault,
  }
}

/** An address as its unchanged form would save it. */
export const untouched = (address: Address): AddressDraft => draftOf(formOf(address), address)

const PLACE_FIELDS: Readonly<Record<string, keyof AddressForm>> = {
  province: 'state',
  city: 'city',
  area: 'district',
}

/** The form field for an address field: regions are one field at home, three abroad. */
export const shownField = (field: string, form: AddressForm): string => {
  if (field === 'tag' && form.tag === 'own') return 'own'
  const part = PLACE_FIELDS[field]
  if (part === undefined) return field
  return isAtHome(form) ? 'area' : part
}

/** The parts of a pasted address, each of which the shopper takes over or not. */
export type PastedPart = 'name' | 'mobile' | 'place' | 'postcode' | 'detail'

/** A pasted address; `place`: in the home country, what of it the server's list has. */
export type PastedForm = PastedAddress & { readonly place?: Place }

const placeText = (regions: readonly string[]): string => regions.filter((name) => name !== '').join(', ')

/** The regions of a place as text, without those that are not chosen yet. */
export const placeNames = ({ province, city, area }: Place): string =>
  placeText([province.name, city.name, area.name])

/** A mobile number in the form of a country: without its calling code, with that of any other. */
const localMobile = (mobile: string, from: string, into: string): string => {
  const code = callingCodeOf(from)
  const local = mobile.replace(/^00/, '+').replace(new RegExp(`^\\+${code}[\\s().-]*`), '')
  if (local.startsWith('+') || from === into) return local
  return joinMobile(`+${code}`, local)
}

const pastedPlace = ({ country, place, state, city, district }: PastedForm): Partial<AddressForm> => {
  if (country === HOME_COUNTRY) return place ? { country, area: place } : {}
  return city === undefined && state === undefined
    ? { country }
    : { country, state: state ?? '', city: city ?? '', district: district ?? '' }
}

/** The form's values of the chosen parts of a pasted address. */
export const pastedValues = (
  form: AddressForm,
  pasted: PastedForm,
  parts: ReadonlySet<PastedPart>,
): Partial<AddressForm> => {
  const place = parts.has('place') ? pastedPlace(pasted) : {}
  const country = place.country ?? form.country
  return {
    ...place,
    ...(parts.has('name') && pasted.name !== undefined && { name: pasted.name }),
    ...(parts.has('mobile') &&
      pasted.mobile !== undefined && { mobile: localMobile(pasted.mobile, pasted.country, country) }),
    ...(parts.has('postcode') && pasted.postcode !== undefined && { postcode: pasted.postcode }),
    ...(parts.has('detail') && pasted.detail !== undefined && { detail: pasted.detail }),
  }
}

const PASTED_PARTS: readonly PastedPart[] = ['name', 'mobile', 'place', 'postcode', 'detail']

/** A part of a pasted address beside what the form has there: '' where nothing would be replaced. */
export type PastedChange = {
  readonly part: PastedPart
  readonly before: string
  readonly after: string
  /** Of a place: its country, and that of the form. */
  readonly country: string
}

const textOf = (form: AddressForm, part: PastedPart): string => {
  if (part !== 'place') return form[part]
  if (isAtHome(form)) return form.area ? placeNames(form.area) : ''
  return placeText([form.state, form.city, form.district])
}

/** What a pasted address would change in the form, in its order; nothing that it has already. */
export const pastedChanges = (form: AddressForm, pasted: PastedForm): readonly PastedChange[] => {
  const filled = { ...form, ...pastedValues(form, pasted, new Set(PASTED_PARTS)) }
  const isAbroad = filled.country !== form.country
  return PASTED_PARTS.flatMap((part) => {
    const [before, after] = [textOf(form, part), textOf(filled, part)]
    const isSame = before === after && !(part === 'place' && isAbroad)
    return isSame || (after === '' && part !== 'place')
      ? []
      : [{ part, before, after, country: filled.country }]
  })
}
