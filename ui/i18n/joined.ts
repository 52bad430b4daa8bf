import type { Language } from '../../domain/account/language.ts'

/** Chinese and Japanese put a mark of their own between the parts of a list. */
const between = (language: Language): string => (language === 'zh-cn' || language === 'ri' ? '、' : ', ')

/** Short things in a row, as the reader's language puts them: options, names. */
export const joined = (parts: readonly string[], language: Language): string => parts.join(between(language))
