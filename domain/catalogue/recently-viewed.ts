import type { ProductRef, ProductSummary } from './product.ts'

/** How many viewed products a device remembers. */
const RECENTLY_VIEWED_LIMIT = 50

/** Names a product in a shop in maps and lists. */
export const productKey = ({ productId, shopId }: ProductRef): string => `${productId}-${shopId}`

/** What a list shows of a product; its own page knows more. */
const SHOWN = [
  'productId',
  'shopId',
  'title',
  'titleEn',
  'titleOthers',
  'image',
  'price',
  'marketPrice',
  'sold',
  'rating',
  'stock',
  'categoryKey',
] as const satisfies readonly (keyof ProductSummary)[]

// All of it, held by a test: an object made from names has no type of its own.
const summaryOf = (product: ProductSummary): ProductSummary =>
  Object.fromEntries(SHOWN.map((name) => [name, product[name]])) as unknown as ProductSummary

/** The list with what it shows of `product` on top, once, and no longer than the limit. */
export const rememberViewed = (
  viewed: readonly ProductSummary[],
  product: ProductSummary,
): readonly ProductSummary[] => {
  const key = productKey(product)
  const others = viewed.filter((known) => productKey(known) !== key)
  return [summaryOf(product), ...others].slice(0, RECENTLY_VIEWED_LIMIT)
}
