/**
 * The six interface languages by the file names the server uses (requirements S1 and S9).
 * ri is Japanese, han Korean, tai Thai, dgn Indonesian; they are not language tags.
 */
export const LANGUAGES = ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'] as const
/** One of the six interface languages, by the server's file name (requirement S1). */
export type Language = (typeof LANGUAGES)[number]

/** The language of a visitor who has not chosen one, and the fallback for a missing text (requirement S1). */
export const DEFAULT_LANGUAGE: Language = 'dgn'

/** The tag for Intl and `<html lang>`. Intl would silently read dgn, ri, han and tai as English. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  dgn: 'id',
  en: 'en',
  'zh-cn': 'zh-CN',
  ri: 'ja',
  han: 'ko',
  tai: 'th',
}

/** The name of each language in that language, so that people who cannot read the page find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  dgn: 'Bahasa Indonesia',
  en: 'English',
  'zh-cn': '简体中文',
  ri: '日本語',
  han: '한국어',
  tai: 'ไทย',
}

/** Whether a value read from outside, such as a cookie, names one of the six languages. */
export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((known) => known === name)

/** The language for a stored or received file name; unknown names fall back to Indonesian. */
export const languageFrom = (name: unknown): Language => (isLanguage(name) ? name : DEFAULT_LANGUAGE)

/** The decimal mark of a language; the other character is its group separator. */
export type DecimalMark = '.' | ','

const DECIMAL_MARKS: Readonly<Record<Language, DecimalMark>> = {
  dgn: ',',
  en: '.',
  'zh-cn': '.',
  ri: '.',
  han: '.',
  tai: '.',
}

/** Indonesian writes `1.234,50`; the other languages of the shop write `1,234.50`. */
export const decimalMarkOf = (language: Language): DecimalMark => DECIMAL_MARKS[language]
