import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Database } from '../database/database.ts'
import type { DemoData, DemoProduct, DemoText } from '../demo-data/demo-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'
import {
  PRODUCT_SEED_COLUMNS,
  productSeedRow,
  VARIANT_SEED_COLUMNS,
  variantSeedRows,
} from './product-seed-rows.ts'
import { placeIds } from './seed-products.ts'

const BATCH = 500

/** The n-th variation of a demo product: other number, price, stock, sales and age, same structure. */
const vary = (product: DemoProduct, round: number): DemoProduct => {
  const extra = (round * 37) % 900
  const suffix = ` ${round + 1}`
  return {
    ...product,
    key: `${product.key}-v${round}`,
    title: Object.fromEntries(
      Object.entries(product.title).map(([language, title]) => [language, title + suffix]),
    ) as DemoText,
    priceCents: product.priceCents + extra,
    variants: product.variants.map((variant) => ({
      ...variant,
      code: `${variant.code}-v${round}`,
      priceCents: variant.priceCents + extra,
    })),
    sold: (product.sold * 7 + round * 13) % 5_000,
    createdSecondsAgo: product.createdSecondsAgo + ((round * 7_919) % 30_000_000),
    hotRank: undefined,
    recommendRank: undefined,
    reviews: [],
  }
}

/**
 * Updates planner statistics and merges the pending list of the full-text index. A database server would do this
 * within a minute; the embedded one never does.
 */
const tidy = async (database: Database, log: LogPort): Promise<void> => {
  await database.transaction(async (tx) => {
    // No shopper waits for it.
    await tx.query('set local statement_timeout = 0')
    await tx.query('analyze products')
    await tx.query('analyze variants')
  })
  // Outside a transaction: a server may cancel it by its time limit, and runs it later by itself (autovacuum).
  await database.script('vacuum products').catch((cause: unknown) => {
    log.write('warn', 'seed-not-tidied', { detail: cause instanceof Error ? cause.message : String(cause) })
  })
}

/**
 * Seeds products up to `wanted`, in batches with a transaction each. A killed run continues where it stopped, because
 * the ids show how far it came.
 */
export const seedLoad = async (
  database: Database,
  data: DemoData,
  wanted: number,
  now: number,
  log: LogPort,
): Promise<void> => {
  const shopId = placeIds(data.shops, 'shop')
  const categoryId = placeIds(data.categories, 'category')
  const base = data.products.length
  const rows = await database.query<{ max: number }>(
    'select coalesce(max(id), 0)::bigint as max from products',
  )
  for (let from = rows[0]?.max ?? 0; from < wanted; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, wanted - from) }, (_, index) => {
      const place = from + index
      const product = data.products[place % base]
      return product === undefined
        ? []
        : [{ id: place + 1, product: vary(product, Math.floor(place / base)) }]
    }).flat()
    await database.transaction(async (tx) => {
      const products = batch.map(({ id, product }) =>
        productSeedRow(
          product,
          { id, shopId: shopId(product.shop), categoryId: categoryId(product.category) },
          now,
        ),
      )
      await insertRows(tx, 'products', PRODUCT_SEED_COLUMNS, products)
      const variants = batch.flatMap(({ id, product }) => variantSeedRows(product, id))
      await insertRows(tx, 'variants', VARIANT_SEED_COLUMNS, variants)
      await continueIds(tx, 'products')
    })
  }
  if ((rows[0]?.max ?? 0) < wanted) await tidy(database, log)
}
