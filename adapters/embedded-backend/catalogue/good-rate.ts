import { FAVOURABLE_SCORE } from '../../../domain/orders/review.ts'
import type { Sql } from '../database/database.ts'

/**
 * Updates the favourable rate (`favourableRate`) of a shop, or of all. A shop without reviews keeps its initial rate.
 */
export const countGoodRate = async (tx: Sql, shopId?: number): Promise<void> => {
  // Concurrent reviews of one shop: the second counts after the first is written.
  if (shopId !== undefined) await tx.query('select 1 from shops where id = $1 for update', [shopId])
  await tx.query(
    `update shops s set good_rate = r.rate from
       (select shop_id, round(100.0 * count(*) filter (where product_score >= $2::integer) / count(*)) as rate
        from reviews where $1::bigint is null or shop_id = $1::bigint group by shop_id) r
     where r.shop_id = s.id`,
    [shopId ?? null, FAVOURABLE_SCORE],
  )
}
