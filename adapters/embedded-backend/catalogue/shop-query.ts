import { FAVOURABLE_SCORE } from '../../../domain/orders/review.ts'
import type { Sql } from '../database/database.ts'
import type { PageRequest } from '../http/input.ts'
import { flag } from '../rows/row-format.ts'
import { anywherePattern } from './search-terms.ts'

/** `s` is shops; the named parameter is the shopper whose follows count. */
export const shopColumns = (shopperParam: string): string => `s.id, s.name, s.avatar, s.follow_count,
  s.good_rate, s.total_sales, s.visit, s.level, s.credit, s.country, s.town, s.reply_minutes,
  exists (select 1 from follows f where f.shop_id = s.id and f.user_id = ${shopperParam}::bigint) as is_follow,
  (select count(*)::bigint from products p where p.shop_id = s.id and p.is_on_sale) as product_count`

/**
 * The courier `k` that collects from the shop `s`: the cheapest one in its country. Used for the product page, the
 * basket and the shop's chat answers.
 */
export const COURIER_OF_SHOP = `left join lateral (
  select key, name, freight_cents from couriers where s.country = any(countries)
  order by freight_cents, key limit 1) k on true`

/** A row of `shops`, with whether the caller follows it. */
export type ShopColumns = {
  readonly id: number
  readonly name: string
  readonly avatar: string
  readonly follow_count: number
  readonly good_rate: number
  readonly total_sales: number
  readonly visit: number
  readonly level: number
  readonly credit: number
  readonly country: string
  readonly town: string
  readonly reply_minutes: number
  readonly is_follow: boolean
  readonly product_count: number
}

/** A shop as in lists and product detail (api.md 2). */
export const shopRow = (row: ShopColumns) => ({
  mer_id: row.id,
  mer_name: row.name,
  mer_avatar: row.avatar,
  follow_count: row.follow_count,
  good_rate: row.good_rate,
  visit: row.visit,
  total_price: row.total_sales,
  total_sales: row.total_sales,
  product_count: row.product_count,
  country: row.country,
  town: row.town,
  reply_minutes: row.reply_minutes,
  is_follow: flag(row.is_follow),
})

type ShopFilter = { readonly title: string | undefined; readonly shopperId: number | undefined }

/** Shops whose name contains the title, most followed first. */
export const findShops = async (sql: Sql, { title, shopperId }: ShopFilter, page: PageRequest) => {
  const pattern = title ? anywherePattern(title) : '%'
  const counted = await sql.query<{ count: number }>(
    'select count(*)::bigint as count from shops where name ilike $1',
    [pattern],
  )
  const rows = await sql.query<ShopColumns>(
    `select ${shopColumns('$2')} from shops s where s.name ilike $1
     order by s.follow_count desc, s.id limit ${page.limit} offset ${page.offset}`,
    [pattern, shopperId ?? null],
  )
  return { total: counted[0]?.count ?? 0, list: rows.map(shopRow) }
}

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
