import { FULL_NAME_MOST } from '../account/full-name.ts'
import { isMobile } from '../session/mobile.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'

export type Region = { readonly id: string; readonly name: string }

const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The regions whose name holds what was typed, whatever its capitals, accents and blanks; all for nothing typed. */
export const regionsNamed = (regions: readonly Region[], typed: string): readonly Region[] => {
  const sought = comparable(typed)
  return regions.filter(({ name }) => comparable(name).includes(sought))
}

/** A shipping address (requirement S3). `id` is empty until the server has stored it. */
export type Address = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly country: string
  readonly province: Region
  readonly city: Region
  readonly area: Region
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** What a shopper types into the address form; text as typed. */
export type AddressDraft = {
  readonly id?: string
  readonly name: string
  readonly mobile: string
  /** Of the address that is edited; '' for a new one. */
  readonly country?: string
  readonly province: Region | undefined
  readonly city: Region | undefined
  readonly area: Region | undefined
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

export type AddressField = 'name' | 'mobile' | 'area' | 'detail' | 'tag'

/** Characters of what is typed freely. */
export const ADDRESS_LIMITS = { name: FULL_NAME_MOST, detail: 200, tag: 20 } as const

/** One fault per field; the form shows each beside its field (requirement S5). */
export type AddressFault =
  | { readonly kind: 'required'; readonly field: AddressField }
  | { readonly kind: 'too-long'; readonly field: keyof typeof ADDRESS_LIMITS; readonly most: number }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }

/** A draft that may be sent: every part is there and the mobile number is one. */
export type CheckedAddress = Omit<AddressDraft, 'province' | 'city' | 'area'> & {
  readonly province: Region
  readonly city: Region
  readonly area: Region
}

/** An address requires addressee, mobile, area, detailed address and tag (requirement S5). */
export const checkAddress = (draft: AddressDraft): Result<CheckedAddress, readonly AddressFault[]> => {
  const { province, city, area } = draft
  const clean = {
    ...draft,
    name: visibleText(draft.name),
    mobile: normaliseInput(draft.mobile),
    detail: visibleText(draft.detail),
    tag: visibleText(draft.tag),
  }
  const faults: AddressFault[] = []
  const require = (field: AddressField, isThere: boolean): void => {
    if (!isThere) faults.push({ kind: 'required', field })
  }
  const limit = (field: keyof typeof ADDRESS_LIMITS): void => {
    const most = ADDRESS_LIMITS[field]
    require(field, clean[field] !== '')
    if (isTooLong(clean[field], most)) faults.push({ kind: 'too-long', field, most })
  }
  limit('name')
  require('mobile', clean.mobile !== '')
  if (clean.mobile !== '' && !isMobile(clean.mobile))
    faults.push({ kind: 'mobile-not-valid', field: 'mobile' })
  require('area', province !== undefined && city !== undefined && area !== undefined)
  limit('detail')
  limit('tag')
  if (faults.length > 0 || !province || !city || !area) return fail(faults)
  return ok({ ...clean, province, city, area })
}

const LEVELS = ['province', 'city', 'area'] as const

/**
 * What is saved of an address that was changed elsewhere while its form was open: what was typed here, and the newer
 * address where nothing was. `began` is what the form started with.
 */
export const followNewer = (typed: AddressDraft, began: AddressDraft, newer: AddressDraft): AddressDraft => {
  const pick = <K extends keyof AddressDraft>(field: K): AddressDraft[K] =>
    (typed[field] === began[field] ? newer : typed)[field]
  // The three levels are one choice; a newer one that is not whole is none.
  const isUntouched = LEVELS.every((level) => typed[level]?.id === began[level]?.id)
  const { province, city, area } = isUntouched && LEVELS.every((level) => newer[level]) ? newer : typed
  return {
    ...newer,
    name: pick('name'),
    mobile: pick('mobile'),
    province,
    city,
    area,
    detail: pick('detail'),
    tag: pick('tag'),
    isDefault: pick('isDefault'),
  }
}
