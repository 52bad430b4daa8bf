import type { BackendDeps } from '../backend-part.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { pickHtml, pickText } from '../reading-language.ts'

type ArticleColumns = {
  readonly id: number
  readonly title: string
  readonly title_en: string
  readonly content: string
  readonly content_en: string
  readonly created_at: number
}

const SELECT =
  'select id, title, title_en, content, content_en, created_at from articles where kind = $1 order by id'

/** Help articles and the terms (spec storefront 7, api.md 6). */
export const articleRoutes = ({ database }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/help_support', async ({ language }: Call) => {
    const rows = await database.query<ArticleColumns>(SELECT, ['help'])
    return ok(
      rows.map((row) => ({
        id: row.id,
        title: pickText(language, row.title, row.title_en),
        content: pickHtml(language, row.content, row.content_en),
        createtime: row.created_at,
      })),
    )
  }),
  visitorRoute('GET', '/api/user/law', async ({ language }: Call) => {
    const rows = await database.query<ArticleColumns>(SELECT, ['law'])
    // The host answers one HTML text (api.md 6): several chapters are put one after the other.
    const whole = (pick: (row: ArticleColumns) => string): string => rows.map(pick).join('\n')
    return ok(
      pickHtml(
        language,
        whole((row) => row.content),
        whole((row) => row.content_en),
      ),
    )
  }),
]
