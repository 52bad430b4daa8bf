import type { Language } from '../../../../domain/account/language.ts'
import type { Address } from '../../../../domain/addresses/address.ts'
import { addressLine, knownTag } from '../../../../domain/addresses/address-text.ts'
import { countryOf } from '../../../../domain/addresses/country.ts'
import { formatCountry } from '../../../i18n/format.ts'
import type { Translations } from '../../../i18n/translations.ts'

/** An address tag in the reader's language; custom tags are unchanged. Needs the texts of `addresses`. */
export const addressTag = (tag: string, t: Translations['t']): string => {
  const known = knownTag(tag)
  return known ? t(`addresses.tag.${known}`) : tag
}

/** An address on one line, with its country in the reader's language when it is abroad. */
export const addressText = (address: Address, language: Language): string => {
  const code = countryOf(address.country)
  return addressLine(address, code === undefined ? '' : formatCountry(code, language))
}
