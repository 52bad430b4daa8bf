import type { Language } from '../../../domain/account/language.ts'
import { type OtherWords, ownTitle } from '../rows/reading-language.ts'
import { amount, amountOrEmpty, flag, meanTenths } from '../rows/row-format.ts'

/** The columns every list of products reads; `p` is products, `c` categories, `s` shops. */
export const PRODUCT_COLUMNS = `p.id, p.shop_id, p.category_id, c.key as category_key, p.title, p.title_en, p.title_others,
  p.image, p.price_cents, p.market_price_cents, p.sales, p.click, p.rate_sum, p.reply_count,
  p.recommend_rank, s.country, s.town,
  (select coalesce(sum(v.stock), 0)::bigint from variants v where v.product_id = p.id) as stock`

/** The joined tables for `ProductColumns`. */
export const PRODUCT_TABLES =
  'products p join categories c on c.id = p.category_id join shops s on s.id = p.shop_id'

/** A product joined with its category and shop; prices are cents. */
export type ProductColumns = {
  readonly id: number
  readonly shop_id: number
  readonly category_id: number
  readonly category_key: string
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly image: string
  readonly price_cents: number
  readonly market_price_cents: number | null
  readonly sales: number
  readonly click: number
  readonly rate_sum: number
  readonly reply_count: number
  readonly recommend_rank: number | null
  readonly stock: number
  readonly country: string
  readonly town: string
}

/** The goods of a row. The cost price stays with the merchant (api.md 4). */
export const goodsOf = (language: Language, row: ProductColumns) => ({
  product_id: row.id,
  title: row.title,
  title_en: row.title_en,
  ...ownTitle(language, row.title_others),
  image: row.image,
  sales_price: amount(row.price_cents),
  market_price: amountOrEmpty(row.market_price_cents),
  is_recommend: flag(row.recommend_rank !== null),
  real_sales: row.sales,
  category_id: row.category_id,
  category_key: row.category_key,
  rate: meanTenths(row.rate_sum, row.reply_count),
  reply_count: row.reply_count,
  stock: row.stock,
  country: row.country,
  town: row.town,
})

/** A product in a shop in list form (api.md 2). Our extensions are fields of its goods. */
export const productRow = (language: Language) => (row: ProductColumns) => ({
  id: row.id,
  mer_id: row.shop_id,
  product_id: row.id,
  sales: row.sales,
  click: row.click,
  goods: goodsOf(language, row),
})
