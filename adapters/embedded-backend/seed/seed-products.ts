import type { Sql } from '../database/database.ts'
import { type DemoData, DemoDataError } from '../demo-data/demo-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'
import {
  PRODUCT_SEED_COLUMNS,
  productSeedRow,
  REVIEW_SEED_COLUMNS,
  reviewSeedRow,
  VARIANT_SEED_COLUMNS,
  variantSeedRows,
} from './product-seed-rows.ts'

/** Ids as the seed assigns them: the position in the demo data, from 1. */
export const placeIds = (rows: readonly { readonly key: string }[], what: string) => {
  const ids = new Map(rows.map((row, index) => [row.key, index + 1]))
  return (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new DemoDataError(`the demo data has no ${what} "${key}"`)
    return id
  }
}

/** Seeds products with their variants and reviews. */
export const seedProducts = async (tx: Sql, data: DemoData, now: number): Promise<void> => {
  const shopId = placeIds(data.shops, 'shop')
  const categoryId = placeIds(data.categories, 'category')
  const placed = data.products.map((product, index) => ({
    product,
    id: index + 1,
    shopId: shopId(product.shop),
    categoryId: categoryId(product.category),
  }))
  await insertRows(
    tx,
    'products',
    PRODUCT_SEED_COLUMNS,
    placed.map(({ product, ...ids }) => productSeedRow(product, ids, now)),
  )
  await continueIds(tx, 'products')
  await insertRows(
    tx,
    'variants',
    VARIANT_SEED_COLUMNS,
    placed.flatMap(({ product, id }) => variantSeedRows(product, id)),
  )
  await insertRows(
    tx,
    'reviews',
    REVIEW_SEED_COLUMNS,
    placed.flatMap(({ product, id, shopId: shop }) =>
      product.reviews.map((review) => reviewSeedRow(review, { productId: id, shopId: shop }, now)),
    ),
  )
}
