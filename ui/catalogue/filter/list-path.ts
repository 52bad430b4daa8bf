import { formatFilter, type ProductFilter } from '../../../domain/catalogue/product-filter.ts'

/** A list page with its filter in the query; `extra` comes first: a search's words and tab. */
export const listPath = (path: string, filter: ProductFilter, extra = ''): string => {
  const query = [extra, formatFilter(filter).slice(1)].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}
