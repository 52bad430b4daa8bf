import { CAMPING_AND_WALKING_IN_CHINESE } from './chinese/camping-and-walking.ts'
import type { LanguageBook } from './translations.ts'

export const IN_CHINESE: LanguageBook = {
  'camping-and-walking': CAMPING_AND_WALKING_IN_CHINESE,
}
