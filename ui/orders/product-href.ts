import type { ProductRef } from '../../domain/catalogue/product.ts'

/** The page of a product in its shop. */
export const hrefOfProduct = ({ productId, shopId }: ProductRef): string =>
  `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(shopId)}`
