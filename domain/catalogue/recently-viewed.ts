import type { ProductRef, ProductSummary } from './product.ts'

/** How many viewed products a device remembers. */
const RECENTLY_VIEWED_LIMIT = 50

/** The key of a product in a shop, for maps and lists. */
export const productKey = ({ productId, shopId }: ProductRef): string => `${productId}-${shopId}`

/** The products, each once; of equal ones the last stays. */
export const eachOnce = <T extends ProductRef>(products: readonly T[]): readonly T[] => [
  ...new Map(products.map((product) => [productKey(product), product])).values(),
]

/**
 * The favourites as they are now: those that the server listed, with the marks that were set or taken away since. Newly
 * marked ones are found among the viewed.
 */
export const favouritesNow = <T extends ProductRef>(
  listed: readonly T[],
  viewed: readonly T[],
  marks: ReadonlyMap<string, boolean>,
): readonly T[] => {
  const added = viewed.filter((product) => marks.get(productKey(product)) === true)
  return eachOnce([...added, ...listed]).filter((product) => marks.get(productKey(product)) !== false)
}

/** The fields of a product that lists need. */
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

// The cast is safe: a test holds SHOWN complete.
const summaryOf = (product: ProductSummary): ProductSummary =>
  Object.fromEntries(SHOWN.map((name) => [name, product[name]])) as unknown as ProductSummary

/** The list with `product` first, without duplicates, cut to the limit. */
export const rememberViewed = (
  viewed: readonly ProductSummary[],
  product: ProductSummary,
): readonly ProductSummary[] => {
  const key = productKey(product)
  const others = viewed.filter((known) => productKey(known) !== key)
  return [summaryOf(product), ...others].slice(0, RECENTLY_VIEWED_LIMIT)
}
