import { LANGUAGE_TAGS, type Language } from '../../../domain/account/language.ts'
import { localisedIn, localisedTag, type OtherTexts } from '../../../domain/account/localised.ts'

/** The columns that end in _others. */
export type OtherWords = OtherTexts

/** A title and text as stored: in Indonesian, English, and other languages. */
export type TitledColumns = {
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly content: string
  readonly content_en: string
  readonly content_others: OtherWords
}

/** A text with the shop's name inserted at `{brand}`. */
export const fillBrand = (text: string, brand: string): string => text.replaceAll('{brand}', () => brand)

/** The same for HTML. */
export const fillBrandHtml = (html: string, brand: string): string =>
  fillBrand(html, brand.replaceAll('&', '&amp;'))

/** A standard sentence followed by the text that staff have added. */
export const joinWords = (sentence: string, words: string): string => {
  if (words === '' || sentence === '') return sentence || words
  return /[.!?。！？]$/.test(sentence) ? `${sentence} ${words}` : `${sentence}. ${words}`
}

/** The text for the reader from its columns (`localisedIn`). */
export const pickText = (
  language: Language,
  indonesian: string,
  english: string,
  others: OtherWords = {},
): string => localisedIn({ indonesian, english, others }, language)

/** The language tag of the text chosen by `pickText`. */
export const tagOfPicked = (
  language: Language,
  indonesian: string,
  english: string,
  others: OtherWords = {},
): string => localisedTag({ indonesian, english, others }, language)

/**
 * The title in the reader's language in addition to `title` and `title_en`, as `title_others`: only for readers of
 * other languages, so that most answers stay small.
 */
export const ownTitle = (language: Language, others: OtherWords): { readonly title_others?: OtherWords } => {
  const own = others[language]
  return own ? { title_others: { [language]: own } } : {}
}

/**
 * `pickText` for HTML: a text in another language than the reader's gets a `lang` attribute, so that screen readers
 * use the right voice. Plain text stays plain.
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
