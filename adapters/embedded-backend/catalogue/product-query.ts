import type { Language } from '../../../domain/account/language.ts'
import type { Sql } from '../database/database.ts'
import type { PageRequest } from '../http/input.ts'
import type { Call } from '../http/route.ts'
import type { KnownLexemes, ProductWords } from './known-words.ts'
import { PRODUCT_COLUMNS, PRODUCT_TABLES, type ProductColumns, productRow } from './product-rows.ts'
import { searchCorrections } from './search-corrections.ts'
import {
  anywherePattern,
  hasTrigram,
  prefixQuery,
  readSearch,
  TONED_TITLE,
  tonedPattern,
  widenedQuery,
} from './search-terms.ts'

const PRODUCT_SORTS = {
  default: 'p.sales desc, p.id',
  sales: 'p.sales desc, p.id',
  new: 'p.created_at desc, p.id desc',
  price_asc: 'p.price_cents, p.id',
  price_desc: 'p.price_cents desc, p.id desc',
  hot: 'p.hot_rank nulls last, p.sales desc, p.id',
  recommend: 'p.recommend_rank nulls last, p.sales desc, p.id',
} as const
/** The sort keys of product lists. */
export type ProductSortKey = keyof typeof PRODUCT_SORTS

/** The filters of product lists. */
export type ProductFilter = {
  /** The shopper's language. */
  readonly language: Language
  readonly categoryId?: number | undefined
  readonly shopId?: number | undefined
  readonly title?: string | undefined
  readonly minCents?: number | undefined
  readonly maxCents?: number | undefined
  readonly onlyRecommended?: boolean
  readonly onlyInStock?: boolean | undefined
  /** Tenths of a star, 0-50; products without ratings have none. */
  readonly minTenths?: number | undefined
  readonly sort: ProductSortKey
}

/** A page of products and the total, up to the limit of decision 9. */
export type ProductPage = {
  readonly total: number
  readonly list: readonly ReturnType<ReturnType<typeof productRow>>[]
}

// No index supports one or two letters within a word, so only the best-selling products are searched for them.
const amongMostSold = (max: number): string =>
  `p.id = any (array(select id from products where is_on_sale order by sales desc, id limit ${max}))`

type Condition = { readonly text: string; readonly params: readonly unknown[] }

const conditions = (filter: ProductFilter, match: (title: string) => Condition | undefined): Condition => {
  const texts = ['p.is_on_sale']
  const params: unknown[] = []
  const add = (text: string, value: unknown) => {
    params.push(value)
    texts.push(text.replace('?', `$${params.length}`))
  }
  if (filter.categoryId !== undefined) add('p.category_id = ?::bigint', filter.categoryId)
  if (filter.shopId !== undefined) add('p.shop_id = ?::bigint', filter.shopId)
  if (filter.minCents !== undefined) add('p.price_cents >= ?::bigint', filter.minCents)
  if (filter.maxCents !== undefined) add('p.price_cents <= ?::bigint', filter.maxCents)
  if (filter.minTenths !== undefined)
    // Rounded as displayed (meanTenths): a product shown with 4.5 matches 4.5 and up.
    add(
      'p.reply_count > 0 and round(p.rate_sum::numeric / greatest(p.reply_count, 1)) >= ?::numeric',
      filter.minTenths,
    )
  if (filter.onlyInStock)
    texts.push('exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)')
  if (filter.onlyRecommended) texts.push('p.recommend_rank is not null')
  const title = filter.title ? match(filter.title) : undefined
  if (title) add(title.text, title.params[0])
  return { text: texts.join(' and '), params }
}

const byQuery = (query: string): Condition => ({
  text: 'p.search @@ ?::tsquery',
  params: [query],
})

const byWords = (title: string): Condition | undefined => {
  const query = prefixQuery(title)
  return query === '' ? undefined : byQuery(query)
}

const byAnyPart = (title: string): Condition => {
  const text = "(p.title || ' ' || p.title_en || ' ' || p.keywords) ilike ?"
  const params = [anywherePattern(title)]
  return hasTrigram(title) ? { text, params } : { text: `${text} and ${amongMostSold(2000)}`, params }
}

/**
 * A list is cut off at this many rows (five hundred pages), so that neither its count nor its last page gets slow in
 * a large catalogue.
 */
export const MAX_FOUND = 5_000

const count = async (sql: Sql, where: Condition): Promise<number> => {
  const rows = await sql.query<{ count: number }>(
    `select count(*)::bigint as count
     from (select 1 from products p where ${where.text} limit ${MAX_FOUND}) counted`,
    where.params,
  )
  return rows[0]?.count ?? 0
}

// The columns used by the sort orders of PRODUCT_SORTS.
const SORTED_BY = 'p.id, p.sales, p.created_at, p.price_cents, p.hot_rank, p.recommend_rank'

/**
 * The ids of a page. The few matches of a title are materialised first and then sorted: otherwise the planner scans
 * products in sort order until it has found ten matches, which may be half the catalogue.
 */
const pageOfIds = (where: Condition, order: string, gathered: string | undefined): string =>
  gathered
    ? `with found as materialized (select ${gathered} from products p where ${where.text})
       select p.id from found p order by ${order}`
    : `select p.id from products p where ${where.text} order by ${order}`

/** A condition on one parameter, and the columns it reads. */
type Best = { readonly text: string; readonly param: string; readonly columns: string }

/** Products that match a full-text query. */
const bestByQuery = (query: string): Best => ({
  text: 'p.search @@ ?::tsquery',
  param: query,
  columns: 'p.search',
})

/** Products whose Thai title contains the text exactly as typed, with tone marks. */
const bestByTone = (title: string | undefined): Best | undefined => {
  const pattern = title && tonedPattern(title)
  return pattern
    ? { text: `${TONED_TITLE} ilike ?`, param: pattern, columns: 'p.title, p.title_others' }
    : undefined
}

