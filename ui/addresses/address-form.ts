import type { Draft } from '../../application/shared/drafts.ts'
import type { Address, AddressDraft, AddressFault, Place, Region } from '../../domain/addresses/address.ts'
import { ADDRESS_TAGS, knownTag, splitMobile } from '../../domain/addresses/address-text.ts'
import { countryOf, HOME_COUNTRY } from '../../domain/addresses/country.ts'
import { callingCodeOf } from '../../domain/addresses/country-formats.ts'
import { joinMobile } from '../../domain/session/mobile.ts'
import { draftText, fieldsOf } from '../../domain/shared/fields.ts'
import type { FormErrors } from '../hooks/forms/use-form.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import type { Translations } from '../i18n/translations.ts'
import { TAG_CHOICES, type TagChoice } from './TagField.tsx'

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

export const BLANK: AddressForm = {
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

export const isAtHome = ({ country }: Pick<AddressForm, 'country'>): boolean => country === HOME_COUNTRY

/** "+62": by the form's country, or by the number of an existing address. */
export const prefixOf = (country: string, edited: Address | undefined): string => {
  const code = callingCodeOf(country)
  const isOfEdited = edited !== undefined && (countryOf(edited.country) ?? HOME_COUNTRY) === country
  return isOfEdited ? splitMobile(edited.mobile, code).prefix : `+${code}`
}

const isNamed = ({ id, name }: Region): boolean => name !== '' || (id !== '' && id !== '0')

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
export const changesOf = (form: AddressForm, began: AddressForm): Draft =>
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
export const keptForm = (form: AddressForm, draft: Draft | undefined): AddressForm => {
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

const faultText = (fault: AddressFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'required':
      return t(`addresses.required.${fault.field}`)
    case 'too-long':
      return t('addresses.tooLong', { most: fault.most })
    case 'mobile-not-valid':
      return t('addresses.mobileNotValid')
    case 'country-not-known':
      return t('addresses.required.country')
    case 'postcode-not-valid':
      return fault.example === ''
        ? t('addresses.postcodeOdd')
        : t('addresses.postcodeNotValid', { example: fault.example })
  }
}

const PLACE_FIELDS: Readonly<Record<string, keyof AddressForm>> = {
  province: 'state',
  city: 'city',
  area: 'district',
}

/** The form field for an address field: regions are one field at home, three abroad. */
const shownField = (field: string, form: AddressForm): string => {
  if (field === 'tag' && form.tag === 'own') return 'own'
  const part = PLACE_FIELDS[field]
  if (part === undefined) return field
  return isAtHome(form) ? 'area' : part
}

/** The server's messages, at the fields where the form shows them. */
export const atShownField = (
  refused: Readonly<Record<string, string>>,
  form: AddressForm,
): FormErrors<AddressForm> =>
  Object.fromEntries(Object.entries(refused).map(([field, text]) => [shownField(field, form), text]))

/** The domain's faults at their fields; a missing custom tag belongs to its own field. */
export const textsOf = (
  faults: readonly AddressFault[],
  form: AddressForm,
  t: Translations['t'],
): FormErrors<AddressForm> =>
  firstTexts(
    faults,
    (fault) => faultText(fault, t),
    ({ field }) => shownField(field, form),
  )
