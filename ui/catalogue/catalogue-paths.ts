import type { ProductDetail } from '../../domain/catalogue/product.ts'

/** The page of a shop. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`

/** What sells best, on a page that visitors may open as well. */
export const BEST_SELLING = '/explore?sort=sales'

/** Where to ask the seller about a product: the room offers to send its card. */
export const roomOf = ({ shopId, productId }: ProductDetail): string =>
  `/chatRoomDetail/${encodeURIComponent(shopId)}?product=${encodeURIComponent(productId)}`
