import type { Language } from '../../../../domain/account/language.ts'
import type { Bilingual } from '../demo-types.ts'
import { bilingual, type Wording } from '../words.ts'
import { IN_CHINESE } from './chinese.ts'
import { IN_JAPANESE } from './japanese.ts'
import { IN_KOREAN } from './korean.ts'
import { IN_THAI } from './thai.ts'
import type { LanguageBook, ProductFile, Translations } from './translations.ts'

export const LANGUAGE_BOOKS = {
  'zh-cn': IN_CHINESE,
  ri: IN_JAPANESE,
  han: IN_KOREAN,
  tai: IN_THAI,
} as const satisfies Partial<Record<Language, LanguageBook>>

/** The words of one file of products in the four languages beside Indonesian and English. */
export type Books = readonly (readonly [language: Language, words: Translations])[]

export const booksOf = (file: ProductFile): Books =>
  (Object.keys(LANGUAGE_BOOKS) as (keyof typeof LANGUAGE_BOOKS)[]).map((language) => {
    const book: LanguageBook = LANGUAGE_BOOKS[language]
    return [language, { ...book.common, ...book[file] }]
  })

/** A wording with what the books say for it; a text that is in none of them reads as in English. */
export const worded = (wording: Wording, books: Books): Bilingual => {
  const pair = bilingual(wording)
  const others = books.flatMap(([language, words]) => {
    const own = words[pair.id]
    return own === undefined ? [] : [[language, own] as const]
  })
  return others.length === 0 ? pair : { ...pair, others: Object.fromEntries(others) }
}
