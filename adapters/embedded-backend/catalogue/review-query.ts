import { isLanguage, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import type { OtherTexts } from '../../../domain/account/localised.ts'
import { type Stars, translationFor } from '../../../domain/catalogue/reviews.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input, PageRequest } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'
import { flag } from '../rows/row-format.ts'

type ReviewColumns = {
  readonly id: number
  readonly nickname: string
  readonly avatar: string
  readonly rate_tenths: number
  readonly pics: readonly string[]
  readonly spec: string
  readonly spec_en: string | null
  readonly spec_others: OtherWords | null
  readonly createtime: number
  readonly reply: OtherTexts
  readonly replied_at: number | null
} & WrittenColumns

/** The text of a review in its languages. */
type WrittenColumns = {
  readonly comment: string
  /** Null when unknown. */
  readonly language: string | null
  readonly translations: OtherTexts
}

/** The translation for a reader. */
const translationOf = ({ language, translations }: WrittenColumns, reader: Language) => {
  const written = isLanguage(language) ? language : undefined
  const into = translationFor(written, reader, (known) => Boolean(translations[known]))
  return into && { language: into, comment: translations[into] ?? '' }
}

/** The filter of a review list. */
export type ReviewFilter = {
  readonly productId: number
  readonly hasPictures: boolean
  /** Only reviews that round to this number of stars. */
  readonly rate: number | undefined
}

/** The review filter of a call. */
export const readReviewFilter = (input: Input, productId: number): ReviewFilter => ({
  productId,
  hasPictures: input.optionalFlag('has_pic') ?? false,
  rate: input.optionalInteger('rate', 1, 5),
})

const WHERE = `r.product_id = $1 and (not $2::boolean or cardinality(r.pics) > 0)
  and ($3::integer is null or round(r.rate_tenths / 10.0) = $3::integer)`

/** The shop's reply in the reader's language, or in whichever it was written; undefined where there is none. */
export const replyFor = (reply: OtherTexts, reader: Language) => {
  const language = [reader, 'en' as const, 'dgn' as const, ...LANGUAGES].find((one) => Boolean(reply[one]))
  return language && { language, comment: reply[language] ?? '' }
}

const replyOf = ({ reply, replied_at }: ReviewColumns, reader: Language) => {
  const text = replyFor(reply, reader)
  return text ? { ...text, createtime: replied_at } : null
}

type CountRow = Readonly<Record<'all' | 'pictures' | `${Stars}`, number>>

/** Counts a product's reviews: all, with pictures, by stars (`WHERE` filters with the same rounding). */
export const countReviews = async (sql: Sql, productId: number): Promise<CountRow> => {
  const [row] = await sql.query<CountRow>(
    `select count(*)::bigint as "all", count(*) filter (where cardinality(pics) > 0)::bigint as pictures,
       ${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where round(rate_tenths / 10.0) = ${stars})::bigint as "${stars}"`).join(', ')}
     from reviews where product_id = $1`,
    [productId],
  )
  return row ?? { all: 0, pictures: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
}

/** A review translated for the reader. */
export const translateReview = async (sql: Sql, language: Language, id: number) => {
  const row = await first(
    sql.query<WrittenColumns>('select comment, language, translations from reviews where id = $1', [id]),
  )
  const translation = row && translationOf(row, language)
  if (translation === undefined) throw refuse('review-not-translated')
  return translation
}

/** One page of a product's reviews, newest first. */
export const findReviews = async (sql: Sql, language: Language, filter: ReviewFilter, page: PageRequest) => {
  const params = [filter.productId, filter.hasPictures, filter.rate ?? null]
  const counted = await sql.query<{ count: number }>(
    `select count(*)::bigint as count from reviews r where ${WHERE}`,
    params,
  )
  const rows = await sql.query<ReviewColumns>(
    `select r.id, r.nickname, r.avatar, r.rate_tenths, r.comment, r.pics, r.spec, v.spec_en, v.spec_others,
       r.created_at as createtime, r.language, r.translations, r.reply, r.replied_at
     from reviews r left join variants v on v.product_id = r.product_id and v.spec = r.spec
     where ${WHERE} order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`,
    params,
  )
  const list = rows.map((row) => ({
    reply_id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    rate: (row.rate_tenths / 10).toFixed(1),
    comment: row.comment,
    pics: row.pics.join(','),
    spec: pickText(language, row.spec, row.spec_en ?? '', row.spec_others ?? {}),
    createtime: row.createtime,
    language: row.language ?? '',
    has_translation: flag(translationOf(row, language) !== undefined),
    reply: replyOf(row, language),
  }))
  return { total: counted[0]?.count ?? 0, list }
}
