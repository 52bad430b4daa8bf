import { isLanguage, type Language } from '../../domain/account/language.ts'
import { firstTextOf, flagOf, numberOf, readRows, textOf } from '../../domain/api/read.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, QUIET, readNothing } from '../api/api-client.ts'
import type { LanguageChoice } from './account-context.ts'

const readLanguages = (data: unknown): readonly LanguageChoice[] | undefined =>
  readRows(data, (row) => {
    const language = row['file_name']
    return isLanguage(language)
      ? {
          language,
          name: textOf(row['language_name']),
          chineseName: textOf(row['chinese_name']),
          id: firstTextOf(row, 'id', 'lang_id'),
        }
      : undefined
  })

const readUnread = (data: unknown): number | undefined => {
  const stated = numberOf(fieldsOf(data)?.['unread'])
  return stated ?? readRows(data, (row) => row)?.filter((row) => !flagOf(row['is_read'])).length
}

/** The paths and field names of the account calls (requirement S7, api.md 5 and 6). */
export const createAccountApi = ({ api }: { readonly api: Api }) => ({
  loadLanguages: () => api.get('/api/user/language_list', {}, readLanguages, QUIET),
  sendLanguage: (id: string, language: Language) =>
    api.get('/api/user/set_language', { lang_id: id, lang: language }, readNothing, {
      ...QUIET,
      isUnwaited: true,
      isWrite: true,
    }),
  countUnreadNotices: () => api.get('/api/user/notice', { page: 1, limit: 20 }, readUnread, QUIET),
})

/** The calls of profile, language, notices and articles (api.md 6), with their answers read. */
export type AccountApi = ReturnType<typeof createAccountApi>
