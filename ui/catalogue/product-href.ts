import type { ProductRef } from '../../domain/catalogue/product.ts'

/** The page of a product in its shop. */
export const hrefOfProduct = ({ productId, merId }: ProductRef): string =>
  `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(merId)}`
