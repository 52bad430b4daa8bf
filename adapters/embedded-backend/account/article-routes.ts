import type { Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { fillBrand, fillBrandHtml, pickHtml, pickText, type TitledColumns } from '../rows/reading-language.ts'

type ArticleColumns = TitledColumns & {
  readonly id: number
  readonly created_at: number
}

const SELECT = 'select * from articles where kind = $1 order by id'

const contentFor = (language: Language, brand: string) => (row: ArticleColumns) =>
  fillBrandHtml(pickHtml(language, row.content, row.content_en, row.content_others), brand)

/** Help articles and the terms (requirement S7, api.md 6). */
export const articleRoutes = ({ database, settings: { brand } }: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/user/help_support', async ({ language }: Call) => {
    const rows = await database.query<ArticleColumns>(SELECT, ['help'])
    return ok(
      rows.map((row) => ({
        id: row.id,
        title: fillBrand(pickText(language, row.title, row.title_en, row.title_others), brand.name),
        content: contentFor(language, brand.name)(row),
        createtime: row.created_at,
      })),
    )
  }),
  visitorRoute('GET', '/api/user/law', async ({ language }: Call) => {
    const rows = await database.query<ArticleColumns>(SELECT, ['law'])
    // The API returns one HTML text (api.md 6), so chapters are joined.
    return ok(rows.map(contentFor(language, brand.name)).join('\n'))
  }),
]
