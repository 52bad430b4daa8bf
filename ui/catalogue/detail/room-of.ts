import type { ProductDetail } from '../../../domain/catalogue/product.ts'

/** Where to ask the seller about a product: the room offers to send its card. */
export const roomOf = ({ shopId, productId }: ProductDetail): string =>
  `/chatRoomDetail/${encodeURIComponent(shopId)}?product=${encodeURIComponent(productId)}`
