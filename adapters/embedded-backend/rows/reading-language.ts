import { LANGUAGE_TAGS, type Language } from '../../../domain/account/language.ts'
import { localisedIn, localisedTag, type OtherTexts } from '../../../domain/account/localised.ts'

/** The columns that end in _others. */
export type OtherWords = OtherTexts

/** A title and its text as tables keep them: in Indonesian, in English, and in what other languages there are. */
export type TitledColumns = {
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly content: string
  readonly content_en: string
  readonly content_others: OtherWords
}

/** A text of the shop's with its name where `{brand}` stands. */
export const fillBrand = (text: string, brand: string): string => text.replaceAll('{brand}', () => brand)

/** The same of HTML. */
export const fillBrandHtml = (html: string, brand: string): string =>
  fillBrand(html, brand.replaceAll('&', '&amp;'))

/** A sentence of ours with the words that somebody of the staff has added to it. */
export const joinWords = (sentence: string, words: string): string => {
  if (words === '' || sentence === '') return sentence || words
  return /[.!?。！？]$/.test(sentence) ? `${sentence} ${words}` : `${sentence}. ${words}`
}

/** Of a text in its columns, the one for the reader (`localisedIn`). */
export const pickText = (
  language: Language,
  indonesian: string,
  english: string,
  others: OtherWords = {},
): string => localisedIn({ indonesian, english, others }, language)

/** The tag of the text that `pickText` picks. */
export const tagOfPicked = (
  language: Language,
  indonesian: string,
  english: string,
  others: OtherWords = {},
): string => localisedTag({ indonesian, english, others }, language)

/**
 * The title in the reader's own language beside `title` and `title_en`, as `title_others`: nothing for whoever reads
 * those two, so that most answers are no longer than they were.
 */
export const ownTitle = (language: Language, others: OtherWords): { readonly title_others?: OtherWords } => {
  const own = others[language]
  return own ? { title_others: { [language]: own } } : {}
}

/**
 * `pickText` for HTML: a text in another language than the reader's says so, so that it is read aloud with the
 * right voice. Plain text stays plain.
 */
export const pickHtml = (
  language: Language,
  indonesian: string,
  english: string,
  others: OtherWords = {},
): string => {
  const html = pickText(language, indonesian, english, others)
  const tag = tagOfPicked(language, indonesian, english, others)
  return tag === LANGUAGE_TAGS[language] || !html.includes('<') ? html : `<div lang="${tag}">${html}</div>`
}
