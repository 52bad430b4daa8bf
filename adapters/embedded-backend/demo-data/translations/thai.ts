import type { LanguageBook } from './translations.ts'

export const IN_THAI: LanguageBook = {}
