import { countOf, firstTextOf, flagOf, numberOf } from '../../domain/api/read.ts'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'

/** A shop row; in the followed list it nests under `merchant` (api.md 2). */
export const readShop = (value: unknown): ShopSummary | undefined => {
  const outer = fieldsOf(value)
  const row = fieldsOf(outer?.['merchant']) ?? outer
  const shopId = row && firstTextOf(row, 'mer_id', 'id')
  if (!row || !shopId) return undefined
  // Some servers give the rate as a share, 0 to 1, ours in percent. No shop has a rate of 1 percent, so up to 1 is a share.
  const rate = numberOf(row['good_rate'])
  return {
    shopId,
    name: firstTextOf(row, 'mer_name', 'name'),
    avatar: firstTextOf(row, 'mer_avatar', 'avatar'),
    fans: countOf(row['follow_count']),
    goodRate: rate !== undefined && rate <= 1 ? rate * 100 : rate,
    totalSales: numberOf(row['total_sales'] ?? row['sales']),
    isFollowed: flagOf(row['is_follow'] ?? outer?.['is_follow']),
  }
}
