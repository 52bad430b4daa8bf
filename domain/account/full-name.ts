import type { Language } from './language.ts'

export type PersonName = { readonly familyName: string; readonly givenName: string }
export type NamePart = keyof PersonName

const FAMILY_FIRST: readonly NamePart[] = ['familyName', 'givenName']
const GIVEN_FIRST: readonly NamePart[] = ['givenName', 'familyName']

/** The order in which a form of this language asks for a name. */
export const nameOrder = (language: Language): readonly NamePart[] =>
  language === 'zh-cn' || language === 'ri' || language === 'han' ? FAMILY_FIRST : GIVEN_FIRST

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}]+$/u
const WITH_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** A name as its own script writes it, whatever the language of the page: 王小明, 山田 さくら, Rani Prameswari. */
export const fullName = ({ familyName, givenName }: PersonName): string => {
  const whole = familyName + givenName
  if (EAST_ASIAN.test(whole)) return whole
  const parts = WITH_KANA.test(whole) ? [familyName, givenName] : [givenName, familyName]
  return parts.join(' ').trim()
}
