import type { Language } from '../../domain/account/language.ts'

/**
 * Of a text that exists in Indonesian and English, the one for the reader: Indonesian for dgn, English
 * for everybody else, and whichever there is when one is missing.
 */
export const pickText = (language: Language, indonesian: string, english: string): string =>
  language === 'dgn' ? indonesian || english : english || indonesian
