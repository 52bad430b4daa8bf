import type { Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { escapeHtml } from '../pages/page-template.ts'
import { fillBrand, fillBrandHtml, pickHtml, pickText, type TitledColumns } from '../rows/reading-language.ts'

type ArticleColumns = TitledColumns & {
  readonly id: number
  readonly created_at: number
}

const SELECT = 'select * from articles where kind = $1 order by id'

/** A chapter of the terms: its title, and the headings of its text one level below. */
const chapter = (title: string, content: string): string =>
  content === '' ? '' : `<h2>${escapeHtml(title)}</h2>${content.replace(/(?<tag><\/?h)[12]\b/gi, '$<tag>3')}`

const contentFor = (language: Language, brand: string) => (row: ArticleColumns) =>
  fillBrandHtml(pickHtml(language, row.content, row.content_en, row.content_others), brand)

const chapterFor = (language: Language, brand: string) => (row: ArticleColumns) => {
  const others = Object.entries(row.content_others).map(([other, content]) => [
    other,
    chapter(row.title_others[other as Language] ?? row.title_en, content),
  ])
  const html = pickHtml(
    language,
    chapter(row.title, row.content),
    chapter(row.title_en, row.content_en),
    Object.fromEntries(others),
  )
  return fillBrandHtml(html, brand)
}

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
    // The API returns one HTML text (api.md 6), so the chapters are joined, each below its title.
    return ok(rows.map(chapterFor(language, brand.name)).join('\n'))
  }),
]
