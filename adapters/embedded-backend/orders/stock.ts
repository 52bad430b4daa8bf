import { first, type Sql } from '../database/database.ts'

/** Pieces of a variant that an order takes or gives back. */
export type StockNeed = { readonly variantId: number; readonly orderId: number; readonly quantity: number }

const noteMove = async (tx: Sql, { variantId, orderId }: StockNeed, change: number): Promise<void> => {
  await tx.query('insert into stock_moves (variant_id, order_id, change) values ($1, $2, $3)', [
    variantId,
    orderId,
    change,
  ])
}

/**
 * Reserves pieces; returns false without a change when stock is too low. Call it in the order of variant ids, so that
 * two orders cannot deadlock.
 */
export const reserveStock = async (tx: Sql, need: StockNeed): Promise<boolean> => {
  await tx.query(
    `insert into stock_openings (variant_id, stock) select id, stock from variants where id = $1 for update
     on conflict do nothing`,
    [need.variantId],
  )
  const left = await first(
    tx.query<{ stock: number }>(
      'update variants set stock = stock - $2 where id = $1 and stock >= $2 returning stock',
      [need.variantId, need.quantity],
    ),
  )
  if (left === undefined) return false
  await noteMove(tx, need, -need.quantity)
  return true
}

/** Returns an order's pieces to stock. */
export const returnStock = async (tx: Sql, orderId: number): Promise<void> => {
  const lines = await tx.query<{ variant_id: number; quantity: number }>(
    'select variant_id, quantity from order_lines where order_id = $1 order by variant_id, id',
    [orderId],
  )
  for (const line of lines) {
    await tx.query('update variants set stock = stock + $2 where id = $1', [line.variant_id, line.quantity])
    await noteMove(tx, { variantId: line.variant_id, orderId, quantity: line.quantity }, line.quantity)
  }
}
