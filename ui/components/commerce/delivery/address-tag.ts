import { knownTag } from '../../../../domain/addresses/address-text.ts'
import type { Words } from '../../../i18n/use-words.ts'

/** An address's tag in the reader's language; a shopper's own word stays as it is. Needs the addresses words. */
export const addressTag = (tag: string, t: Words['t']): string => {
  const known = knownTag(tag)
  return known ? t(`addresses.tag.${known}`) : tag
}
