import type { ProductDetail } from '../../domain/catalogue/product.ts'

/** The path of a shop's page. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`

/** The best sellers, on a page that visitors may open too. */
export const BEST_SELLING = '/explore?sort=sales'

/** The conversation with a product's seller, offering to send the product's card. */
export const roomOf = ({ shopId, productId }: ProductDetail): string =>
  `/chatRoomDetail/${encodeURIComponent(shopId)}?product=${encodeURIComponent(productId)}`
