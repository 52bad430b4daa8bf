import type { Language } from '../../../../domain/account/language.ts'
import type { Sql } from '../../database/database.ts'
import { pickText, type TitledColumns } from '../../rows/reading-language.ts'
import type { Intent } from './intent-words.ts'
import { likeness, sharedWords } from './title-similarity.ts'

// Articles may exist only in Indonesian and English, so topics are also searched by English words.
const TOPIC_WORDS: Readonly<Partial<Record<Intent, string>>> = {
  order: 'order',
  shipping: 'delivery tracking',
  refund: 'refunds returns',
  payment: 'payment code',
  topup: 'top withdrawal',
}

const TITLE_WEIGHT = 4

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of one of our articles, whose HTML contains only p, h2, ul, li and strong. */
const plainText = (html: string): string =>
  html
    .replace(/<li>/g, '• ')
    .replace(/<\/(?:p|h2|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()

/** The help article that matches a question, as plain text; undefined when there is none. */
export const findArticle = async (
  sql: Sql,
  language: Language,
  text: string,
  intent: Intent | undefined,
): Promise<string | undefined> => {
  const articles = await sql.query<TitledColumns>("select * from articles where kind = 'help' order by id")
  const question = `${text} ${(intent && TOPIC_WORDS[intent]) ?? ''}`
  let best: { readonly article: TitledColumns; readonly score: number } | undefined
  for (const article of articles) {
    const inTitle = likeness(
      question,
      `${article.title} ${article.title_en} ${article.title_others[language] ?? ''}`,
    )
    const inText = sharedWords(
      question,
      plainText(`${article.content} ${article.content_en} ${article.content_others[language] ?? ''}`),
    )
    const score = inTitle * TITLE_WEIGHT + inText
    if (score > (best?.score ?? 1)) best = { article, score }
  }
  if (best === undefined) return undefined
  const { title, title_en, title_others, content, content_en, content_others } = best.article
  const words = plainText(pickText(language, content, content_en, content_others))
  return `${pickText(language, title, title_en, title_others)}\n\n${words}`
}
