import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, visitorRoute } from '../http/route.ts'
import { flag } from '../rows/row-format.ts'

/** A row of `languages`. */
export type LanguageColumns = {
  readonly id: number
  readonly language_name: string
  readonly chinese_name: string
  readonly file_name: string
  readonly is_default: boolean
}

/** A language in the form of every call (requirement S3, api.md 6). */
export const languageRow = (row: LanguageColumns) => ({
  id: row.id,
  language_name: row.language_name,
  chinese_name: row.chinese_name,
  file_name: row.file_name,
  is_default: flag(row.is_default),
})

/** The chosen language, or the platform's default one. */
export const loadLanguage = (sql: Sql, id: number | null): Promise<LanguageColumns | undefined> =>
  first(
    sql.query<LanguageColumns>(
      'select * from languages where id = $1::bigint or is_default order by (id = $1::bigint) desc nulls last limit 1',
      [id],
    ),
  )

/** The six languages, and choosing one, which visitors may do too (api.md 6). */
export const languageRoutes = ({ database }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/language_list', async () => {
    const rows = await database.query<LanguageColumns>('select * from languages order by id')
    return ok({ count: rows.length, list: rows.map(languageRow) })
  }),
  visitorRoute('GET', '/api/user/set_language', async ({ input, shopper }) => {
    const id = input.optionalId('lang_id')
    const lang = input.optionalText('lang', 20)
    const row = await first(
      database.query<LanguageColumns>(
        "select * from languages where ($1::text <> '' and file_name = $1) or ($1::text = '' and id = $2::bigint)",
        [lang ?? '', id ?? null],
      ),
    )
    if (row === undefined) throw refuse('language-not-found')
    if (shopper) await database.query('update users set lang_id = $2 where id = $1', [shopper.id, row.id])
    return ok({ lang: row.file_name, lang_id: row.id })
  }),
]
