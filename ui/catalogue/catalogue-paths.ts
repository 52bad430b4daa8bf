import type { ProductDetail } from '../../domain/catalogue/product.ts'
import { formatFilter, type ProductFilter } from '../../domain/catalogue/product-filter.ts'

/** The page of a shop. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`

/** What sells best, on a page that visitors may open as well. */
export const BEST_SELLING = '/explore?sort=sales'

/** A list page with its filter in the query; `extra` comes first: a search's words and tab. */
export const listPath = (path: string, filter: ProductFilter, extra = ''): string => {
  const query = [extra, formatFilter(filter).slice(1)].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

/** Where to ask the seller about a product: the room offers to send its card. */
export const roomOf = ({ shopId, productId }: ProductDetail): string =>
  `/chatRoomDetail/${encodeURIComponent(shopId)}?product=${encodeURIComponent(productId)}`
