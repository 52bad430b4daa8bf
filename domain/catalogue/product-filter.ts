import { type Cents, centsToDecimal, parseCents } from '../shared/money.ts'
import { normaliseInput } from '../shared/text.ts'
import { parseQueryString, toQueryString } from '../shared/url.ts'
import type { ProductSort } from './product.ts'

/** How a list of products is narrowed and ordered; every state of it has an address that can be shared. */
export type ProductFilter = {
  readonly categoryId: string | undefined
  readonly sort: ProductSort
  readonly minPrice: Cents | undefined
  readonly maxPrice: Cents | undefined
}

/** A list of products as it is first shown. */
export const NO_FILTER: ProductFilter = {
  categoryId: undefined,
  sort: 'default',
  minPrice: undefined,
  maxPrice: undefined,
}

const SORTS: readonly ProductSort[] = ['default', 'sales', 'newest', 'price-up', 'price-down']

/**
 * A price as a shopper types it: "1,248.50", "1.248,50", "$ 20" or "20". A single separator followed by
 * one or two digits is the decimal one, any other groups thousands. Undefined for anything else.
 */
export const parsePrice = (typed: string): Cents | undefined => {
  const text = normaliseInput(typed).replace(/US\$|\$|\s/gi, '')
  if (!/^\d[\d.,]*$/.test(text)) return undefined
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[.,]/g, '')
  return parseCents(decimal ? `${whole}.${decimal[1]}` : whole)
}

/** A price band with its ends in order: a shopper who swaps them means the same band. */
const orderedBand = (filter: ProductFilter): ProductFilter =>
  filter.minPrice !== undefined && filter.maxPrice !== undefined && filter.minPrice > filter.maxPrice
    ? { ...filter, minPrice: filter.maxPrice, maxPrice: filter.minPrice }
    : filter

/** Reads "?cat=3&sort=sales&min=10&max=99.50"; what makes no sense is left out. */
export const parseFilter = (search: string): ProductFilter => {
  const fields = parseQueryString(search)
  const price = (name: string): Cents | undefined => {
    const amount = parseCents(fields.get(name) ?? '')
    return amount !== undefined && amount >= 0 ? amount : undefined
  }
  return orderedBand({
    categoryId: fields.get('cat') || undefined,
    sort: SORTS.find((sort) => sort === fields.get('sort')) ?? 'default',
    minPrice: price('min'),
    maxPrice: price('max'),
  })
}

const shortAmount = (amount: Cents | undefined): string | undefined =>
  amount === undefined ? undefined : centsToDecimal(amount).replace(/\.00$/, '')

/** The query string of a filter, empty for none. Reading it gives the same filter. */
export const formatFilter = (filter: ProductFilter): string => {
  const query = toQueryString({
    cat: filter.categoryId,
    sort: filter.sort === 'default' ? undefined : filter.sort,
    min: shortAmount(filter.minPrice),
    max: shortAmount(filter.maxPrice),
  })
  return query === '' ? '' : `?${query}`
}

/** How many things narrow the list; the order is not one of them. */
export const countFilters = (filter: ProductFilter): number =>
  (filter.categoryId === undefined ? 0 : 1) +
  (filter.minPrice === undefined && filter.maxPrice === undefined ? 0 : 1)

/** The ends of a price band as they are typed. */
export type TypedBand = { readonly min: string; readonly max: string }

/** A filter that is being put together: what is chosen, and what is typed. */
export type FilterForm = Pick<ProductFilter, 'categoryId' | 'sort'> & { readonly typed: TypedBand }

/** The form that a filter begins with. */
export const filterFormOf = ({ categoryId, sort, minPrice, maxPrice }: ProductFilter): FilterForm => ({
  categoryId,
  sort,
  typed: { min: shortAmount(minPrice) ?? '', max: shortAmount(maxPrice) ?? '' },
})

const isNoPrice = (text: string): boolean => normaliseInput(text) !== '' && parsePrice(text) === undefined

/** The filter that a form stands for, and which ends of its band are no price: those are left out. */
export const readFilterForm = ({ categoryId, sort, typed: { min, max } }: FilterForm) => ({
  filter: orderedBand({ categoryId, sort, minPrice: parsePrice(min), maxPrice: parsePrice(max) }),
  isWrong: { min: isNoPrice(min), max: isNoPrice(max) },
})
