import type { Language } from '../../../domain/account/language.ts'
import type { Sql } from '../database/database.ts'
import type { Input, PageRequest } from '../http/input.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'

type ReviewColumns = {
  readonly id: number
  readonly nickname: string
  readonly avatar: string
  readonly rate_tenths: number
  readonly comment: string
  readonly pics: readonly string[]
  readonly spec: string
  readonly spec_en: string | null
  readonly spec_others: OtherWords | null
  readonly createtime: number
}

/** Which reviews of a product are asked for. */
export type ReviewFilter = {
  readonly productId: number
  readonly hasPictures: boolean
  /** Only reviews that round to this number of stars. */
  readonly rate: number | undefined
}

/** Which reviews a call asks for, from its query. */
export const readReviewFilter = (input: Input, productId: number): ReviewFilter => ({
  productId,
  hasPictures: input.optionalFlag('has_pic') ?? false,
  rate: input.optionalInteger('rate', 1, 5),
})

const WHERE = `r.product_id = $1 and (not $2::boolean or cardinality(r.pics) > 0)
  and ($3::integer is null or round(r.rate_tenths / 10.0) = $3::integer)`

/** One page of a product's reviews, the newest first. */
export const findReviews = async (sql: Sql, language: Language, filter: ReviewFilter, page: PageRequest) => {
  const params = [filter.productId, filter.hasPictures, filter.rate ?? null]
  const counted = await sql.query<{ count: number }>(
    `select count(*)::bigint as count from reviews r where ${WHERE}`,
    params,
  )
  const rows = await sql.query<ReviewColumns>(
    `select r.id, r.nickname, r.avatar, r.rate_tenths, r.comment, r.pics, r.spec, v.spec_en, v.spec_others,
       r.created_at as createtime
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
  }))
  return { total: counted[0]?.count ?? 0, list }
}
