import { LANGUAGE_TAGS, type Language } from './language.ts'

/** A text's translations other than Indonesian and English; a language without a translation has no key. */
export type OtherTexts = Readonly<Partial<Record<Language, string>>>

/**
 * A text of the shop in Indonesian and English, either of which may be missing (''), and in any other languages it
 * has.
 */
export type Localised = {
  readonly indonesian: string
  readonly english: string
  readonly others?: OtherTexts
}

/**
 * The text for a reader: their own language; else Indonesian for dgn readers and English for all others; else
 * whichever exists.
 */
export const localisedIn = ({ indonesian, english, others = {} }: Localised, language: Language): string =>
  others[language] || (language === 'dgn' ? indonesian || english : english || indonesian)

/** The tag of the language in which `localisedIn` returns the text. */
export const localisedTag = (text: Localised, language: Language): string => {
  if (text.others?.[language]) return LANGUAGE_TAGS[language]
  const shown = localisedIn(text, language)
  return shown === text.indonesian && shown !== text.english ? LANGUAGE_TAGS.dgn : LANGUAGE_TAGS.en
}