type PageQuery = {
  readonly filter: ProductFilter
  readonly where: Condition
  readonly total: number
  readonly page: PageRequest
  /** Matches of this come first, unless another sort order was requested. */
  readonly best?: Best | undefined
}

/** The page of rows that match a condition. */
const pageOf = async (sql: Sql, { filter, where, total, page, best }: PageQuery): Promise<ProductPage> => {
  if (page.offset >= total) return { total, list: [] }
  const limit = Math.min(page.limit, total - page.offset)
  const isGathered = filter.title !== undefined && total < MAX_FOUND
  const isBestFirst = best !== undefined && isGathered && filter.sort === 'default'
  const params = isBestFirst ? [...where.params, best.param] : where.params
  const first = isBestFirst ? `(${best.text.replace('?', `$${params.length}`)}) desc, ` : ''
  const order = first + PRODUCT_SORTS[filter.sort]
  const gathered = isBestFirst ? `${SORTED_BY}, ${best.columns}` : SORTED_BY
  // Ids are selected first, so that skipped rows are not read and their stock is not summed.
  const rows = await sql.query<ProductColumns>(
    `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where p.id = any (array(
       ${pageOfIds(where, order, isGathered ? gathered : undefined)} limit ${limit} offset ${page.offset}))
     order by ${order}`,
    params,
  )
  return { total, list: rows.map(productRow(filter.language)) }
}

/** Products that match the typed words, before those that match synonyms. */
const bestAsTyped = (named: string): Best | undefined => {
  const query = prefixQuery(named)
  return query === '' ? undefined : bestByQuery(query)
}

/**
 * One page of products. A title is first matched by word prefixes and synonyms, which an index supports at any size;
 * only if nothing is found, within words. "Cheap" is not a word of the title but sorts by price, unless another order
 * was requested. Without `lexemes` there are no synonyms.
 */
export const findProducts = async (
  sql: Sql,
  given: ProductFilter,
  page: PageRequest,
  lexemes: KnownLexemes = async () => new Set(),
): Promise<ProductPage> => {
  const read = given.title === undefined ? undefined : readSearch(given.title)
  const isChanged = read !== undefined && (read.isWidened || read.isShortened)
  const filter = isChanged
    ? {
        ...given,
        title: read.named || undefined,
        sort: read.isCheap && given.sort === 'default' ? ('price_asc' as const) : given.sort,
      }
    : given
  const widened = isChanged ? widenedQuery(read, await lexemes()) : ''
  const byNames = (title: string): Condition | undefined => (isChanged ? byQuery(widened) : byWords(title))
  let where = conditions(filter, byNames)
  let total = await count(sql, where)
  if (filter.title && (total === 0 || prefixQuery(filter.title) === '')) {
    where = conditions(filter, byAnyPart)
    total = await count(sql, where)
  }
  const toned = bestByTone(given.title)
  const best = toned ?? (read?.isWidened ? bestAsTyped(read.named) : undefined)
  return pageOf(sql, { filter, where, total, page, best })
}

/** A page of search results, and whether they match exactly. */
export type SearchPage = ProductPage & {
  /** 1 where nothing matches the title and these are only similar. */
  readonly is_near?: 1
}

/** Like `findProducts`, but falls back to similar words when nothing is found. */
export const searchProducts = async (
  sql: Sql,
  { words, lexemes }: ProductWords,
  filter: ProductFilter,
  page: PageRequest,
): Promise<SearchPage> => {
  const found = await findProducts(sql, filter, page, lexemes)
  if (found.total > 0 || !filter.title) return found
  const nearly = searchCorrections(readSearch(filter.title).named, await words())
  if (!nearly) return found
  const where = conditions(filter, () => byQuery(nearly.any))
  const total = await count(sql, where)
  const near = await pageOf(sql, { filter, where, total, page, best: bestByQuery(nearly.best) })
  return total === 0 ? near : { ...near, is_near: 1 }
}

const RATINGS = ['', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const

const SORT_WORDS = [
  'default',
  'sales',
  'new',
  'newest',
  'createtime',
  'price',
  'price_asc',
  'price_desc',
] as const

/** `sort` with `order` asc or desc; "price" alone is ascending. */
const readSort = (input: Call['input'], fallback: ProductSortKey): ProductSortKey => {
  const sort = input.choice('sort', SORT_WORDS, 'default')
  const order = input.choice('order', ['asc', 'desc', 'ASC', 'DESC'], 'asc').toLowerCase()
  switch (sort) {
    case 'default':
      return fallback
    case 'newest':
    case 'createtime':
      return 'new'
    case 'price':
      return order === 'desc' ? 'price_desc' : 'price_asc'
    default:
      return sort
  }
}

/** `min_rating` of five stars, in steps of half a star. */
const readTenths = (input: Call['input']): number | undefined => {
  const stars = input.choice('min_rating', RATINGS, '')
  return stars === '' ? undefined : Math.round(Number(stars) * 10)
}

/** The filter of a call: category_id, title, sort, order, min_price, max_price, in_stock, min_rating (api.md 2). */
export const readProductFilter = (
  { input, language }: Pick<Call, 'input' | 'language'>,
  fallback: ProductSortKey,
): ProductFilter => ({
  language,
  categoryId: input.optionalInteger('category_id', 0, Number.MAX_SAFE_INTEGER) || undefined,
  title: input.searchTerm('title', 100) || undefined,
  minCents: input.optionalCents('min_price'),
  maxCents: input.optionalCents('max_price'),
  onlyInStock: input.optionalFlag('in_stock'),
  minTenths: readTenths(input),
  sort: readSort(input, fallback),
})
