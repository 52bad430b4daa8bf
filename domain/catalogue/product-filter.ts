import { type Cents, centsToDecimal, parseCents } from '../shared/money.ts'
import { normaliseInput } from '../shared/text.ts'
import { parseQueryString, toQueryString } from '../shared/url.ts'
import type { ProductSort } from './product.ts'

/** Filter and sort order of a product list; each has an address that can be shared. */
export type ProductFilter = {
  readonly categoryId: string | undefined
  readonly sort: ProductSort
  readonly minPrice: Cents | undefined
  readonly maxPrice: Cents | undefined
  /** Only products in stock. */
  readonly inStock: boolean
  /** One of `RATING_STEPS`; undefined for all. */
  readonly minRating: RatingStep | undefined
}

/** The minimum ratings that can be chosen, of five stars. */
export const RATING_STEPS = [4.5, 4, 3] as const
/** A minimum rating that can be chosen. */
export type RatingStep = (typeof RATING_STEPS)[number]

/** The initial state of a product list: unfiltered. */
export const NO_FILTER: ProductFilter = {
  categoryId: undefined,
  sort: 'default',
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  minRating: undefined,
}

const SORTS: readonly ProductSort[] = ['default', 'sales', 'newest', 'price-up', 'price-down']

/**
 * Parses a typed price: "1,248.50", "1.248,50", "$ 20" or "20". A single separator followed by one or two digits is
 * the decimal mark, any other one groups thousands. Undefined for anything else.
 */
export const parsePrice = (typed: string): Cents | undefined => {
  const text = normaliseInput(typed).replace(/US\$|\$|\s/gi, '')
  if (!/^\d[\d.,]*$/.test(text)) return undefined
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[.,]/g, '')
  return parseCents(decimal ? `${whole}.${decimal[1]}` : whole)
}

/** A price range with its ends in order, in case the shopper swapped them. */
const orderedBand = (filter: ProductFilter): ProductFilter =>
  filter.minPrice !== undefined && filter.maxPrice !== undefined && filter.minPrice > filter.maxPrice
    ? { ...filter, minPrice: filter.maxPrice, maxPrice: filter.minPrice }
    : filter

/** Reads "?cat=3&sort=sales&min=10&max=99.50&stock=1&rating=4"; invalid parts are ignored. */
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
    inStock: fields.get('stock') === '1',
    minRating: RATING_STEPS.find((step) => String(step) === fields.get('rating')),
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
    stock: filter.inStock ? '1' : undefined,
    rating: filter.minRating === undefined ? undefined : String(filter.minRating),
  })
  return query === '' ? '' : `?${query}`
}

/** How many filters are active; the sort order is not counted. */
export const countFilters = (filter: ProductFilter): number =>
  (filter.categoryId === undefined ? 0 : 1) +
  (filter.minPrice === undefined && filter.maxPrice === undefined ? 0 : 1) +
  Number(filter.inStock) +
  (filter.minRating === undefined ? 0 : 1)

/** The ends of a price range as typed. */
export type TypedBand = { readonly min: string; readonly max: string }

/** The state of the filter form: chosen options and typed prices. */
export type FilterForm = Omit<ProductFilter, 'minPrice' | 'maxPrice'> & { readonly typed: TypedBand }

/** The form's initial values for a filter. */
export const filterFormOf = ({ minPrice, maxPrice, ...chosen }: ProductFilter): FilterForm => ({
  ...chosen,
  typed: { min: shortAmount(minPrice) ?? '', max: shortAmount(maxPrice) ?? '' },
})

const isNoPrice = (text: string): boolean => normaliseInput(text) !== '' && parsePrice(text) === undefined

/** The filter of a form, and which typed prices are invalid; those are left out. */
export const readFilterForm = ({ typed: { min, max }, ...chosen }: FilterForm) => ({
  filter: orderedBand({ ...chosen, minPrice: parsePrice(min), maxPrice: parsePrice(max) }),
  isWrong: { min: isNoPrice(min), max: isNoPrice(max) },
})
