import type { Address, AddressDraft, AddressFault, Region } from '../../domain/addresses/address.ts'
import { ADDRESS_TAGS, knownTag, splitMobile } from '../../domain/addresses/address-text.ts'
import { joinMobile } from '../../domain/session/mobile.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Draft, draftText } from '../hooks/forms/kept-draft.ts'
import type { FormErrors } from '../hooks/forms/use-form.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import type { Translations } from '../i18n/translations.ts'
import type { Area } from './AreaField.tsx'
import { TAG_CHOICES, type TagChoice } from './TagField.tsx'

/** What the form holds; the draft is made of it. */
export type AddressForm = {
  readonly name: string
  readonly mobile: string
  readonly area: Area | undefined
  readonly detail: string
  readonly tag: TagChoice | undefined
  readonly own: string
  readonly isDefault: boolean
}

export const BLANK: AddressForm = {
  name: '',
  mobile: '',
  area: undefined,
  detail: '',
  tag: 'home',
  own: '',
  isDefault: false,
}

export const formOf = (address: Address): AddressForm => {
  const { name, mobile, province, city, area, detail, tag, isDefault } = address
  const known = knownTag(tag)
  const isWhole = [province, city, area].every(({ id }) => id !== '' && id !== '0')
  return {
    name,
    mobile: splitMobile(mobile).local,
    area: isWhole ? { province, city, area } : undefined,
    detail,
    tag: known ?? (tag === '' ? undefined : 'own'),
    own: known ? '' : tag,
    isDefault,
  }
}

/** What differs from what the form began with: all that is kept of it, for the rest follows a newer address. */
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

const areaIn = (kept: unknown): Area | undefined => {
  const [province, city, area] = ['province', 'city', 'area'].map((level) => regionIn(kept, level))
  return province && city && area ? { province, city, area } : undefined
}

/** The form as it stood before the page went away; a draft is only a claim. */
export const keptForm = (form: AddressForm, draft: Draft | undefined): AddressForm =>
  draft === undefined
    ? form
    : {
        name: draftText(draft, 'name') ?? form.name,
        mobile: draftText(draft, 'mobile') ?? form.mobile,
        area: areaIn(draft['area']) ?? form.area,
        detail: draftText(draft, 'detail') ?? form.detail,
        tag: TAG_CHOICES.find((known) => known === draft['tag']) ?? form.tag,
        own: draftText(draft, 'own') ?? form.own,
        isDefault: typeof draft['isDefault'] === 'boolean' ? draft['isDefault'] : form.isDefault,
      }

const tagOf = ({ tag, own }: AddressForm): string => {
  if (tag === 'own') return own
  return tag ? ADDRESS_TAGS[tag] : ''
}

export const draftOf = (form: AddressForm, prefix: string, edited: Address | undefined): AddressDraft => ({
  ...(edited === undefined ? {} : { id: edited.id, country: edited.country }),
  name: form.name,
  mobile: joinMobile(prefix, form.mobile),
  province: form.area?.province,
  city: form.area?.city,
  area: form.area?.area,
  detail: form.detail,
  tag: tagOf(form),
  isDefault: form.isDefault,
})

/** An address as its form would save it untouched. */
export const untouched = (address: Address): AddressDraft =>
  draftOf(formOf(address), splitMobile(address.mobile).prefix, address)

const faultText = (fault: AddressFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'required':
      return t(`addresses.required.${fault.field}`)
    case 'too-long':
      return t('addresses.tooLong', { most: fault.most })
    case 'mobile-not-valid':
      return t('addresses.mobileNotValid')
  }
}

/** One's own word for a place is shown at a field of its own. */
const shownField = (field: string, form: AddressForm): string =>
  field === 'tag' && form.tag === 'own' ? 'own' : field

/** The server's words where the form shows the field that they are about. */
export const atShownField = (
  refused: Readonly<Record<string, string>>,
  form: AddressForm,
): FormErrors<AddressForm> =>
  Object.fromEntries(Object.entries(refused).map(([field, text]) => [shownField(field, form), text]))

/** The domain's faults beside their fields; a missing own word belongs to its own field. */
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
