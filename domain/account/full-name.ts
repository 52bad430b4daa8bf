import { firstOf, isTooLong } from '../shared/text.ts'
import type { Language } from './language.ts'

/**
 * A name as typed, in the order of Indonesian forms: family name first. Either part may be '' for a person with one
 * name.
 */
type PersonName = { readonly familyName: string; readonly givenName: string }
/** Which part of a name a fault is about. */
export type NamePart = keyof PersonName

/** Characters of one part of a name. */
export const NAME_MAX_LENGTH = 40
/**
 * Most characters of a whole name in one field: both parts and the space between them, so that every name of a
 * profile fits.
 */
export const FULL_NAME_MAX_LENGTH = NAME_MAX_LENGTH + 1 + NAME_MAX_LENGTH

/** What is wrong with a name; `most` counts characters as a reader sees them. */
export type NameFault =
  | { readonly kind: 'required'; readonly field: 'givenName' }
  | { readonly kind: 'too-long'; readonly field: NamePart; readonly max: number }

/**
 * Checks one part of a name that `visibleText` has cleaned. A person with a single name has a given name and no
 * family name. Undefined when nothing is wrong.
 */
export const nameFault = (field: NamePart, name: string): NameFault | undefined => {
  if (name === '' && field === 'givenName') return { kind: 'required', field }
  return isTooLong(name, NAME_MAX_LENGTH) ? { kind: 'too-long', field, max: NAME_MAX_LENGTH } : undefined
}

const FAMILY_FIRST: readonly NamePart[] = ['familyName', 'givenName']
const GIVEN_FIRST: readonly NamePart[] = ['givenName', 'familyName']

const NAME_ORDERS: Readonly<Record<Language, readonly NamePart[]>> = {
  dgn: GIVEN_FIRST,
  en: GIVEN_FIRST,
  'zh-cn': FAMILY_FIRST,
  ri: FAMILY_FIRST,
  han: FAMILY_FIRST,
  tai: GIVEN_FIRST,
}

/** The order in which a form of this language asks for a name. */
export const nameOrder = (language: Language): readonly NamePart[] => NAME_ORDERS[language]

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}]+$/u
const WITH_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** A name as its own script writes it, whatever the language of the page: 王小明, 山田 さくら, Rani Prameswari. */
export const fullName = ({ familyName, givenName }: PersonName): string => {
  const whole = familyName + givenName
  if (EAST_ASIAN.test(whole)) return whole
  const parts = WITH_KANA.test(whole) ? [familyName, givenName] : [givenName, familyName]
  return parts.join(' ').trim()
}

/** A name masked for strangers: "Sari Wijaya" becomes "S*** W." (api.md 5). Either part may be missing. */
export const maskName = (given: string, family: string): string => {
  const [initial, last] = [given, family].map((name) => firstOf(name.trim(), 1))
  return `${initial}***${last ? ` ${last.toUpperCase()}.` : ''}`
}

/** What shoppers see of each other's names in a conversation, the same as in reviews: "Sari" becomes "S***". */
export const maskNickname = (nickname: string): string => maskName(nickname, '')
