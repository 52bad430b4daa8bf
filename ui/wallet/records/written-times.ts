import type { Language } from '../../../domain/account/language.ts'
import type { Written } from '../../../domain/wallet/records.ts'
import { formatDate } from '../../i18n/format.ts'

/** When a row was written down, in the reader's words; the server's own text where it tells no moment. */
export const writtenTime = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language)

/** `writtenTime` for a row below a heading that names the year. */
export const writtenMinute = ({ createdAt, createdText }: Written, language: Language): string =>
  createdAt === undefined ? createdText : formatDate(createdAt, language, 'short-minute')
