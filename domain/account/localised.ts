import { LANGUAGE_TAGS, type Language } from './language.ts'

/** What a text says in languages beside Indonesian and English, where somebody has written it. */
export type OtherTexts = Readonly<Partial<Record<Language, string>>>

/** A text of the shop: in Indonesian and English, either of which may be missing (''), and in what others there are. */
export type Localised = {
  readonly indonesian: string
  readonly english: string
  readonly others?: OtherTexts
}

/**
 * The text for a reader: their own, Indonesian for dgn, English for everybody else, and whichever there is when one is
 * missing.
 */
export const localisedIn = ({ indonesian, english, others = {} }: Localised, language: Language): string =>
  others[language] || (language === 'dgn' ? indonesian || english : english || indonesian)

/** The tag of the language that `localisedIn` gives the text in. */
export const localisedTag = (text: Localised, language: Language): string => {
  if (text.others?.[language]) return LANGUAGE_TAGS[language]
  const shown = localisedIn(text, language)
  return shown === text.indonesian && shown !== text.english ? LANGUAGE_TAGS.dgn : LANGUAGE_TAGS.en
}
