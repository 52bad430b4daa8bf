import type { ProductRef, ProductSummary } from './product.ts'

/** How many viewed products a device remembers. */
const RECENTLY_VIEWED_LIMIT = 50

/** Names a product in a shop in maps and lists. */
export const productKey = ({ productId, merId }: ProductRef): string => `${productId}-${merId}`

/** The list with `product` on top, once, and no longer than the limit. */
export const rememberViewed = (
  viewed: readonly ProductSummary[],
  product: ProductSummary,
): readonly ProductSummary[] => {
  const key = productKey(product)
  return [product, ...viewed.filter((known) => productKey(known) !== key)].slice(0, RECENTLY_VIEWED_LIMIT)
}
