import { knownTag } from '../../../../domain/addresses/address-text.ts'
import type { Translations } from '../../../i18n/translations.ts'

/** An address's tag in the reader's language; a shopper's own word stays as it is. Needs the addresses words. */
export const addressTag = (tag: string, t: Translations['t']): string => {
  const known = knownTag(tag)
  return known ? t(`addresses.tag.${known}`) : tag
}
